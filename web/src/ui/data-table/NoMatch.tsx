import { Button } from '../Button.tsx'
import { StateMessage } from '../StateMessage.tsx'
import { MENSAJES_TABLA } from './messages.ts'

/** The search and the filters leave nothing. */
export function NoMatch({ showAll }: { showAll: () => void }) {
  const action = (
    <Button variant="secondary" small onClick={showAll}>
      {MENSAJES_TABLA.clearAll}
    </Button>
  )
  return (
    <StateMessage kind="empty" title={MENSAJES_TABLA.noResults} action={action}>
      {MENSAJES_TABLA.noResultsNext}
    </StateMessage>
  )
}
