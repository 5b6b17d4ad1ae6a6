import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** In pixels: how wide a chart may be, and how tall its letters are. */
export interface ChartSize {
  width: number
  em: number
}

/** Until it was measured, and where nothing is laid out. */
const UNMEASURED: ChartSize = { width: 480, em: 13 }

/**
 * A chart is made for the width it has, so that its letters keep their size on a phone and grow with the person's own.
 * Paper has another width: there the finished chart is scaled (`viewBox`).
 */
export const useChartSize = (): [RefObject<HTMLDivElement | null>, ChartSize] => {
  const frame = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState(UNMEASURED)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => {
      const width = element.clientWidth
      const em = Number.parseFloat(getComputedStyle(element).fontSize)
      if (width > 0 && em > 0) setSize((now) => (now.width === width && now.em === em ? now : { width, em }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [frame, size]
}
