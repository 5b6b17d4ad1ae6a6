import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react'
import {
  type UNSAFE_createBrowserHistory as createBrowserHistory,
  type Navigator,
  parsePath,
  Router,
} from 'react-router-dom'
import { tabStore } from '../lib/storage.ts'
import { isGuarded, mayLeave } from '../ui/exit-guard.ts'

type History = ReturnType<typeof createBrowserHistory>

type Shown = Pick<History, 'action' | 'location'>

export const MAIN_ID = 'contenido'
/** The state of links in the public menu: on a small screen the page appears below the header. */
export const BELOW_HEADER = { belowHeader: true } as const
const SMALL_SCREEN = '(max-width: 767px)'

/**
 * react-router's plain router over the browser's history, or over a test's. It asks before a form with something unsaved
 * is left, and remembers how far each page was scrolled (docs/decisions/screens.md).
 */
export function AppRouter({ history, children }: { history: History; children: ReactNode }) {
  const [shown, setShown] = useState<Shown>({ action: history.action, location: history.location })
  const [navigator] = useState(() => guardedNavigator(history))
  useLayoutEffect(() => listen(history, (next) => startTransition(() => setShown(next))), [history])
  useScroll(shown)
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={navigator}>
      {children}
    </Router>
  )
}

/** `push` is what people press. `replace` is the program's own way on: after a deletion, or when a session ended. */
const guardedNavigator = (history: History): Navigator => ({
  ...history,
  push: (to, state) => {
    const { pathname } = typeof to === 'string' ? parsePath(to) : to
    const stays = pathname === undefined || pathname === history.location.pathname
    if (stays || !isGuarded()) return history.push(to, state)
    void mayLeave('form').then((leaves) => leaves && history.push(to, state))
  },
})

/** Back and Forward have changed the address already: the form's address is put back, then the question is asked. */
const listen = (history: History, show: (next: Shown) => void): (() => void) => {
  let { pathname } = history.location
  /** How many steps from the form the address is while it is put back. */
  let away = 0
  return history.listen(({ action, location, delta }) => {
    // Null for an entry that react-router did not make.
    const steps = action === 'POP' ? (delta ?? 0) : 0
    const asks = away !== 0 || (location.pathname !== pathname && isGuarded())
    if (steps === 0 || !asks) {
      away = 0
      pathname = location.pathname
      show({ action, location })
      return
    }
    const wanted = away
    away += steps
    // These steps come here too, and `away` is 0 after them.
    if (away !== 0) history.go(-away)
    else void mayLeave('form').then((leaves) => leaves && history.go(wanted))
  })
}

const PLACES = 'naf_scroll'
const MOST_PLACES = 50
/** How long a page that still loads may take to become tall enough for its old place. */
const PATIENCE_MS = 1_500
/** What a person does who does not wait for that. */
const SIGNS = ['wheel', 'touchstart', 'mousedown', 'keydown'] as const

const readPlaces = (): [place: string, top: number][] => JSON.parse(tabStore.read(PLACES) ?? '[]')

const remember = (place: string, top: number): void => {
  const others = readPlaces().filter(([other]) => other !== place)
  tabStore.writeOrHold(PLACES, JSON.stringify([...others, [place, top]].slice(-MOST_PLACES)))
}

/** Scrolls there, waiting for the page to grow; ends by `ended`, or ends it. */
const restore = (top: number, ended: AbortController): void => {
  const end = () => ended.abort()
  for (const sign of SIGNS) window.addEventListener(sign, end, { signal: ended.signal, passive: true })
  const until = performance.now() + PATIENCE_MS
  const attempt = () => {
    if (ended.signal.aborted) return
    window.scrollTo(0, top)
    if (Math.abs(window.scrollY - top) < 2 || performance.now() > until) end()
    else requestAnimationFrame(attempt)
  }
  attempt()
}

/** Back returns to the place on a page; a new screen begins at its top, or below the header if its link says so. */
const useScroll = ({ action, location: { key, pathname, state } }: Shown): void => {
  const shown = useRef<string | null>(null)
  // The first entry of every load has one and the same key.
  const place = key + pathname

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual'
    const isOther = shown.current !== pathname
    shown.current = pathname
    const restored = new AbortController()
    if (action === 'POP') restore(readPlaces().find(([each]) => each === place)?.[1] ?? 0, restored)
    else {
      restored.abort()
      if (state?.belowHeader && window.matchMedia(SMALL_SCREEN).matches)
        document.getElementById(MAIN_ID)?.scrollIntoView()
      else if (isOther) window.scrollTo(0, 0)
    }
    const onScroll = () => restored.signal.aborted && remember(place, window.scrollY)
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      restored.abort()
      window.removeEventListener('scroll', onScroll)
    }
  }, [place])
}
