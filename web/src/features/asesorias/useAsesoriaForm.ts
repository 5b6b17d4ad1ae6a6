import type { RegisterOptions } from 'react-hook-form'
import { useSession } from '../../auth/session.ts'
import { useDoubts } from '../../ui/useDoubts.ts'
import { useDraftForm } from '../../ui/useDraftForm.ts'
import { usePrefill } from '../../ui/usePrefill.ts'
import { useSendOnce } from '../../ui/useSendOnce.ts'
import { useCreateAsesoria, usePlazo } from './api.ts'
import {
  type AsesoriaValues,
  asesoriaDrafts,
  asesoriaFormSchema,
  type FieldName,
  type FilledForm,
  keepPerson,
  toPayload,
} from './asesoria-form.ts'
import { MENSAJES_FORMULARIO as TEXTO } from './messages.ts'
import { fillable, knownValues } from './prefill.ts'
import { type GivenReceipt, receiptOf } from './receipt.ts'
import { useAskedServicio } from './useAskedServicio.ts'
import { useInvitation } from './useInvitation.ts'
import { useTermsInForm } from './useTermsInForm.ts'

const TEXTS = {
  sending: TEXTO.sending,
  sent: TEXTO.sent,
  failed: TEXTO.failed,
  unanswered: TEXTO.unanswered,
}

const DOUBTED = { CedulaRUC: 'cedulaRUC', Correo: 'correo' } as const

/** The advisory request: prefilled, asked about, stored as a draft, sent once however often it is sent. */
export const useAsesoriaForm = (give: (receipt: GivenReceipt) => void) => {
  const { uid, user } = useSession()
  const { form, draft, startOver } = useDraftForm<AsesoriaValues, FilledForm>(
    asesoriaFormSchema,
    asesoriaDrafts,
    uid,
  )
  const highlighted = usePrefill(form, draft, user, (values, person) => fillable(values, knownValues(person)))
  const doubtsOf = useDoubts(form, draft.store)
  const { agree, terms } = useTermsInForm()
  useAskedServicio(form)
  const create = useCreateAsesoria()
  const { data: wait } = usePlazo()
  useInvitation(uid === null, draft.restored !== null)
  const submit = useSendOnce({
    form,
    draft,
    agree,
    toPayload: (filled: FilledForm) => toPayload(filled, user?.Id ?? null),
    send: create.mutateAsync,
    keep: keepPerson,
    onSent: (answer, input) => give(receiptOf(answer, input, wait?.Plazo ?? null)),
    texts: TEXTS,
  })

  /** The props of a field, but for its label. */
  const field = (name: FieldName, options?: RegisterOptions<AsesoriaValues, FieldName>) => ({
    ...form.register(name, options),
    error: form.formState.errors[name]?.message,
    highlighted: highlighted.has(name),
  })

  /** As `field`, for what is asked about when it is left. */
  const doubtedField = (name: keyof typeof DOUBTED) => {
    const { doubt, onBlur } = doubtsOf(name, DOUBTED[name])
    return { ...field(name, { onBlur }), doubt }
  }

  return {
    form,
    field,
    doubtedField,
    terms,
    isVisitor: uid === null,
    restored: draft.restored,
    startOver,
    submit,
  }
}

/** What the form's sections are made of. */
export type AsesoriaFields = Pick<ReturnType<typeof useAsesoriaForm>, 'form' | 'field' | 'doubtedField'>
