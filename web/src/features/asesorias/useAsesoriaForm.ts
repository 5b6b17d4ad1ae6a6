import { useEffect } from 'react'
import { useSession } from '../../session/useSession.ts'
import { useDraftForm } from '../../ui/useDraftForm.ts'
import { usePrefill } from '../../ui/usePrefill.ts'
import { useSendOnce } from '../../ui/useSendOnce.ts'
import { useCreateAsesoria } from './api.ts'
import {
  type AsesoriaValues,
  asesoriaDrafts,
  asesoriaFormSchema,
  type FilledForm,
  keepPerson,
  toPayload,
} from './asesoria-form.ts'
import { loadReceipt } from './load-receipt.ts'
import { MENSAJES_FORMULARIO as TEXTO } from './messages.ts'
import { fillable, knownValues } from './prefill.ts'
import { type GivenReceipt, receiptOf } from './receipt.ts'
import { useAskedServicio } from './useAskedServicio.ts'

const TEXTS = {
  sending: TEXTO.sending,
  sent: TEXTO.sent,
  failed: TEXTO.failed,
  unanswered: TEXTO.unanswered,
}

/** The advisory request: prefilled, stored as a draft, sent once however often it is sent. */
export const useAsesoriaForm = (give: (receipt: GivenReceipt) => void) => {
  const { uid, user } = useSession()
  const { form, draft, startOver } = useDraftForm<AsesoriaValues, FilledForm>(
    asesoriaFormSchema,
    asesoriaDrafts,
    uid,
  )
  const highlighted = usePrefill(form, draft, user, (values, person) => fillable(values, knownValues(person)))
  useAskedServicio(form)
  const create = useCreateAsesoria()
  useEffect(() => void loadReceipt().catch(() => {}), [])
  const submit = useSendOnce({
    form,
    draft,
    toPayload: (filled: FilledForm) => toPayload(filled, user?.Id ?? null),
    send: create.mutateAsync,
    keep: keepPerson,
    onSent: (answer, input) => give(receiptOf(answer, input)),
    texts: TEXTS,
  })

  return { form, highlighted, restored: draft.restored, startOver, submit }
}
