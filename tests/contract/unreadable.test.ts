import { api, coleccionOf, formatUnreadable, parseUnreadable } from '@naf/contract'
import { expect, it } from 'vitest'

it('what is said of records that nobody can read is read as it was said', () => {
  expect(formatUnreadable(['4fGh', '8kLm'])).toBe('2;ids="4fGh,8kLm"')
  expect(parseUnreadable('2;ids="4fGh,8kLm"')).toEqual({ count: 2, ids: ['4fGh', '8kLm'] })
})

it.each(['ñandú 2026', 'a,b";c', '100%', 'línea\nrota', '日本😀'])(
  'an id that somebody typed into the console, %j, fits into a header and comes out as it was',
  (id) => {
    const header = formatUnreadable([id, 'b'])
    expect(header).toMatch(/^[\x20-\x7e]+$/)
    expect(parseUnreadable(header)).toEqual({ count: 2, ids: [id, 'b'] })
  },
)

it('of many only the first ones are named, and all are counted', () => {
  const ids = Array.from({ length: 300 }, (_, at) => `id${at}`)
  expect(parseUnreadable(formatUnreadable(ids))).toEqual({ count: 300, ids: ids.slice(0, 20) })
})

it.each(['', '2', '2;ids=""', 'x;ids="a"', '2;ids="a'])('%j says nothing', (header) => {
  expect(parseUnreadable(header)).toBeNull()
})

it.each([
  [api.libros.list.path, 'libros'],
  [api.asesorias.list.path, 'asesorias'],
  [api.informe.opiniones.path, 'asesorias'],
  [api.informe.correos.path, 'correos'],
  [api.feed.read.path, null],
])('the records of %s are of the collection %s', (path, coleccion) => {
  expect(coleccionOf(path)).toBe(coleccion)
})
