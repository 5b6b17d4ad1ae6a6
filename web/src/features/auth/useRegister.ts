import { api } from '@naf/contract'
import { useEffect } from 'react'
import { call } from '../../lib/api-client.ts'
import { alertError, preloadDialogs } from '../../lib/dialogs.ts'
import { createAccount, currentToken, deleteAccount, signIn } from '../../lib/identity.ts'
import { joinOtro } from '../../lib/otro.ts'
import { useSessionActions } from '../../session/useSession.ts'
import { useZodForm } from '../../ui/useZodForm.ts'
import { wait } from './login.ts'
import { MENSAJES_REGISTRO as TEXTO } from './messages.ts'
import { RegistrationError, type RegistrationSteps, registerAccount } from './register-account.ts'
import { type RegisterForm, registerFormSchema } from './register-schema.ts'

/** The button shows its work for this long at least. */
const BUTTON_ANIMATION = 800

const steps: RegistrationSteps = {
  createAccount,
  signIn,
  deleteAccount,
  saveRecord: (input) => call(api.users.register, { input }),
  refreshToken: () => currentToken({ refresh: true }),
}

const register = async ({ tipoContribuyenteOtro, ...form }: RegisterForm): Promise<null> => {
  const tipoContribuyente = joinOtro(form.tipoContribuyente, tipoContribuyenteOtro)
  await Promise.all([registerAccount({ ...form, tipoContribuyente }, steps), wait(BUTTON_ANIMATION)])
  return null
}

/** The registration's form and what sending it does; the guard leads on once the session is there. */
export const useRegister = () => {
  const { enter, prepare } = useSessionActions()
  const form = useZodForm(registerFormSchema, {
    nombre: '',
    segundoNombre: '',
    apellido: '',
    segundoApellido: '',
    ciudad: '',
    telefono: '',
    tipoIdentificacion: 'cedula',
    cedulaRUC: '',
    tipoContribuyente: '',
    tipoContribuyenteOtro: '',
    correo: '',
    username: '',
    password: '',
  })

  useEffect(() => {
    preloadDialogs()
    prepare()
  }, [prepare])

  const submit = form.handleSubmit(async (values) => {
    try {
      await enter('register', () => register(values))
    } catch (error) {
      const known = error instanceof RegistrationError ? error : new RegistrationError(TEXTO.errorInesperado)
      await alertError(known.message)
      if (known.field) form.setError(known.field, { message: known.message })
    }
  })

  return { form, submit }
}
