export interface PersonName {
  nombre: string
  apellido: string
  username: string
}

/** What somebody is called by others. */
export const fullName = ({ nombre, apellido }: Pick<PersonName, 'nombre' | 'apellido'>): string =>
  `${nombre} ${apellido}`.trim()
