export interface PersonName {
  nombre: string
  apellido: string
  username: string
}

/** What somebody is called by others. */
export const fullName = ({ nombre, apellido }: Pick<PersonName, 'nombre' | 'apellido'>): string =>
  `${nombre} ${apellido}`.trim()

/** Who uploaded a record. The name is that of the day, or the last one where the account is gone. */
export type Uploader = PersonName & { uid: string }

/** What somebody logs in with is half of what a stranger needs to try passwords. */
export const withoutUsername = (name: PersonName): PersonName => ({ ...name, username: '' })

export const presentUploader = ({ nombre, apellido, username }: PersonName) => ({
  Nombre: nombre,
  Apellido: apellido,
  Username: username,
})
