import { NUMERO_SIGNS, numeroOf, searchWord, wordsOfNumero } from '@naf/contract'
import { describe, expect, it } from 'vitest'
import { pageQuerySchema } from '../../contract/src/query.schemas.ts'

describe('the number that is read out on the telephone', () => {
  it('has no signs that look or sound alike', () => {
    for (const sign of '0O1IL2Z5S8BUVN') expect(NUMERO_SIGNS).not.toContain(sign)
    expect(new Set(NUMERO_SIGNS).size).toBe(22)
  })

  it.each(['NAF-7Q4K', 'naf-7q4k', '7q4k', ' NAF 7Q4K ', 'naf7q4k', '7Q-4K', 'NAF – 7Q4K'])(
    'is understood as it is typed: %j',
    (typed) => expect(numeroOf(typed)).toBe('NAF-7Q4K'),
  )

  it.each(['', 'NAF-', 'NAF-7Q4', 'NAF-7Q4K77', 'NAF-7Q40', 'NAF-SOBÓ', 'ANF-7Q4K'])(
    'is none where signs are missing, too many or not among its own: %j',
    (typed) => expect(numeroOf(typed)).toBeNull(),
  )

  it.each(['NAF-7Q4K', 'naf 7q4k', 'Naf7Q4K', '7Q4K', '7q4k '])(
    'finds its record for staff, with the prefix and without it: %j',
    (typed) => {
      const { buscar } = pageQuerySchema.parse({ buscar: typed })
      expect(wordsOfNumero('NAF-7Q4K')).toContain(buscar)
    },
  )

  it('leaves words alone that only begin like it or are made of its signs', () => {
    expect(['nafta', 'NAF', 'naftalí', 'Marta'].map(searchWord)).toEqual(['nafta', 'naf', 'naftali', 'marta'])
  })

  it('is no word of a record that has none', () => {
    expect(wordsOfNumero(null)).toEqual([])
  })
})
