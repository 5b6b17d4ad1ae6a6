import { randomUUID } from 'node:crypto'
import { api, IDEMPOTENCY_HEADER } from '@naf/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, type Person, register } from '../support/api-as.ts'
import { contentCalls, KINDS } from '../support/content-kinds.ts'
import { type ApiServer, startApi } from '../support/server.ts'
import { storedContent } from '../support/stored-content.ts'

let server: ApiServer
let editor: Person
let admin: Person

beforeAll(async () => {
  server = await startApi()
  editor = await register(server, 2)
  admin = await register(server, 1)
})
afterAll(() => server.close())

describe.each(KINDS)('a form of %s whose answer was lost', (kind) => {
  const calls = contentCalls(() => server, kind)
  const { folders, named, clear } = storedContent(() => server, kind)
  beforeEach(clear)

  const send = (key: string | undefined, file: File, changes = {}, { token } = editor) =>
    call(server, api[kind].create, {
      token,
      input: calls.form(changes) as never,
      file,
      headers: key === undefined ? {} : { [IDEMPOTENCY_HEADER]: key },
    })
  const list = async () => (await calls.list(editor.token)).body

  const expectOneRecord = async () => {
    expect(await list()).toHaveLength(1)
    expect(await folders()).toHaveLength(1)
    expect(await folders()).toEqual(await named())
  }

  it('is one record with one file when it is sent again under its key', async () => {
    const [key, file] = [randomUUID(), await calls.aFile()]
    const first = await send(key, file)
    const second = await send(key, file)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body).toEqual(first.body)
    await expectOneRecord()
  })

  it('is one record with one file when it is sent three times at once', async () => {
    const [key, file] = [randomUUID(), await calls.aFile()]
    const replies = await Promise.all([1, 2, 3].map(() => send(key, file)))
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(replies.map(({ body }) => body.Id)).size).toBe(1)
    await expectOneRecord()
  })

  it('is refused under a key that another form or another file has; what is stored stays', async () => {
    const [key, file] = [randomUUID(), await calls.aFile()]
    const { body } = await send(key, file)
    const other = new File([await file.arrayBuffer(), ' '], file.name, { type: file.type })
    const refusals = [await send(key, file, { titulo: 'Otro título' }), await send(key, other)]
    for (const reply of refusals)
      expect(reply).toMatchObject({
        status: 409,
        body: {
          code: 'idempotency_mismatch',
          error: 'Este formulario ya fue registrado con otros datos. Vuelve a enviarlo.',
        },
      })
    expect(await list()).toEqual([body])
    await expectOneRecord()
  })

  it('is another record under another key, without one, and from somebody else', async () => {
    const [key, file] = [randomUUID(), await calls.aFile()]
    const replies = [
      await send(key, file),
      await send(randomUUID(), file),
      await send(undefined, file),
      await send(undefined, file),
      await send(key, file, {}, admin),
    ]
    expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(201))
    expect(new Set(replies.map(({ body }) => body.Id)).size).toBe(5)
    expect(await folders()).toEqual(await named())
  })

  it('stays as it was edited meanwhile, and is stored anew once it was deleted', async () => {
    const [key, file] = [randomUUID(), await calls.aFile()]
    const { Id } = (await send(key, file)).body
    const edited = await calls.edit(Id, editor.token, { changes: { titulo: 'Otro título' } })
    expect((await send(key, file)).body).toEqual(edited.body)
    await calls.delete(Id, editor.token)
    expect((await send(key, file)).body).toMatchObject({ Id })
    await expectOneRecord()
  })

  it('under a key that is none is refused before anything is stored', async () => {
    expect(await send('corta', await calls.aFile())).toMatchObject({
      status: 400,
      body: {
        error: 'No pudimos leer el formulario. Recarga la página y vuelve a enviarlo.',
        code: 'invalid_input',
      },
    })
    expect(await folders()).toEqual([])
  })
})
