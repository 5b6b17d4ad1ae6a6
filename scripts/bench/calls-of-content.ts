import { api, type Endpoint } from '@naf/contract'
import { A_BOOK, A_BULLETIN, A_PICTURE } from '../lib/example-forms.ts'
import type { Call } from './ask.ts'
import { type Ask, type Calls, idOf } from './calls.ts'
import { aPdf, aPicture } from './files.ts'
import type { People } from './people.ts'

const SMALL_PDF = 200_000

type Content = Record<'create' | 'edit' | 'history', Endpoint>

/** A bulletin with its file, as whoever tells its readers of it needs one. */
export const createdBulletin = async ({ editor }: People, ask: Ask) => {
  const how = { token: editor.token, input: A_BULLETIN, file: await aPdf(SMALL_PDF) }
  return idOf(await ask(api.boletines.create, how))
}

/** Records with a file: bulletins, books, pictures. */
export const callsOfContent = (people: People, ask: Ask): Calls<'boletines' | 'libros' | 'galeria'> => {
  const { editor, usuario } = people
  const staff = { token: editor.token }
  const created = async (endpoint: Endpoint, input: object, file: File) =>
    idOf(await ask(endpoint, { ...staff, input, file }))
  const ofKind = (input: object, create: Endpoint, aFile: () => Promise<File>, reader: Call = {}) => ({
    list: async () => reader,
    create: async () => ({ ...staff, input, file: await aFile() }),
    edit: async () => ({ ...staff, input, params: await created(create, input, await aFile()) }),
    delete: async () => ({ ...staff, params: await created(create, input, await aFile()) }),
  })
  const ofContent = (input: object, table: Content, aFile: () => Promise<File>, reader: Call = {}) => {
    const replaced = async () => {
      const params = await created(table.create, input, await aFile())
      await ask(table.edit, { ...staff, input, params, file: await aFile() })
      return params
    }
    return {
      ...ofKind(input, table.create, aFile, reader),
      history: async () => ({ ...staff, params: await replaced() }),
    }
  }

  return {
    boletines: {
      ...ofContent(A_BULLETIN, api.boletines, () => aPdf(SMALL_PDF), { token: usuario.token }),
      summary: async () => ({
        params: await createdBulletin(people, ask),
      }),
    },
    libros: ofContent(A_BOOK, api.libros, () => aPdf(SMALL_PDF)),
    galeria: ofContent(A_PICTURE, api.galeria, aPicture),
  }
}
