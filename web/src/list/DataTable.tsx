import { ArrowDownNarrowWide, ArrowUpNarrowWide } from 'lucide-react'
import { type ReactNode, useMemo, useRef } from 'react'
import type { WithId } from '../api/lists.ts'
import { classNames } from '../lib/text.ts'
import { Button } from '../ui/Button.tsx'
import { useMedia } from '../ui/hooks.ts'
import { NO_CONNECTION, RetryButton, Skeleton, SkeletonList, StateMessage } from '../ui/states.tsx'
import { Choice, ChoiceLinks } from './Choice.tsx'
import { ListNotices, listStatus, Pager, type TableWindow, UnreadableNotice } from './list-notices.tsx'
import { NoMatch, SearchField, useSearchText } from './search.tsx'
import { type Filter, useTableParams } from './table-state.ts'
import { CardList, type RowsView, type SortProps, TableView } from './table-views.tsx'
import { type Column, useRows } from './use-rows.ts'

export interface RowsQuery<Row> {
  data: readonly Row[] | undefined
  isError: boolean
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
  /** The ids of records that the server cannot read. */
  unreadable: readonly string[]
}

interface DataTableProps<Row> extends RowsView<Row> {
  query: RowsQuery<Row>
  window?: TableWindow
  filters?: readonly Filter<Row>[]
  /** The ids of data that are not shown; the list is searched and sorted by them all the same. */
  hidden?: readonly string[]
  tools?: ReactNode
  /** The row as it was when the view was opened, which keeps it in its place. */
  placeAs?: (row: Row) => Row
  defaultSort?: string
  empty: { title: string; next: ReactNode; scene?: string | undefined }
  failed: string
}

/** 42 rem for the table beside the navigation; on a narrower screen the rows are cards. */
const ROOM_FOR_TABLE = '(width >= 61rem)'

const NO_FILTERS: readonly Filter<unknown>[] = []

/**
 * The list of the staff's screens: sorted, searched, filtered and paged in the browser, its state in the address; a table
 * where there is room, otherwise cards. `columns`, `filters` and `placeAs` must keep their identity between
 * renders, otherwise each key press sorts and searches everything again.
 */
export function DataTable<Row extends WithId>(props: DataTableProps<Row>) {
  const { query, window, columns, filters = NO_FILTERS, hidden, defaultSort, placeAs, ...rest } = props
  const setup = useMemo(
    () => ({ sortable: columns.flatMap(({ data }) => data.map(({ id }) => id)), filters, defaultSort }),
    [columns, filters, defaultSort],
  )
  const [state, change, addressOf] = useTableParams(setup)
  const [search, setSearch] = useSearchText(state.q, (q) => change({ q }, { replace: true }))
  const isComing = window?.rest.isAwaited || window?.older.isFetching
  const found = window?.older.ids
  const shown = useRows({ rows: query.data, columns, filters, state, searched: search, found, placeAs })
  const section = useRef<HTMLElement>(null)
  const isWide = useMedia(ROOM_FOR_TABLE)

  const showAll = () => {
    setSearch('')
    change({ q: '', filters: {} })
    section.current?.querySelector('input')?.focus()
  }
  const shownColumns = useMemo(() => visible(columns, hidden), [columns, hidden])
  const { empty, failed, tools, ...texts } = rest
  const view = { ...texts, columns: shownColumns, rows: shown.page }

  return (
    <section
      ref={section}
      aria-label={props.caption}
      className={classNames('scroll-mt-24', isWide && 'card')}
    >
      <UnreadableNotice ids={query.unreadable} />
      {query.data && query.data.length > 0 ? (
        <>
          <div className={classNames('relative z-11 gap-3 p-2', isWide && 'flex items-center')}>
            <search className="flex min-w-0 grow flex-wrap items-end gap-x-2 gap-y-2">
              <SearchField text={search} onChange={setSearch} labelWithin={isWide} />
              {filters.map(({ id, label, options, matches, counted }) => {
                const value = state.filters[id] ?? ''
                const chosen = (next: string) => ({ filters: { ...state.filters, [id]: next } })
                return counted ? (
                  <ChoiceLinks
                    key={id}
                    {...{ label, value, options }}
                    countOf={(next) => shown.searched.filter((row) => matches(row, next)).length}
                    addressOf={(next) => addressOf({ ...chosen(next), q: search })}
                  />
                ) : (
                  <Choice
                    key={id}
                    inline={isWide}
                    {...{ label, value, options }}
                    onChange={(next) => change(chosen(next))}
                  />
                )
              })}
              <SortChoice columns={columns} sort={state.sort} change={change} inline={isWide} />
              {tools}
            </search>
            <p
              role="status"
              className={classNames('text-ink-soft text-xs', isWide ? 'whitespace-nowrap' : 'pt-3')}
            >
              {listStatus(shown.found, window)}
            </p>
          </div>
          <ListNotices query={query} window={window} />
          {shown.found === 0 && (
            <div className="p-3">
              {isComing ? <Skeleton className="h-28" /> : <NoMatch showAll={showAll} />}
            </div>
          )}
          {shown.found > 0 && isWide && <TableView {...view} sort={state.sort} change={change} />}
          {shown.found > 0 && !isWide && <CardList {...view} />}
        </>
      ) : (
        <NoRows query={query} empty={empty} failed={failed} />
      )}
      <Pager shown={shown} size={state.size} change={change} isGrowing={window?.rest.isAwaited} />
    </section>
  )
}

const visible = <Row,>(columns: readonly Column<Row>[], hidden: readonly string[] = []) =>
  columns.flatMap((column) => {
    const [first, ...others] = column.data.filter(({ id }) => !hidden.includes(id))
    return first ? { ...column, data: [first, ...others] as const } : []
  })

/** Orders by every datum, also by those without a heading of their own. */
function SortChoice<Row>(props: SortProps & Pick<RowsView<Row>, 'columns'> & { inline: boolean }) {
  const { columns, sort, change, inline } = props
  const options = columns.flatMap(({ data }) => data.map(({ id, label }) => ({ value: id, label })))
  const desc = sort?.desc ?? false
  const direction = desc ? 'Descendente' : 'Ascendente'
  const Icon = desc ? ArrowDownNarrowWide : ArrowUpNarrowWide
  return (
    <div className="flex max-w-full flex-wrap items-end gap-1">
      <Choice
        inline={inline}
        label="Ordenar por"
        value={sort?.id ?? ''}
        options={sort ? options : [{ value: '', label: 'Orden de llegada' }, ...options]}
        onChange={(id) => change({ sort: id ? { id, desc } : null })}
      />
      {sort && (
        <Button
          variant="secondary"
          small
          className={inline ? 'px-2' : undefined}
          title={direction}
          onClick={() => change({ sort: { ...sort, desc: !desc } })}
        >
          <Icon aria-hidden="true" className="size-4" />
          <span className={inline ? 'sr-only' : undefined}>{direction}</span>
        </Button>
      )}
    </div>
  )
}

export function NoRows({ query, empty, failed }: Pick<DataTableProps<object>, 'query' | 'empty' | 'failed'>) {
  let shown = <SkeletonList count={11} className="h-12" />
  if (query.data)
    shown = (
      <StateMessage kind="empty" title={empty.title} scene={empty.scene}>
        {empty.next}
      </StateMessage>
    )
  else if (query.isError)
    shown = (
      <StateMessage kind="failed" title={failed} action={<RetryButton query={query} />}>
        {NO_CONNECTION}
      </StateMessage>
    )
  return <div className="p-3">{shown}</div>
}
