import { type ReactNode, useRef } from 'react'
import { Choice, NoMatch, SearchField } from '../../list/list-controls.tsx'
import type { Filter } from '../../list/table-state.ts'
import { DocumentGrid } from './DocumentGrid.tsx'
import { useCatalogue } from './useCatalogue.ts'

interface CatalogueProps<Row extends object> {
  label: string
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** What the search reads of a row. */
  searchText: (row: Row) => string
  filters: readonly Filter<Row>[]
  /** '24 libros'. */
  counted: (found: number) => string
  /** What stands above the cards while nothing is sought; a choice there goes away with it, and calls `leave`. */
  shelves?: (leave: () => void) => ReactNode
  children: (row: Row) => ReactNode
}

/** Document cards that can be searched and filtered. */
export function Catalogue<Row extends object>({
  rows,
  searchText,
  filters,
  counted,
  shelves,
  ...grid
}: CatalogueProps<Row>) {
  const catalogue = useCatalogue(rows, { searchText, filters })
  const { found, asked, search, setSearch, chosen, choose } = catalogue
  const tools = useRef<HTMLElement>(null)
  const count = useRef<HTMLParagraphElement>(null)

  const showAll = () => {
    catalogue.showAll()
    tools.current?.querySelector('input')?.focus()
  }

  return (
    <>
      <search ref={tools} className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <SearchField roomy text={search} onChange={setSearch} />
        {filters.map((filter) => (
          <Choice
            key={filter.id}
            roomy
            label={filter.label}
            value={chosen[filter.id] ?? ''}
            options={filter.options}
            onChange={(value) => choose(filter.id, value)}
          />
        ))}
      </search>
      {!catalogue.isAsked && shelves?.(() => count.current?.focus())}
      <p ref={count} tabIndex={-1} role="status" className="mt-4 mb-3 text-sm text-ink-soft">
        {counted(found.length)}
      </p>
      {found.length > 0 ? (
        <DocumentGrid {...grid} rows={found} asked={asked} />
      ) : (
        <NoMatch showAll={showAll} />
      )}
    </>
  )
}
