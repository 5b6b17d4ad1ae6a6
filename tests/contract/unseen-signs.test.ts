import { asesoriaCreateSchema, boletinFormSchema, registerSchema } from '@naf/contract/schemas'
import { describe, expect, it } from 'vitest'
import { aBoletin, anAsesoria, aRegistration } from '../support/builders.ts'
import { firstMessage } from '../support/first-message.ts'
import { formOf } from '../support/good-forms.ts'

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

const NAMES = ['nombre', 'segundoNombre', 'apellido', 'segundoApellido']

const people: [string, ReturnType<typeof formOf>, string[]][] = [
  ['a registration', formOf('users.register'), NAMES],
  ['a profile', formOf('users.updatePerfil'), NAMES],
  ['a new user', formOf('users.create'), NAMES],
  ['a changed user', formOf('users.update'), NAMES],
  ['a request', formOf('asesorias.create'), ['Nombre']],
  [
    'an enrolment',
    formOf('inscripciones.create'),
    ['PrimerNombre', 'SegundoNombre', 'ApellidoPaterno', 'ApellidoMaterno'],
  ],
  ['a book', formOf('libros.create'), ['autor']],
]

describe.each(people)('a name in %s', (_, { schema, form }, fields) => {
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
