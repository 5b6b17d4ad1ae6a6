import { ROL } from '@naf/contract'
import { createFileStore } from '../../functions/src/platform/file-store.ts'
import { register } from './api-as.ts'
import { contentCalls, type Kind } from './content-kinds.ts'
import type { Deps } from './server.ts'
import { type ApiServer, startApi } from './server.ts'
import { type StorageGate, startStorageGate } from './storage-gate.ts'
import { storedContent } from './stored-content.ts'
import { sweepLater } from './sweep-later.ts'

type Repository = Deps['libros']

/** Methods to stand in for those of a repository of content, which they may use. */
export type Faults = (real: Repository) => Partial<Repository>

export interface FragileApi {
  server: ApiServer
  token: string
  storage: StorageGate
  /** Exchanges methods of every repository of content. */
  break(faults: Faults): void
  /** Everything works again. */
  mend(): void
  close(): Promise<void>
}

/** A server whose Storage can be shut and whose Firestore can be made to refuse, in the midst of things. */
export const startFragileApi = async (): Promise<FragileApi> => {
  const storage = await startStorageGate()
  let faults: Faults = () => ({})
  const fragile = <R extends Deps[Kind]>(real: R): R =>
    new Proxy(real, {
      get: (_, name) => Reflect.get({ ...real, ...faults(real as unknown as Repository) }, name),
    })
  const server = await startApi({}, ({ boletines, libros, galeria }, firebase) => ({
    files: createFileStore(storage.bucket(firebase)),
    boletines: fragile(boletines),
    libros: fragile(libros),
    galeria: fragile(galeria),
  }))
  return {
    server,
    token: (await register(server, ROL.EDITOR)).token,
    storage,
    break: (next) => {
      faults = next
    },
    mend: () => {
      faults = () => ({})
      storage.open()
    },
    async close() {
      await server.close()
      await storage.close()
    },
  }
}

/** One kind of content of a fragile server, as its editor sees it and as it is stored. */
export const fragileContent = (fragile: () => FragileApi, kind: Kind) => {
  const server = () => fragile().server
  const calls = contentCalls(server, kind)
  const content = storedContent(server, kind)
  return {
    ...content,
    create: async () => calls.create(fragile().token),
    edit: (id: string, changes = {}) => calls.edit(id, fragile().token, { changes }),
    editWithFile: async (id: string, changes = {}) =>
      calls.edit(id, fragile().token, { changes, file: await calls.aFile() }),
    delete: (id: string) => calls.delete(id, fragile().token),
    list: async () => (await calls.list(fragile().token)).body,
    /** Whether the address of a record's main file opens it. */
    opens: async (body: Record<string, unknown>) => (await fetch(calls.rutaOf(body))).ok,

    /** A record that was stored while everything worked: as it was answered, and where its files stand. */
    async existing() {
      const { body } = await calls.create(fragile().token)
      return { id: body.Id as string, body, carpeta: (await content.stored(body.Id))?.archivo.carpeta }
    },

    /** Sweeps. @returns the folders that belonged to no record, and are gone */
    async sweep(): Promise<string[]> {
      const findings = await sweepLater(server())
      return findings.find((found) => found.kind === kind)?.orphans ?? []
    },
  }
}
