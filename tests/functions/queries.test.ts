import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { call, send } from '../support/api-as.ts'
import { type SampleHandler, samples, serveSamples } from '../support/sample-table.ts'

/** What a call takes in its address, on a table made for it. */

const handle = {
  search: vi.fn<SampleHandler<'search'>>(async () => ({ Id: 'a', texto: '' })),
  list: vi.fn<SampleHandler<'list'>>(async ({ query }) => lastOf([], query.cursor)),
}

/** The last records of a list, as many as its cursor says. */
const lastOf = (records: { Id: string; texto: string }[], cursor = records.length) => {
  const items = records.slice(records.length - cursor)
  return { items, unreadable: [], next: null, cursorAfter: (index: number) => `${items.length - index - 1}` }
}

let server: Awaited<ReturnType<typeof serveSamples>>
beforeAll(async () => {
  server = await serveSamples('queries', { ...handle, read: async () => ({ Id: 'a', texto: 'hola' }) })
})
afterAll(() => server.close())
beforeEach(() => {
  vi.clearAllMocks()
})

describe('the query of a call', () => {
  it('reaches the handler as its schema leaves it', async () => {
    const query = { nombre: ' Ana & Luis ', dias: '30' }
    expect((await call(server, samples.search, { query })).status).toBe(200)
    expect(handle.search.mock.lastCall?.[0].query).toEqual({ nombre: 'Ana & Luis', dias: 30 })
    await call(server, samples.search, { query: { nombre: 'Ñusta' } })
    expect(handle.search.mock.lastCall?.[0].query).toEqual({ nombre: 'Ñusta' })
  })

  it.each([
    [
      'a parameter that nobody knows',
      'nombre=Ana&otro=1',
      'No reconocemos esta dirección. Abre la página de nuevo.',
    ],
    [
      'one that means something to JavaScript',
      'nombre=Ana&__proto__=1',
      'No reconocemos esta dirección. Abre la página de nuevo.',
    ],
    [
      'one that comes twice',
      'nombre=Ana&nombre=Luis',
      'No reconocemos esta dirección. Abre la página de nuevo.',
    ],
    ['one that comes twice, as other programs write it', 'nombre[]=Ana', 'Escribe un nombre.'],
    [
      'one longer than any that the portal writes',
      `nombre=${'a'.repeat(1001)}`,
      'No reconocemos esta dirección. Abre la página de nuevo.',
    ],
    ['a value that its schema refuses', 'nombre=Ana&dias=x', 'Escribe cuántos días.'],
    ['nothing where something is needed', '', 'Escribe un nombre.'],
  ])('is refused with %s, before anything is done', async (_, query, error) => {
    const reply = await send(server, 'GET', `/samples/search?${query}`)
    expect(reply).toMatchObject({ status: 400, body: { error, code: 'invalid_input' } })
    expect(handle.search).not.toHaveBeenCalled()
  })

  it('is looked at by no call that takes none', async () => {
    const stray = '?x=1&x=2&__proto__=3&cursor=x'
    expect((await send(server, 'GET', `/samples/read${stray}`)).body).toEqual({ Id: 'a', texto: 'hola' })
  })
})

describe('a page of a list', () => {
  const records = ['a', 'b', 'c'].map((Id) => ({ Id, texto: 'x'.repeat(11_000_000) }))

  it('links to the rest of the list, through the same filter', async () => {
    handle.list.mockImplementation(async ({ query }) => lastOf(records, query.cursor))
    const first = await call(server, samples.list, { query: { estado: 'pendiente' } })
    expect(first.body.map(({ Id }: { Id: string }) => Id)).toEqual(['a', 'b'])
    expect(first.headers.get('link')).toBe('<?estado=pendiente&cursor=1>; rel="next"')
    const rest = await send(server, 'GET', '/samples/list?estado=pendiente&cursor=1')
    expect(rest.body.map(({ Id }: { Id: string }) => Id)).toEqual(['c'])
    expect(rest.headers.get('link')).toBeNull()
    expect(handle.list.mock.lastCall?.[0].query).toEqual({ estado: 'pendiente', cursor: 1 })
  })

  it('is refused through a filter that there is not', async () => {
    const reply = await send(server, 'GET', '/samples/list?estado=perdida')
    expect(reply).toMatchObject({ status: 400, body: { error: 'Elige un estado.', code: 'invalid_input' } })
  })
})
