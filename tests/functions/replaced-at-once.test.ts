import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFileStore } from '../../functions/src/platform/file-store.ts'
import type { Bucket, Firebase } from '../../functions/src/platform/firebase.ts'
import { type Person, register } from '../support/api-as.ts'
import { contentCalls, KINDS } from '../support/content-kinds.ts'
import { type ApiServer, startApi } from '../support/server.ts'
import { storedContent } from '../support/stored-content.ts'

/** Two people replace a file at once: the quicker one's work removes what the slower one is about to copy. */

let server: ApiServer
let editor: Person
let admin: Person
/** What somebody else does between the look at a folder and the copying of its files. */
let meanwhile: () => Promise<unknown> = async () => undefined

const interrupted = (bucket: Bucket): Bucket =>
  new Proxy(bucket, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      if (name !== 'getFiles') return value.bind(target)
      return async (...query: unknown[]) => {
        const found: unknown = await value.apply(target, query)
        const happening = meanwhile
        meanwhile = async () => undefined
        await happening()
        return found
      }
    },
  })

const bucketOf = ({ bucket }: Firebase): Firebase['bucket'] => ({
  name: bucket.name,
  open: async () => interrupted(await bucket.open()),
})

beforeAll(async () => {
  server = await startApi({}, (_, firebase) => ({ files: createFileStore(bucketOf(firebase)) }))
  editor = await register(server, 2)
  admin = await register(server, 1)
})
afterAll(() => server.close())

describe.each(KINDS)('a file of %s', (kind) => {
  const calls = contentCalls(() => server, kind)
  const { folders, named, formers, clear } = storedContent(() => server, kind)
  beforeEach(clear)
  const aRecord = async (): Promise<string> => (await calls.create(editor.token)).body.Id
  const replace = async (id: string, { token }: Person, titulo: string) =>
    calls.edit(id, token, { changes: { titulo }, file: await calls.aFile() })
  const opens = async (body: Record<string, unknown>) => (await fetch(calls.rutaOf(body))).ok

  it('that is replaced while it is copied leaves both people with success, and loses none', async () => {
    const id = await aRecord()
    const first: { status?: number } = {}
    meanwhile = async () => Object.assign(first, await replace(id, admin, 'Quien llegó antes'))
    const second = await replace(id, editor, 'Quien llegó después')
    expect([first.status, second.status]).toEqual([200, 200])
    const [body, ...more] = (await calls.list(editor.token)).body
    expect([body.Titulo, more]).toEqual(['Quien llegó después', []])
    expect(await opens(body)).toBe(true)
    expect(await formers()).toHaveLength(2)
    expect(await folders()).toEqual(await named())
  })

  it('that is hidden while it is copied is hidden, and opens at no address of before', async () => {
    const { body } = await calls.create(editor.token)
    const hide = ({ token }: Person) => calls.edit(body.Id, token, { changes: { estado: 'borrador' } })
    meanwhile = () => hide(admin)
    expect(await hide(editor)).toMatchObject({ status: 200, body: { Estado: 'borrador' } })
    expect(await opens(body)).toBe(false)
    expect(await folders()).toEqual(await named())
    expect(await folders()).toHaveLength(1)
  })

  it('that is deleted while it is copied is gone, and whoever replaced it is told so', async () => {
    const id = await aRecord()
    meanwhile = () => calls.delete(id, admin.token)
    expect(await replace(id, editor, 'Otro título')).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
    expect((await calls.list(editor.token)).body).toEqual([])
    expect(await folders()).toEqual([])
  })
})
