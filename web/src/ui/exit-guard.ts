/**
 * Asks before a form is left that holds something unsaved. Forms register here (`form/exit-question`); `app/router` asks
 * at links and at Back and Forward, and whatever else takes a form away calls `mayLeave` itself.
 */

/** What goes: the form alone, or the session and every draft with it. */
export type Leaving = 'form' | 'session'

export interface ExitGuard {
  asks: () => boolean
  /** Whether the form is being sent: it stays, and nobody is asked. */
  waits: () => boolean
  /** Whether leaving loses what was typed. */
  loses: () => boolean
  ask: (leaving: Leaving) => Promise<boolean>
  /** The person leaves: the form has nothing more to ask. */
  release: () => void
}

const guards = new Set<ExitGuard>()
let asking = false

const unsaved = (): ExitGuard[] => [...guards].filter(({ asks }) => asks())

export const isGuarded = (): boolean => unsaved().length > 0

/** Asks one question for all forms of the page, in the words of one that loses something. */
export const mayLeave = async (leaving: Leaving): Promise<boolean> => {
  const forms = unsaved()
  const strongest = forms.find(({ loses }) => loses()) ?? forms[0]
  if (!strongest) return true
  if (asking || forms.some(({ waits }) => waits())) return false
  asking = true
  const leaves = await strongest.ask(leaving).finally(() => {
    asking = false
  })
  if (leaves) for (const { release } of forms) release()
  return leaves
}

const onBeforeUnload = (event: BeforeUnloadEvent): void => {
  if (!unsaved().some(({ loses }) => loses())) return
  event.preventDefault()
  // Chrome and Edge before 119 ask for no other reason.
  event.returnValue = true
}

export const registerExitGuard = (guard: ExitGuard): (() => void) => {
  guards.add(guard)
  window.addEventListener('beforeunload', onBeforeUnload)
  return () => {
    guards.delete(guard)
    // Firefox keeps no page for Back that listens to it.
    if (guards.size === 0) window.removeEventListener('beforeunload', onBeforeUnload)
  }
}
