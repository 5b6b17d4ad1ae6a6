import { onHistoryStep } from './history-steps.ts'
import { isPlainClick } from './plain-click.ts'

/**
 * Asks before a form is left that holds something unsaved. The portal has no data router, whose blocker would do it
 * (docs/decisions/screens.md), so the ways out are watched where they begin: links, the browser's back and forward, the
 * closing of the tab, and whatever bears `data-leaves`. Where the program itself leads on (a session that ended, a form
 * that was sent), nobody is asked.
 */

/** What `data-leaves` says of a button: it takes the form away, or ends the session and every draft with it. */
export type Leaving = 'form' | 'session'

export interface Guarded {
  /** Whether the form holds something unsaved. */
  asks: () => boolean
  /** Whether nobody can be asked now: the form is under way, and stays where it is until it has arrived or not. */
  waits: () => boolean
  /** Whether closing the tab now would lose something. */
  loses: () => boolean
  /** Ends with whether the person leaves; then `asks` and `loses` have nothing more to say. */
  ask: (leaving: Leaving) => Promise<boolean>
}

/** A link that takes this screen away, and not one within it, to another tab or to a file. */
const leadsAway = (link: HTMLAnchorElement) =>
  link.origin === location.origin &&
  link.pathname !== location.pathname &&
  (link.target === '' || link.target === '_self') &&
  !link.hasAttribute('download')

const wayOut = (event: MouseEvent): HTMLElement | null => {
  const way = event.target instanceof Element && event.target.closest<HTMLElement>('a[href], [data-leaves]')
  return way && (!(way instanceof HTMLAnchorElement) || leadsAway(way)) ? way : null
}

/** react-router counts the entries of the history that it made. */
const entryOf = (): number => Number(history.state?.idx)

/** Watches the screen that is shown now, until the function it returns is called. */
export const guardLeaving = ({ asks, waits, loses, ask }: Guarded): (() => void) => {
  const { pathname } = location
  const entry = entryOf()
  /** How far through the history somebody wanted to go, while the way back to the form is under way. */
  let wanted: number | null = null
  let asking = false

  const leave = async (leaving: Leaving, go: () => void) => {
    if (asking || waits()) return
    asking = true
    const leaves = await ask(leaving).finally(() => {
      asking = false
    })
    if (leaves) go()
  }

  const onClick = (event: MouseEvent) => {
    const way = isPlainClick(event) && asks() ? wayOut(event) : null
    if (!way) return
    event.preventDefault()
    event.stopImmediatePropagation()
    void leave(way.dataset.leaves === 'session' ? 'session' : 'form', () => way.click())
  }

  /** The address has changed already: it is put right before the router hears of it, and then it is asked. */
  const onPopState = (event: PopStateEvent) => {
    const isHere = location.pathname === pathname
    if (isHere ? wanted === null : !asks()) return
    event.stopImmediatePropagation()
    if (!isHere) {
      wanted = entryOf() - entry || -1
      history.go(-wanted)
      return
    }
    const steps = wanted ?? 0
    wanted = null
    void leave('form', () => history.go(steps))
  }

  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (!loses()) return
    event.preventDefault()
    // Chrome and Edge before 119 ask for no other reason.
    event.returnValue = true
  }

  document.addEventListener('click', onClick, true)
  const ignoreSteps = onHistoryStep(onPopState)
  window.addEventListener('beforeunload', onBeforeUnload)
  return () => {
    document.removeEventListener('click', onClick, true)
    ignoreSteps()
    window.removeEventListener('beforeunload', onBeforeUnload)
  }
}
