import type { Repositories } from './repositories.ts'

/** The entities whose repository can do this. */
type Having<Method extends string> = {
  [Name in keyof Repositories]: Method extends keyof Repositories[Name] ? Name : never
}[keyof Repositories]

/** The kinds of records with a file. */
export type AttachmentEntity = Having<'folders'>

/** One that is left out does not compile. */
const ATTACHMENTS: Record<AttachmentEntity, true> = { boletines: true, libros: true, galeria: true }

export const ATTACHMENT_KINDS = Object.keys(ATTACHMENTS) as AttachmentEntity[]

type RecordRepository = Repositories[Having<'storeUploaderName'>]

const isOfRecords = (part: unknown): part is RecordRepository =>
  typeof part === 'object' && part !== null && 'storeUploaderName' in part

/** Of every kind of record, with a file or without one: for what has to be done for all of them. */
export const recordRepositories = (repositories: Repositories): RecordRepository[] =>
  Object.values(repositories).filter(isOfRecords)
