import {
  cleanCorreo,
  cleanDigits,
  fold,
  isCedula,
  isCorreo,
  isNewUsername,
  isPassword,
  isRuc,
  isTelefono,
  isUsername,
  matchesWords,
  searchedWords,
  searchWord,
  searchWords,
  toNationalTelefono,
} from '@naf/contract'
import { asesoriaCreateSchema, loginSchema } from '@naf/contract/schemas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anAsesoria, cedulaFrom } from '../support/builders.ts'

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

describe('a RUC', () => {
  it('is a valid cédula and 001', () => {
    fc.assert(
      fc.property(validCedula, fc.integer({ min: 0, max: 999 }), (cedula, suffix) => {
        const ending = String(suffix).padStart(3, '0')
        return isRuc(cedula + ending) === (ending === '001')
      }),
    )
    expectAll(isRuc, ['1710034064001', '1710034065'], false)
  })
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

describe('a copied number', () => {
  it('loses the signs between its digits and keeps letters, so that they are refused', () => {
    for (const typed of [
      ' 171 003-406.5 ',
      '171003\u20114065',
      '171003\u20134065',
      '171003\u22124065',
      '171003/4065',
    ])
      expect.soft(cleanDigits(typed), JSON.stringify(typed)).toBe('1710034065')
    expect(cleanDigits('17I0034065')).toBe('17I0034065')
  })
})

describe('a mail address', () => {
  it('accepts what the mail service accepts', () => {
    const plain = ['ana@espe.edu.ec', 'a.b+c@mail.example.com', "o'neil@example.ec"]
    expectAll(isCorreo, [...plain, `${'a'.repeat(64)}@espe.ec`], true)
  })

  it('refuses anything else', () => {
    const parts = ['ana', 'ana@espe', '@espe.edu.ec', 'ana@@espe.ec', 'ana maria@espe.ec', 'ana@-espe.ec']
    const dots = ['ana@espe..ec', 'a..b@x.com', '.a@x.com', 'a.@x.com']
    const long = [`${'a'.repeat(65)}@espe.ec`, `ana@${'espe.'.repeat(50)}ec`]
    expectAll(isCorreo, [...parts, ...dots, ...long, 'ana@espe.ec\r\nBcc: otra@espe.ec'], false)
  })

  it('is taken without what stands around it, and never becomes another address', () => {
    const addresses = {
      'ana@gmail.com.': 'ana@gmail.com',
      ' Ana@Gmail.com, ': 'ana@gmail.com',
      '<ana@gmail.com>': 'ana@gmail.com',
      'mailto:ana@gmail.com?subject=Hola': 'ana@gmail.com',
      'Ana Ruiz <ana@gmail.com>': 'ana@gmail.com',
      '"Ruiz, Ana" <ana@gmail.com>;': 'ana@gmail.com',
      '“ana@gmail.com”': 'ana@gmail.com',
      'ana@cañar.ec': 'ana@xn--caar-hqa.ec',
    }
    for (const [typed, address] of Object.entries(addresses))
      expect.soft(asesoriaCreateSchema.parse(anAsesoria({ Correo: typed })).Correo, typed).toBe(address)
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string(), fc.string({ unit: 'grapheme' })), (typed) => {
        const correo = cleanCorreo(typed)
        if (isCorreo(correo)) expect(cleanCorreo(correo)).toBe(correo)
      }),
    )
  })
})

describe('a search', () => {
  it('finds a telephone however it is written and stored', () => {
    const telephones = {
      '+593 99 123 4567': '0991234567',
      '00593 99 123 4567': '0991234567',
      '099\u2013123\u20134567': '0991234567',
      '(099) 123-4567': '0991234567',
      '0034 612 345 678': '34612345678',
      '+34 612-345-678': '34612345678',
    }
    for (const [typed, word] of Object.entries(telephones))
      expect.soft([searchWord(typed), searchedWords(typed).join()], typed).toEqual([word, word])
    for (const stored of ['+34612345678', '0034612345678'])
      expect(searchWords(stored)).toContain('34612345678')
    expect(searchedWords('26/11/2026')).toEqual(['26/11/2026'])
  })

  it('takes all apostrophes for one or none', () => {
    const written = ['D’Angelo', "D'Angelo", 'D´Angelo', 'D`Angelo', 'D‘Angelo', 'dangelo']
    for (const typed of written) {
      expect.soft([searchWord(typed), fold(typed)], typed).toEqual(['dangelo', 'dangelo'])
      expect.soft(matchesWords('Ana D’Angelo', searchedWords(typed)), typed).toBe(true)
    }
  })
})

describe('a password', () => {
  it('has at least 6 characters and not only spaces', () => {
    expectAll(isPassword, ['secret', '  a   ', 'ñ'.repeat(6)], true)
    expectAll(isPassword, ['secre', '', '      ', '\t'.repeat(6), '\u00a0'.repeat(6)], false)
  })
})

describe('a username', () => {
  it('has 3 to 30 ASCII letters, digits, dots and dashes', () => {
    expectAll(isUsername, ['ana', 'Ana.Maria-98_', '_ana_', '__ana', 'x'.repeat(30)], true)
    const wrong = ['an', 'x'.repeat(31), 'ana maría', 'ana/maria', 'ñandu', 'ana\n', '____', '__ana__', '']
    expectAll(isUsername, wrong, false)
  })

  it('has a letter or a digit if it is new; an old one without them still logs in', () => {
    expectAll(isNewUsername, ['ana', '_ana_', '-1-', '..a'], true)
    expectAll(isNewUsername, ['...', '---', '._-', '___'], false)
    expectAll(isUsername, ['...', '___'], true)
    expect(loginSchema.parse({ username: '...', password: 'x' }).username).toBe('...')
  })
})

describe('the rules of identity', () => {
  it('do not throw on any string', () => {
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
})
