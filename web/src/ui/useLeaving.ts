import { useEffect, useEffectEvent } from 'react'
import { guardLeaving, type Leaving } from '../lib/leaving.ts'
import { ask } from './dialog.ts'
import { PREGUNTAS_AL_SALIR as PREGUNTAS } from './draft-messages.ts'

/** What becomes of a form's draft when the form is left: whoever comes back finds it, or it goes. */
export type Leftover = 'kept' | 'lost'

interface Leave {
  leftover: () => Leftover
  isUnsaved: () => boolean
  /** The form stays meanwhile: where it does not arrive all of it is still needed, its file most of all. */
  isSending: boolean
  /** The person leaves all the same. */
  onLeave: () => void
}

/** Asks before a form with something unsaved is left. */
export const useLeaving = ({ leftover, isUnsaved, isSending, onLeave }: Leave): void => {
  const asks = useEffectEvent(() => isUnsaved())
  const waits = useEffectEvent(() => isSending)
  const loses = useEffectEvent(() => isUnsaved() && leftover() === 'lost')
  const askFirst = useEffectEvent(async (leaving: Leaving) => {
    const staysStored = leftover() === 'kept' && leaving === 'form'
    const lost = leaving === 'session' ? PREGUNTAS.session : PREGUNTAS.lost
    const manner = { danger: !staysStored, focus: 'cancel' } as const
    const leaves = await ask(staysStored ? PREGUNTAS.kept : lost, manner)
    if (leaves) onLeave()
    return leaves
  })

  useEffect(
    () =>
      guardLeaving({
        asks: () => asks(),
        waits: () => waits(),
        loses: () => loses(),
        ask: (leaving) => askFirst(leaving),
      }),
    [],
  )
}
