import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { MoreButton, usePortions } from '../load-more.tsx'
import { StepButton } from '../StepButton.tsx'
import { STEP_PX } from './carousel-layout.ts'
import { MENSAJES_CARRUSEL as TEXTO } from './messages.ts'
import { useStrip } from './useStrip.ts'

interface CarouselProps<Row> {
  label: string
  /** How many there are, in words. */
  summary: string
  rows: readonly Row[]
  rowId: (row: Row) => string
  children: (row: Row, index: number) => ReactNode
}

/**
 * The strip goes from edge to edge of its page, so that the next item shows at its side. `relative`: what is
 * placed absolutely inside must scroll with it, not widen the page.
 */
const STRIP = 'bleed relative overflow-x-auto overscroll-x-contain py-2 -outline-offset-3'

const STEP_BUTTON = 'max-sm:grow max-sm:px-3'

/** Items side by side. A press of a button, or of an arrow key on the strip, moves it by exactly 300 px. */
export function Carousel<Row>({ label, summary, rows, rowId, children }: CarouselProps<Row>) {
  const { strip, ends, step, onKeyDown } = useStrip()
  const { shown, hasMore, more, list } = usePortions(rows.length)
  return (
    <div>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-sm text-ink-soft">{summary}</p>
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          <StepButton possible={!ends.start} onPress={() => step(-STEP_PX)} className={STEP_BUTTON}>
            <ChevronLeft aria-hidden="true" className="size-5" />
            {TEXTO.previous}
          </StepButton>
          <StepButton possible={!ends.end || hasMore} onPress={() => step(STEP_PX)} className={STEP_BUTTON}>
            {TEXTO.next}
            <ChevronRight aria-hidden="true" className="size-5" />
          </StepButton>
        </div>
      </div>
      <section
        ref={strip}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
        className={STRIP}
      >
        <div className="flex w-max gap-slide-gap">
          <ul ref={list} className="flex gap-slide-gap">
            {rows.slice(0, shown).map((row, index) => (
              <li key={rowId(row)} aria-setsize={rows.length} aria-posinset={index + 1} className="w-slide">
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
