import { type Comunicaciones, DEFAULT_ROL, ROL, searchWords, type User } from '@naf/contract'
import * as z from 'zod'
import {
  asAnswered,
  type Stored,
  storedConsent,
  storedText,
  storedTime,
  storedWords,
} from '../db/collection.ts'

export const personName = { nombre: storedText, apellido: storedText, username: storedText }

export type PersonName = Record<keyof typeof personName, string>

/** What others call somebody. */
export const fullName = ({ nombre, apellido }: Pick<PersonName, 'nombre' | 'apellido'>): string =>
  `${nombre} ${apellido}`.trim()

/** What reads names: the users' store. */
export interface NamesReader {
  /** The names of the accounts that have a record, with one read; missing uids are left out. */
  namesOf: (uids: (string | null | undefined)[]) => Promise<Map<string, PersonName>>
}
export type NameOf = (uid: string | null | undefined) => string | undefined

/** Finds full names with one read for all uids; undefined for an account that is gone. */
export const readNames = async (
  { users }: { users: NamesReader },
  uids: (string | null | undefined)[],
): Promise<NameOf> => {
  const names = await users.namesOf(uids)
  return (uid) => {
    const name = names.get(uid ?? '')
    return name && fullName(name)
  }
}

/** Who of the team does something, by the name of now. */
export const authorOf = async (deps: { users: NamesReader }, { uid }: { uid: string }) => {
  const nameOf = await readNames(deps, [uid])
  return { uid, nombre: nameOf(uid) ?? '' }
}

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
  /** Decides what the person may do; the token's claim is a copy of it. */
  rol: z.literal(Object.values(ROL)).default(DEFAULT_ROL),
  /** Whether the person registered or an administrator made the account; missing in records from the console. */
  alta: z.enum(['registro', 'administración']).optional(),
  fechaRegistro: storedTime,
  consentimiento: storedConsent.optional(),
  /** The person's answer about communications; missing if nobody has asked. */
  comunicaciones: z.object({ acepta: z.boolean(), version: z.string(), fecha: storedTime }).optional(),
  palabras: storedWords,
  /** How often the form of the user or of the profile was edited. */
  version: z.int().default(0),
})

export type UserRecord = z.output<typeof userSchema>
/** Its id is the uid. */
export type StoredUser = Stored<UserRecord>
export type NewUser = Omit<UserRecord, 'fechaRegistro' | 'palabras' | 'version'>

export const namesIn = (user: NewUser): string[] => [
  user.nombre,
  user.segundoNombre,
  user.apellido,
  user.segundoApellido,
]

/** The words that find a user in a search. */
export const wordsOf = (user: NewUser): string[] =>
  searchWords(...namesIn(user), user.username, user.correo, user.cedulaRUC)

export const presentUser = ({ rol, ...user }: StoredUser): User => ({
  ...asAnswered(user),
  FirebaseUid: user.id,
  rol_id: rol,
})

export const presentComunicaciones = ({ comunicaciones }: StoredUser): Comunicaciones =>
  comunicaciones ? asAnswered(comunicaciones) : { Acepta: null, Version: null, Fecha: null }
