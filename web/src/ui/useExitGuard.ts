import { useEffect, useEffectEvent } from 'react'
import { ask } from './dialog.ts'
import { PREGUNTAS_AL_SALIR as PREGUNTAS } from './draft-messages.ts'
import { type ExitGuard, type Leaving, registerExitGuard } from './exit-guard.ts'

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
