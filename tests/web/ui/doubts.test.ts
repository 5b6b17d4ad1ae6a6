import { FIND_DOUBT } from '@naf/web/src/ui/doubts.ts'
import { describe, expect, it } from 'vitest'

describe('an address is asked about', () => {
  it.each([
    ['maria@gmial.com', 'gmail.com'],
    ['maria@gmail.con', 'gmail.com'],
    ['maria@gmail.co', 'gmail.com'],
    ['maria@GMAI.COM', 'gmail.com'],
    ['maria@hotmial.com', 'hotmail.com'],
    ['maria@hotmal.es', 'hotmail.es'],
    ['maria@outlok.com', 'outlook.com'],
    [' maria@yaho.com ', 'yahoo.com'],
  ])('where its domain is nearly a usual one: %j', (typed, domain) => {
    expect(FIND_DOUBT.correo(typed)).toEqual({
      text: `¿Quisiste decir ${domain}?`,
      fix: { label: 'Corregir', value: `maria@${domain}` },
    })
  })

  it.each([
    'maria@gmail.com',
    'maria@ymail.com',
    'maria@mail.com',
    'maria@gmx.com',
    'maria@espe.edu.ec',
    'maria@epn.edu.ec',
    'maria@espol.edu.ec',
    'maria@dove.com',
    'maria@panaderia.ec',
    'maria@',
    'maria',
    '',
    `maria@${'a'.repeat(1_000_000)}.com`,
  ])('never where it may be right, or is none: %.40j', (typed) => {
    expect(FIND_DOUBT.correo(typed)).toBeNull()
  })
})

describe('a number is asked about', () => {
  it.each(['1710034066', '171 003 406-6', '2510034060'])('as a cédula: %j', (typed) => {
    expect(FIND_DOUBT.cedulaRUC(typed)?.text).toMatch(/^Este número no parece una cédula\./)
  })

  it.each(['1710034066001', '1780034065001'])('as a RUC: %j', (typed) => {
    expect(FIND_DOUBT.cedulaRUC(typed)?.text).toMatch(/^Este número no parece un RUC\./)
  })

  it.each(['1710034065', '171003406-5', '1710034065001', '1790012345001', '1760001550001', '12345', ''])(
    'never where it may be right, or is refused anyway: %j',
    (typed) => expect(FIND_DOUBT.cedulaRUC(typed)).toBeNull(),
  )
})
