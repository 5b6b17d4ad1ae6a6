import type { Rol, UsersExport } from '@naf/contract'
import type { Deps } from '../deps.ts'
import { answerExport, type Column, choosing, searching } from '../export/export.ts'
import type { AuthorizedSession } from '../google/identity.ts'
import type { FileAnswer } from '../http/respond.ts'
import type { StoredUser } from './record.ts'

const ROLES: Record<Rol, string> = { 1: 'Administrador', 2: 'Editor', 3: 'Usuario' }

/** What an administrator sees of a user; whether the account is disabled only the identity provider knows. */
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
  [
    [user.nombre, user.segundoNombre, user.apellido, user.segundoApellido].filter(Boolean).join(' '),
    user.username,
    user.cedulaRUC,
    ROLES[user.rol],
  ].join('\n')

/** The users that the administrators' table shows with these filters, and those beyond what a browser holds of it. */
export const exportUsers = async (
  deps: Pick<Deps, 'users' | 'transact'>,
  session: AuthorizedSession,
  { formato, q, rol }: UsersExport,
): Promise<FileAnswer> =>
  answerExport(deps, session, formato, {
    what: 'users',
    title: 'Usuarios',
    columns: COLUMNS,
    filters: [searching(q, searchedText), choosing(rol, (user: StoredUser) => user.rol)],
    pages: deps.users.pages(),
    count: await deps.users.count(),
  })
