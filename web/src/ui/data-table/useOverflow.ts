import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether the content is wider than the frame around it, watched while either changes its size. */
export const useOverflow = (
  frame: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): boolean => {
  const [overflows, setOverflows] = useState(false)
  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, content.current]
    if (!outer || !inner) return
    const measure = () => setOverflows(inner.offsetWidth > outer.offsetWidth)
    const observer = new ResizeObserver(measure)
    observer.observe(outer)
    observer.observe(inner)
    measure()
    return () => observer.disconnect()
  }, [frame, content])
  return overflows
}
