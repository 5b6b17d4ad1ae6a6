import { api } from '@naf/contract'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { spreadsheets } from '../../ui/export-menu.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useFailureDialog } from '../../ui/useFailureDialog.ts'
import { useAsesoriaCount } from './count.ts'
import { exportQuery } from './export-query.ts'
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
  const list = useFailureDialog(useAsesorias(), TEXTO.failed)
  const whole = list.isWhole ? list.data : undefined
  const { count, isAwaited } = useAsesoriaCount({ whole, isNeeded: !list.isError })
  const actions = useAsesoriaActions(count)
  const [view, setView] = useListView()
  const placeAs = usePlaces()
  useChanges(list.data !== undefined)
  const [params] = useSearchParams()
  const exports = spreadsheets(api.asesorias.export, exportQuery(view, params))
  const View = VIEWS[view]

  return (
    <div className="w-full px-4 py-3 md:px-6">
      <PageHeading
        title={TEXTO.title}
        actions={<ListActions view={view} onView={setView} bulk={actions} exports={exports} />}
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
