import { api, parseUnreadable, UNREADABLE_HEADER } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../support/api-as.ts'
import { anAsesoria } from '../support/builders.ts'
import { withApi, withEveryKind } from '../support/server.ts'

/** What people said of how they were served, as the report reads it: docs/decisions/opinions.md. */

const server = withApi()
const people = withEveryKind(server)
const db = () => server.firebase.db

beforeEach(() => db().recursiveDelete(db().collection('asesorias')))

/** A request that was judged at that moment of Ecuador's clock. */
const judged = async (when: string, valor: number, comentario = '') => {
  const id: string = (await call(server, api.asesorias.create, { input: anAsesoria() })).body.Id
  const fecha = Timestamp.fromDate(new Date(`${when}-05:00`))
  await db().doc(`asesorias/${id}`).update({ realizada: true, opinion: { valor, comentario, fecha } })
  return id
}

const SEMESTER = { desde: '2026-01-01', hasta: '2026-06-30' }
const read = (query: Record<string, string> = SEMESTER, token = people.editor.token) =>
  call(server, api.informe.opiniones, { token, query: query as typeof SEMESTER })
const ids = ({ body }: { body: { Id: string }[] }) => body.map(({ Id }) => Id)

describe('the opinions of a period', () => {
  it('are those of its days in Ecuador, the newest first, with what was said', async () => {
    await judged('2025-12-31T23:59:59', 1)
    const first = await judged('2026-01-01T00:00:00', 5, 'Muy claro.')
    const last = await judged('2026-06-30T23:59:59', 2)
    await judged('2026-07-01T00:00:00', 1)
    const { status, body } = await read()
    expect(status).toBe(200)
    expect(body).toEqual([
      expect.objectContaining({ Id: last, Valor: 2, Comentario: '' }),
      {
        Id: first,
        Numero: expect.stringMatching(/^NAF-/),
        Servicio: anAsesoria().TipoServicio,
        Valor: 5,
        Comentario: 'Muy claro.',
        Fecha: '2026-01-01T05:00:00.000Z',
      },
    ])
  })

  it('come in pages, of one moment too, each once', async () => {
    const all = []
    for (const n of [1, 2, 3, 4, 5]) all.push(await judged('2026-03-03T10:00:00', n))
    const found: string[] = []
    let cursor: string | undefined
    do {
      const reply = await read({ ...SEMESTER, limite: '2', ...(cursor && { cursor }) })
      found.push(...ids(reply))
      cursor = /cursor=([\w-]+)/.exec(reply.headers.get('link') ?? '')?.[1]
    } while (cursor)
    expect(found).toHaveLength(5)
    expect(found.toSorted()).toEqual(all.toSorted())
  })

  it('go with their requests', async () => {
    const id = await judged('2026-03-03T10:00:00', 4, 'Gracias.')
    await call(server, api.asesorias.delete, { token: people.editor.token, params: { id } })
    expect((await read()).body).toEqual([])
  })

  it('are left out where nobody can read one, and named', async () => {
    const [odd, good] = [await judged('2026-03-04T10:00:00', 4), await judged('2026-03-03T10:00:00', 3)]
    await db().doc(`asesorias/${odd}`).update({ 'opinion.valor': 'muchas' })
    const reply = await read()
    expect(ids(reply)).toEqual([good])
    expect(parseUnreadable(reply.headers.get(UNREADABLE_HEADER) ?? '')).toMatchObject({ ids: [odd] })
  })

  it.each([
    ['a day that is none', { desde: '2026-02-30', hasta: '2026-06-30' }],
    ['the last day before the first', { desde: '2026-06-30', hasta: '2026-01-01' }],
    ['half of a period', { desde: '2026-01-01' }],
    ['a cursor of its own making', { ...SEMESTER, cursor: 'inventado' }],
    ['a word to search for', { ...SEMESTER, buscar: 'rosa' }],
  ])('are not given for %s', async (_, query) => {
    expect(await read(query)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  })

  it('are the team’s alone', async () => {
    expect((await read(SEMESTER, people.usuario.token)).status).toBe(403)
  })
})
