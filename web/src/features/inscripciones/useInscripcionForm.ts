import { useSession } from '../../auth/session.ts'
import { fillBlanks } from '../../lib/text-values.ts'
import { useDoubts } from '../../ui/useDoubts.ts'
import { useDraftForm } from '../../ui/useDraftForm.ts'
import { usePrefill } from '../../ui/usePrefill.ts'
import { useSendOnce } from '../../ui/useSendOnce.ts'
import { useCreateInscripcion } from './api.ts'
import {
  EMPTY_VALUES,
  type FilledForm,
  type InscripcionValues,
  inscripcionDrafts,
  inscripcionFormSchema,
  knownValues,
  toPayload,
} from './inscripcion-form.ts'
import { MENSAJES_FORMULARIO as TEXTO } from './messages.ts'
import { type GivenReceipt, receiptOf } from './receipt.ts'

const TEXTS = {
  sending: TEXTO.sending,
  sent: TEXTO.sent,
  failed: TEXTO.failed,
  unanswered: TEXTO.unanswered,
}

/** The enrolment: stored as a draft, sent once however often it is sent, and empty when it has arrived. */
export const useInscripcionForm = (give: (receipt: GivenReceipt) => void) => {
  const { uid, user } = useSession()
  const { form, draft, startOver } = useDraftForm<InscripcionValues, FilledForm>(
    inscripcionFormSchema,
    inscripcionDrafts,
    uid,
  )
  const highlighted = usePrefill(form, draft, user, (values, person) =>
    fillBlanks(values, knownValues(person)),
  )
  const doubtsOf = useDoubts(form, draft.store)
  const create = useCreateInscripcion()
  const submit = useSendOnce({
    form,
    draft,
    toPayload,
    send: create.mutateAsync,
    keep: () => EMPTY_VALUES,
    fieldOf: { id_espe_taken: 'IdEspe' },
    onSent: (answer, input) => give(receiptOf(answer, input)),
    texts: TEXTS,
  })

  return { form, doubtsOf, highlighted, restored: draft.restored, startOver, submit }
}
