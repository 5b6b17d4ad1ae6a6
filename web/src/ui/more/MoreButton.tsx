import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../Button.tsx'
import { MENSAJES_MAS as TEXTO } from './messages.ts'

/** A screen or so before the end is in sight, on either axis. */
const NEAR = '1000px'

interface MoreButtonProps {
  /** How many stand before it: after each portion it looks again whether the end is still near. */
  shown: number
  more: () => void
  /** What scrolls, where that is not the page. */
  strip?: RefObject<HTMLElement | null>
}

/** The end of what is rendered of a long list: presses itself when it comes near, and can be pressed. */
export function MoreButton({ shown, more, strip }: MoreButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const come = useEffectEvent(more)

  // biome-ignore lint/correctness/useExhaustiveDependencies: an observer says only when the end comes near or goes
  useEffect(() => {
    if (!button.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) come()
      },
      { root: strip?.current ?? null, rootMargin: NEAR },
    )
    observer.observe(button.current)
    return () => observer.disconnect()
  }, [shown, strip])

  return (
    <Button ref={button} variant="secondary" data-more="" onClick={more}>
      {TEXTO.more}
    </Button>
  )
}
