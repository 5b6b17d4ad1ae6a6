import { api, dayAt } from '@naf/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { compareTallies } from '../../scripts/lib/recount.ts'
import { call } from '../support/api-as.ts'
import { times } from '../support/at-once.ts'
import { contentCalls } from '../support/content-kinds.ts'
import { withApi, withEveryKind } from '../support/server.ts'

/** How often books and bulletins are opened: docs/decisions/tallies.md. */

const server = withApi()
const people = withEveryKind(server)
const db = () => server.firebase.db

const publish = async (kind: 'libros' | 'boletines') =>
  (await contentCalls(() => server, kind).create(people.editor.token)).body.Id as string

const open = (id: string, token?: string) => call(server, api.libros.countOpened, { params: { id }, token })
const openBulletin = (id: string, token?: string) =>
  call(server, api.boletines.countOpened, { params: { id }, token })

const lines = async () =>
  (await db().collection('bitacora').where('evento', '==', 'publicaciones.abiertas').get()).docs

const report = async () => {
  for (const { id } of await lines()) await server.deliver('eventos', id)
  const query = { desde: dayAt(new Date()), hasta: dayAt(new Date()) }
  return (await call(server, api.informe.read, { token: people.editor.token, query })).body.Periodo
}

/** What an instance still has in its memory. */
const store = () => server.deps.lecturas.store()

beforeEach(async () => {
  await store()
  for (const name of ['conteos', 'bitacora']) await db().recursiveDelete(db().collection(name))
})

describe('books and bulletins', () => {
  it('are counted as often as they are opened, by title, and nothing says by whom', async () => {
    const [book, other, bulletin] = [
      await publish('libros'),
      await publish('libros'),
      await publish('boletines'),
    ]
    await times(7, () => open(book))
    await open(other, people.usuario.token)
    await openBulletin(bulletin, people.usuario.token)
    await store()
    const { Abiertos } = await report()
    expect(Abiertos).toMatchObject({ Libros: 8, Boletines: 1 })
    expect(Abiertos.Titulos.map(({ Id, Veces }: { Id: string; Veces: number }) => [Id, Veces])).toEqual([
      [book, 7],
      [other, 1],
      [bulletin, 1],
    ])
    for (const { Titulo } of Abiertos.Titulos) expect(Titulo).not.toBe('')
    for (const line of await lines()) expect(line.data()).toMatchObject({ uid: null, registro: null })
    expect((await compareTallies(db())).differences).toEqual([])
  })

  it('stay counted when they are deleted, without a title', async () => {
    const id = await publish('libros')
    await open(id)
    await store()
    await call(server, api.libros.delete, { token: people.editor.token, params: { id } })
    expect((await report()).Abiertos).toMatchObject({ Libros: 1, Titulos: [{ Id: id, Titulo: '' }] })
  })

  it('cost one write a minute, however many open how many', async () => {
    const books = [await publish('libros'), await publish('libros')]
    await open(books[0] as string)
    await times(60, (n) => open(books[n % 2] as string))
    const first = await lines()
    expect(first.length).toBeLessThanOrEqual(1)
    await store()
    const all = await lines()
    expect(all.length).toBeLessThanOrEqual(2)
    expect(all.reduce((sum, line) => sum + line.get('cantidad'), 0)).toBe(61)
  })

  it('are stored by the next who opens one a minute later', async () => {
    const id = await publish('libros')
    await open(id)
    await store()
    await open(id)
    const before = (await lines()).length
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    try {
      await server.deps.lecturas.count('libros', id)
    } finally {
      vi.useRealTimers()
    }
    const after = await lines()
    expect(after.length).toBe(before + 1)
    expect(after.reduce((sum, line) => sum + line.get('cantidad'), 0)).toBe(3)
  })
})

describe('what is not counted', () => {
  it('are the team’s own looks, and ids that somebody made up', async () => {
    const id = await publish('libros')
    await open(id, people.editor.token)
    await open(id, people.admin.token)
    expect((await open('inventado')).status).toBe(200)
    await times(300, (n) => open(`inventado-${n}`))
    await store()
    expect(await lines()).toEqual([])
    expect((await report()).Abiertos).toEqual({ Libros: 0, Boletines: 0, Titulos: [] })
  })

  it('is a bulletin that somebody without an account says to have opened', async () => {
    const id = await publish('boletines')
    expect((await openBulletin(id)).status).toBe(401)
    await store()
    expect(await lines()).toEqual([])
  })
})
