import {
  cleanDigits,
  isCedula,
  isCorreo,
  isPassword,
  isRuc,
  isTelefono,
  isUsername,
  toNationalTelefono,
} from '@naf/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

/** The cédula that begins with these nine digits. */
const cedulaFrom = (nine: string): string => {
  const sum = [...nine].reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return `${nine}${(10 - (sum % 10)) % 10}`
}

const validCedula = fc
  .tuple(fc.integer({ min: 1, max: 24 }), fc.stringMatching(/^[0-9]{7}$/))
  .map(([province, rest]) => cedulaFrom(String(province).padStart(2, '0') + rest))

type Rule = (value: string) => boolean
const expectAll = (rule: Rule, values: string[], expected: boolean) => {
  for (const value of values) expect.soft(rule(value), JSON.stringify(value)).toBe(expected)
}

describe('a cédula', () => {
  it('is valid in every province with the right check digit', () => {
    fc.assert(fc.property(validCedula, (cedula) => isCedula(cedula)))
    expectAll(isCedula, ['1710034065', '0926687856', '2400055782'], true)
  })

  it('is invalid in another province, length or script', () => {
    const provinces = ['00', '25', '30', '99'].map((province) => cedulaFrom(`${province}1003406`))
    const lengths = ['171003406', '17100340655', '171003406a', '']
    expectAll(isCedula, [...provinces, ...lengths, '１７１００３４０６５'], false)
  })

  it('is invalid with any one digit mistyped', () => {
    const slip = fc.tuple(validCedula, fc.nat(9), fc.integer({ min: 1, max: 9 }))
    fc.assert(
      fc.property(slip, ([cedula, position, shift]) => {
        const wrong = (Number(cedula[position]) + shift) % 10
        return !isCedula(cedula.slice(0, position) + wrong + cedula.slice(position + 1))
      }),
      { numRuns: 1000 },
    )
  })
})

it('a RUC is a valid cédula and 001', () => {
  fc.assert(
    fc.property(validCedula, fc.integer({ min: 0, max: 999 }), (cedula, suffix) => {
      const ending = String(suffix).padStart(3, '0')
      return isRuc(cedula + ending) === (ending === '001')
    }),
  )
  expectAll(isRuc, ['1710034064001', '1710034065'], false)
})

describe('a telephone', () => {
  it('starts with 09 and has 10 digits', () => {
    expectAll(isTelefono, ['0900000000', '0991234567'], true)
    const wrong = ['0812345678', '091234567', '09123456789', '+593912345678', '09 1234567']
    expectAll(isTelefono, wrong, false)
  })

  it('with the country code becomes the national number', () => {
    const digits = fc.stringMatching(/^[0-9]{8}$/)
    const prefix = fc.constantFrom('+593', '00593', '+5930', '005930', '593')
    fc.assert(
      fc.property(prefix, digits, (before, rest) => {
        expect(toNationalTelefono(`${before}9${rest}`)).toBe(`09${rest}`)
      }),
    )
    expect(toNationalTelefono('+59323989400')).toBe('023989400')
    for (const other of ['0991234567', '023989400', '+34612345678', '0034612345678', '+593', '+5931234', ''])
      expect(toNationalTelefono(other)).toBe(other)
  })
})

it('a mail address is one that the mail service accepts', () => {
  const plain = ['ana@espe.edu.ec', 'a.b+c@mail.example.com', "o'neil@example.ec"]
  expectAll(isCorreo, [...plain, `${'a'.repeat(64)}@espe.ec`], true)
  const parts = ['ana', 'ana@espe', '@espe.edu.ec', 'ana@@espe.ec', 'ana maria@espe.ec', 'ana@-espe.ec']
  const dots = ['ana@espe..ec', 'a..b@x.com', '.a@x.com', 'a.@x.com']
  const long = [`${'a'.repeat(65)}@espe.ec`, `ana@${'espe.'.repeat(50)}ec`]
  expectAll(isCorreo, [...parts, ...dots, ...long, 'ana@espe.ec\r\nBcc: otra@espe.ec'], false)
})

it('a password has at least 6 characters and not only spaces', () => {
  expectAll(isPassword, ['secret', '  a   ', 'ñ'.repeat(6)], true)
  expectAll(isPassword, ['secre', '', '      ', '\t'.repeat(6), '\u00a0'.repeat(6)], false)
})

it('a username has 3 to 30 ASCII letters, digits, dots and dashes, one letter or digit at least', () => {
  expectAll(isUsername, ['ana', 'Ana.Maria-98_', '_ana_', '__ana', 'x'.repeat(30), '-1-', '..a'], true)
  const wrong = ['an', 'x'.repeat(31), 'ana maría', 'ana/maria', 'ñandu', 'ana\n', '____', '__ana__', '']
  expectAll(isUsername, [...wrong, '...', '---', '._-'], false)
})

it('the rules of identity do not throw on any string', () => {
  const long = { maxLength: 400, size: 'max' } as const
  const anything = fc.oneof(
    fc.string({ unit: fc.nat(0x10ffff).map((code) => String.fromCodePoint(code)), ...long }),
    fc.string({ unit: 'grapheme', ...long }),
    fc.nat(20_000).map((length) => 'a@'.repeat(length)),
  )
  fc.assert(
    fc.property(anything, (value) => {
      for (const rule of [isCedula, isRuc, isTelefono, isCorreo, isUsername, isPassword])
        expect(typeof rule(value)).toBe('boolean')
      expect(cleanDigits(value).length).toBeLessThanOrEqual(value.length)
    }),
  )
})
