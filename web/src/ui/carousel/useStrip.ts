import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { STEP_PX } from './carousel-layout.ts'

/** A smooth scroll sends events all the way; after that long without one it has arrived. */
const SETTLED_MS = 150

const wantsNoMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

const STEPS: Record<string, number> = {
  ArrowLeft: -STEP_PX,
  ArrowRight: STEP_PX,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

interface Ends {
  start: boolean
  end: boolean
}

/** Whether there is more to either side, watched while it is scrolled and while it changes its size. */
const useEnds = (strip: RefObject<HTMLElement | null>): Ends => {
  const [ends, setEnds] = useState<Ends>({ start: true, end: false })
  useLayoutEffect(() => {
    const element = strip.current
    if (!element) return
    const measure = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element
      const start = scrollLeft < 1
      const end = scrollLeft + clientWidth > scrollWidth - 1
      setEnds((now) => (now.start === start && now.end === end ? now : { start, end }))
    }
    const observer = new ResizeObserver(measure)
    for (const sized of [element, ...element.children]) observer.observe(sized)
    element.addEventListener('scroll', measure, { passive: true })
    measure()
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [strip])
  return ends
}

/**
 * Where the last press is leading. Presses count from there while the strip is still moving: two quick ones
 * make two whole steps.
 */
const useTarget = (strip: RefObject<HTMLElement | null>) => {
  const target = useRef<number | null>(null)
  useLayoutEffect(() => {
    const element = strip.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout>
    const forgetSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        target.current = null
      }, SETTLED_MS)
    }
    element.addEventListener('scroll', forgetSoon, { passive: true })
    return () => {
      clearTimeout(timer)
      element.removeEventListener('scroll', forgetSoon)
    }
  }, [strip])
  return target
}

/** A strip wider than its place, moved by steps: buttons and arrow keys; touch and wheel scroll it as ever. */
export const useStrip = () => {
  const strip = useRef<HTMLElement>(null)
  const target = useTarget(strip)
  const ends = useEnds(strip)

  const step = (px: number) => {
    const element = strip.current
    if (!element) return
    const last = element.scrollWidth - element.clientWidth
    const left = Math.min(last, Math.max(0, (target.current ?? element.scrollLeft) + px))
    target.current = left
    element.scrollTo({ left, behavior: wantsNoMotion() ? 'instant' : 'smooth' })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const px = STEPS[event.key]
    if (px === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    step(px)
  }

  return { strip, ends, step, onKeyDown }
}
