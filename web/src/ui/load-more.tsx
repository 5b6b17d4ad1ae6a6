import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Button } from './Button.tsx'

const PORTION = 24

/** How many rows each place of the history has rendered, so that Back finds the list as long as it was. */
const shownAt = new Map<string, number>()

/**
 * @param long `asked` is what the rows were chosen by: when it changes, the list begins with one portion again
 * @returns how many rows of a long list to render, and `more`, which renders the next portion
 */
export const usePortions = (total: number, long: { asked?: string; place?: string } = {}) => {
  const { asked = '', place = '' } = long
  const [shown, setShown] = useState(() => shownAt.get(place) ?? PORTION)
  const [answered, setAnswered] = useState(asked)
  if (answered !== asked) {
    setAnswered(asked)
    setShown(PORTION)
  }
  useEffect(() => {
    if (place) shownAt.set(place, shown)
  }, [place, shown])

  const list = useRef<HTMLUListElement>(null)
  const focusAt = useRef<number | null>(null)
  // The focus goes on from the button to the first row that it brought.
  useLayoutEffect(() => {
    const row = focusAt.current !== null && list.current?.children[focusAt.current]
    if (!row) return
    row.querySelector<HTMLElement>('a')?.focus()
    focusAt.current = null
  })

  const more = () => {
    if (document.activeElement?.hasAttribute('data-more')) focusAt.current = shown
    startTransition(() => setShown(shown + PORTION))
  }
  return { shown: Math.min(shown, total), hasMore: shown < total, more, list }
}

type MoreButtonProps = { shown: number; more: () => void; strip?: { current: HTMLElement | null } }

/** The end of the rendered rows. It presses itself when it comes within a screen, and can be pressed. */
export function MoreButton({ shown, more, strip }: MoreButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const press = useEffectEvent(more)

  // biome-ignore lint/correctness/useExhaustiveDependencies: an observer tells only changes, so each portion needs a new one
  useEffect(() => {
    if (!button.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && press(),
      { root: strip?.current ?? null, rootMargin: '1000px' },
    )
    observer.observe(button.current)
    return () => observer.disconnect()
  }, [shown, strip])

  return (
    <Button ref={button} variant="secondary" data-more="" className="w-full sm:w-auto" onClick={more}>
      Mostrar más
    </Button>
  )
}
