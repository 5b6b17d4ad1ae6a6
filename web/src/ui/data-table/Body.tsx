import { MENSAJES_UI } from '../messages.ts'
import { RetryButton } from '../RetryButton.tsx'
import { Skeleton, SkeletonList } from '../Skeleton.tsx'
import { StateMessage } from '../StateMessage.tsx'
import { CardList } from './CardList.tsx'
import { FailedNotice } from './FailedNotice.tsx'
import { MENSAJES_TABLA } from './messages.ts'
import { NoMatch } from './NoMatch.tsx'
import { TableView } from './TableView.tsx'
import type { TableState } from './table-params.ts'
import type { DataTableProps, TableWindow } from './types.ts'
import type { VisibleRows } from './useRows.ts'
import type { ChangeTable } from './useTableParams.ts'

interface Props<Row> extends DataTableProps<Row> {
  shown: VisibleRows<Row>
  sort: TableState['sort']
  change: ChangeTable
  showAll: () => void
  /** Whether there is room for a table; else the rows are cards. */
  wide: boolean
}

/** The four states of a list; rows that are there stay in sight while newer ones fail to come. */
export function Body<Row>(props: Props<Row>) {
  const { query, empty, failed } = props
  if (query.data && query.data.length > 0) return <FullBody {...props} />
  return (
    <div className="p-3">
      {query.data && (
        <StateMessage kind="empty" title={empty.title} scene={empty.scene}>
          {empty.next}
        </StateMessage>
      )}
      {!query.data && query.isError && (
        <StateMessage kind="failed" title={failed} action={<RetryButton query={query} />}>
          {MENSAJES_UI.noConnection}
        </StateMessage>
      )}
      {!query.data && !query.isError && <LoadingList />}
    </div>
  )
}

/** The search row, then rows of a usual height. */
function LoadingList() {
  return (
    <>
      <Skeleton className="mb-10 h-14" />
      <SkeletonList count={6} className="h-28" />
    </>
  )
}

/** What is on its way, which is said once and not with each page that comes; else how many rows there are. */
const statusOf = (found: number, window: TableWindow | undefined): string => {
  if (window?.rest.isAwaited) return MENSAJES_TABLA.loadingRest
  if (window?.older.isFetching) return MENSAJES_TABLA.searchingOlder
  return MENSAJES_TABLA.results(found)
}

function FullBody<Row>({ shown, sort, change, showAll, wide, ...view }: Props<Row>) {
  const { query, window } = view
  const isComing = window?.rest.isAwaited || window?.older.isFetching
  return (
    <>
      {query.isError && <FailedNotice text={MENSAJES_TABLA.stale} query={query} />}
      <p role="status" className="px-3 pb-2 text-ink-soft text-sm">
        {statusOf(shown.found, window)}
      </p>
      {shown.found === 0 && (
        <div className="p-3">{isComing ? <Skeleton className="h-28" /> : <NoMatch showAll={showAll} />}</div>
      )}
      {shown.found > 0 && wide && <TableView {...view} rows={shown.page} sort={sort} change={change} />}
      {shown.found > 0 && !wide && <CardList {...view} rows={shown.page} />}
    </>
  )
}
