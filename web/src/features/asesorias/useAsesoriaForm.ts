import type { AsesoriaCreate } from '@naf/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError, errorText, NetworkError } from '../../lib/api-client.ts'
import { alertError, alertSuccess, blocking, choose, preloadDialogs } from '../../lib/dialogs.ts'
import { useSession } from '../../session/useSession.ts'
import { useZodForm } from '../../ui/useZodForm.ts'
import { useCreateAsesoria } from './api.ts'
import { loadAsesoriaDraft } from './asesoria-draft.ts'
import {
  type AsesoriaValues,
  asesoriaFormSchema,
  EMPTY_VALUES,
  type FilledForm,
  keepPerson,
  toPayload,
} from './asesoria-values.ts'
import { MENSAJES_FORMULARIO as TEXTO } from './messages.ts'
import { knownValues } from './prefill.ts'
import { useDraft } from './useDraft.ts'
import { usePrefill } from './usePrefill.ts'

/** Whether the server did its work is not known: nothing came back, or not in time. */
const isUnanswered = (error: unknown) =>
  error instanceof NetworkError || (error instanceof DOMException && error.name === 'TimeoutError')

type Outcome = 'sent' | 'again' | 'failed'
const isSent = (outcome: Outcome) => outcome === 'sent'

/** react-hook-form counts a submission when its handler ends, after the fields were cleared. */
const COUNT_ANEW = { keepValues: true }

/** The advisory request: prefilled, kept in a draft, sent once however often it is sent. */
export const useAsesoriaForm = () => {
  const { uid, user } = useSession()
  const [stored] = useState(() => loadAsesoriaDraft(uid))
  const form = useZodForm<AsesoriaValues, FilledForm>(asesoriaFormSchema, stored?.values ?? EMPTY_VALUES)
  const draft = useDraft(form, uid, stored)
  const highlighted = usePrefill(form, user)
  const create = useCreateAsesoria()
  const sending = useRef(false)

  useEffect(preloadDialogs, [])

  /** Says what went wrong; `true` asks for another try of the same. */
  const explain = async (error: unknown): Promise<boolean> => {
    if (isUnanswered(error)) return choose(TEXTO.sinRespuesta)
    const reason = errorText(error, '')
    if (error instanceof ApiError && error.status === 400) form.setError('root', { message: reason })
    if (error instanceof ApiError && error.code === 'idempotency_mismatch') draft.forgetKey()
    await alertError([TEXTO.error, reason].filter(Boolean).join('\n\n'))
    return false
  }

  const sendOnce = async (input: AsesoriaCreate): Promise<Outcome> => {
    const key = draft.keyFor(input)
    const unblock = blocking(TEXTO.enviando)
    try {
      await create.mutateAsync({ input, key })
    } catch (error) {
      unblock()
      return (await explain(error)) ? 'again' : 'failed'
    }
    draft.discard(keepPerson(form.getValues()))
    await alertSuccess(TEXTO.enviado.titulo, TEXTO.enviado.texto)
    return 'sent'
  }

  const send = async (filled: FilledForm): Promise<Outcome> => {
    const input = toPayload(filled, user?.Id ?? null)
    let outcome = await sendOnce(input)
    while (outcome === 'again') outcome = await sendOnce(input)
    return outcome
  }

  /** A second press while the first is on its way, or its answer still on the screen, does nothing. */
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    try {
      let outcome: Outcome = 'failed'
      await form.handleSubmit(async (filled) => {
        outcome = await send(filled)
      })()
      if (isSent(outcome)) form.reset(undefined, COUNT_ANEW)
    } finally {
      sending.current = false
    }
  }

  const startOver = () => {
    draft.discard({ ...EMPTY_VALUES, ...(user && knownValues(user)) })
    form.setFocus('Nombre')
  }

  return { form, highlighted, restored: draft.restored, startOver, submit }
}
