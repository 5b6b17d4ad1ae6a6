import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DefaultValues, Path, UseFormReturn } from 'react-hook-form'
import type * as z from 'zod'
import type { DraftStore, FormDraft } from '../lib/form-draft.ts'
import { attemptFor, type SendAttempt } from '../lib/send-attempt.ts'
import type { TextValues } from '../lib/text-values.ts'
import { useZodForm } from './useZodForm.ts'

/** A form that begins with what its owner had typed before a reload, and keeps what is typed through the next. */
export const useDraftForm = <In extends TextValues, Out>(
  schema: z.ZodType<Out, In>,
  drafts: DraftStore<In>,
  owner: string | null,
) => {
  const [stored] = useState(() => drafts.load(owner))
  const form = useZodForm<In, Out>(schema, (stored?.values ?? drafts.empty) as DefaultValues<In>)
  const draft = useDraft(form, drafts, owner, stored)

  /** Gives the draft up. The fields register anew with the next render, and cannot take the focus before. */
  const startOver = (next: In, firstField: Path<In>) => {
    flushSync(() => draft.discard(next))
    form.setFocus(firstField)
  }

  return { form, draft, startOver }
}

export interface Draft<In> {
  /** Whether the form holds what was found in a draft. */
  restored: boolean
  /** The key for this content: that of the last try, where it was the same. */
  keyFor: (payload: unknown) => string
  forgetKey: () => void
  /** Nothing is left to restore: it was sent, or given up. */
  discard: (next: In) => void
}

const useDraft = <In extends TextValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  drafts: DraftStore<In>,
  owner: string | null,
  stored: FormDraft<In> | null,
): Draft<In> => {
  const [restored, setRestored] = useState(stored !== null)
  const attempt = useRef<SendAttempt | null>(stored?.attempt ?? null)

  useEffect(() => {
    const typing = form.watch((_, { type }) => {
      if (type === 'change') drafts.save(owner, { values: form.getValues(), attempt: attempt.current })
    })
    return () => typing.unsubscribe()
  }, [form, drafts, owner])

  return {
    restored,
    keyFor: (payload) => {
      attempt.current = attemptFor(payload, attempt.current)
      drafts.save(owner, { values: form.getValues(), attempt: attempt.current })
      return attempt.current.key
    },
    forgetKey: () => {
      attempt.current = null
    },
    discard: (next) => {
      attempt.current = null
      drafts.remove(owner)
      setRestored(false)
      form.reset(next)
    },
  }
}
