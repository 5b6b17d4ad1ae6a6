import {
  cleanCorreo,
  cleanDigits,
  type DayEvent,
  datesOf,
  dueEvents,
  fold,
  icsOf,
  isCorreo,
  matchesWords,
  searchedWords,
  searchWord,
  searchWords,
  type TaxpayerKind,
  titleOf,
} from '@naf/contract'
import { asesoriaCreateSchema, loginSchema, registerSchema, signUpSchema } from '@naf/contract/schemas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anAsesoria, aRegistration, aSignUp } from '../support/builders.ts'
import { firstMessage } from '../support/first-message.ts'
import { calendario } from '../support/samples.ts'

/** Inputs from public bug reports of comparable services, where the contract decides: each with its right result. */

type Table = Record<string, string>
const expectEach = (table: Table, resultOf: (input: string) => unknown) => {
  for (const [input, right] of Object.entries(table))
    expect.soft(resultOf(input), JSON.stringify(input)).toBe(right)
}

describe('a text', () => {
  it('loses the signs that XML forbids: an export with one is unreadable', () => {
    const forbidden = { 'Ana\uFFFF': 'Ana', '\uFFFEAna': 'Ana', 'A\uFDD0na': 'Ana', 'Ana\u{1FFFF}': 'Ana' }
    expectEach(forbidden, (Nombre) => asesoriaCreateSchema.parse(anAsesoria({ Nombre })).Nombre)
    expectEach(
      forbidden,
      (DetalleSolicitud) => asesoriaCreateSchema.parse(anAsesoria({ DetalleSolicitud })).DetalleSolicitud,
    )
  })
})

describe('a copied number', () => {
  it('is cleaned of the signs between its digits', () => {
    expectEach(
      {
        '171003\u20114065': '1710034065',
        '171003\u20134065': '1710034065',
        '171003\u22124065': '1710034065',
        '171003/4065': '1710034065',
      },
      (cedulaRUC) => registerSchema.parse(aRegistration({ cedulaRUC })).cedulaRUC,
    )
    expectEach(
      {
        'tel:0991234567': '0991234567',
        '099\u2011123\u20134567': '0991234567',
        '099/123 4567': '0991234567',
        '593991234567': '0991234567',
      },
      (telefono) => registerSchema.parse(aRegistration({ telefono })).telefono,
    )
  })

  it('keeps its letters, so that they are refused', () => {
    expect(cleanDigits('17I0034065')).toBe('17I0034065')
    expect(firstMessage(registerSchema, aRegistration({ cedulaRUC: '17I0034065' }))).toBe('Cédula inválida.')
  })
})

describe('a cédula with code 30', () => {
  it('is refused for an account and accepted in a request for advice', () => {
    expect(firstMessage(registerSchema, aRegistration({ cedulaRUC: '3050012345' }))).toBe(
      'Cédula inválida. Con código 30 no se puede crear una cuenta, pero para pedir una asesoría no hace falta.',
    )
    expect(asesoriaCreateSchema.parse(anAsesoria({ CedulaRUC: '3050012345' })).CedulaRUC).toBe('3050012345')
  })
})

describe('a search', () => {
  it('finds a telephone however it is written and stored', () => {
    const telephones: Table = {
      '+593 99 123 4567': '0991234567',
      '593991234567': '0991234567',
      '00593 99 123 4567': '0991234567',
      '099\u2013123\u20134567': '0991234567',
      '(099) 123-4567': '0991234567',
      '0034 612 345 678': '34612345678',
      '+34 612-345-678': '34612345678',
    }
    expectEach(telephones, searchWord)
    expectEach(telephones, (input) => searchedWords(input).join())
    for (const stored of ['+34612345678', '0034612345678'])
      expect(searchWords(stored)).toContain('34612345678')
    expect(searchedWords('26/11/2026')).toEqual(['26/11/2026'])
  })

  it('takes all apostrophes for one or none', () => {
    const written = ['D’Angelo', "D'Angelo", 'D´Angelo', 'D`Angelo', 'D‘Angelo', 'dangelo']
    for (const input of written) {
      expect.soft([searchWord(input), fold(input)], input).toEqual(['dangelo', 'dangelo'])
      for (const stored of written)
        expect.soft(matchesWords(`Ana ${stored}`, searchedWords(input)), `${input} ${stored}`).toBe(true)
    }
  })
})

describe('a name for a certificate', () => {
  it('is of Latin letters', () => {
    for (const Nombre of ['Łukasz Żak', 'Nguyễn Văn', 'Ștefan', 'Hawaiʻi Kaʻai', 'Jose\u0301 D’Angelo'])
      expect.soft(signUpSchema.safeParse(aSignUp({ Nombre })).success, Nombre).toBe(true)
    for (const Nombre of ['李 明', 'Иван Петров', 'Ana 李', 'محمد'])
      expect
        .soft(firstMessage(signUpSchema, aSignUp({ Nombre })), Nombre)
        .toBe('Escribe tu nombre con letras latinas, como debe constar en el certificado.')
  })
})

describe('a mail address', () => {
  it('is taken without what stands around it', () => {
    const addresses: Table = {
      'ana@gmail.com.': 'ana@gmail.com',
      ' Ana@Gmail.com, ': 'ana@gmail.com',
      'ana@gmail.com;': 'ana@gmail.com',
      '<ana@gmail.com>': 'ana@gmail.com',
      'mailto:ana@gmail.com?subject=Hola': 'ana@gmail.com',
      'Ana Ruiz <ana@gmail.com>': 'ana@gmail.com',
      '"Ruiz, Ana" <ana@gmail.com>;': 'ana@gmail.com',
      '“ana@gmail.com”': 'ana@gmail.com',
      'ana@cañar.ec': 'ana@xn--caar-hqa.ec',
      'ana@xn--caar-hqa.ec': 'ana@xn--caar-hqa.ec',
    }
    expectEach(addresses, (Correo) => asesoriaCreateSchema.parse(anAsesoria({ Correo })).Correo)
    expectEach(addresses, (correo) => registerSchema.parse(aRegistration({ correo })).correo)
    expectEach(addresses, (username) => loginSchema.parse({ username, password: 'x' }).username)
  })

  it('that is none stays refused', () => {
    const others = 'ana|ana@|@gmail.com|ana@gmail|a@b@gmail.com|ana ruiz@gmail.com|ana@ñ/x.ec|Ana <ana>'
    for (const Correo of others.split('|'))
      expect
        .soft(firstMessage(asesoriaCreateSchema, anAsesoria({ Correo })), Correo)
        .toBe('Correo electrónico inválido.')
  })

  it('never becomes another address when it is cleaned again', () =>
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string(), fc.string({ unit: 'grapheme' })), (typed) => {
        const correo = cleanCorreo(typed)
        if (isCorreo(correo)) expect(cleanCorreo(correo)).toBe(correo)
      }),
    ))
})

describe('a calendar event', () => {
  it('tells its revision, so that a moved date replaces the former one', () => {
    const event = {
      id: 'a@naf.example',
      day: '2026-12-31',
      title: 'IVA',
      text: 'Último día.',
      url: 'https://naf.example',
    }
    const revisionOf = (revision: Partial<DayEvent>) =>
      icsOf('x', [{ ...event, ...revision }])
        .split('\r\n')
        .filter((line) => /^(SEQUENCE|LAST-MODIFIED)/.test(line))
    expect(revisionOf({})).toEqual([])
    expect(revisionOf({ sequence: 0, modified: null })).toEqual(['SEQUENCE:0'])
    const moved = { sequence: 2, modified: '2026-11-27T15:00:00.000Z' }
    expect(revisionOf(moved)).toEqual(['SEQUENCE:2', 'LAST-MODIFIED:20261127T150000Z'])
  })
})

describe('the dates of a taxpayer', () => {
  const year = calendario(2026)
  const eventText = (kind: TaxpayerKind) => dueEvents(datesOf(year, 3, kind), 3, kind, 'naf.example')[0]?.text

  it('of the RIMPE are half-yearly IVA and the renta of companies or people', () => {
    const renta = { 'sociedad-rimpe': '2026-04-14', emprendedor: '2026-05-14' } as const
    for (const [kind, day] of Object.entries(renta) as [TaxpayerKind, string][]) {
      expect
        .soft(datesOf(year, 3, kind).map((date) => `${date.day} ${titleOf(date)}`))
        .toEqual([
          '2026-01-14 IVA de julio a diciembre de 2025',
          `${day} Impuesto a la renta de 2025`,
          '2026-07-14 IVA de enero a junio de 2026',
        ])
      expect.soft(eventText(kind)).toContain('Confirma tu régimen en SRI en línea')
    }
  })

  it('of the general regime are twelve of IVA, without a word of the RIMPE', () => {
    const monthly = datesOf(year, 3, 'sociedad').filter(({ obligacion }) => obligacion === 'IvaMensual')
    expect(monthly).toHaveLength(12)
    expect(eventText('sociedad')).not.toContain('régimen')
  })
})
