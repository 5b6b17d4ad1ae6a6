import { memo, type ReactNode, type Ref, useRef } from 'react'
import { DatumLine } from './DatumValue.tsx'
import { HeaderCell } from './HeaderCell.tsx'
import { MENSAJES_TABLA } from './messages.ts'
import type { TableState } from './table-params.ts'
import type { Column, DataTableProps } from './types.ts'
import { useOverflow } from './useOverflow.ts'
import type { ChangeTable } from './useTableParams.ts'

type Shown = 'caption' | 'columns' | 'rowId' | 'rowLabel' | 'actions' | 'isMuted'

export interface ViewProps<Row> extends Pick<DataTableProps<Row>, Shown> {
  rows: readonly Row[]
}

interface Props<Row> extends ViewProps<Row> {
  sort: TableState['sort']
  change: ChangeTable
}

/**
 * The rows as a table whose heading stays in sight. Only where it is wider than the screen does its frame
 * scroll, and is then a named region the keyboard reaches.
 */
function Table<Row>({ sort, change, ...view }: Props<Row>) {
  const frame = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const overflows = useOverflow(frame, table)
  const { caption, columns, rows, rowId, actions } = view
  return (
    <ScrollFrame ref={frame} overflows={overflows} label={MENSAJES_TABLA.scrollable(caption)}>
      <table ref={table} className="w-full border-separate border-spacing-0 text-xs">
        <caption className="sr-only">{caption}</caption>
        <thead className={`sticky z-10 ${overflows ? 'top-0' : 'top-(--table-top,0px)'}`}>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sort={sort} change={change} />
            ))}
            {actions && (
              <th scope="col" className="border-line border-b bg-mist px-3 py-2.5 text-left align-bottom">
                {MENSAJES_TABLA.actions}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <BodyRow key={rowId(row)} row={row} {...view} />
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  )
}

/** Not rendered again while only the search field changes. */
export const TableView = memo(Table) as typeof Table

function ScrollFrame(props: {
  ref: Ref<HTMLDivElement>
  overflows: boolean
  label: string
  children: ReactNode
}) {
  const scrolls = props.overflows
    ? { role: 'region', 'aria-label': props.label, tabIndex: 0, className: 'max-h-[80dvh] overflow-auto' }
    : {}
  return (
    <div ref={props.ref} {...scrolls}>
      {props.children}
    </div>
  )
}

function BodyRow<Row>({ row, columns, rowId, rowLabel, actions, isMuted }: ViewProps<Row> & { row: Row }) {
  const muted = isMuted?.(row) ?? false
  return (
    <tr
      data-row={rowId(row)}
      data-muted={muted || undefined}
      className={muted ? 'bg-mist *:text-ink-soft **:text-ink-soft' : 'hover:bg-mist'}
    >
      {columns.map((column) => (
        <BodyCell key={column.id} column={column} row={row} />
      ))}
      {actions && (
        <td className="w-px whitespace-nowrap border-line border-b px-3 py-2 align-top">
          <fieldset
            aria-label={rowLabel(row)}
            className="flex flex-col items-stretch gap-1 **:[.btn]:text-xs"
          >
            {actions(row)}
          </fieldset>
        </td>
      )}
    </tr>
  )
}

/** What the row is called where each of its cells is read out; the rest of the first one is read once. */
const nameOf = <Row,>({ data: [first] }: Column<Row>, row: Row): string => String(first.value(row) ?? '')

function BodyCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const lines = column.data.map((datum) => (
    <DatumLine key={datum.id} datum={datum} row={row} alone={column.data.length === 1} />
  ))
  const className = 'border-line border-b px-3 py-2 text-left align-top font-normal wrap-anywhere'
  return column.rowHeader ? (
    <th scope="row" abbr={column.data.length > 1 ? nameOf(column, row) : undefined} className={className}>
      {lines}
    </th>
  ) : (
    <td className={className}>{lines}</td>
  )
}
