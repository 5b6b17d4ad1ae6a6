import { api, type FileRule } from '@naf/contract'
import { call, type Reply } from './api-as.ts'
import { aBoletin, aLibro, anImagen } from './builders.ts'
import { aJpeg, aPdf, asFile, STRIP } from './files.ts'
import type { ApiServer } from './server.ts'

export const ALL_KINDS = ['boletines', 'libros', 'galeria'] as const
export type Kind = (typeof ALL_KINDS)[number]

type Changes = Record<string, unknown>

const aPdfFile = async () => asFile(await aPdf({ size: STRIP }), 'documento.pdf', 'application/pdf')
const aJpegFile = async () => asFile(await aJpeg(), 'foto.jpg', 'image/jpeg')

/** What the three kinds differ in, for tests that speak of all three alike. */
const kinds = {
  boletines: { form: aBoletin, file: aPdfFile, ruta: 'RutaPdf' },
  libros: { form: aLibro, file: aPdfFile, ruta: 'RutaPdf' },
  galeria: { form: anImagen, file: aJpegFile, ruta: 'RutaImagen' },
} as const

/** The calls of every kind. */
export const allContentCalls = (server: () => Pick<ApiServer, 'url'>) => ({
  boletines: contentCalls(server, 'boletines'),
  libros: contentCalls(server, 'libros'),
  galeria: contentCalls(server, 'galeria'),
})

/** The four calls of one kind, with a good form and a good file where none is given. */
export const contentCalls = (server: () => Pick<ApiServer, 'url'>, kind: Kind) => {
  const { list, create, edit, delete: remove } = api[kind]
  const { form, file: aFile, ruta } = kinds[kind]
  return {
    rule: create.file as FileRule,
    form: (changes: Changes = {}): Changes => form(changes),
    aFile,
    /** The address of a record's main file. */
    rutaOf: (body: Changes): string => String(body[ruta]),
    list: (token?: string): Promise<Reply> => call(server(), list, { token }),
    create: async (token?: string, { changes = {}, file }: { changes?: Changes; file?: File } = {}) =>
      call(server(), create, { token, input: form(changes), file: file ?? (await aFile()) }),
    /** Without a file unless there is one. */
    edit: (
      id: string,
      token?: string,
      {
        changes = {},
        file,
        ...how
      }: { changes?: Changes; file?: File; headers?: Record<string, string> } = {},
    ) => call(server(), edit, { ...how, token, params: { id }, input: form(changes), ...(file && { file }) }),
    delete: (id: string, token?: string) => call(server(), remove, { token, params: { id } }),
  }
}
