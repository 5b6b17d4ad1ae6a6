import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFileStore } from '../../functions/src/platform/file-store.ts'
import type { Bucket, Firebase } from '../../functions/src/platform/firebase.ts'
import { type Person, register } from '../support/api-as.ts'
import { contentCalls, KINDS } from '../support/content-kinds.ts'
import { type ApiServer, startApi } from '../support/server.ts'
import { storedContent } from '../support/stored-content.ts'

/** Two people are at work on a record at once: the quicker one removes the file that is being copied to hide it. */

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
  const { folders, named, clear } = storedContent(() => server, kind)
  beforeEach(clear)
  const replace = async (id: string, { token }: Person, titulo: string) =>
    calls.edit(id, token, { changes: { titulo }, file: await calls.aFile() })
  const hide = (id: string, { token }: Person) => calls.edit(id, token, { changes: { estado: 'borrador' } })
  const opens = async (body: Record<string, unknown>) => (await fetch(calls.rutaOf(body))).ok

  it('that is replaced while it is copied is hidden with the new file', async () => {
    const { body } = await calls.create(editor.token)
    const first: { status?: number; body?: Record<string, unknown> } = {}
    meanwhile = async () => Object.assign(first, await replace(body.Id, admin, 'Otro título'))
    expect(await hide(body.Id, editor)).toMatchObject({ status: 200, body: { Estado: 'borrador' } })
    expect(first.status).toBe(200)
    expect([await opens(body), await opens(first.body ?? {})]).toEqual([false, false])
    const [hidden] = (await calls.list(editor.token)).body
    expect(await opens(hidden)).toBe(true)
    expect(await folders()).toEqual(await named())
  })

  it('that is hidden while it is copied is hidden, and opens at no address of before', async () => {
    const { body } = await calls.create(editor.token)
    meanwhile = () => hide(body.Id, admin)
    expect(await hide(body.Id, editor)).toMatchObject({ status: 200, body: { Estado: 'borrador' } })
    expect(await opens(body)).toBe(false)
    expect(await folders()).toEqual(await named())
    expect(await folders()).toHaveLength(1)
  })

  it('that is deleted while it is copied is gone, and whoever hid it is told so', async () => {
    const { body } = await calls.create(editor.token)
    meanwhile = () => calls.delete(body.Id, admin.token)
    expect(await hide(body.Id, editor)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
    expect((await calls.list(editor.token)).body).toEqual([])
    expect(await folders()).toEqual([])
  })
})
