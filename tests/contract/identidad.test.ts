import { cleanDigits, isCedula, isCorreo, isPassword, isRuc, isTelefono, isUsername } from '@naf/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cedulaFrom } from '../support/builders.ts'

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((d) => d.join(''))

const province = fc.integer({ min: 1, max: 24 }).map((p) => String(p).padStart(2, '0'))
const validCedula = fc.tuple(province, digits(7)).map(([p, rest]) => cedulaFrom(p + rest))

describe('a cédula', () => {
  it.each(['1710034065', '0926687856', '2400055782'])(
    'that the Registro Civil would issue, %s, is accepted',
    (cedula) => {
      expect(isCedula(cedula)).toBe(true)
    },
  )

  it.each(['2510034060', '0010034067', '171003406', '17100340655', '171003406a', '', '１７１００３４０６５'])(
    'like %j is refused',
    (cedula) => expect(isCedula(cedula)).toBe(false),
  )

  it('with a right check digit is accepted in every province', () => {
    fc.assert(fc.property(validCedula, (cedula) => isCedula(cedula)))
  })

  it('with any one digit mistyped is refused', () => {
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
  it('is a valid cédula followed by 001 and nothing else', () => {
    fc.assert(
      fc.property(validCedula, fc.integer({ min: 0, max: 999 }), (cedula, suffix) => {
        const ending = String(suffix).padStart(3, '0')
        return isRuc(cedula + ending) === (ending === '001')
      }),
    )
    expect(isRuc('1710034064001')).toBe(false)
    expect(isRuc('1710034065')).toBe(false)
  })
})

describe('a telephone', () => {
  it('starts with 09 and has 10 digits', () => {
    fc.assert(fc.property(digits(8), (rest) => isTelefono(`09${rest}`)))
    for (const wrong of ['0812345678', '091234567', '09123456789', '+593912345678', '09 1234567'])
      expect(isTelefono(wrong)).toBe(false)
  })
})

describe('an e-mail address', () => {
  it.each(['ana@espe.edu.ec', 'a.b+c@mail.example.com', "o'neil@example.ec", `${'a'.repeat(64)}@espe.ec`])(
    'like %s is accepted',
    (correo) => {
      expect(isCorreo(correo)).toBe(true)
    },
  )

  it.each([
    'ana',
    'ana@espe',
    '@espe.edu.ec',
    'ana@@espe.ec',
    'ana maria@espe.ec',
    'ana@espe.ec\r\nBcc: otra@espe.ec',
    'ana@-espe.ec',
    'ana@espe..ec',
    'a..b@x.com',
    '.a@x.com',
    'a.@x.com',
    `${'a'.repeat(65)}@espe.ec`,
    `ana@${'espe.'.repeat(50)}ec`,
  ])('like %j is refused', (correo) => {
    expect(isCorreo(correo)).toBe(false)
  })
})

describe('a password', () => {
  it('has at least 6 characters', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 12 }),
        (password) => isPassword(password) === (password.length >= 6 && /\S/.test(password)),
      ),
    )
  })
})

describe('a password of blanks alone', () => {
  it.each(['      ', '\t\t\t\t\t\t', '\u00a0'.repeat(6)])('like %j is refused', (password) => {
    expect(isPassword(password)).toBe(false)
  })

  it('is one as soon as something stands between them', () => {
    expect(isPassword('  a   ')).toBe(true)
  })
})

describe('a username', () => {
  it.each(['ana', 'Ana.Maria-98_', '___', '_ana_', '__ana', '...', 'x'.repeat(30)])(
    'like %s is accepted',
    (username) => {
      expect(isUsername(username)).toBe(true)
    },
  )

  it.each(['an', 'x'.repeat(31), 'ana maría', 'ana/maria', 'ñandu', 'ana\n', '____', '__ana__', ''])(
    'like %j is refused',
    (username) => {
      expect(isUsername(username)).toBe(false)
    },
  )
})

describe('whatever is typed', () => {
  it('no rule crashes on any string of any alphabet', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.nat(20_000).map((length) => 'a@'.repeat(length)),
    )
    fc.assert(
      fc.property(anything, (value) => {
        for (const rule of [isCedula, isRuc, isTelefono, isCorreo, isUsername, isPassword])
          expect(typeof rule(value)).toBe('boolean')
        expect(cleanDigits(value).length).toBeLessThanOrEqual(value.length)
      }),
      { numRuns: 500 },
    )
  }, 120_000)

  it('numbers pasted with spaces, dots or dashes are cleaned', () => {
    expect(cleanDigits(' 171 003-406.5 ')).toBe('1710034065')
  })
})
