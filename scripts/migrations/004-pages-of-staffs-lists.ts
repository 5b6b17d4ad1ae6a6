import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import type * as z from 'zod'
import * as asesoria from '../../functions/src/entities/asesorias/asesoria-record.ts'
import * as inscripcion from '../../functions/src/entities/inscripciones/inscripcion-record.ts'
import * as user from '../../functions/src/entities/users/user-record.ts'
import type { Migration } from './migration.ts'

/** What the portal takes for the date of a document that bears none. */
type Undated = (document: QueryDocumentSnapshot) => Timestamp | null

const none: Undated = () => null
const whenMade: Undated = ({ createTime }) => createTime

const bringing =
  <R>(schema: z.ZodType<R>, date: keyof R & string, undated: Undated, wordsOf: (record: R) => string[]) =>
  (document: QueryDocumentSnapshot) => {
    const { palabras, ...data } = document.data()
    const record = schema.safeParse({ [date]: undated(document), ...data })
    if (!record.success) return null
    const isDated = data[date] === null || data[date] instanceof Timestamp
    if (palabras && isDated) return null
    return { palabras: wordsOf(record.data), [date]: record.data[date] }
  }

const CHANGES: Record<string, Migration['change']> = {
  asesorias: bringing(asesoria.asesoriaSchema, 'fechaSolicitud', none, asesoria.wordsOfAsesoria),
  inscripciones: bringing(
    inscripcion.inscripcionSchema,
    'fechaInscripcion',
    whenMade,
    inscripcion.wordsOfInscripcion,
  ),
  users: bringing(user.userSchema, 'fechaRegistro', whenMade, user.wordsOfUser),
}

/**
 * Firestore sorts and searches the pages of staff's lists, and finds only what bears the date they are sorted by, and
 * the words.
 */
export const pagesOfStaffsLists: Migration = {
  number: 4,
  title: 'las listas del personal se leen por páginas y se buscan por palabra',
  collections: Object.keys(CHANGES),
  change: (document) => CHANGES[document.ref.parent.id]?.(document) ?? null,
}
