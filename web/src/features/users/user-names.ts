import type { UserListItem } from '@naf/contract'

type Named = Pick<UserListItem, 'Nombre' | 'SegundoNombre' | 'Apellido' | 'SegundoApellido'>

export const fullName = ({ Nombre, SegundoNombre, Apellido, SegundoApellido }: Named): string =>
  [Nombre, SegundoNombre, Apellido, SegundoApellido].filter(Boolean).join(' ')

/** Whom a question is about: 'Ana Mora (amora)'. */
export const shortName = ({ Nombre, Apellido, Username }: UserListItem): string =>
  `${Nombre} ${Apellido} (${Username})`
