import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { WithId } from '../api/lists.ts'
import { Button } from './Button.tsx'
import { MoreButton, usePortions } from './load-more.tsx'

/** Moves by one item and the gap after it: `slide` and `slide-gap` of theme.css. */
const STEP_PX = 300

/** For the browser to choose a file of a picture that is as wide as an item. */
export const CAROUSEL_ITEM_PX = 284

export const CAROUSEL_FRAME = 'aspect-[4/3] w-full'

/** So long without a scroll event, a smooth scroll has arrived. */
const SETTLED_MS = 150

const STEPS: Record<string, number> = {
  ArrowLeft: -STEP_PX,
  ArrowRight: STEP_PX,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/** Moves a strip that is wider than its place, and tells whether it is at an end. */
const useStrip = () => {
  const strip = useRef<HTMLElement>(null)
  /** Where the last press leads. While the strip moves, presses count from there: two make two steps. */
  const target = useRef<number | null>(null)
  const [ends, setEnds] = useState({ start: true, end: false })

  useLayoutEffect(() => {
    const element = strip.current
    if (!element) return
    const measure = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element
      const start = scrollLeft < 1
      const end = scrollLeft + clientWidth > scrollWidth - 1
      setEnds((now) => (now.start === start && now.end === end ? now : { start, end }))
    }
    let settling: ReturnType<typeof setTimeout>
    const onScroll = () => {
      measure()
      clearTimeout(settling)
      settling = setTimeout(() => {
        target.current = null
      }, SETTLED_MS)
    }
    const observer = new ResizeObserver(measure)
    for (const sized of [element, ...element.children]) observer.observe(sized)
    element.addEventListener('scroll', onScroll, { passive: true })
    measure()
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', onScroll)
    }
  }, [])

  const step = (px: number) => {
    const element = strip.current
    if (!element) return
    const last = element.scrollWidth - element.clientWidth
    const left = Math.min(last, Math.max(0, (target.current ?? element.scrollLeft) + px))
    target.current = left
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    element.scrollTo({ left, behavior: isStill ? 'instant' : 'smooth' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const px = STEPS[event.key]
    if (px === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    step(px)
  }
  return { strip, ends, step, onKeyDown }
}

interface CarouselProps<Row> {
  label: string
  summary: string
  rows: readonly Row[]
  children: (row: Row, index: number) => ReactNode
}

/** Items side by side, from edge to edge of the page, so that the next one shows at its side. */
export function Carousel<Row extends WithId>({ label, summary, rows, children }: CarouselProps<Row>) {
  const { strip, ends, step, onKeyDown } = useStrip()
  const { shown, hasMore, more, list } = usePortions(rows.length)
  return (
    <div>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-sm text-ink-soft">{summary}</p>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow max-sm:*:px-3">
          <Button variant="secondary" off={ends.start} onClick={() => step(-STEP_PX)}>
            <ChevronLeft aria-hidden="true" className="size-5" />
            Anterior
          </Button>
          <Button variant="secondary" off={ends.end && !hasMore} onClick={() => step(STEP_PX)}>
            Siguiente
            <ChevronRight aria-hidden="true" className="size-5" />
          </Button>
        </div>
      </div>
      {/* `relative`: what is placed absolutely inside scrolls with it and does not widen the page. */}
      <section
        ref={strip}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="bleed relative overflow-x-auto overscroll-x-contain py-2 -outline-offset-3"
      >
        <div className="flex w-max gap-slide-gap">
          <ul ref={list} className="flex gap-slide-gap">
            {rows.slice(0, shown).map((row, index) => (
              <li key={row.Id} aria-setsize={rows.length} aria-posinset={index + 1} className="w-slide">
                {children(row, index)}
              </li>
            ))}
          </ul>
          {hasMore && (
            <p className="self-center">
              <MoreButton shown={shown} more={more} strip={strip} />
            </p>
          )}
        </div>
      </section>
    </div>
  )
}
