import { CENTRE } from '@naf/contract'
import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Whether a screen has been shown since the document was loaded: the first one is announced by the browser itself. */
let begun = false

/**
 * Names the document after the screen and, when the screen was reached from within the portal, gives its
 * heading the focus: that is how a screen reader learns that the page has changed.
 */
export const useScreenTitle = (title: string): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  // A link followed before the first screen had arrived has no screen before it, and is a change of screen all the same.
  const followed = useNavigationType() === 'PUSH'

  useEffect(() => {
    document.title = `${title} · ${CENTRE.shortName}`
  }, [title])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed query string is no other screen
  useEffect(() => {
    if (begun || followed) heading.current?.focus({ preventScroll: true })
    begun = true
  }, [pathname])

  return heading
}
