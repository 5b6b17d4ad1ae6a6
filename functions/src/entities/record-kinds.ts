import type { Repositories } from './repositories.ts'

/** The entities whose repository can do this. */
type Having<Method extends string> = {
  [Name in keyof Repositories]: Method extends keyof Repositories[Name] ? Name : never
}[keyof Repositories]

/** The kinds of records, with a file or without one. */
export type RecordEntity = Having<'storeUploaderName'>

/** Those with a file. */
export type AttachmentEntity = Having<'folders'>

/** One that is left out does not compile. */
const ATTACHMENTS: Record<AttachmentEntity, true> = { boletines: true, libros: true, galeria: true }
const RECORDS: Record<RecordEntity, true> = { ...ATTACHMENTS }

/** Every kind, for what has to be done for all of them. */
export const RECORD_KINDS = Object.keys(RECORDS) as RecordEntity[]
export const ATTACHMENT_KINDS = Object.keys(ATTACHMENTS) as AttachmentEntity[]
