import { type Asesoria, CIERRES, DISCAPACIDAD, ESTADOS, searchWords, wordsOfNumero } from '@naf/contract'
import type { Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'
import { type Collection, createCollection, type Stored } from '../db/collection.ts'
import {
  asAnswered,
  storedConsent,
  storedText,
  storedTextOrNull,
  storedTime,
  storedTimeOrNull,
  storedWords,
} from '../db/fields.ts'
import type { Tx } from '../db/tx.ts'
import { fullName, type PersonName } from '../users/record.ts'

/** What the form says, and who sent it. */
const askedSchema = z.object({
  nombre: storedText,
  cedulaRUC: storedText,
  correo: storedText,
  telefono: storedText,
  ciudad: storedText,
  tipoServicio: storedText,
  tipoContribuyente: storedText,
  discapacidad: z.enum(DISCAPACIDAD).default('no'),
  medioContacto: storedText,
  detalleSolicitud: storedText,
  usuarioId: z.string().nullable().default(null),
  /** Tells a repeated request from another one under the same key. */
  fingerprint: z.string().nullable().default(null),
  consentimiento: storedConsent.optional(),
})

export type NewAsesoria = z.output<typeof askedSchema>

/** `asesorias/{id}` */
export const asesoriaSchema = askedSchema.extend({
  /** The present username of the account; null without an account, or if it was deleted. */
  usuarioUsername: storedTextOrNull,
  fechaSolicitud: storedTimeOrNull,
  realizada: z.boolean().default(false),
  fechaRealizacion: storedTimeOrNull,
  palabras: storedWords,
  /** The number that the person reads out on the telephone. */
  numero: storedTextOrNull,
  /** The secret in the link of its mails (docs/decisions/tracking-links.md). */
  clave: storedTextOrNull,
  /** Somebody who reads the mailbox said that the request is theirs. */
  correoConfirmado: z.boolean().default(false),
  estado: z.enum(ESTADOS).default('recibida'),
  cierre: z.enum(CIERRES).nullable().default(null),
  /** What its closing counted, to be subtracted if it is opened again. */
  cuentaCierre: z.record(z.string(), z.int()).nullable().catch(null).default(null),
  /** The attendant, by the name of that day; `porAvisar` until a mail has told them. */
  atiende: z
    .object({ uid: z.string(), nombre: z.string(), porAvisar: z.boolean().default(false) })
    .nullable()
    .default(null),
  porResponder: z.boolean().default(false),
  /** When somebody of the team began with it. */
  fechaInicio: storedTimeOrNull,
  fechaActualizacion: storedTimeOrNull,
  opinion: z.object({ valor: z.int(), comentario: z.string(), fecha: storedTime }).nullable().default(null),
})

export type AsesoriaRecord = z.output<typeof asesoriaSchema>
export type StoredAsesoria = Stored<AsesoriaRecord>

/** How every request begins. */
export const UNTOUCHED = {
  estado: 'recibida',
  realizada: false,
  cierre: null,
  cuentaCierre: null,
  fechaRealizacion: null,
  fechaInicio: null,
  atiende: null,
  porResponder: false,
  opinion: null,
} as const satisfies Partial<AsesoriaRecord>

type Searched = Pick<AsesoriaRecord, 'nombre' | 'cedulaRUC' | 'correo' | 'telefono' | 'numero'>

export const wordsOfAsesoria = ({ nombre, cedulaRUC, correo, telefono, numero }: Searched): string[] => [
  ...searchWords(nombre, cedulaRUC, correo, telefono),
  ...wordsOfNumero(numero),
]

export const NO_SUCH_REQUEST = 'No se pudo encontrar la asesoría'

export const asesoriasOf = (db: Firestore): Collection<AsesoriaRecord> =>
  createCollection(db, { name: 'asesorias', schema: asesoriaSchema, notFound: NO_SUCH_REQUEST })

/** `asesorias/{id}/mensajes/{id}`: `uid` and `nombre` of the member of staff; null for a message of the person. */
const messageSchema = z.object({
  texto: z.string(),
  uid: z.string().nullable(),
  nombre: z.string().nullable(),
  fecha: storedTime,
})

export type StoredMessage = Stored<z.output<typeof messageSchema>>

export const messagesOf = (db: Firestore, asesoria: string) =>
  createCollection(db, { name: `asesorias/${asesoria}/mensajes`, schema: messageSchema })

/** `asesorias/{id}/notas/{id}`, for the team alone; `nombre` is the author's name of that day. */
const noteSchema = z.object({ texto: z.string(), uid: z.string(), nombre: z.string(), fecha: storedTime })

export type StoredNote = Stored<z.output<typeof noteSchema>>

export const notesOf = (db: Firestore, asesoria: string) =>
  createCollection(db, { name: `asesorias/${asesoria}/notas`, schema: noteSchema })

/**
 * Writes an account's username into its requests, in the transaction that changes it.
 * @param username null if the account is deleted
 */
export const renameRequester = async (
  db: Firestore,
  tx: Tx,
  uid: string,
  username: string | null,
): Promise<void> => {
  const asesorias = asesoriasOf(db)
  // The other fields of a request are long and not needed; the schema has defaults for them.
  const own = await tx.query(asesorias, (all) => all.where('usuarioId', '==', uid).select('usuarioUsername'))
  for (const { id, usuarioUsername } of own)
    if (usuarioUsername !== username) tx.update(asesorias, id, { usuarioUsername: username })
}

/** The names of the uids that have an account. */
export type NamesOf = (uids: string[]) => Promise<Map<string, PersonName>>

/** Finds full names with one read for all uids; undefined for an account that is gone. */
export const readNames = async (namesOf: NamesOf, uids: (string | null | undefined)[]) => {
  const names = await namesOf([...new Set(uids.flatMap((uid) => uid ?? []))])
  return (uid: string | null | undefined): string | undefined => {
    const name = names.get(uid ?? '')
    return name && fullName(name)
  }
}

/** Requests as the team sees them, each with its attendant's present name, or the stored one. */
export const presentAsesorias = async (namesOf: NamesOf, records: StoredAsesoria[]): Promise<Asesoria[]> => {
  const nameOf = await readNames(
    namesOf,
    records.map(({ atiende }) => atiende?.uid),
  )
  return records.map((record) => {
    const { estado, usuarioId, usuarioUsername, atiende } = record
    return {
      ...asAnswered(record),
      Estado: estado,
      Atiende: atiende && { Uid: atiende.uid, Nombre: nameOf(atiende.uid) ?? atiende.nombre },
      UsuarioId: usuarioUsername === null ? null : usuarioId,
    }
  })
}

export const presentOne = async (namesOf: NamesOf, record: StoredAsesoria): Promise<Asesoria> => {
  const [presented] = await presentAsesorias(namesOf, [record])
  return presented as Asesoria
}
