import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { classNames } from '../../lib/text.ts'
import type { TableState } from './table-params.ts'
import type { Column } from './types.ts'
import type { ChangeTable } from './useTableParams.ts'

interface Props<Row> {
  column: Column<Row>
  sort: TableState['sort']
  change: ChangeTable
}

/** Sorts by the column's first datum, or turns round whichever of its data the list is sorted by. */
export function HeaderCell<Row>({ column, sort, change }: Props<Row>) {
  const sorted = column.data.find((datum) => datum.id === sort?.id)
  const Icon = !sorted ? ArrowUpDown : sort?.desc ? ArrowDown : ArrowUp
  const next = sorted ? { id: sorted.id, desc: !sort?.desc } : { id: column.data[0].id, desc: false }
  const direction = sort?.desc ? 'descending' : 'ascending'
  return (
    <th
      scope="col"
      abbr={column.header}
      aria-sort={sorted ? direction : 'none'}
      style={column.width ? { width: `${column.width}%` } : undefined}
      className="border-line border-b bg-mist p-0 text-left align-bottom"
    >
      <button
        type="button"
        onClick={() => change({ sort: next })}
        className="flex w-full cursor-pointer items-center gap-1.5 px-3 py-2.5 text-left font-semibold hover:text-brand"
      >
        <span>
          <span>{column.header}</span>
          {sorted && sorted !== column.data[0] && (
            <span className="block font-normal text-ink-soft text-xs">{sorted.label}</span>
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
