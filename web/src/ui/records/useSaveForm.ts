import { type FormEvent, useEffect, useRef } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type * as z from 'zod'
import { alertError, alertSuccess, blocking, preloadDialogs, toast } from '../../lib/dialogs.ts'
import { uploading } from '../../lib/upload-dialog.ts'
import { blame, type FieldOf } from '../blame.ts'
import { useZodForm } from '../useZodForm.ts'
import { MENSAJES_REGISTROS } from './messages.ts'
import { useReturn } from './useReturn.ts'

/** What a form with a file reports to while it is sent, and by what it learns that it is no longer wanted. */
export interface Sending {
  onProgress: (sent: number) => void
  signal: AbortSignal
}

interface SaveForm<In extends FieldValues, Out> {
  schema: z.ZodType<Out, In>
  values: DefaultValues<In>
  save: (filled: Out, sending: Sending) => Promise<unknown>
  texts: { saving: string; saved: string; failed: (error: unknown) => string }
  fieldOf?: FieldOf<In>
  /** Where to go on to when there is no previous page. */
  list: string
}

const hasFile = (filled: unknown): boolean =>
  typeof filled === 'object' &&
  filled !== null &&
  Object.values(filled).some((value) => value instanceof File)

const openDialog = (filled: unknown, title: string, cancel: () => void) =>
  hasFile(filled) ? uploading(title, cancel) : { close: blocking(title), progress: () => {} }

/**
 * A record's form: sending it blocks the page, says how it went, and returns to the previous page. After a
 * failure, or an upload that was stopped, everything typed is still there.
 */
export const useSaveForm = <In extends FieldValues, Out>(setup: SaveForm<In, Out>) => {
  const { schema, values, save, texts, fieldOf, list } = setup
  const form = useZodForm(schema, values)
  const goBack = useReturn(list)
  const sending = useRef(false)

  useEffect(preloadDialogs, [])

  const explain = async (error: unknown) => {
    blame(form, error, fieldOf)
    await alertError(texts.failed(error))
  }

  const send = async (filled: Out) => {
    const abort = new AbortController()
    const dialog = openDialog(filled, texts.saving, () => abort.abort())
    try {
      await save(filled, { onProgress: dialog.progress, signal: abort.signal })
    } catch (error) {
      dialog.close()
      if (abort.signal.aborted) void toast(MENSAJES_REGISTROS.cancelado)
      else await explain(error)
      return
    }
    await alertSuccess(texts.saved)
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

  return { form, submit, goBack }
}
