import { isNewUsername, isUsername } from '@naf/contract'
import {
  asesoriaCreateSchema,
  boletinFormSchema,
  inscripcionCreateSchema,
  libroFormSchema,
  loginSchema,
  perfilUpdateSchema,
  registerSchema,
  userCreateSchema,
  userUpdateSchema,
} from '@naf/contract/schemas'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import {
  aBoletin,
  aLibro,
  anAsesoria,
  anInscripcion,
  aPerfil,
  aRegistration,
  aUserToCreate,
} from '../support/builders.ts'
import { firstMessage } from '../support/first-message.ts'

const UNSEEN = {
  'a sign without width': '\u200b',
  'a joiner': '\u200d',
  'a mark that turns the text around': '\u202e',
  'an isolate': '\u2067',
  'a letter without a shape': '\u3164',
  'half a Hangul letter without a shape': '\u115f',
  'a soft hyphen': '\u00ad',
  'a selector of a variation': '\ufe0f',
  'a selector from beyond': '\u{e0101}',
  'a tag': '\u{e0041}',
  'an operator nobody sees': '\u2062',
  'a mark for annotations': '\ufff9',
  'Braille without a dot': '\u2800',
}
const unseen = Object.entries(UNSEEN)

const people: [string, z.ZodType, Record<string, unknown>, string[]][] = [
  [
    'a registration',
    registerSchema,
    aRegistration(),
    ['nombre', 'segundoNombre', 'apellido', 'segundoApellido'],
  ],
  ['a profile', perfilUpdateSchema, aPerfil(), ['nombre', 'segundoNombre', 'apellido', 'segundoApellido']],
  [
    'a new user',
    userCreateSchema,
    aUserToCreate(),
    ['nombre', 'segundoNombre', 'apellido', 'segundoApellido'],
  ],
  [
    'a changed user',
    userUpdateSchema,
    aUserToCreate(),
    ['nombre', 'segundoNombre', 'apellido', 'segundoApellido'],
  ],
  ['a request', asesoriaCreateSchema, anAsesoria(), ['Nombre']],
  [
    'an enrolment',
    inscripcionCreateSchema,
    anInscripcion(),
    ['PrimerNombre', 'SegundoNombre', 'ApellidoPaterno', 'ApellidoMaterno'],
  ],
  ['a book', libroFormSchema, aLibro(), ['autor']],
]

describe.each(people)('a name in %s', (_, schema, form, fields) => {
  it.each(unseen)('of nothing but %s is empty', (_, sign) => {
    for (const field of fields) {
      const empty = schema.safeParse({ ...form, [field]: '' })
      const hidden = schema.safeParse({ ...form, [field]: sign.repeat(9) })
      expect(hidden, field).toEqual(empty)
    }
  })

  it.each(unseen)('loses %s, wherever it stands', (_, sign) => {
    const hidden = `${sign}Ana${sign} ${sign}María${sign}`
    for (const field of fields)
      expect(
        String((schema.parse({ ...form, [field]: hidden }) as typeof form)[field]).replace(/ +/g, ' '),
      ).toBe('Ana María')
  })

  it.each(['123', '...', '-', '😀', '\u0301\u0301', '٣٤', '❤\ufe0f'])(
    'like %j, without a letter, is refused, and told so',
    (value) => {
      for (const field of fields)
        expect(firstMessage(schema, { ...form, [field]: value }), field).toBe('Escribe al menos una letra.')
    },
  )

  it.each(['Ñ', "O'Neill", 'Ana María', '李', 'محمد', 'Ioannes XXIII'])('like %j is taken', (value) => {
    for (const field of fields)
      expect(schema.parse({ ...form, [field]: value }), field).toMatchObject({ [field]: value })
  })
})

describe('an emoji', () => {
  it.each([
    '👨‍👩‍👧',
    '❤️',
    '🏳️‍🌈',
    '👩🏽‍🚀',
    '1️⃣',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '🇪🇨',
    '©️',
  ])('like %s stays whole, in one line and in several', (emoji) => {
    const form = aBoletin({ titulo: `Feria ${emoji}`, descripcion: `Ven ${emoji}\ny trae ${emoji}${emoji}` })
    expect(boletinFormSchema.parse(form)).toEqual(form)
  })

  it('hides nothing behind itself', () => {
    const titulo = 'Feria 🎉\u200d\u202e\u200b\u{e0041}\u{e007f} abierta 1\ufe0f'
    expect(boletinFormSchema.parse(aBoletin({ titulo }))).toMatchObject({ titulo: 'Feria 🎉 abierta 1' })
  })
})

describe('a text of several lines', () => {
  it.each(unseen)('loses %s and keeps its lines', (_, sign) => {
    const DetalleSolicitud = `Debo${sign} declarar\n${sign}el IVA`
    const kept = asesoriaCreateSchema.parse(anAsesoria({ DetalleSolicitud })).DetalleSolicitud
    expect(kept.replace(/ +/g, ' ').replace(/\n /, '\n')).toBe('Debo declarar\nel IVA')
  })

  it('of nothing that can be seen is empty', () => {
    for (const sign of Object.values(UNSEEN))
      expect(firstMessage(asesoriaCreateSchema, anAsesoria({ DetalleSolicitud: sign.repeat(20) }))).toBe(
        'Cuéntanos en qué necesitas ayuda.',
      )
  })
})

describe('what is pasted with signs that nobody sees', () => {
  it('is the e-mail, the number and the username that a person sees', () => {
    const pasted = aRegistration({
      correo: '\u200bana\u200b@espe.edu.ec\u200e',
      telefono: '\u202a0991234567\u202c',
      cedulaRUC: '171003\u20604065',
      username: '\ufeffan\u00adita\u200b',
    })
    expect(registerSchema.parse(pasted)).toMatchObject({
      correo: 'ana@espe.edu.ec',
      telefono: '0991234567',
      cedulaRUC: '1710034065',
      username: 'anita',
    })
  })

  it('breaks no line where there is one', () => {
    expect(boletinFormSchema.parse(aBoletin({ titulo: 'Uno\u2028dos\u2029tres' }))).toMatchObject({
      titulo: 'Uno dos tres',
    })
  })
})

describe('an ID ESPE', () => {
  const SIGNS = 'El ID ESPE lleva solo letras sin tilde ni ñ, números y guiones.'
  const idOf = (IdEspe: string) => inscripcionCreateSchema.parse(anInscripcion({ IdEspe })).IdEspe

  it.each([
    'L00412Ⅎ45',
    'L0041234\u043e',
    'L004123\u0430\u0410',
    '\u039b00412345',
    'L0041234\u0665',
    'L00412345\u0301',
    'ÑL0041234',
    'L00412_45',
    'L00412.45',
    'L00412😀45',
  ])('that only looks like one (%j) is refused', (IdEspe) => {
    expect(firstMessage(inscripcionCreateSchema, anInscripcion({ IdEspe }))).toBe(SIGNS)
  })

  it.each([
    ['L00-412-345', 'L00-412-345'],
    ['L00\u2013412\u2011345', 'L00-412-345'],
    ['l\u200b00\u202e412\ufeff345', 'l00412345'],
    ['Ｌ００４１２\u3000３４５', 'L00412345'],
  ])('%j is %s', (typed, id) => expect(idOf(typed)).toBe(id))

  it('that is too short says so first, whatever it is made of', () => {
    for (const IdEspe of ['Ñ0041234', 'L0041\u3164\u3164\u3164\u3164', '\u0430\u0431'])
      expect(firstMessage(inscripcionCreateSchema, anInscripcion({ IdEspe }))).toBe(
        'El ID ESPE debe tener al menos 9 caracteres.',
      )
  })
})

describe('a username of dots and dashes alone', () => {
  const LETTER = 'El nombre de usuario debe tener al menos una letra o un número.'

  it.each(['...', '---', '._-', '___'])('like %s is not given out any more', (username) => {
    expect(isNewUsername(username)).toBe(false)
    expect(firstMessage(registerSchema, aRegistration({ username }))).toBe(LETTER)
    expect(firstMessage(userCreateSchema, aUserToCreate({ username }))).toBe(LETTER)
  })

  it('still lets in whoever has it, and does not keep an administrator from saving the rest', () => {
    expect(isUsername('...')).toBe(true)
    expect(loginSchema.parse({ username: '...', password: 'x' }).username).toBe('...')
    expect(userUpdateSchema.parse(aUserToCreate({ username: '...' })).username).toBe('...')
  })

  it.each(['ana', '_ana_', '-1-', '..a'])('is none with a letter or a digit: %s', (username) => {
    expect(registerSchema.parse(aRegistration({ username })).username).toBe(username)
  })
})
