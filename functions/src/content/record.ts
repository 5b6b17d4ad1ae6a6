import { type Permission, TEMAS } from '@naf/contract'
import type { Timestamp } from 'firebase-admin/firestore'
import * as z from 'zod'
import { storedText, storedTime } from '../db/fields.ts'
import type { FileStore, Folder } from '../google/storage.ts'
import type { Upload } from '../http/multipart.ts'
import type { PersonName } from '../users/record.ts'
import type { Prepared } from './files.ts'
import type { Publication } from './publication.ts'

/** Who made a record. A change of name is written here too; the record of a deleted user keeps the last name. */
export type Author = PersonName & { uid: string }

/** The author of records that do not name one. */
const NOBODY: Author = { uid: 'nadie', nombre: '', apellido: '', username: '' }

export const storedName = { nombre: storedText, apellido: storedText, username: storedText }

/** The stored fields that every kind has besides those of its form. */
export const recordFields = {
  titulo: storedText,
  descripcion: storedText,
  subidoPor: z.object({ uid: z.string(), ...storedName }).default(NOBODY),
  fechaSubida: storedTime,
  /** Distinguishes the same form sent again under its key from another form; null without a key. */
  fingerprint: z.string().nullable().default(null),
}

/** A topic; empty if it is missing or no longer in the list. */
export const storedTema = z.enum([...TEMAS, '']).catch('')

/** What the store needs of a record, whatever its kind. */
export interface ContentRecord extends Partial<Publication> {
  titulo: string
  subidoPor: Author
  fechaSubida: Timestamp
  fingerprint: string | null
  fechaPublicacion?: string
}

/** A record with files. */
export interface FileRecord extends ContentRecord {
  archivo: Folder
}

/** What distinguishes one kind of content from another. */
export interface Kind<R extends ContentRecord, Item> {
  /** Of the collection, the public list and the folder of the files. */
  name: string
  /** Every field of the form gets a value, even if it was not sent. */
  schema: z.ZodType<R>
  /** For changes, and for lists with drafts, usernames and the ids of unreadable records. */
  manage: Permission
  /** The noun of the log and the gender of its participles: `libro.creado`, `imagen.creada`. */
  event: readonly [noun: string, ending: 'o' | 'a']
  messages: { notFound: string; deleted: string }
  /** The computed fields of an answer; the other fields are answered as they are stored. */
  toApi?: (record: R, to: { urlOf: FileStore['urlOf']; manages: boolean }) => object
  /** What one record's answer contains; everything else is removed. */
  item: z.ZodType<Item>
  /** Without it: the latest publication first, then the latest upload. */
  order?: (a: R, b: R) => number
}

export interface FileKind<R extends FileRecord, Item> extends Kind<R, Item> {
  /** @throws unsupported_file */
  prepare: (upload: Upload) => Promise<Prepared>
}
