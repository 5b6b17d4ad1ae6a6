import { DEFAULT_ROL, ROL, searchWords } from '@naf/contract'
import * as z from 'zod'
import { storedConsent, storedText, storedTime, storedWords } from '../../store/fields.ts'

export const personName = { nombre: storedText, apellido: storedText, username: storedText }

/** `users/{uid}`: the document's id is the identity provider's uid. */
export const userSchema = z.object({
  ...personName,
  segundoNombre: storedText,
  segundoApellido: storedText,
  correo: storedText,
  cedulaRUC: storedText,
  telefono: storedText,
  ciudad: storedText,
  tipoContribuyente: storedText,
  rol: z.literal(Object.values(ROL)).default(DEFAULT_ROL),
  /** Whether the person registered or an administrator made the account; missing where somebody else wrote the record. */
  alta: z.enum(['registro', 'administración']).optional(),
  fechaRegistro: storedTime,
  /** Missing where somebody else wrote the record. */
  consentimiento: storedConsent.optional(),
  /** What the person said to which text; missing where nobody has asked yet. */
  comunicaciones: z.object({ acepta: z.boolean(), version: z.string(), fecha: storedTime }).optional(),
  palabras: storedWords,
})

export type UserRecord = z.output<typeof userSchema>
export type StoredUser = UserRecord & { uid: string }
export type NewUser = Omit<UserRecord, 'fechaRegistro' | 'palabras'>
export type UserChanges = Partial<NewUser>

export const wordsOfUser = (user: NewUser): string[] =>
  searchWords(
    user.nombre,
    user.segundoNombre,
    user.apellido,
    user.segundoApellido,
    user.username,
    user.correo,
    user.cedulaRUC,
  )

const NAME = Object.keys(personName) as (keyof typeof personName)[]

/** What is to be written of `changes`: a name that is as it was is left to whoever changes it at the same time. */
export const exceptSameName = (before: UserRecord, changes: UserChanges): UserChanges => {
  const same = new Set<string>(NAME.filter((field) => changes[field] === before[field]))
  return Object.fromEntries(Object.entries(changes).filter(([field]) => !same.has(field)))
}

/** Whether these are of the name that lists show of who uploaded a record. */
export const renames = (changes: UserChanges): boolean => NAME.some((field) => field in changes)
