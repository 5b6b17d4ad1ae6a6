import { ButtonLink } from '../../ui/Button.tsx'
import { AuthCard } from './AuthCard.tsx'
import { MENSAJES_CUENTA as TEXTO } from './cuenta-messages.ts'

export function EnlaceInvalido() {
  return (
    <AuthCard title={TEXTO.invalido} text={TEXTO.invalidoTexto}>
      <div className="mt-6 flex flex-col gap-3">
        <ButtonLink to="/login">{TEXTO.ingresar}</ButtonLink>
      </div>
    </AuthCard>
  )
}
