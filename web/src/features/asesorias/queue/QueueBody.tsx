import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { NoMatch } from '../../../list/list-controls.tsx'
import { MENSAJES_TABLA } from '../../../list/list-notices.tsx'
import { MENSAJES_UI } from '../../../ui/messages.ts'
import { RetryButton } from '../../../ui/RetryButton.tsx'
import { Skeleton, SkeletonList } from '../../../ui/Skeleton.tsx'
import { StateMessage } from '../../../ui/StateMessage.tsx'
import cafe from '../../../ui/scenes/detalle-cafe.svg'
import { MENSAJES_LISTA } from '../list-messages.ts'
import type { ListViewProps } from '../list-view.ts'
import { MENSAJES_COLA as TEXTO } from './messages.ts'
import { KEYS_AREA } from './useKeys.ts'

interface QueueBodyProps extends Pick<ListViewProps, 'list'> {
  found: number
  /** Nothing is left in the tab, which is neither searched nor filtered. */
  isDone: boolean
  showAll: () => void
  /** The rows. */
  children: ReactNode
}

/** The four states of the queue, with the words of the table. */
export function QueueBody({ list, found, isDone, showAll, children }: QueueBodyProps) {
  const { data, isError } = list
  if (!data && isError)
    return (
      <StateMessage kind="failed" title={MENSAJES_LISTA.failed} action={<RetryButton query={list} />}>
        {MENSAJES_UI.noConnection}
      </StateMessage>
    )
  if (!data) return <SkeletonList count={10} className="h-11" />
  if (data.length === 0)
    return (
      <StateMessage kind="empty" title={MENSAJES_LISTA.empty} scene={cafe}>
        {MENSAJES_LISTA.emptyNext}
      </StateMessage>
    )
  const isComing = list.rest.isAwaited || list.older.isFetching
  return (
    <>
      <p className="queue-status">
        <span role="status">{statusOf(found, list)}</span>
        <span> · {TEXTO.priority}</span>
      </p>
      {found > 0 && (
        <ul {...KEYS_AREA} aria-label={MENSAJES_LISTA.title} className="queue-rows">
          {children}
        </ul>
      )}
      {found === 0 && isComing && <Skeleton className="h-28" />}
      {found === 0 && !isComing && (isDone ? <AllDone /> : <NoMatch showAll={showAll} />)}
    </>
  )
}

function AllDone() {
  return (
    <StateMessage
      kind="empty"
      title={TEXTO.allDone}
      scene={cafe}
      action={
        <Link to="?estado=realizadas" className="link">
          {TEXTO.seeDone}
        </Link>
      }
    />
  )
}

const statusOf = (found: number, { rest, older }: ListViewProps['list']): string => {
  if (rest.isAwaited) return MENSAJES_TABLA.loadingRest
  return older.isFetching ? MENSAJES_TABLA.searchingOlder : MENSAJES_TABLA.results(found)
}
