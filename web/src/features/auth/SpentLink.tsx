import { MENSAJES_CUENTA as TEXTO } from './cuenta-messages.ts'
import { OutcomeCard } from './OutcomeCard.tsx'

export function SpentLink() {
  return <OutcomeCard title={TEXTO.invalido} text={TEXTO.invalidoTexto} to="/login" label={TEXTO.ingresar} />
}
