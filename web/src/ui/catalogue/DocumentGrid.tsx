import { memo, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { MoreButton } from '../more/MoreButton.tsx'
import { useMore } from '../more/useMore.ts'
import { DOCUMENT_GRID } from './card-layout.ts'

interface DocumentGridProps<Row> {
  label: string
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** What the rows were chosen by, where they are. */
  asked?: string
  children: (row: Row) => ReactNode
}

function Grid<Row>({ label, rows, rowId, asked, children }: DocumentGridProps<Row>) {
  const { key, pathname, search } = useLocation()
  const { shown, hasMore, more, list } = useMore(rows.length, { asked, place: key + pathname + search })
  return (
    <>
      <ul ref={list} aria-label={label} className={DOCUMENT_GRID}>
        {rows.slice(0, shown).map((row, index) => (
          <li key={rowId(row)} aria-setsize={rows.length} aria-posinset={index + 1}>
            <Card row={row}>{children}</Card>
          </li>
        ))}
      </ul>
      {hasMore && (
        <p className="mt-6 text-center">
          <MoreButton shown={shown} more={more} />
        </p>
      )}
    </>
  )
}

/** Those that are there already are not rendered again when more come. */
const Card = memo(function Card<Row>({ row, children }: { row: Row; children: (row: Row) => ReactNode }) {
  return children(row)
}) as <Row>(props: { row: Row; children: (row: Row) => ReactNode }) => ReactNode

/**
 * A list of document cards, of which those are rendered that somebody comes near to. Not rendered again while only the
 * search field changes.
 */
export const DocumentGrid = memo(Grid) as typeof Grid
