import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { Fragment, memo, type ReactNode, useId } from 'react'
import type { WithId } from '../api/lists.ts'
import { classNames } from '../lib/text.ts'
import { ownElements } from '../ui/Button.tsx'
import type { Fact } from '../ui/text.tsx'
import type { ChangeTable, TableState } from './table-state.ts'
import type { Column, Datum } from './use-rows.ts'

export interface RowsView<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rowLabel: (row: Row) => string
  actions?: (row: Row) => ReactNode
  isMuted?: (row: Row) => boolean
}

type ViewProps<Row> = RowsView<Row> & { rows: readonly Row[] }

export const shownIn = <Row,>(datum: Datum<Row>, row: Row): ReactNode =>
  datum.render?.(row) ?? datum.searchText?.(row) ?? datum.value(row) ?? '—'

export type SortProps = { sort: TableState['sort']; change: ChangeTable }

function Table<Row extends WithId>({ sort, change, rows, ...view }: ViewProps<Row> & SortProps) {
  const { caption, columns, actions } = view
  return (
    <table className="w-full border-separate border-spacing-0 text-xs">
      <caption className="sr-only">{caption}</caption>
      <thead className="sticky top-(--table-top,0px) z-10">
        <tr>
          {columns.map((column) => (
            <HeaderCell key={column.header} column={column} sort={sort} change={change} />
          ))}
          {actions && (
            <th scope="col" className="border-line border-b bg-mist px-2 py-2 text-left align-bottom">
              Acciones
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={row.Id} row={row} {...view} />
        ))}
      </tbody>
    </table>
  )
}

/** The rows as a table whose heading stays in sight. Not rendered again while only the search field changes. */
export const TableView = memo(Table) as typeof Table

/** Sorts by the column's first datum, or reverses the order by any of its data. */
function HeaderCell<Row>({ column, sort, change }: { column: Column<Row> } & SortProps) {
  const [first] = column.data
  const sorted = column.data.find(({ id }) => id === sort?.id)
  const direction = sorted && (sort?.desc ? 'descending' : 'ascending')
  const Icon = { none: ArrowUpDown, ascending: ArrowUp, descending: ArrowDown }[direction ?? 'none']
  return (
    <th
      scope="col"
      abbr={column.header}
      aria-sort={direction ?? 'none'}
      style={column.width ? { width: `${column.width}%` } : undefined}
      className="border-line border-b bg-mist p-0 text-left align-bottom"
    >
      <button
        type="button"
        onClick={() => change({ sort: { id: sorted?.id ?? first.id, desc: direction === 'ascending' } })}
        className="flex w-full cursor-pointer items-center gap-1.5 px-2 py-2 text-left font-semibold hover:text-brand"
      >
        <span>
          <span>{column.header}</span>
          {sorted && sorted !== first && (
            <span className="block font-normal text-ink-soft">{sorted.label}</span>
          )}
        </span>
        <Icon
          aria-hidden="true"
          className={classNames('size-4 shrink-0', sorted ? 'text-brand' : 'text-edge')}
        />
      </button>
    </th>
  )
}

type RowProps<Row> = Omit<RowsView<Row>, 'caption'> & { row: Row }

function TableRow<Row extends WithId>({ row, columns, rowLabel, actions, isMuted }: RowProps<Row>) {
  const muted = isMuted?.(row) ?? false
  return (
    <tr
      data-row={row.Id}
      data-muted={muted || undefined}
      className={muted ? 'bg-mist *:text-ink-soft **:text-ink-soft' : 'hover:bg-mist'}
    >
      {columns.map((column) => (
        <Cell key={column.header} column={column} row={row} />
      ))}
      {actions && (
        <td className="w-px whitespace-nowrap border-line border-b px-2 py-1.5 align-middle">
          <fieldset
            aria-label={rowLabel(row)}
            className="flex flex-col items-stretch gap-1 **:[.btn]:min-h-8 **:[.btn]:px-2 **:[.btn]:text-xs"
          >
            {actions(row)}
          </fieldset>
        </td>
      )}
    </tr>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { data } = column
  const isAlone = data.length === 1
  const lines = linesOf(data).map((line) => (
    <div key={line[0]?.id}>
      {line.map((datum, index) => (
        <Fragment key={datum.id}>
          {index > 0 && <span className="text-ink-soft"> · </span>}
          <Shown datum={datum} row={row} isAlone={isAlone} />
        </Fragment>
      ))}
    </div>
  ))
  const className = 'border-line border-b px-2 py-1.5 text-left align-middle font-normal wrap-anywhere'
  if (!column.rowHeader) return <td className={className}>{lines}</td>
  // A screen reader names the row by its first datum at each cell, and reads the others once.
  return (
    <th scope="row" abbr={isAlone ? undefined : String(data[0].value(row) ?? '')} className={className}>
      {lines}
    </th>
  )
}

const LOOKS = {
  strong: 'font-semibold text-ink text-sm',
  plain: 'text-ink',
  label: 'text-ink',
  muted: 'text-ink-soft',
}

const linesOf = <Row,>(data: readonly Datum<Row>[]): Datum<Row>[][] =>
  data.reduce<Datum<Row>[][]>((lines, datum) => {
    const last = lines.at(-1)
    if (last && datum.beside) last.push(datum)
    else lines.push([datum])
    return lines
  }, [])

/** A datum in a cell. A screen reader hears its label where the cell has several, others see it if `look` says so. */
function Shown<Row>({ datum, row, isAlone }: { datum: Datum<Row>; row: Row; isAlone: boolean }) {
  const { label, look = 'plain' } = datum
  return (
    <span className={LOOKS[look]}>
      {!isAlone && <span className={look === 'label' ? 'text-ink-soft' : 'sr-only'}>{label}: </span>}
      {ownElements(shownIn(datum, row))}
    </span>
  )
}

function Cards<Row extends WithId>({ rows, caption, ...view }: ViewProps<Row>) {
  return (
    <ul aria-label={caption} className="grid grid-cols-1 gap-3 p-3">
      {rows.map((row) => (
        <li key={row.Id} data-row={row.Id}>
          <Card row={row} {...view} />
        </li>
      ))}
    </ul>
  )
}

/** The same rows as cards, where a table has no room. Not rendered again while only the search field changes. */
export const CardList = memo(Cards) as typeof Cards

/** Headed by the datum that names the row; each of the others has its label. The actions are those of the table. */
function Card<Row>({ row, columns, actions, isMuted }: RowProps<Row>) {
  const title = useId()
  const muted = isMuted?.(row) ?? false
  const name = columns.find(({ rowHeader }) => rowHeader)?.data[0]
  const others = columns.flatMap(({ data }) => data).filter((datum) => datum !== name)
  return (
    <article
      aria-labelledby={title}
      data-muted={muted || undefined}
      className={`rounded-md border border-line p-4 text-sm ${muted ? 'bg-mist **:text-ink-soft' : 'bg-paper'}`}
    >
      <p className="text-ink-soft text-xs">{name?.label}</p>
      <h2 id={title} className="mb-3 wrap-anywhere text-base">
        {name && shownIn(name, row)}
      </h2>
      <FactRows facts={others.map((datum) => [datum.label, shownIn(datum, row)])} />
      {actions && <div className="mt-4 flex flex-wrap gap-2 *:grow">{actions(row)}</div>}
    </article>
  )
}

export function FactRows({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 gap-y-1">
      {facts.map(([label, value]) => (
        <div key={label} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
