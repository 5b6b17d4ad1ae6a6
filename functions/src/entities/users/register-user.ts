import { DEFAULT_ROL, type Registration } from '@naf/contract'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { answerOf, consentTo } from '../../platform/consent.ts'
import { ended, type Session } from '../../platform/identity.ts'
import { askForProof } from './ask-for-proof.ts'
import { refusal } from './refusals.ts'
import type { NewUser, StoredUser } from './user-record.ts'

/**
 * Gives an identity account its user record and then its role: an account that is refused never has one. Sent again by
 * the same person with the same username it answers the same and gives the role where it was not given yet, so that a
 * lost answer can be asked for once more.
 *
 * @throws unauthenticated without a token, or where the account was deleted meanwhile; forbidden for somebody else's;
 * username_taken, and account_exists where the account already has a record of another username
 */
export const registerUser = async (
  deps: Deps,
  session: Session | null,
  input: Registration,
): Promise<StoredUser> => {
  if (!session) throw new AppError('unauthenticated', 'Ingresa para continuar.')
  if (session.uid !== input.uid || session.correo.toLowerCase() !== input.correo)
    throw new AppError('forbidden', 'No autorizado')

  const { users } = deps
  const outcome = await users.create(session, session.uid, newUser(input), 'usuario.registrado')
  if (outcome === 'username_taken') throw refusal('username_taken')
  const stored = await users.find(session.uid)
  if (!stored) throw ended()
  if (outcome === 'exists') assertRepeated(stored, input)
  // Who has a role in the token is registered; who was given another than the first one got it by other means.
  if (session.rol === null && stored.rol === DEFAULT_ROL) await giveFirstRol(deps, stored)
  if (!session.correoVerificado) await askForProof(deps, stored)
  return stored
}

/**
 * The account may be on its way out: whoever deletes it looks for a record once more afterwards, and whoever registers it
 * finds out here, after the record. Between the two no record is left alone.
 */
const giveFirstRol = async ({ users, identity }: Deps, { uid, rol }: StoredUser): Promise<void> => {
  try {
    await identity.grantFirstRol(uid, rol)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error
    await users.delete(null, uid, identity.activeAdmins, 'usuario.restituido')
    throw ended()
  }
}

const assertRepeated = (existing: StoredUser, input: Registration): void => {
  if (existing.username.toLowerCase() === input.username.toLowerCase()) return
  throw new AppError(
    'account_exists',
    'Ya existe una cuenta con ese correo. Ingresa con ella o restablece tu contraseña.',
  )
}

const newUser = (input: Registration): NewUser => ({
  nombre: input.nombre,
  segundoNombre: input.segundoNombre,
  apellido: input.apellido,
  segundoApellido: input.segundoApellido,
  correo: input.correo,
  cedulaRUC: input.cedulaRUC,
  telefono: input.telefono,
  ciudad: input.ciudad,
  tipoContribuyente: input.tipoContribuyente,
  username: input.username,
  rol: DEFAULT_ROL,
  consentimiento: consentTo(input.consentimiento),
  ...(input.comunicaciones && { comunicaciones: answerOf(input.comunicaciones) }),
  alta: 'registro',
})
