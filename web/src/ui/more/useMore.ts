import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** As many rows of a long list are rendered at first, and more by as many. */
const PORTION = 24

/** How many were rendered at each place of the history, so that 'back' finds the page as long as it was. */
const shownAt = new Map<string, number>()

interface Long {
  /** What the rows were chosen by; where that changes, the list begins anew. */
  asked?: string | undefined
  /** Where in the history it stands, where 'back' shall find it as long as it was. */
  place?: string
}

/** How many of a long list's rows are rendered, and what renders more. */
export const useMore = (total: number, { asked = '', place = '' }: Long = {}) => {
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
  // Whoever was on the button goes on with the first row that has come.
  useLayoutEffect(() => {
    const came = focusAt.current !== null && list.current?.children[focusAt.current]
    if (!came) return
    came.querySelector<HTMLElement>('a:not([tabindex="-1"])')?.focus()
    focusAt.current = null
  })

  const more = () => {
    if (document.activeElement?.hasAttribute('data-more')) focusAt.current = shown
    startTransition(() => setShown(shown + PORTION))
  }

  return { shown: Math.min(shown, total), hasMore: shown < total, more, list }
}
