import { useSession } from '../../auth/session.ts'
import { fillBlanks } from '../../lib/text-values.ts'
import { useDoubts } from '../../ui/useDoubts.ts'
import { useDraftForm } from '../../ui/useDraftForm.ts'
import { usePrefill } from '../../ui/usePrefill.ts'
import { useSendOnce } from '../../ui/useSendOnce.ts'
import { MENSAJES_INSCRIBIRSE as TEXTO } from './messages.ts'
import { useSignUp } from './sign-up-api.ts'
import {
  EMPTY_VALUES,
  type FilledForm,
  knownValues,
  type SignUpValues,
  signUpDrafts,
  signUpFormSchema,
  toPayload,
} from './sign-up-form.ts'
import type { GivenSignUp } from './sign-up-receipt.ts'

const TEXTS = {
  sending: TEXTO.sending,
  sent: TEXTO.sent,
  failed: TEXTO.failed,
  unanswered: TEXTO.unanswered,
}

/** The sign-up: stored as a draft, sent once however often it is sent, and empty when it has arrived. */
export const useSignUpForm = (id: string, give: (given: GivenSignUp) => void) => {
  const { uid, user } = useSession()
  const { form, draft, startOver } = useDraftForm<SignUpValues, FilledForm>(
    signUpFormSchema,
    signUpDrafts,
    uid,
  )
  const highlighted = usePrefill(form, draft, user, (values, person) =>
    fillBlanks(values, knownValues(person)),
  )
  const doubtsOf = useDoubts(form, draft.store)
  const signUp = useSignUp(id)
  const submit = useSendOnce({
    form,
    draft,
    toPayload,
    send: signUp.mutateAsync,
    keep: () => EMPTY_VALUES,
    onSent: ({ Estado, Participante }, { Correo }) =>
      give({
        estado: Estado,
        correo: Correo,
        qr: Participante === null ? null : { training: id, participante: Participante },
      }),
    texts: TEXTS,
  })

  return { form, doubtsOf, highlighted, restored: draft.restored, startOver, submit }
}
