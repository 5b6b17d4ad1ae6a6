import { api, type Sent, VERSION_COMUNICACIONES, VERSION_POLITICA } from '@naf/contract'
import { registerSchema } from '@naf/contract/schemas'
import * as z from 'zod'
import { createAccount, deleteAccount, isWrongPassword, signIn } from '../../api/account.ts'
import { ApiError, call } from '../../api/client.ts'
import { currentToken, identityErrorCode } from '../../api/identity.ts'
import { NetworkError } from '../../api/transport.ts'
import { CHECKED, UNCHECKED } from '../../form/choices.tsx'
import { otroText, requireOtro } from '../../form/otro.tsx'
import { NO_PERSON, personBodyOf } from '../../form/PersonFields.tsx'
import { ofTexts, type TextOf } from '../../form/use-app-form.ts'

const [cedula, ruc] = registerSchema.options
const onSending = { uid: true, rol_id: true, consentimiento: true, comunicaciones: true } as const
const beside = { tipoContribuyenteOtro: otroText, comunicaciones: z.string() }

export const registerFormSchema = ofTexts(
  z.discriminatedUnion('tipoIdentificacion', [
    requireOtro(cedula.omit(onSending).extend(beside), 'tipoContribuyente'),
    requireOtro(ruc.omit(onSending).extend(beside), 'tipoContribuyente'),
  ]),
)
type Filled = z.output<typeof registerFormSchema>

/** In the order of the page. The box is not ticked beforehand (docs/decisions/consent.md). */
export const EMPTY: TextOf<Filled> = {
  ...NO_PERSON,
  tipoIdentificacion: 'cedula',
  correo: '',
  username: '',
  password: '',
  comunicaciones: UNCHECKED,
}

const bodyOf = (filled: Filled, uid: string): Sent<typeof api.users.register> => ({
  ...personBodyOf(filled),
  uid,
  consentimiento: VERSION_POLITICA,
  comunicaciones: { acepta: filled.comunicaciones === CHECKED, version: VERSION_COMUNICACIONES },
})

const TAKEN = 'auth/email-already-in-use'
const ACCOUNT_TAKEN = 'Ya existe una cuenta con ese correo. Ingresa con ella o restablece tu contraseña.'

/**
 * Makes an account at the identity provider, then the portal's record under its uid. A browser that dies in between
 * leaves an account without a record; the same e-mail and password then complete it.
 */
export const registerAccount = async (filled: Filled): Promise<void> => {
  const { uid, isNew } = await openAccount(filled)
  try {
    await call(api.users.register, { input: bodyOf(filled, uid) })
  } catch (error) {
    if (isNew && isRefusal(error)) await deleteAccount().catch(() => {})
    throw error
  }
  // The session's first calls need a token with the new role.
  await currentToken({ refresh: true }).catch(() => {})
}

const openAccount = async ({ correo, password }: Filled): Promise<{ uid: string; isNew: boolean }> => {
  try {
    return { uid: await createAccount(correo, password), isNew: true }
  } catch (taken) {
    if (identityErrorCode(taken) !== TAKEN) throw taken
    const uid = await signIn(correo, password).catch((error: unknown) => {
      throw isWrongPassword(error) ? taken : error
    })
    return { uid, isNew: false }
  }
}

/**
 * Only a refusal proves that there is no record. After a failure of the server, or without an answer, there may be one;
 * deleting its account would lock the person out, and sending again completes the registration.
 */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.code !== null && error.code !== 'account_exists' && error.status < 500

export const failureOf = (error: unknown): { message: string; field?: 'correo' | 'username' } => {
  if (error instanceof NetworkError) return { message: error.message }
  if (identityErrorCode(error) === TAKEN) return { message: ACCOUNT_TAKEN, field: 'correo' }
  if (!(error instanceof ApiError)) return { message: 'Error inesperado durante el registro' }
  const { code, message } = error
  if (code === null) return { message: 'Error al guardar en el backend' }
  if (code === 'username_taken') return { message, field: 'username' }
  return code === 'account_exists' || code === 'email_taken' ? { message, field: 'correo' } : { message }
}
