import { classNames } from '../../lib/text.ts'
import { ROOMY_CHOICE } from '../../list/list-controls.tsx'
import { MENSAJES_UI } from '../messages.ts'
import { Skeleton } from '../Skeleton.tsx'
import { DOCUMENT_CARD, DOCUMENT_GRID, DOCUMENT_TEXT, SHEET_TOP, SHELF, SHELVES } from './card-layout.ts'

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f']

interface CatalogueSkeletonProps {
  /** How many choices stand beside the search. */
  choices: number
  shelves?: boolean
}

/** The place of a catalogue that is coming. */
export function CatalogueSkeleton({ choices, shelves = false }: CatalogueSkeletonProps) {
  return (
    <>
      <div className="flex flex-wrap gap-x-4 gap-y-3">
        <Skeleton className="h-18 flex-1 basis-64" />
        {PLACES.slice(0, choices).map((place) => (
          <Skeleton key={place} className={classNames('h-18', ROOMY_CHOICE)} />
        ))}
      </div>
      {shelves && (
        <div className={SHELVES}>
          {PLACES.map((place) => (
            <Skeleton key={place} className={SHELF} />
          ))}
        </div>
      )}
      <Skeleton className="mt-4 mb-3 h-5.5 w-20" />
      <DocumentGridSkeleton />
    </>
  )
}

/** The places of cards that are coming. */
function DocumentGridSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{MENSAJES_UI.loading}</span>
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
      <Skeleton className={SHEET_TOP} />
      <div className={classNames(DOCUMENT_TEXT, 'gap-2')}>
        <Skeleton className="h-6 w-24" />
        <Skeleton className="h-6" />
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="mt-1 h-22" />
        <Skeleton className="mt-2 h-11 w-40" />
      </div>
    </div>
  )
}
