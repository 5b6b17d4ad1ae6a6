import { ArrowDownNarrowWide, ArrowUpNarrowWide } from 'lucide-react'
import { Button } from '../Button.tsx'
import { Choice } from './Choice.tsx'
import { MENSAJES_TABLA } from './messages.ts'
import { SearchField } from './SearchField.tsx'
import type { TableState } from './table-params.ts'
import type { Column, Filter } from './types.ts'
import type { ChangeTable } from './useTableParams.ts'

interface Props<Row> {
  columns: readonly Column<Row>[]
  filters: readonly Filter<Row>[]
  state: TableState
  change: ChangeTable
  search: string
  onSearch: (text: string) => void
}

/** What is looked for, which part of the list, in which order. */
export function Toolbar<Row>(props: Props<Row>) {
  const { columns, filters, state, change, search, onSearch } = props
  return (
    <search className="flex flex-wrap items-end gap-x-4 gap-y-3 p-3">
      <SearchField text={search} onChange={onSearch} />
      {filters.map((filter) => (
        <Choice
          key={filter.id}
          label={filter.label}
          value={state.filters[filter.id] ?? ''}
          options={filter.options}
          onChange={(value) => change({ filters: { ...state.filters, [filter.id]: value } })}
        />
      ))}
      <SortChoice columns={columns} sort={state.sort} change={change} />
    </search>
  )
}

/** Every datum can order the list, those too that have no heading of their own or stand on a card. */
function SortChoice<Row>({
  columns,
  sort,
  change,
}: Pick<Props<Row>, 'columns' | 'change'> & Pick<TableState, 'sort'>) {
  const data = columns.flatMap((column) => column.data)
  const options = data.map(({ id, label }) => ({ value: id, label }))
  const Icon = sort?.desc ? ArrowDownNarrowWide : ArrowUpNarrowWide
  const direction = sort?.desc ? MENSAJES_TABLA.descending : MENSAJES_TABLA.ascending
  return (
    <div className="flex max-w-full flex-wrap items-end gap-1">
      <Choice
        label={MENSAJES_TABLA.sortBy}
        value={sort?.id ?? ''}
        options={sort ? options : [{ value: '', label: MENSAJES_TABLA.unsorted }, ...options]}
        onChange={(id) => change({ sort: id ? { id, desc: sort?.desc ?? false } : null })}
      />
      {sort && (
        <Button variant="secondary" small onClick={() => change({ sort: { id: sort.id, desc: !sort.desc } })}>
          <Icon aria-hidden="true" className="size-4" />
          {direction}
        </Button>
      )}
    </div>
  )
}
