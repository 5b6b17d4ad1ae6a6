import type { Repositories } from './repositories.ts'

/** The entities whose repository is one of content. */
export type ContentKind = {
  [Name in keyof Repositories]: 'keepUploaderName' extends keyof Repositories[Name] ? Name : never
}[keyof Repositories]

/** One that is left out does not compile. */
const KINDS: Record<ContentKind, true> = { boletines: true, libros: true, galeria: true }

/** Every kind of content, for what has to be done for all of them. */
export const CONTENT_KINDS = Object.keys(KINDS) as ContentKind[]
