import { MENSAJES_CUENTA as TEXTO } from './cuenta-messages.ts'
import { OutcomeCard } from './OutcomeCard.tsx'

export function SpentLink() {
  return <OutcomeCard title={TEXTO.spent} text={TEXTO.spentText} to="/login" label={TEXTO.login} />
}
