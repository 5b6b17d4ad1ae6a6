import { DEFAULT_ROL, type Registration } from '@naf/contract'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { consentTo } from '../../platform/consent.ts'
import type { Session } from '../../platform/identity.ts'
import { refusal } from './refusals.ts'
import type { NewUser, StoredUser } from './users.repository.ts'

/**
 * Gives an identity account its user record and its role. Sent again by the same person with the same
 * username it answers the same, so that a lost answer can be asked for once more.
 *
 * The claim comes before the record: where it fails nothing is stored, and the browser may take its new
 * identity account back.
 *
 * @throws unauthenticated without a token, forbidden for somebody else's, username_taken, and
 * account_exists where the account already has a record of another username
 */
export const registerUser = async (
  { users, identity }: Deps,
  session: Session | null,
  input: Registration,
): Promise<StoredUser> => {
  if (!session) throw new AppError('unauthenticated', 'Ingresa para continuar.')
  if (session.uid !== input.uid || session.correo.toLowerCase() !== input.correo)
    throw new AppError('forbidden', 'No autorizado')

  const { uid } = session
  const existing = await users.find(uid)
  if (existing) return repeated(existing, input)

  await identity.grantFirstRol(uid, DEFAULT_ROL)
  const outcome = await users.create(uid, newUser(input))
  if (outcome === 'username_taken') throw refusal('username_taken')

  const stored = await users.find(uid)
  if (!stored) throw new Error('the record vanished between its writing and its reading')
  return outcome === 'exists' ? repeated(stored, input) : stored
}

const repeated = (existing: StoredUser, input: Registration): StoredUser => {
  if (existing.username.toLowerCase() === input.username.toLowerCase()) return existing
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
  cedulaRuc: input.cedulaRUC,
  telefono: input.telefono,
  ciudad: input.ciudad,
  tipoContribuyente: input.tipoContribuyente,
  username: input.username,
  rol: DEFAULT_ROL,
  consentimiento: consentTo(input.consentimiento),
})
