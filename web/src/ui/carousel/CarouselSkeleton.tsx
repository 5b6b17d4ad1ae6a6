import { classNames } from '../../lib/text.ts'
import { MENSAJES_UI } from '../messages.ts'
import { Skeleton } from '../Skeleton.tsx'
import { CAROUSEL_FRAME } from './carousel-layout.ts'

const PLACES = ['a', 'b', 'c', 'd']

/** The places of items that are coming. */
export function CarouselSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{MENSAJES_UI.loading}</span>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Skeleton className="h-5.5 w-22" />
        <Skeleton className="h-11 max-sm:w-full sm:w-74" />
      </div>
      <div className="bleed overflow-hidden py-2">
        <div className="flex w-max gap-slide-gap">
          {PLACES.map((place) => (
            <div key={place} className="card w-slide">
              <Skeleton className={classNames(CAROUSEL_FRAME, 'rounded-none')} />
              <div className="p-4">
                <Skeleton className="h-44" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
