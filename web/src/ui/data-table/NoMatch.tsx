import { Button } from '../Button.tsx'
import { StateMessage } from '../StateMessage.tsx'
import lentes from '../scenes/detalle-lentes.svg'
import { MENSAJES_TABLA } from './messages.ts'

/** The search and the filters leave nothing. */
export function NoMatch({ showAll }: { showAll: () => void }) {
  const action = (
    <Button variant="secondary" small onClick={showAll}>
      {MENSAJES_TABLA.clearAll}
    </Button>
  )
  return (
    <StateMessage kind="empty" title={MENSAJES_TABLA.noResults} action={action} scene={lentes}>
      {MENSAJES_TABLA.noResultsNext}
    </StateMessage>
  )
}
