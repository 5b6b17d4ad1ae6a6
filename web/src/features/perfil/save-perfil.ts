import type { PerfilUpdate } from '@naf/contract'
import { errorText } from '../../api/client.ts'
import { isOffline, isWrongPassword, NoSessionError } from '../../api/identity.ts'
import { NetworkError } from '../../api/transport.ts'
import { joinOtro } from '../../lib/otro.ts'
import { MENSAJES_PERFIL as TEXTO } from './messages.ts'
import { type FilledForm, wantsPassword } from './perfil-form.ts'

interface PerfilSteps {
  changePassword: (current: string, next: string) => Promise<void>
  update: (input: PerfilUpdate) => Promise<unknown>
  /** The new password is valid from now on, whatever happens to the rest. */
  onPasswordChanged: () => void
}

/** Says what went wrong, in words for the person. */
export class PerfilError extends Error {}

/**
 * The password first: where the present one is wrong nothing is changed at all. The API is not given the
 * passwords; the identity provider alone needs them.
 * @throws {PerfilError}
 */
export const savePerfil = async (form: FilledForm, steps: PerfilSteps): Promise<void> => {
  const { passwordActual, nuevaContrasena, tipoContribuyenteOtro, ...profile } = form
  if (wantsPassword(form)) {
    await steps.changePassword(passwordActual, nuevaContrasena).catch((error: unknown) => {
      throw new PerfilError(passwordErrorText(error) ?? TEXTO.passwordFailed)
    })
    steps.onPasswordChanged()
  }
  const tipoContribuyente = joinOtro(form.tipoContribuyente, tipoContribuyenteOtro)
  await steps.update({ ...profile, tipoContribuyente }).catch((error: unknown) => {
    throw new PerfilError(errorText(error, TEXTO.updateFailed))
  })
}

/** What the identity provider has against the password somebody typed; null for anything else. */
const passwordErrorText = (error: unknown): string | null => {
  if (error instanceof NoSessionError) return TEXTO.noSession
  if (isWrongPassword(error)) return TEXTO.wrongPassword
  return isOffline(error) ? new NetworkError().message : null
}

export const deletionErrorText = (error: unknown): string =>
  passwordErrorText(error) ?? errorText(error, TEXTO.deleteFailed)
