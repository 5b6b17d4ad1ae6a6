import { MENSAJES_CUENTA as TEXTO } from './cuenta-messages.ts'
import { OutcomeCard } from './OutcomeCard.tsx'

export function SpentLink({ text = TEXTO.spentText }: { text?: string }) {
  return <OutcomeCard title={TEXTO.spent} text={text} to="/login" label={TEXTO.login} />
}
