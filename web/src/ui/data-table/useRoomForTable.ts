import { type RefObject, useLayoutEffect, useState } from 'react'
import { useMedia } from '../useMedia.ts'

/** The portal's mobile breakpoint: below it a row is a card. */
const WIDE_SCREEN = '(width >= 48rem)'
/** A side navigation may leave less than that on a wider screen. */
const ROOM_FOR_TABLE_REM = 42

const remPx = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

/** Whether a table has room: the screen is no phone's, and the place on it is wide enough. */
export const useRoomForTable = (place: RefObject<HTMLElement | null>): boolean => {
  const wideScreen = useMedia(WIDE_SCREEN)
  const [cramped, setCramped] = useState(false)

  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => {
      const width = element.offsetWidth
      setCramped(width > 0 && width < ROOM_FOR_TABLE_REM * remPx())
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [place])

  return wideScreen && !cramped
}
