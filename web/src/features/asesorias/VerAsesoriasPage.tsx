import { lazy, Suspense } from 'react'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useAsesoriaCount } from './count.ts'
import { exportAsesorias } from './export.ts'
import { ListActions, NoticePlace, PendingNotice } from './ListActions.tsx'
import { useAsesorias } from './list-api.ts'
import { MENSAJES_LISTA as TEXTO } from './list-messages.ts'
import { useAsesoriaActions } from './useAsesoriaActions.ts'
import { useChanges } from './useChanges.ts'
import { useListView } from './useListView.ts'
import { usePlaces } from './usePlaces.ts'

const VIEWS = {
  cola: lazy(() => import('./queue/Queue.tsx')),
  tabla: lazy(() => import('./AsesoriaTable.tsx')),
}

/** Where staff works through the requests: as a queue, or as a table with every column. */
export default function VerAsesoriasPage() {
  const list = useAsesorias()
  const { data } = list.query
  const { count, isAwaited } = useAsesoriaCount({ whole: list.whole, isNeeded: !list.query.isError })
  const onExport = data && data.length > 0 ? () => exportAsesorias(data) : undefined
  const actions = useAsesoriaActions(count, onExport)
  const [view, setView] = useListView()
  const placeAs = usePlaces()
  useChanges(data !== undefined)
  const View = VIEWS[view]

  return (
    <div className="w-full px-4 py-3 md:px-6">
      <PageHeading
        title={TEXTO.title}
        actions={<ListActions view={view} onView={setView} bulk={actions} onExport={onExport} />}
      />
      <div className="mt-2 space-y-2">
        {isAwaited ? <NoticePlace /> : <PendingNotice count={count?.Pendientes ?? 0} />}
        <Suspense fallback={<Skeleton className="h-96" />}>
          <View list={list} actions={actions} placeAs={placeAs} />
        </Suspense>
      </div>
    </div>
  )
}
