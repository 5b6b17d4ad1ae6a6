import { isRol, type Rol } from '@naf/contract'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { parseConfig } from '../../functions/src/config.ts'
import { createCollection } from '../../functions/src/db/collection.ts'
import { createTransact } from '../../functions/src/db/tx.ts'
import { createDeps, type Deps } from '../../functions/src/deps.ts'
import { type Firebase, openFirebase } from '../../functions/src/google/firebase.ts'
import { userSchema } from '../../functions/src/users/record.ts'
import { functionsEnv, readEnv } from './config.ts'
import { OperatorError } from './operator.ts'

/** What operators do with the users of a project. */

export interface ProjectFirebase extends Firebase {
  auth: Auth
}

/**
 * The data of the project that was named, or that the emulators run under.
 * @throws OperatorError where neither is
 */
export const openProject = (named: string | undefined, usage: string): ProjectFirebase => {
  const project = named ?? process.env.GCLOUD_PROJECT ?? process.env.GOOGLE_CLOUD_PROJECT
  if (!project) throw new OperatorError(`Falta --project.\n\n${usage}`)
  Object.assign(process.env, { GCLOUD_PROJECT: project, GOOGLE_CLOUD_PROJECT: project })
  const firebase = openFirebase()
  return { ...firebase, auth: getAuth(firebase.app) }
}

/**
 * As `openProject`, with what the functions work with there.
 * @throws OperatorError also without the functions' configuration
 */
export const openPortal = (
  named: string | undefined,
  usage: string,
): { firebase: ProjectFirebase; deps: Deps } => {
  const firebase = openProject(named, usage)
  const variables = readEnv(functionsEnv(String(process.env.GCLOUD_PROJECT)))
  return { firebase, deps: createDeps(parseConfig(variables), firebase) }
}

export const parseRol = (text: string | undefined): Rol => {
  const rol = Number(text)
  if (!isRol(rol)) throw new OperatorError('--rol debe ser 1 (administrador), 2 (editor) o 3 (usuario).')
  return rol
}

type Parts = Pick<ProjectFirebase, 'auth' | 'db'>

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

/**
 * Gives a registered person a role: in the record, which decides and whose change is logged, and in the claim, its copy.
 * Ends running sessions.
 */
export const grantRoleTo = async (
  { auth, db }: Parts,
  { uid, verificado }: Registrant,
  rol: Rol,
): Promise<void> => {
  const users = createCollection(db, { name: 'users', schema: userSchema, createdAt: 'fechaRegistro' })
  await createTransact(db)(null, async (tx) => {
    const { version } = await tx.get(users, uid)
    tx.update(users, uid, { rol, version: version + 1 })
    tx.log('usuario.editado', uid, {
      detalle: `grant-role ${rol}${verificado ? '' : ', correo sin confirmar'}`,
    })
  })
  await auth.setCustomUserClaims(uid, { rol })
  await auth.revokeRefreshTokens(uid)
}

/**
 * As `grantRoleTo`, for the account with that e-mail.
 * @throws OperatorError when nobody is registered with it
 */
export const grantRole = async (firebase: Parts, correo: string, rol: Rol): Promise<void> =>
  grantRoleTo(firebase, await findPerson(firebase, correo), rol)
