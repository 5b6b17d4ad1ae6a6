import { memo, type ReactNode } from 'react'
import { MENSAJES_UI } from '../messages.ts'
import { Skeleton } from '../Skeleton.tsx'
import { DOCUMENT_CARD, DOCUMENT_GRID, SHEET } from './card-layout.ts'

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

/** A list of document cards. Not drawn again while only the search field changes. */
export const DocumentGrid = memo(Grid) as typeof Grid

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f']

/** The places of cards that are coming. */
export function DocumentGridSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{MENSAJES_UI.cargando}</span>
      <div className={DOCUMENT_GRID}>
        {PLACES.map((place) => (
          <CardSkeleton key={place} />
        ))}
      </div>
    </div>
  )
}

function CardSkeleton() {
  return (
    <div className={DOCUMENT_CARD}>
      <div className="self-start sm:row-span-2">
        <Skeleton className={SHEET} />
      </div>
      <div className="flex flex-col gap-2">
        <Skeleton className="h-6 w-24" />
        <Skeleton className="h-6" />
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-5 w-1/2" />
      </div>
      <div className="col-span-2 sm:col-span-1">
        <Skeleton className="h-22" />
        <Skeleton className="mt-4 h-11 w-40" />
      </div>
    </div>
  )
}
