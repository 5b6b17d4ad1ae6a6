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

/**
 * Inputs from public bug reports of comparable services, where the contract decides. One `describe` per kind; each row
 * names the input, its field, the right result and the reason.
 */

describe('a sign that XML forbids', () => {
  it.each([
    { input: 'Ana\uFFFF', right: 'Ana', reason: 'U+FFFF makes an XLSX unreadable' },
    { input: '\uFFFEAna', right: 'Ana', reason: 'U+FFFE, a reversed mark of byte order' },
    { input: 'A\uFDD0na', right: 'Ana', reason: 'a noncharacter of the Arabic block' },
    { input: 'Ana\u{1FFFF}', right: 'Ana', reason: 'the last code point of a plane' },
  ])('is removed: $reason', ({ input, right }) => {
    expect(asesoriaCreateSchema.parse(anAsesoria({ Nombre: input })).Nombre).toBe(right)
    expect(asesoriaCreateSchema.parse(anAsesoria({ DetalleSolicitud: input })).DetalleSolicitud).toBe(right)
  })
})

describe('a copied number', () => {
  it.each([
    { input: '171003\u20114065', field: 'cedulaRUC', right: '1710034065', reason: 'non-breaking hyphen' },
    {
      input: '171003\u20134065',
      field: 'cedulaRUC',
      right: '1710034065',
      reason: 'en dash of a word processor',
    },
    { input: '171003\u22124065', field: 'cedulaRUC', right: '1710034065', reason: 'minus sign' },
    { input: '171003/4065', field: 'cedulaRUC', right: '1710034065', reason: 'slash of a printed form' },
    { input: 'tel:0991234567', field: 'telefono', right: '0991234567', reason: 'link of a web page' },
    {
      input: '099\u2011123\u20134567',
      field: 'telefono',
      right: '0991234567',
      reason: 'two kinds of dashes',
    },
    { input: '099/123 4567', field: 'telefono', right: '0991234567', reason: 'slash behind the prefix' },
    { input: '593991234567', field: 'telefono', right: '0991234567', reason: 'country code without a plus' },
  ])('is cleaned: $reason', ({ input, field, right }) =>
    expect(registerSchema.parse(aRegistration({ [field]: input }))).toMatchObject({ [field]: right }),
  )

  it('keeps its letters, so that they are refused', () => {
    expect(cleanDigits('17I0034065')).toBe('17I0034065')
    expect(firstMessage(registerSchema, aRegistration({ cedulaRUC: '17I0034065' }))).toBe('Cédula inválida.')
  })
})

describe('a cédula with code 30', () => {
  const CODIGO_30 =
    'Cédula inválida. Con código 30 no se puede crear una cuenta, pero para pedir una asesoría no hace falta.'

  it('is refused for an account, and told that advice needs none', () =>
    expect(firstMessage(registerSchema, aRegistration({ cedulaRUC: '3050012345' }))).toBe(CODIGO_30))

  it('is accepted in an advisory request', () =>
    expect(asesoriaCreateSchema.parse(anAsesoria({ CedulaRUC: '3050012345' })).CedulaRUC).toBe('3050012345'))
})

describe('a telephone in a search', () => {
  it.each([
    { input: '+593 99 123 4567', right: '0991234567', reason: 'as contacts hold it' },
    { input: '593991234567', right: '0991234567', reason: 'as WhatsApp shows it' },
    { input: '00593 99 123 4567', right: '0991234567', reason: '00 for the plus' },
    { input: '099\u2013123\u20134567', right: '0991234567', reason: 'en dashes' },
    { input: '(099) 123-4567', right: '0991234567', reason: 'area code in brackets' },
    { input: '0034 612 345 678', right: '34612345678', reason: 'foreign, 00 for the plus' },
    { input: '+34 612-345-678', right: '34612345678', reason: 'foreign, with a plus' },
  ])('finds one person: $reason', ({ input, right }) => {
    expect(searchWord(input)).toBe(right)
    expect(searchedWords(input)).toEqual([right])
  })

  it('finds a foreign telephone however it was stored', () => {
    for (const stored of ['+34612345678', '0034612345678'])
      expect(searchWords(stored)).toContain('34612345678')
  })

  it('leaves a date alone', () => expect(searchedWords('26/11/2026')).toEqual(['26/11/2026']))
})

describe('an apostrophe', () => {
  const WRITTEN = ['D’Angelo', "D'Angelo", 'D´Angelo', 'D`Angelo', 'D‘Angelo', 'dangelo']

  it.each(WRITTEN)('is one sign or none in a search: %s', (input) => {
    expect(searchWord(input)).toBe('dangelo')
    expect(fold(input)).toBe('dangelo')
    for (const stored of WRITTEN) {
      expect(searchWords(`Ana ${stored}`)).toContain('dangelo')
      expect(matchesWords(`Ana ${stored}`, searchedWords(input))).toBe(true)
    }
  })
})

describe('a name for a certificate', () => {
  it.each(['Łukasz Żak', 'Nguyễn Văn', 'Ștefan', 'Hawaiʻi Kaʻai', 'Jose\u0301 D’Angelo'])(
    'is accepted in Latin letters: %s',
    (Nombre) => expect(signUpSchema.safeParse(aSignUp({ Nombre })).success).toBe(true),
  )

  it.each(['李 明', 'Иван Петров', 'Ana 李', 'محمد'])('is asked for again in another script: %s', (Nombre) =>
    expect(firstMessage(signUpSchema, aSignUp({ Nombre }))).toBe(
      'Escribe tu nombre con letras latinas, como debe constar en el certificado.',
    ),
  )
})

describe('a mail address from a phone', () => {
  it.each([
    { input: 'ana@gmail.com.', right: 'ana@gmail.com', reason: 'full stop of a keyboard' },
    { input: ' Ana@Gmail.com, ', right: 'ana@gmail.com', reason: 'comma of a list, capital' },
    { input: 'ana@gmail.com;', right: 'ana@gmail.com', reason: 'semicolon of a list' },
    { input: '<ana@gmail.com>', right: 'ana@gmail.com', reason: 'angle brackets' },
    { input: 'mailto:ana@gmail.com', right: 'ana@gmail.com', reason: 'copied link' },
    {
      input: 'mailto:ana@gmail.com?subject=Hola',
      right: 'ana@gmail.com',
      reason: 'copied link with a subject',
    },
    { input: 'Ana Ruiz <ana@gmail.com>', right: 'ana@gmail.com', reason: 'name of a contact' },
    { input: '"Ruiz, Ana" <ana@gmail.com>;', right: 'ana@gmail.com', reason: 'name in quotes' },
    { input: '“ana@gmail.com”', right: 'ana@gmail.com', reason: 'typographic quotes' },
    { input: 'ana@cañar.ec', right: 'ana@xn--caar-hqa.ec', reason: 'domain with ñ, as Firefox sends it' },
    {
      input: 'ana@xn--caar-hqa.ec',
      right: 'ana@xn--caar-hqa.ec',
      reason: 'domain with ñ, as Chromium sends it',
    },
  ])('is taken without what is around it: $reason', ({ input, right }) => {
    expect(asesoriaCreateSchema.parse(anAsesoria({ Correo: input })).Correo).toBe(right)
    expect(registerSchema.parse(aRegistration({ correo: input })).correo).toBe(right)
    expect(loginSchema.parse({ username: input, password: 'x' }).username).toBe(right)
  })

  it.each([
    'ana',
    'ana@',
    '@gmail.com',
    'ana@gmail',
    'a@b@gmail.com',
    'ana ruiz@gmail.com',
    'ana@ñ/x.ec',
    'Ana <ana>',
  ])('that is none stays refused: %s', (Correo) =>
    expect(firstMessage(asesoriaCreateSchema, anAsesoria({ Correo }))).toBe('Correo electrónico inválido.'),
  )

  it('never becomes another address when it is cleaned again', () =>
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string(), fc.string({ unit: 'grapheme' })), (typed) => {
        const correo = cleanCorreo(typed)
        if (isCorreo(correo)) expect(cleanCorreo(correo)).toBe(correo)
      }),
    ))
})

describe('the revision of a calendar event', () => {
  const event = {
    id: 'a@naf.example',
    day: '2026-12-31',
    title: 'IVA',
    text: 'Último día.',
    url: 'https://naf.example',
  }
  const linesOf = (revision: Partial<DayEvent>) => icsOf('x', [{ ...event, ...revision }]).split('\r\n')

  it.each(
    [
      { input: { sequence: 0, modified: null }, right: ['SEQUENCE:0'], reason: 'never moved' },
      {
        input: { sequence: 2, modified: '2026-11-27T15:00:00.000Z' },
        right: ['SEQUENCE:2', 'LAST-MODIFIED:20261127T150000Z'],
        reason: 'moved twice',
      },
      { input: {}, right: [], reason: 'an event without revisions' },
    ].map((row) => ({ ...row, field: 'sequence' })),
  )('$reason', ({ input, right }) => {
    expect(linesOf(input).filter((line) => /^(SEQUENCE|LAST-MODIFIED)/.test(line))).toEqual(right)
  })
})

describe('the taxpayer kind', () => {
  const year = calendario(2026)

  it.each(
    [
      {
        input: 'sociedad-rimpe',
        right: [
          '2026-01-14 IVA de julio a diciembre de 2025',
          '2026-04-14 Impuesto a la renta de 2025',
          '2026-07-14 IVA de enero a junio de 2026',
        ],
        reason: 'a RIMPE company declares IVA half-yearly and renta in April',
      },
      {
        input: 'emprendedor',
        right: [
          '2026-01-14 IVA de julio a diciembre de 2025',
          '2026-05-14 Impuesto a la renta de 2025',
          '2026-07-14 IVA de enero a junio de 2026',
        ],
        reason: 'a RIMPE person declares renta in May',
      },
    ].map((row) => ({ ...row, field: 'tipo' })),
  )('$input: $reason', ({ input, right }) => {
    const dates = datesOf(year, 3, input as TaxpayerKind)
    expect(dates.map((date) => `${date.day} ${titleOf(date)}`)).toEqual(right)
    const [event] = dueEvents(dates, 3, input as TaxpayerKind, 'naf.example')
    expect(event?.text).toContain('Confirma tu régimen en SRI en línea')
  })

  it('of the general regime has no RIMPE line and keeps twelve IVA dates', () => {
    const dates = datesOf(year, 3, 'sociedad')
    expect(dates.filter(({ obligacion }) => obligacion === 'IvaMensual')).toHaveLength(12)
    expect(dueEvents(dates, 3, 'sociedad', 'naf.example')[0]?.text).not.toContain('régimen')
  })
})
