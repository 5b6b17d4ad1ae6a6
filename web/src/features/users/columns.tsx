import type { UserListItem } from '@naf/contract'
import type { Column, Filter } from '../../ui/DataTable.tsx'
import { single } from '../../ui/data-table/single.ts'
import { MENSAJES_PERSONA } from '../../ui/person-messages.ts'
import { MENSAJES_USUARIOS as TEXTO } from './messages.ts'
import { ROLES, rolName } from './roles.ts'
import { fullName } from './user-names.ts'

const { fields } = TEXTO

export const COLUMNS: readonly Column<UserListItem>[] = [
  single<UserListItem>({
    id: 'nombre',
    header: TEXTO.fullName,
    rowHeader: true,
    value: fullName,
    look: 'strong',
    render: (user) => (
      <>
        <span>{fullName(user)}</span>
        {user.Cuenta && user.Cuenta !== 'activa' && (
          <span className="block text-sm font-normal text-danger">{TEXTO.cuenta[user.Cuenta]}</span>
        )}
        {user.CorreoConfirmado === false && (
          <span className="block text-sm font-normal text-ink-soft">{TEXTO.unproven}</span>
        )}
      </>
    ),
  }),
  single({ id: 'username', header: fields.username, value: ({ Username }) => Username }),
  single({ id: 'cedula', header: MENSAJES_PERSONA.cedulaRUC, value: ({ CedulaRUC }) => CedulaRUC }),
  single({
    id: 'rol',
    header: fields.rol,
    value: ({ rol_id }) => rolName(rol_id),
    render: ({ rol_id }) => <span className="whitespace-nowrap">{rolName(rol_id)}</span>,
  }),
]

export const DEFAULT_SORT = 'nombre'

const TODOS = 'todos'

export const FILTERS: readonly Filter<UserListItem>[] = [
  {
    id: 'rol',
    label: TEXTO.filter,
    options: [
      { value: TODOS, label: TEXTO.filterOptions[0] },
      ...[...ROLES].reverse().map((rol) => ({ value: String(rol), label: TEXTO.filterOptions[rol] })),
    ],
    matches: ({ rol_id }, value) => value === TODOS || String(rol_id) === value,
  },
]
