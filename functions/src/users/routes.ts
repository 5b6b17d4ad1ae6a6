import { type api, can, homeOf, type Rol, type UserListItem } from '@naf/contract'
import { isEmpty, type PageQuery } from '../db/query.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { answerExport, type Column, choosing, searching } from '../export/export.ts'
import type { AccountStates, Identity } from '../google/identity.ts'
import { versionOf } from '../http/form-headers.ts'
import type { ListAnswer } from '../http/respond.ts'
import type { Routes } from '../http/router.ts'
import { limitForms } from '../http/throttle.ts'
import type { Session } from '../session.ts'
import { answerOf, causeOf, logger } from '../util.ts'
import { createUser, deleteUser, logClaimNotSet, registerUser, updateUser } from './accounts.ts'
import { createLogin } from './login.ts'
import { namesIn, presentComunicaciones, presentUser, type StoredUser } from './record.ts'

/** Only the owner manages a profile, whatever the role. */
const assertOwn = (session: Session, uid: string): void => {
  if (session.uid !== uid) throw new AppError('forbidden', 'No autorizado')
}

/** Staff may read everybody's record, other people their own. */
const assertMayRead = (session: Session, uid: string): void => {
  if (!can(session.rol, 'users:read')) assertOwn(session, uid)
}

/** Administrators manage each other, so that nobody locks the own account out. */
const assertNotOwn = (session: Session, uid: string): void => {
  if (session.uid === uid) throw new AppError('own_row', OWN_ROW)
}

const OWN_ROW = 'No puedes editar ni eliminar tu propio usuario desde la gestión de usuarios.'
const RECENT_MS = 5 * 60_000
const TYPE_PASSWORD = 'Por seguridad, escribe de nuevo tu contraseña para eliminar tu cuenta.'

/** A deletion cannot be undone, and a stolen token does not know the password. */
const assertSignedInRecently = ({ signedInAt }: Session): void => {
  if (Date.now() - signedInAt.getTime() > RECENT_MS) throw new AppError('recent_login', TYPE_PASSWORD)
}

const bySurname = (a: StoredUser, b: StoredUser): number =>
  a.apellido.localeCompare(b.apellido, 'es') || a.nombre.localeCompare(b.nombre, 'es')

/** One answer holds this many users, however long their names are. */
const MAX_BY_SURNAME = 20_000

/** The users as staff sees them; without the states of their accounts if the identity provider does not answer. */
const withAccounts = async (identity: Identity, records: StoredUser[]) => {
  const states = await identity
    .statesOf(records.map(({ id }) => id))
    .catch((error: unknown): AccountStates => {
      logger.warn('states of accounts not known', { cause: causeOf(error) })
      return new Map()
    })
  return records.map((user) => {
    const { Cuenta, proven } = states.get(user.id) ?? {}
    const hasAccount = Cuenta !== undefined && Cuenta !== 'sin cuenta'
    const CorreoConfirmado = hasAccount ? proven === user.correo.toLowerCase() : undefined
    return { ...presentUser(user), Cuenta, CorreoConfirmado }
  })
}

const listUsers = async (
  { users, identity }: Deps,
  query: PageQuery,
): Promise<ListAnswer<UserListItem[]>> => {
  const { records: newestFirst, ...page } = await users.list(query)
  const isBySurname = isEmpty(query) && newestFirst.length <= MAX_BY_SURNAME
  const records = isBySurname ? newestFirst.toSorted(bySurname) : newestFirst
  return { ...page, items: await withAccounts(identity, records) }
}

const ROLES: Record<Rol, string> = { 1: 'Administrador', 2: 'Editor', 3: 'Usuario' }

/** What an administrator sees of a user; only the identity provider knows whether the account is disabled. */
const COLUMNS: readonly Column<StoredUser>[] = [
  { header: 'Nombre', value: ({ nombre }) => nombre },
  { header: 'Segundo nombre', value: ({ segundoNombre }) => segundoNombre },
  { header: 'Apellido', value: ({ apellido }) => apellido },
  { header: 'Segundo apellido', value: ({ segundoApellido }) => segundoApellido },
  { header: 'Nombre de usuario', value: ({ username }) => username },
  { header: 'Rol', width: 14, value: ({ rol }) => ROLES[rol] },
  { header: 'Correo electrónico', width: 30, value: ({ correo }) => correo },
  { header: 'Cédula/RUC', width: 15, value: ({ cedulaRUC }) => cedulaRUC },
  { header: 'Teléfono', width: 15, value: ({ telefono }) => telefono },
  { header: 'Ciudad', value: ({ ciudad }) => ciudad },
  { header: 'Tipo de contribuyente', width: 30, value: ({ tipoContribuyente }) => tipoContribuyente },
  { header: 'Fecha de registro', dates: 'moments', value: ({ fechaRegistro }) => fechaRegistro.toDate() },
]

const searchedText = (user: StoredUser): string =>
  [...namesIn(user), user.username, user.cedulaRUC, ROLES[user.rol]].join('\n')

export const createUsersRoutes = (deps: Deps): Routes<typeof api.users> => {
  const { users, identity, config } = deps
  const login = createLogin(deps)
  const limitProfile = limitForms(config.MAX_FORMS_PER_IP)

  return {
    login: ({ origin, input }) => login(origin, input),

    async dashboardAccess({ session: { uid, rol, claimedRol } }) {
      if (claimedRol !== rol) await identity.grantFirstRol(uid, rol).catch(logClaimNotSet(uid))
      return { redirect: homeOf(rol) }
    },

    register: {
      limit: limitForms(config.MAX_FORMS_PER_IP),
      handle: async ({ session, input, origin }) =>
        presentUser(await registerUser(deps, session, input, origin)),
    },

    async readRol({ session, params }) {
      assertMayRead(session, params.uid)
      const { rol } = await users.get(params.uid)
      return { rol: session.uid === params.uid ? session.rol : rol }
    },

    async read({ session, params }) {
      assertMayRead(session, params.uid)
      const user = await users.get(params.uid)
      if (session.uid === params.uid) return presentUser(user)
      return (await withAccounts(identity, [user]))[0] ?? presentUser(user)
    },

    updatePerfil: {
      limit: limitProfile,
      async handle({ session, params, input, header }) {
        assertOwn(session, params.uid)
        const { passwordActual: _, nuevaContrasena: __, ...changes } = input
        return presentUser(await users.update(session, params.uid, changes, versionOf(header)))
      },
    },

    async deletePerfil({ session, params }) {
      assertOwn(session, params.uid)
      assertSignedInRecently(session)
      await deleteUser(deps, session, params.uid)
      return { mensaje: 'Cuenta eliminada' }
    },

    async readComunicaciones({ session, params }) {
      assertOwn(session, params.uid)
      return presentComunicaciones(await users.get(params.uid))
    },

    updateComunicaciones: {
      limit: limitProfile,
      async handle({ session, params, input }) {
        assertOwn(session, params.uid)
        return presentComunicaciones(await users.answer(session, answerOf(input)))
      },
    },

    list: ({ query }) => listUsers(deps, query),

    count: async () => ({ Total: await users.count() }),

    export: async ({ session, query: { formato, q, rol } }) =>
      answerExport(deps, session, formato, {
        what: 'users',
        title: 'Usuarios',
        columns: COLUMNS,
        filters: [searching(q, searchedText), choosing(rol, (user: StoredUser) => user.rol)],
        pages: users.pages(),
        count: await users.count(),
      }),

    async create({ session, input }) {
      return { ...presentUser(await createUser(deps, session, input)), CorreoConfirmado: false }
    },

    async update({ session, params, input, header }) {
      assertNotOwn(session, params.id)
      const { user, isProven } = await updateUser(deps, session, params.id, input, versionOf(header))
      return { ...presentUser(user), CorreoConfirmado: isProven }
    },

    async delete({ session, params }) {
      assertNotOwn(session, params.id)
      await deleteUser(deps, session, params.id)
      return { mensaje: 'Usuario eliminado correctamente' }
    },
  }
}
