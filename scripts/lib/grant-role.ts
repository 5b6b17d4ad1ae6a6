import { isRol, type Rol } from '@naf/contract'
import { createAccounts } from '../../functions/src/platform/accounts.ts'
import type { Firebase } from '../../functions/src/platform/firebase.ts'
import { OperatorError } from './operator.ts'

export function parseRol(text: string | undefined): Rol {
  const rol = Number(text)
  if (!isRol(rol)) throw new OperatorError('--rol debe ser 1 (administrador), 2 (editor) o 3 (usuario).')
  return rol
}

/**
 * Gives a registered person a role: on the record, which the lists show, and in the claim, which decides. Every
 * running session of that person ends, so that the role works from the next login on.
 *
 * @throws OperatorError when nobody is registered with that e-mail
 */
export async function grantRole(
  { auth, db }: Pick<Firebase, 'auth' | 'db'>,
  correo: string,
  rol: Rol,
): Promise<void> {
  const account = await auth.getUserByEmail(correo).catch((error: { code?: string }) => {
    if (error.code !== 'auth/user-not-found') throw error
    throw new OperatorError(`No hay ninguna cuenta con el correo ${correo}. Regístrala primero en el portal.`)
  })
  const record = db.collection('users').doc(account.uid)
  if (!(await record.get()).exists)
    throw new OperatorError(`La cuenta ${correo} no terminó su registro. Complétalo en el portal y repite.`)
  await record.update({ rol })
  await createAccounts(auth).changeRol(account.uid, rol)
}
