import type { Boletin, Imagen, Libro } from '@naf/contract'
import { uniqueName } from '../api-as.ts'
import { contentCalls, type Kind } from '../content-kinds.ts'
import { apiToken, portalApi } from './server-side.ts'
import { test as base } from './test.ts'

/** Bulletins, books and pictures on the other side of the portal. */

export interface RecordOf {
  boletines: Boletin
  libros: Libro
  galeria: Imagen
}

const calls = (kind: Kind) => contentCalls(() => portalApi, kind)

/** All of a kind, as staff sees them. */
const allRecords = async <K extends Kind>(kind: K): Promise<RecordOf[K][]> => {
  const { status, body } = await calls(kind).list(await apiToken('editor'))
  if (status !== 200) throw new Error(`the list of ${kind}: ${status}`)
  return body
}

/** What the server has under that title by now. */
export const recordsTitled = async <K extends Kind>(kind: K, titulo: string): Promise<RecordOf[K][]> =>
  (await allRecords(kind)).filter(({ Titulo }) => Titulo === titulo)

/** What the server has of a record by now. */
export const recordInApi = async <K extends Kind>(kind: K, id: string): Promise<RecordOf[K] | undefined> =>
  (await allRecords(kind)).find(({ Id }) => Id === id)

/** Somebody else deletes it meanwhile. */
export const deleteRecord = async (kind: Kind, id: string): Promise<void> => {
  const { status } = await calls(kind).delete(id, await apiToken())
  if (status !== 200) throw new Error(`deleting of ${kind}: ${status}`)
}

export interface Changes {
  /** The fields of its form that matter; the title is made unique. */
  changes?: Record<string, unknown>
  file?: File
}

export interface Records {
  /** What all titles of the test end with. */
  mark: string
  /** A title that nobody else has; what bears it is deleted at the end of the test. */
  title: (kind: Kind, start?: string) => string
  /** Stores a record as the administrator would. */
  store: <K extends Kind>(kind: K, changes?: Changes) => Promise<RecordOf[K]>
}

/** `test` with records of its own: lists are shared by everybody, and nothing is left in them. */
export const test = base.extend<{ records: Records }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  records: async ({}, use) => {
    const mark = uniqueName('prueba')
    const kinds = new Set<Kind>()
    const title: Records['title'] = (kind, start = 'Guía') => {
      kinds.add(kind)
      return `${start} ${mark}`
    }
    await use({
      mark,
      title,
      store: async (kind, { changes = {}, file } = {}) => {
        const titulo = title(kind, changes.titulo as string | undefined)
        const { status, body } = await calls(kind).create(await apiToken(), {
          changes: { ...changes, titulo },
          ...(file && { file }),
        })
        if (status !== 201) throw new Error(`storing of ${kind}: ${status} ${body?.error}`)
        return body
      },
    })
    for (const kind of kinds)
      for (const { Id, Titulo } of await allRecords(kind))
        if (Titulo.includes(mark)) await deleteRecord(kind, Id)
  },
})

export { expect } from './test.ts'
