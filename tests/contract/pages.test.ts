import { SEARCH_MAX, searchWord, searchWords } from '@naf/contract'
import { describe, expect, it } from 'vitest'
import { PAGE_MAX, pageQuerySchema } from '../../contract/src/query.schemas.ts'
import { firstMessage } from '../support/first-message.ts'

describe('the word that a list of staff’s is searched for', () => {
  it.each([
    ['Ñusta', 'nusta'],
    ['  GARCÍA, ', 'garcia'],
    ['D’Ángelo', 'dangelo'],
    ['María-José', 'maria-jose'],
    ['Ana.Pérez@Example.COM', 'ana.perez@example.com'],
    ['171003 4065', '1710034065'],
    ['1710034065-001', '1710034065001'],
    ['+593 99 123 4567', '0991234567'],
    ['ana\u200Bperez', 'anaperez'],
  ])('is of %j %j', (typed, word) => {
    expect(searchWord(typed)).toBe(word)
    expect(pageQuerySchema.parse({ buscar: typed })).toEqual({ buscar: word })
  })

  it.each(['', '   ', '…', 'ana perez', '1710034065 ana', 'a'.repeat(SEARCH_MAX + 1)])(
    'is none, or more than one, in %j, which is said',
    (typed) =>
      expect(firstMessage(pageQuerySchema, { buscar: typed })).toBe(
        'Busca una sola palabra, un número de cédula o un correo.',
      ),
  )

  it('is found among those of a record, of which every one leads to it', () => {
    const words = searchWords('María José  Núñez-Peña', '1710034065', 'maria@example.com', '099 123 4567', '')
    expect(words.sort()).toEqual(
      [
        ['maria', 'jose', 'nunez-pena', 'nunez', 'pena'],
        ['1710034065', 'maria@example.com'],
        ['0991234567', '099', '123', '4567'],
      ]
        .flat()
        .sort(),
    )
    for (const word of words) expect(searchWord(word)).toBe(word)
  })
})

describe('a page of a list', () => {
  it('has as many records as are asked for', () => {
    expect(pageQuerySchema.parse({})).toEqual({})
    for (const limite of [1, 50, PAGE_MAX])
      expect(pageQuerySchema.parse({ limite: `${limite}` })).toEqual({ limite })
    for (const limite of ['', '0', '-1', '1.5', '1e2', '050', 'todos', `${PAGE_MAX + 1}`])
      expect(firstMessage(pageQuerySchema, { limite })).toBe('Pide de 1 a 1000 registros por página.')
  })

  it('begins where a cursor leads, which is no text of anybody’s', () => {
    expect(pageQuerySchema.parse({ cursor: 'W251bGwsImEiXQ' })).toEqual({ cursor: 'W251bGwsImEiXQ' })
    for (const cursor of ['', '2', 'W251bGwsImEi=', 'a'.repeat(301), '../../todas'])
      expect(firstMessage(pageQuerySchema, { cursor })).toBe(
        'No encontramos esa parte de la lista. Ábrela de nuevo.',
      )
  })
})
