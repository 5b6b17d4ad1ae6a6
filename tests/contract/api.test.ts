import {
  api,
  type EndpointSchemas,
  NUMERO_SIGNS,
  numeroOf,
  SEARCH_MAX,
  searchWord,
  searchWords,
  UNREADABLE_QUERY,
  wordsOfNumero,
} from '@naf/contract'
import { schemas } from '@naf/contract/schemas'
import { describe, expect, it } from 'vitest'
import { PAGE_MAX, pageQuerySchema } from '../../contract/src/schemas/lists.ts'
import { firstMessage } from '../support/builders.ts'
import { ENDPOINTS } from '../support/endpoints.ts'

describe('an endpoint', () => {
  it('has its own method and path', () => {
    const calls = ENDPOINTS.map(({ endpoint: { method, path } }) => `${method} ${path.replace(/:\w+/g, ':')}`)
    expect(new Set(calls).size).toBe(calls.length)
  })

  it('has schemas under its name, and every schema has an endpoint', () => {
    const namesOf = (tables: Record<string, object>) =>
      Object.entries(tables).flatMap(([entity, table]) =>
        Object.keys(table).map((name) => `${entity}.${name}`),
      )
    expect(namesOf(api).sort()).toEqual(namesOf(schemas).sort())
  })

  it('refuses a parameter that its query does not name', () => {
    const queries = ENDPOINTS.flatMap(({ entity, action }) => {
      const pair: EndpointSchemas | undefined = (schemas[entity] as Record<string, EndpointSchemas>)[action]
      return pair?.query ? [pair.query] : []
    })
    expect(queries.length).toBeGreaterThan(5)
    for (const query of queries) {
      const { error } = query.safeParse({ desconocido: '1' })
      expect(error?.issues.map(({ message }) => message)).toContain(UNREADABLE_QUERY)
    }
  })
})

describe('the search word of a list', () => {
  it('is folded to one form', () => {
    const words = {
      Ñusta: 'nusta',
      '  GARCÍA, ': 'garcia',
      'D’Ángelo': 'dangelo',
      'María-José': 'maria-jose',
      'Ana.Pérez@Example.COM': 'ana.perez@example.com',
      '1710034065-001': '1710034065001',
      'ana\u200Bperez': 'anaperez',
      NAF: 'naf',
    }
    for (const [typed, word] of Object.entries(words))
      expect.soft(pageQuerySchema.parse({ buscar: typed }), typed).toEqual({ buscar: word })
  })

  it('is refused if there is none or more than one', () => {
    for (const buscar of ['', '   ', '…', 'ana perez', '1710034065 ana', 'a'.repeat(SEARCH_MAX + 1)])
      expect
        .soft(firstMessage(pageQuerySchema, { buscar }), buscar)
        .toBe('Busca una sola palabra, un número de cédula o un correo.')
  })

  it('is any word of the record', () => {
    const words = searchWords('María José  Núñez-Peña', '1710034065', 'maria@example.com', '099 123 4567', '')
    const names = ['maria', 'jose', 'nunez-pena', 'nunez', 'pena']
    const numbers = ['1710034065', 'maria@example.com', '0991234567', '991234567', '099', '123', '4567']
    expect(words.sort()).toEqual([...names, ...numbers].sort())
    for (const word of words) expect(searchWord(word)).toBe(word)
  })
})

it('a page of a list has 1 to 1000 records and begins at a cursor', () => {
  const cursor = 'W251bGwsImEiXQ'
  expect(pageQuerySchema.parse({})).toEqual({})
  for (const limite of [1, PAGE_MAX])
    expect(pageQuerySchema.parse({ limite: `${limite}`, cursor })).toEqual({ limite, cursor })
  for (const limite of ['', '0', '-1', '1.5', '1e2', '050', 'todos', '1001'])
    expect.soft(firstMessage(pageQuerySchema, { limite })).toBe('Pide de 1 a 1000 registros por página.')
  for (const wrong of ['', '2', 'W251bGwsImEi=', 'a'.repeat(301), '../../todas'])
    expect
      .soft(firstMessage(pageQuerySchema, { cursor: wrong }))
      .toBe('No encontramos esa parte de la lista. Ábrela de nuevo.')
})

describe('the number of a request', () => {
  it('has no signs that look or sound alike', () => {
    for (const sign of '0O1IL2Z5S8BUVN') expect(NUMERO_SIGNS).not.toContain(sign)
    expect(new Set(NUMERO_SIGNS).size).toBe(22)
  })

  it('is understood however it is typed', () => {
    for (const typed of ['NAF-7Q4K', 'naf-7q4k', '7q4k', ' NAF 7Q4K ', 'naf7q4k', '7Q-4K', 'NAF – 7Q4K'])
      expect.soft(numeroOf(typed), typed).toBe('NAF-7Q4K')
    expect(numeroOf('7q4 kx3')).toBe('NAF-7Q4KX3')
    for (const typed of ['', 'NAF-', 'NAF-7Q4', 'NAF-7Q4K777', 'NAF-7Q40', 'NAF-SOBÓ', 'ANF-7Q4K'])
      expect.soft(numeroOf(typed), typed).toBeNull()
  })

  it('finds its record with and without the prefix', () => {
    for (const typed of ['NAF-7Q4K', 'naf 7q4k', 'Naf7Q4K', '7Q4K', '7q4k '])
      expect.soft(wordsOfNumero('NAF-7Q4K'), typed).toContain(pageQuerySchema.parse({ buscar: typed }).buscar)
    expect(wordsOfNumero(null)).toEqual([])
  })
})
