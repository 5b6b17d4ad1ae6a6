import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, register } from '../support/api-as.ts'
import { contentCalls } from '../support/content-kinds.ts'
import { type ApiServer, startApi } from '../support/server.ts'
import { storedContent } from '../support/stored-content.ts'

let server: ApiServer
let editor: Person
/** How often the whole collection of a kind was read. */
const reads = { libros: 0, galeria: 0 }
let failing = false

/** As in the real portal, with every reading of a collection counted. */
const start = (env: Record<string, string>) =>
  startApi(env, ({ libros, galeria }) => {
    const counted = <R extends typeof libros | typeof galeria>(
      kind: keyof typeof reads,
      repository: R,
    ): R => ({
      ...repository,
      async list() {
        reads[kind] += 1
        // Long enough for everybody who asks at once to be waiting.
        await wait(20)
        if (failing) throw new Error('no answer')
        return repository.list()
      },
    })
    return { libros: counted('libros', libros), galeria: counted('galeria', galeria) }
  })

beforeAll(async () => {
  server = await start({ MAX_LISTS_PER_IP: '600' })
  editor = await register(server, 2)
})
afterAll(() => server.close())

describe.each(['libros', 'galeria'] as const)('the list of %s that visitors look at', (kind) => {
  const calls = contentCalls(() => server, kind)
  const { records } = storedContent(() => server, kind)
  const idsFor = async (token?: string) => (await calls.list(token)).body.map(({ Id }: { Id: string }) => Id)
  const looks = (count: number) => Promise.all(Array.from({ length: count }, () => calls.list(undefined)))

  let id: string
  beforeEach(async () => {
    id = (await calls.create(editor.token)).body.Id
    reads[kind] = 0
  })

  it('is read once for fifty of them, who all see the same', async () => {
    const replies = await looks(50)
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await idsFor()).toContain(id)
    expect(reads[kind]).toBe(1)
  })

  it('shows what staff has just written, to staff and to visitors', async () => {
    await looks(1)
    const created = (await calls.create(editor.token)).body.Id
    for (const token of [editor.token, undefined]) expect(await idsFor(token)).toContain(created)
    await calls.edit(created, editor.token, { changes: { titulo: 'Otro título' } })
    for (const token of [editor.token, undefined])
      expect((await calls.list(token)).body[0]).toMatchObject({ Id: created, Titulo: 'Otro título' })
    await calls.delete(created, editor.token)
    for (const token of [editor.token, undefined]) expect(await idsFor(token)).not.toContain(created)
  })

  it('is always read anew for who has an account, and never keeps a username for visitors', async () => {
    await looks(1)
    // Past the API, as another instance would.
    await records().doc(id).update({ titulo: 'De otra instancia' })
    expect((await calls.list(editor.token)).body[0]).toMatchObject({
      Titulo: 'De otra instancia',
      Username: editor.user.Username,
    })
    const [first] = (await calls.list(undefined)).body
    expect(first.Titulo).not.toBe('De otra instancia')
    expect(first.Username).toBe('')
    expect(reads[kind]).toBe(2)
  })

  it('that could not be read is read again for the next one', async () => {
    failing = true
    const before = await looks(3)
    failing = false
    expect(before.map(({ status }) => status)).toEqual([500, 500, 500])
    const failed = reads[kind]
    expect((await calls.list(undefined)).status).toBe(200)
    expect(reads[kind]).toBe(failed + 1)
  })
})

describe('looking at a list without end', () => {
  it('meets a limit after 600 looks from one address', async () => {
    const other = await start({ MAX_LISTS_PER_IP: '600' })
    const { list } = contentCalls(() => other, 'libros')
    const statuses: number[] = []
    for (let round = 0; round < 11; round += 1) {
      const replies = await Promise.all(Array.from({ length: 55 }, () => list(undefined)))
      statuses.push(...replies.map(({ status }) => status))
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(600)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    await other.close()
  })
})
