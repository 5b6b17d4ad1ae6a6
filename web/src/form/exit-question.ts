import { useEffect, useEffectEvent } from 'react'
import { ask } from '../ui/dialog.ts'
import { type ExitGuard, type Leaving, registerExitGuard } from '../ui/exit-guard.ts'

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

/** What becomes of a form's draft when the form is left. */
export type Leftover = 'kept' | 'lost'

interface Form extends Pick<ExitGuard, 'asks' | 'waits' | 'release'> {
  leftover: () => Leftover
}

/** Asks before a form with something unsaved is left. */
export const useExitGuard = (form: Form): void => {
  const now = useEffectEvent(() => form)
  const askFirst = useEffectEvent((leaving: Leaving) => {
    const loses = leaving === 'session' || form.leftover() === 'lost'
    const question = leaving === 'session' ? PREGUNTAS.session : PREGUNTAS[form.leftover()]
    return ask(question, { danger: loses, focus: 'cancel' })
  })

  useEffect(
    () =>
      registerExitGuard({
        asks: () => now().asks(),
        waits: () => now().waits(),
        loses: () => now().leftover() === 'lost',
        release: () => now().release(),
        ask: (leaving) => askFirst(leaving),
      }),
    [],
  )
}
