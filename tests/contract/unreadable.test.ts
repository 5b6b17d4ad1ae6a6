import { formatUnreadable, parseUnreadable } from '@naf/contract'
import { assert, property, string } from 'fast-check'
import { expect, it } from 'vitest'

it('what is said of records that nobody can read is read as it was said', () => {
  expect(formatUnreadable(['4fGh', '8kLm'])).toBe('2;ids="4fGh,8kLm"')
  expect(parseUnreadable('2;ids="4fGh,8kLm"')).toEqual({ count: 2, ids: ['4fGh', '8kLm'] })
})

it('an id that somebody typed into the console fits into a header, and comes out as it was', () => {
  const VISIBLE_ASCII = /^[\x20-\x7e]+$/
  assert(
    property(string({ unit: 'binary', minLength: 1 }), (id) => {
      const header = formatUnreadable([id, 'b'])
      expect(header).toMatch(VISIBLE_ASCII)
      expect(parseUnreadable(header)).toEqual({ count: 2, ids: [id, 'b'] })
    }),
  )
})

it('of many only the first ones are named, and all are counted', () => {
  const ids = Array.from({ length: 300 }, (_, at) => `id${at}`)
  expect(parseUnreadable(formatUnreadable(ids))).toEqual({ count: 300, ids: ids.slice(0, 20) })
})

it.each(['', '2', '2;ids=""', 'x;ids="a"', '2;ids="a'])('%j says nothing', (header) => {
  expect(parseUnreadable(header)).toBeNull()
})
