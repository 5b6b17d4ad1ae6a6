import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type * as z from 'zod'
import { changedFields, type FoundDraft, isPrivate, type Sent, sentAs } from '../form/drafts.ts'
import type { DraftStore } from '../lib/form-draft.ts'
import { confirmDelete } from './dialog.ts'
import { PREGUNTA_EMPEZAR } from './draft-messages.ts'
import { type Leftover, useExitGuard } from './useExitGuard.ts'
import { useZodForm } from './useZodForm.ts'

/**
 * A form that begins with what its owner had typed before a reload, a crash or the end of a session, stores what is
 * typed for the next, and asks before it is left. `leftover` says what then becomes of the draft.
 */
export const useDraftForm = <In extends FieldValues, Out>(
  schema: z.ZodType<Out, In>,
  drafts: DraftStore<In>,
  owner: string | null,
  leftover: Leftover = 'kept',
) => {
  const [stored] = useState(() => drafts.load(owner))
  const form = useZodForm<In, Out>(schema, (stored?.values ?? drafts.initial) as DefaultValues<In>)
  const draft = useDraft(form, drafts, owner, stored, leftover)

  /** Gives the draft up. The fields register anew with the next render, and cannot take the focus before. */
  const startOver = async () => {
    if (draft.isTyped() && !(await confirmDelete(PREGUNTA_EMPEZAR))) return
    flushSync(() => draft.discard())
    const [first] = Object.keys(drafts.initial)
    form.setFocus(first as Path<In>)
  }

  return { form, draft, startOver }
}

/** What stands above a form that began with a draft. */
export interface Restored extends Pick<FoundDraft<unknown>, 'recovered' | 'missing' | 'outdated'> {
  /** Some of what came back goes within an hour or two. */
  hasPrivate: boolean
  leftover: Leftover
}

const noticeOf = <In extends FieldValues>(
  { values, recovered, missing, outdated }: FoundDraft<In>,
  initial: In,
  leftover: Leftover,
): Restored => ({
  recovered,
  missing,
  outdated,
  hasPrivate: changedFields(values, initial).some(isPrivate),
  leftover,
})

export interface Draft<In> {
  restored: Restored | null
  /** The form begins with what the portal knows, given its empty values: nobody has typed that. */
  begin: (known: (empty: In) => [Path<In>, string][]) => void
  /** Whether anything was typed since the form was opened, or begun anew. */
  isTyped: () => boolean
  /** Stores what stands in the form now, where the program has changed it. */
  store: () => void
  /** The key for this content: that of the last try, where it was the same. */
  keyFor: (payload: unknown) => string
  forgetKey: () => void
  /** Nothing is left to restore, or to ask about: it was sent or saved. */
  settle: () => void
  /** As `settle`, and the form goes on with these values: what it would begin with, unless others are given. */
  discard: (next?: In) => void
}

const useDraft = <In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  drafts: DraftStore<In>,
  owner: string | null,
  stored: FoundDraft<In> | null,
  leftover: Leftover,
): Draft<In> => {
  const [restored, setRestored] = useState(() => stored && noticeOf(stored, drafts.initial, leftover))
  const sent = useRef<Sent | null>(stored?.sent ?? null)
  const missing = useRef(stored?.missing ?? [])
  /** What the form would begin with, and what it went on with since: the same until it was sent once. */
  const fresh = useRef(drafts.initial)
  const settled = useRef(drafts.initial)
  const typed = useRef(false)
  const unsaved = useRef(stored !== null && !stored.outdated)
  const isStored = useRef(true)

  const store = () => {
    const values = form.getValues()
    unsaved.current = missing.current.length > 0 || changedFields(values, settled.current).length > 0
    if (!unsaved.current) return drafts.remove(owner)
    const filled = { values, sent: sent.current, missing: missing.current }
    isStored.current = drafts.save(owner, filled, fresh.current)
  }

  const settle = () => {
    sent.current = null
    missing.current = []
    typed.current = false
    unsaved.current = false
    drafts.remove(owner)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `store` is made of the other three
  useEffect(() => {
    const typing = form.watch((_, { type }) => {
      if (type !== 'change') return
      typed.current = true
      const values = form.getValues()
      const left = missing.current.filter((name) => values[name] === drafts.initial[name])
      if (left.length < missing.current.length) setRestored((now) => now && { ...now, missing: left })
      missing.current = left
      store()
    })
    return () => typing.unsubscribe()
  }, [form, drafts, owner])

  // Not on finding it: whoever asks what there is must not take it away from the form that tells of it.
  useEffect(() => {
    if (stored?.outdated) drafts.remove(owner)
  }, [stored, drafts, owner])

  const { isSubmitting } = form.formState
  useExitGuard({
    leftover: () => (isStored.current ? leftover : 'lost'),
    asks: () => unsaved.current,
    waits: () => isSubmitting,
    release: () => {
      unsaved.current = false
      if (leftover === 'lost') settle()
    },
  })

  return {
    restored,
    begin: (known) => {
      fresh.current = { ...drafts.initial, ...Object.fromEntries(known(drafts.initial)) }
      settled.current = fresh.current
    },
    isTyped: () => typed.current,
    store,
    keyFor: (payload) => {
      sent.current = sentAs(payload, sent.current)
      store()
      return sent.current.key
    },
    forgetKey: () => {
      sent.current = null
      store()
    },
    settle,
    discard: (next = fresh.current) => {
      settle()
      settled.current = next
      setRestored(null)
      form.reset(next)
    },
  }
}
