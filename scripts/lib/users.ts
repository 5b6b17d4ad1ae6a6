import { isRol, type Rol } from '@naf/contract'
import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth'
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
 * As `grantRoleTo`, for whoever has that e-mail.
 * @throws OperatorError when nobody is registered with it
 */
export const grantRole = async (firebase: Parts, correo: string, rol: Rol): Promise<void> =>
  grantRoleTo(firebase, await findPerson(firebase, correo), rol)

const MAX_PER_PAGE = 1000

/** Records and accounts that do not belong together, by uid alone: what is printed here ends up in files. */
export interface UserFindings {
  records: number
  withoutAccount: string[]
  disabled: string[]
  /** Accounts without a record; those of the last hour may be registering. */
  withoutRecord: string[]
}

/** Records are read before and after the accounts: people register and leave meanwhile. */
export const inspectUsers = async (
  { auth, db }: Pick<ProjectFirebase, 'auth' | 'db'>,
  createdBefore: Date,
): Promise<UserFindings> => {
  const uids = async () => (await db.collection('users').select().get()).docs.map(({ id }) => id)
  const before = new Set(await uids())
  const accounts = await accountsOf(auth)
  const after = new Set(await uids())
  const stays = (uid: string) => before.has(uid) && after.has(uid)
  const settled = ({ metadata }: UserRecord) => Date.parse(metadata.creationTime) < createdBefore.getTime()
  return {
    records: after.size,
    withoutAccount: [...after].filter((uid) => stays(uid) && !accounts.has(uid)),
    disabled: [...accounts.values()]
      .filter(({ uid, disabled }) => disabled && stays(uid))
      .map(({ uid }) => uid),
    withoutRecord: [...accounts.values()]
      .filter((account) => settled(account) && !before.has(account.uid) && !after.has(account.uid))
      .map(({ uid }) => uid),
  }
}

export const accountsOf = async (auth: Pick<Auth, 'listUsers'>): Promise<Map<string, UserRecord>> => {
  const accounts = new Map<string, UserRecord>()
  let pageToken: string | undefined
  do {
    const page = await auth.listUsers(MAX_PER_PAGE, pageToken)
    for (const account of page.users) accounts.set(account.uid, account)
    pageToken = page.pageToken
  } while (pageToken)
  return accounts
}

export const describeUsers = ({
  records,
  withoutAccount,
  disabled,
  withoutRecord,
}: UserFindings): string[] => [
  `usuarios: registros ${records}, sin cuenta ${withoutAccount.length}, con la cuenta inhabilitada ${disabled.length}, ` +
    `cuentas sin registro ${withoutRecord.length}`,
  ...withoutAccount.map((uid) => `  sin cuenta: users/${uid}`),
  ...disabled.map((uid) => `  cuenta inhabilitada: ${uid}`),
  ...withoutRecord.map((uid) => `  cuenta sin registro: ${uid}`),
]
