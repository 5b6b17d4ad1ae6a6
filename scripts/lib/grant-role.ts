import { isRol, type Rol } from '@naf/contract'
import type { Firebase } from '../../functions/src/google/firebase.ts'
import { OperatorError } from './operator.ts'

export const parseRol = (text: string | undefined): Rol => {
  const rol = Number(text)
  if (!isRol(rol)) throw new OperatorError('--rol debe ser 1 (administrador), 2 (editor) o 3 (usuario).')
  return rol
}

type Parts = Pick<Firebase, 'auth' | 'db'>

/** The person registered with an e-mail, who need not read it until `verificado`. */
interface Registrant {
  uid: string
  nombre: string
  username: string
  registrado: Date
  verificado: boolean
}

/** @throws OperatorError when nobody is registered with that e-mail */
export const findPerson = async ({ auth, db }: Parts, correo: string): Promise<Registrant> => {
  const account = await auth.getUserByEmail(correo).catch((error: { code?: string }) => {
    if (error.code !== 'auth/user-not-found') throw error
    throw new OperatorError(`No hay ninguna cuenta con el correo ${correo}. Regístrala primero en el portal.`)
  })
  const record = (await db.collection('users').doc(account.uid).get()).data()
  if (!record)
    throw new OperatorError(`La cuenta ${correo} no terminó su registro. Complétalo en el portal y repite.`)
  return {
    uid: account.uid,
    nombre: `${record.nombre} ${record.apellido}`,
    username: record.username,
    registrado: record.fechaRegistro.toDate(),
    verificado: account.emailVerified,
  }
}

export const describePerson = ({ nombre, username, registrado, verificado }: Registrant): string =>
  [
    `Nombre:     ${nombre}`,
    `Usuario:    ${username}`,
    `Registrada: ${registrado.toLocaleDateString('es-EC', { dateStyle: 'long', timeZone: 'America/Guayaquil' })}`,
    verificado
      ? 'Correo:     confirmado'
      : 'Correo:     SIN CONFIRMAR. Cualquiera pudo registrarse con él: pídele que lo confirme antes.',
  ].join('\n')

/** Gives a registered person a role: in the record, which decides, and in the claim, its copy. Ends running sessions. */
export const grantRoleTo = async ({ auth, db }: Parts, { uid }: Registrant, rol: Rol): Promise<void> => {
  await db.collection('users').doc(uid).update({ rol })
  await auth.setCustomUserClaims(uid, { rol })
  await auth.revokeRefreshTokens(uid)
}

/**
 * As `grantRoleTo`, for whoever has that e-mail.
 * @throws OperatorError when nobody is registered with it
 */
export const grantRole = async (firebase: Parts, correo: string, rol: Rol): Promise<void> =>
  grantRoleTo(firebase, await findPerson(firebase, correo), rol)
