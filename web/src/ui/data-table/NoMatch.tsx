import { Button } from '../Button.tsx'
import { StateMessage } from '../StateMessage.tsx'
import lentes from '../scenes/detalle-lentes.svg'
import { MENSAJES_BUSQUEDA } from './search-messages.ts'

/** The search and the filters leave nothing. */
export function NoMatch({ showAll }: { showAll: () => void }) {
  const action = (
    <Button variant="secondary" small onClick={showAll}>
      {MENSAJES_BUSQUEDA.clearAll}
    </Button>
  )
  return (
    <StateMessage kind="empty" title={MENSAJES_BUSQUEDA.noResults} action={action} scene={lentes}>
      {MENSAJES_BUSQUEDA.noResultsNext}
    </StateMessage>
  )
}
