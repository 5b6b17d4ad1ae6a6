import { api, VERSION_COMUNICACIONES, VERSION_POLITICA } from '@naf/contract'
import { useEffect } from 'react'
import { call } from '../../api/client.ts'
import { createAccount, currentToken, deleteAccount, signIn } from '../../api/identity.ts'
import { enter, prepare } from '../../auth/sign-in.tsx'
import { joinOtro } from '../../lib/otro.ts'
import { CHECKED } from '../../ui/checkbox-values.ts'
import { alertError } from '../../ui/dialog.ts'
import { useDoubts } from '../../ui/useDoubts.ts'
import { useDraftForm } from '../../ui/useDraftForm.ts'
import { MENSAJES_REGISTRARSE as TEXTO } from './messages.ts'
import { RegistrationError, type RegistrationSteps, registerAccount } from './register-account.ts'
import { type FilledForm, type RegisterValues, registerDrafts, registerFormSchema } from './register-form.ts'

/** The button shows its work for this long at least. */
const BUTTON_ANIMATION = 800

const steps: RegistrationSteps = {
  createAccount,
  signIn,
  deleteAccount,
  saveRecord: (input) => call(api.users.register, { input }),
  refreshToken: () => currentToken({ refresh: true }),
}

const register = async ({ tipoContribuyenteOtro, comunicaciones, ...form }: FilledForm): Promise<void> => {
  const tipoContribuyente = joinOtro(form.tipoContribuyente, tipoContribuyenteOtro)
  const filled = {
    ...form,
    tipoContribuyente,
    consentimiento: VERSION_POLITICA,
    comunicaciones: { acepta: comunicaciones === CHECKED, version: VERSION_COMUNICACIONES },
  }
  await Promise.all([
    registerAccount(filled, steps),
    new Promise((resolve) => setTimeout(resolve, BUTTON_ANIMATION)),
  ])
}

/** The registration's form, stored as a draft, and what sending it does; the guard leads on once the session is there. */
export const useRegister = () => {
  const { form, draft, startOver } = useDraftForm<RegisterValues, FilledForm>(
    registerFormSchema,
    registerDrafts,
    null,
  )

  const doubtsOf = useDoubts(form, draft.store)

  useEffect(prepare, [])

  const submit = form.handleSubmit(async (values) => {
    try {
      await enter('register', async () => {
        await register(values)
        draft.settle()
        return null
      })
    } catch (error) {
      const known = error instanceof RegistrationError ? error : new RegistrationError(TEXTO.unexpected)
      await alertError(known.message)
      if (known.field) form.setError(known.field, { message: known.message })
    }
  })

  return { form, doubtsOf, restored: draft.restored, startOver, submit }
}
