import { ClientOnly } from '../../ui/ClientOnly.tsx'
import { AuthCard } from './AuthCard.tsx'
import { MENSAJES_REGISTRARSE as TEXTO } from './messages.ts'
import RegisterForm from './RegisterForm.tsx'

export default function RegisterPage() {
  return (
    <AuthCard wide title={TEXTO.title} text={TEXTO.text}>
      <ClientOnly>
        <RegisterForm />
      </ClientOnly>
    </AuthCard>
  )
}
