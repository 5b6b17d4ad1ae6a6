import { useEffect, useEffectEvent } from 'react'

/**
 * Asks before a form is left that holds something unsaved. Forms register here; `app/router` asks at links and at Back
 * and Forward, and whatever else takes a form away calls `mayLeave` itself.
 */

interface ExitGuard {
  asks: () => boolean
  /** Whether the form is being sent: it stays, and nobody is asked. */
  waits: () => boolean
  /** Whether leaving loses what was typed. */
  loses: () => boolean
  /** The person leaves: the form has nothing more to ask. */
  release: () => void
}

const cancel = 'Seguir en el formulario'

const PREGUNTAS = {
  kept: {
    title: '¿Salir sin enviar?',
    text: 'Todavía no enviaste el formulario. Lo que escribiste queda guardado en este navegador hasta mañana (lo más personal, como la cédula o el detalle, una o dos horas): puedes volver y seguir.',
    confirm: 'Salir',
    cancel,
  },
  lost: {
    title: '¿Salir sin guardar?',
    text: 'Si sales, se pierde lo que escribiste en este formulario.',
    confirm: 'Salir sin guardar',
    cancel,
  },
  session: {
    title: '¿Cerrar la sesión?',
    text: 'Si cierras la sesión, se pierde lo que escribiste en este formulario.',
    confirm: 'Cerrar Sesión',
    cancel,
  },
} as const

const guards = new Set<() => ExitGuard>()
let asking = false

const unsaved = (): ExitGuard[] => [...guards].map((guard) => guard()).filter(({ asks }) => asks())
const anyLoses = (forms: readonly ExitGuard[]): boolean => forms.some(({ loses }) => loses())

export const isGuarded = (): boolean => unsaved().length > 0

/**
 * Asks one question for all forms of the page, in the words of one that loses something.
 * @param leaving what goes: the form alone, or the session and every draft with it
 */
export const mayLeave = async (leaving: 'form' | 'session'): Promise<boolean> => {
  const forms = unsaved()
  if (forms.length === 0) return true
  if (asking || forms.some(({ waits }) => waits())) return false
  asking = true
  const ofForm = anyLoses(forms) ? 'lost' : 'kept'
  const which = leaving === 'session' ? leaving : ofForm
  // Pages without a form do without the dialogs.
  const { ask } = await import('./dialog.ts')
  const leaves = await ask(PREGUNTAS[which], { danger: which !== 'kept', focus: 'cancel' }).finally(() => {
    asking = false
  })
  if (leaves) for (const { release } of forms) release()
  return leaves
}

const onBeforeUnload = (event: BeforeUnloadEvent): void => {
  if (!anyLoses(unsaved())) return
  event.preventDefault()
  // Chrome and Edge before 119 ask for no other reason.
  event.returnValue = true
}

export const useExitGuard = (form: ExitGuard): void => {
  const now = useEffectEvent(() => form)
  useEffect(() => {
    const guard = () => now()
    guards.add(guard)
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => {
      guards.delete(guard)
      // Firefox keeps no page for Back that listens to it.
      if (guards.size === 0) window.removeEventListener('beforeunload', onBeforeUnload)
    }
  }, [])
}
