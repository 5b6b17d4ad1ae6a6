import { type FormEvent, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type * as z from 'zod'
import { createDraftStore, versionOf } from '../../lib/form-draft.ts'
import { blame, type FieldOf } from '../blame.ts'
import { alertError, alertSuccess, blocking, toast, uploading } from '../dialog.ts'
import { type Draft, useDraftForm } from '../useDraftForm.ts'
import { MENSAJES_REGISTROS } from './messages.ts'
import { useReturn } from './useReturn.ts'

/** What a form with a file reports to while it is sent, and by what it learns that it is no longer wanted. */
export interface Sending {
  onProgress: (sent: number) => void
  signal: AbortSignal
  /** Names the filled form, where it must be stored once however often it is sent. */
  keyFor: Draft<never>['keyFor']
  forgetKey: () => void
}

/** Whose form it is, and of what: under that name what was typed awaits the end of a session, or a crash. */
interface DraftName {
  form: string
  /** The id of a stored record; absent for a new one. */
  record?: string | undefined
  owner: string | null
}

interface SaveForm<In extends FieldValues, Out> {
  schema: z.ZodType<Out, In>
  /** What the form begins with: every field, in the order of the page. */
  values: In
  draft: DraftName
  save: (filled: Out, sending: Sending) => Promise<unknown>
  texts: { saving: string; saved: string; failed: (error: unknown) => string }
  /** Says what was saved, where that takes more than a line. */
  announce?: (answer: unknown) => Promise<void>
  fieldOf?: FieldOf<In>
  /** Where to go on to when there is no previous page. */
  list: string
}

const openDialog = (filled: unknown, title: string, cancel: () => void) => {
  const file = Object.values(filled ?? {}).find((value) => value instanceof File)
  return file ? uploading(title, file.size, cancel) : { close: blocking(title), progress: () => {} }
}

/** A stored record's draft holds as long as the record says what it was typed over. */
const recordDrafts = <In extends FieldValues>({ form, record }: DraftName, values: In) =>
  record === undefined
    ? createDraftStore(form, values)
    : createDraftStore(`${form}:${record}`, values, versionOf(values))

/**
 * A record's form: sending it blocks the page, says how it went, and returns to the previous page. After a
 * failure, or an upload that was stopped, everything typed is still there; after the end of a session, too.
 */
export const useSaveForm = <In extends FieldValues, Out>(setup: SaveForm<In, Out>) => {
  const { schema, values, save, texts, announce, fieldOf, list } = setup
  const [drafts] = useState(() => recordDrafts(setup.draft, values))
  const { form, draft, startOver } = useDraftForm(schema, drafts, setup.draft.owner, 'lost')
  const goBack = useReturn(list)
  const sending = useRef(false)

  const explain = async (error: unknown) => {
    blame(form, error, fieldOf)
    await alertError(texts.failed(error))
  }

  const send = async (filled: Out) => {
    const abort = new AbortController()
    const dialog = openDialog(filled, texts.saving, () => abort.abort())
    const { keyFor, forgetKey } = draft
    let answer: unknown
    try {
      answer = await save(filled, { onProgress: dialog.progress, signal: abort.signal, keyFor, forgetKey })
    } catch (error) {
      dialog.close()
      if (abort.signal.aborted) toast(MENSAJES_REGISTROS.cancelled)
      else await explain(error)
      return
    }
    draft.settle()
    await (announce ? announce(answer) : alertSuccess(texts.saved))
    goBack()
  }

  /** A second press while the first is on its way does nothing. */
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    await form
      .handleSubmit(send)()
      .finally(() => {
        sending.current = false
      })
  }

  return { form, draft, startOver, submit, goBack }
}
