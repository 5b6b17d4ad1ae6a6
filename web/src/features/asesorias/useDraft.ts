import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type AsesoriaDraft, removeAsesoriaDraft, saveAsesoriaDraft } from './asesoria-draft.ts'
import type { AsesoriaValues, FilledForm } from './asesoria-values.ts'
import { attemptFor, type SendAttempt } from './send-attempt.ts'

export type AsesoriaFormReturn = UseFormReturn<AsesoriaValues, unknown, FilledForm>

/** Takes what is typed, and the key it was last sent under, through a reload; `stored` is what the form began with. */
export const useDraft = (form: AsesoriaFormReturn, uid: string | null, stored: AsesoriaDraft | null) => {
  const [restored, setRestored] = useState(stored !== null)
  const attempt = useRef<SendAttempt | null>(stored?.attempt ?? null)

  useEffect(() => {
    const typing = form.watch((_, { type }) => {
      if (type === 'change') saveAsesoriaDraft(uid, { values: form.getValues(), attempt: attempt.current })
    })
    return () => typing.unsubscribe()
  }, [form, uid])

  return {
    restored,
    /** The key for this content: that of the last try, where it was the same. */
    keyFor: (payload: unknown): string => {
      attempt.current = attemptFor(payload, attempt.current)
      saveAsesoriaDraft(uid, { values: form.getValues(), attempt: attempt.current })
      return attempt.current.key
    },
    forgetKey: () => {
      attempt.current = null
    },
    /** Nothing is left to restore: it was sent, or given up. */
    discard: (next: AsesoriaValues) => {
      attempt.current = null
      removeAsesoriaDraft(uid)
      setRestored(false)
      form.reset(next)
    },
  }
}
