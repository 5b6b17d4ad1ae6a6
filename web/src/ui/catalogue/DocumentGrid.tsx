import { memo, type ReactNode } from 'react'
import { DOCUMENT_GRID } from './card-layout.ts'

interface DocumentGridProps<Row> {
  label: string
  rows: readonly Row[]
  rowId: (row: Row) => string
  children: (row: Row) => ReactNode
}

function Grid<Row>({ label, rows, rowId, children }: DocumentGridProps<Row>) {
  return (
    <ul aria-label={label} className={DOCUMENT_GRID}>
      {rows.map((row) => (
        <li key={rowId(row)}>{children(row)}</li>
      ))}
    </ul>
  )
}

/** A list of document cards. Not rendered again while only the search field changes. */
export const DocumentGrid = memo(Grid) as typeof Grid
