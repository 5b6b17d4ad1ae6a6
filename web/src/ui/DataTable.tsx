import { useCallback, useMemo, useRef } from 'react'
import { classNames } from '../lib/text.ts'
import { Body } from './data-table/Body.tsx'
import { Pager } from './data-table/Pager.tsx'
import { Toolbar } from './data-table/Toolbar.tsx'
import type { DataTableProps, Filter } from './data-table/types.ts'
import { UnreadableNotice } from './data-table/UnreadableNotice.tsx'
import { useRoomForTable } from './data-table/useRoomForTable.ts'
import { useRows } from './data-table/useRows.ts'
import { useSearchText } from './data-table/useSearchText.ts'
import { useTableParams } from './data-table/useTableParams.ts'
import { WindowNotice } from './data-table/WindowNotice.tsx'

export type { Column, DataTableProps, Datum, Filter, RowsQuery } from './data-table/types.ts'

const NO_FILTERS: readonly Filter<unknown>[] = []

/**
 * The portal's one list: sorted, searched, filtered and paged in the browser, its state in the URL, a table
 * on wide screens, itself a card, and cards on narrow ones. `columns`, `filters` and `rowId` must keep their identity between
 * renders (constants, or memoised), or every key press sorts and searches everything again.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { query, window, columns, rowId, defaultSort, filters = NO_FILTERS } = props
  const setup = useMemo(
    () => ({ sortable: columns.flatMap((column) => column.data.map(({ id }) => id)), filters, defaultSort }),
    [columns, filters, defaultSort],
  )
  const [state, change] = useTableParams(setup)
  const [search, setSearch] = useSearchText(state.q, (q) => change({ q }, { replace: true }))
  const older = window?.older.ids
  const isFound = useCallback((row: Row) => older?.has(rowId(row)) ?? false, [older, rowId])
  const { placeAs } = props
  const shown = useRows({ rows: query.data, columns, filters, state, searched: search, isFound, placeAs })
  const section = useRef<HTMLElement>(null)
  const wide = useRoomForTable(section)

  const showAll = () => {
    setSearch('')
    change({ q: '', filters: {} })
    section.current?.querySelector('input')?.focus()
  }

  return (
    <section ref={section} aria-label={props.caption} className={classNames('scroll-mt-24', wide && 'card')}>
      <UnreadableNotice ids={query.unreadable} />
      {query.data && query.data.length > 0 && (
        <Toolbar {...{ columns, filters, state, change, search }} onSearch={setSearch} />
      )}
      {window && <WindowNotice window={window} />}
      <Body {...props} shown={shown} sort={state.sort} change={change} showAll={showAll} wide={wide} />
      <Pager
        shown={shown}
        size={state.size}
        change={change}
        isGrowing={window?.rest.isAwaited}
        onTurn={() => section.current?.scrollIntoView({ block: 'start' })}
      />
    </section>
  )
}
