import { type Asesoria, api } from '@naf/contract'
import { ListChecks, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { COLUMNS, DEFAULT_SORT, ESTADO, FILTERS, PENDIENTES } from './columns.tsx'
import { useAsesoriaCount } from './count.ts'
import { MENSAJES_LISTA as TEXTO } from './messages.ts'
import { RowActions } from './RowActions.tsx'
import { useAsesorias } from './staff-api.ts'
import { useAsesoriaActions } from './useAsesoriaActions.ts'

const rowId = ({ Id }: Asesoria) => Id

/** Where staff works through the requests. */
export default function VerAsesoriasPage() {
  const { query, whole, window } = useAsesorias()
  const { count, isAwaited } = useAsesoriaCount({ whole, isNeeded: !query.isError })
  const actions = useAsesoriaActions(count)

  return (
    <div className="w-full px-4 py-8 md:px-6">
      <PageHeading title={TEXTO.title} actions={<BulkActions {...actions} />} />
      <div className="mt-6 space-y-4">
        {isAwaited ? <NoticePlace /> : <PendingNotice count={count?.Pendientes ?? 0} />}
        <DataTable
          caption={TEXTO.title}
          list={api.asesorias.list}
          query={query}
          window={window}
          columns={COLUMNS}
          filters={FILTERS}
          defaultSort={DEFAULT_SORT}
          rowId={rowId}
          rowLabel={(row) => TEXTO.row(row.Nombre)}
          actions={(row) => <RowActions asesoria={row} {...actions} />}
          empty={{ title: TEXTO.empty, next: TEXTO.emptyNext }}
          failed={TEXTO.failed}
        />
      </div>
    </div>
  )
}

/** As much room as the notice takes: what is below does not move when their number comes. */
function NoticePlace() {
  return (
    <div aria-hidden="true" className="animate-pulse rounded-md bg-line/60 *:invisible">
      <PendingNotice count={100} />
    </div>
  )
}

function PendingNotice({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-accent-soft px-4 py-2.5 text-sm">
      <ListChecks aria-hidden="true" className="size-5 shrink-0" />
      <span className="font-semibold">{TEXTO.pendingCount(count)}</span>
      <Link to={`?${ESTADO}=${PENDIENTES}`} preventScrollReset className="link">
        {TEXTO.showPending}
      </Link>
    </p>
  )
}

type BulkProps = Pick<ReturnType<typeof useAsesoriaActions>, 'removeDone' | 'removeAll' | 'isDeletingMany'>

function BulkActions({ removeDone, removeAll, isDeletingMany }: BulkProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" small busy={isDeletingMany} onClick={removeDone}>
        <Trash2 aria-hidden="true" className="size-4" />
        {TEXTO.deleteDone}
      </Button>
      <Button variant="secondary" small busy={isDeletingMany} onClick={removeAll} className="text-danger">
        <Trash2 aria-hidden="true" className="size-4" />
        {TEXTO.deleteAll}
      </Button>
    </div>
  )
}
