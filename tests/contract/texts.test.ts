import { asesoriaCreateSchema, boletinFormSchema, registerSchema, schemas } from '@naf/contract/schemas'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { aBoletin, anAsesoria, aRegistration, firstMessage } from '../support/builders.ts'
import { ENDPOINTS } from '../support/endpoints.ts'

const LINE = 'Usa solo letras, números y signos, en una sola línea.'
const PARAGRAPH = 'El texto tiene signos que no podemos guardar. Bórralos o escríbelo otra vez.'

const INVISIBLE = {
  'zero-width space': '\u200b',
  'zero-width joiner': '\u200d',
  'right-to-left override': '\u202e',
  'Hangul filler': '\u3164',
  'soft hyphen': '\u00ad',
  'variation selector of plane 14': '\u{e0101}',
  tag: '\u{e0041}',
  'blank Braille sign': '\u2800',
  control: '\u0000',
  'control of the second block': '\u009f',
  // An export with one of these is no XML.
  noncharacter: '\uffff',
  'noncharacter of the Arabic block': '\ufdd0',
}
const signs = Object.entries(INVISIBLE)
const oneSpace = (text: string) => text.replace(/ +/g, ' ')

const nameOf = (nombre: string) => registerSchema.parse(aRegistration({ nombre })).nombre
const nameMessage = (nombre: string) => firstMessage(registerSchema, aRegistration({ nombre }))
const detailOf = (DetalleSolicitud: string) =>
  asesoriaCreateSchema.parse(anAsesoria({ DetalleSolicitud })).DetalleSolicitud
const detailMessage = (DetalleSolicitud: string) =>
  firstMessage(asesoriaCreateSchema, anAsesoria({ DetalleSolicitud }))
const titleOf = (titulo: string) => boletinFormSchema.parse(aBoletin({ titulo })).titulo

describe('a name', () => {
  it('loses invisible signs and is empty without others', () => {
    for (const [label, sign] of signs) {
      expect.soft(oneSpace(nameOf(`${sign}Ana${sign} ${sign}María${sign}`)), label).toBe('Ana María')
      expect.soft(nameMessage(sign.repeat(9)), label).toBe('Escribe el nombre.')
    }
    expect(nameOf('Ana\u2800María')).toBe('Ana María')
  })

  it('has at least one letter of any alphabet', () => {
    for (const value of ['123', '...', '-', '😀', '\u0301\u0301', '٣٤', '❤\ufe0f'])
      expect.soft(nameMessage(value), value).toBe('Escribe al menos una letra.')
    for (const value of ['Ñ', "O'Neill", 'Ana María', '李', 'محمد', 'Ioannes XXIII'])
      expect.soft(nameOf(value)).toBe(value)
  })
})

describe('an emoji', () => {
  it('stays whole', () => {
    const england = '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'
    for (const emoji of ['👨‍👩‍👧', '❤️', '🏳️‍🌈', '👩🏽‍🚀', '1️⃣', england, '🇪🇨', '©️']) {
      const form = aBoletin({
        titulo: `Feria ${emoji}`,
        descripcion: `Ven ${emoji}\ny trae ${emoji}${emoji}`,
      })
      expect.soft(boletinFormSchema.parse(form)).toEqual(form)
    }
  })

  it('hides no invisible sign behind itself', () => {
    const titulo = 'Feria 🎉\u200d\u202e\u200b\u{e0041}\u{e007f} abierta 1\ufe0f'
    expect(titleOf(titulo)).toBe('Feria 🎉 abierta 1')
  })
})

describe('a text of several lines', () => {
  it('loses invisible signs, keeps its lines and is empty without visible signs', () => {
    for (const [label, sign] of signs) {
      const kept = detailOf(`Debo${sign} declarar\n${sign}el IVA`)
      expect.soft(oneSpace(kept).replace('\n ', '\n'), label).toBe('Debo declarar\nel IVA')
      expect.soft(detailMessage(sign.repeat(20)), label).toBe('Cuéntanos en qué necesitas ayuda.')
    }
  })

  it('refuses signs that cannot be stored', () => {
    for (const value of ['Ana María \ud83d', '\ude00 Ana', 'Ana \ude00\ud83d María', 'Ana Mar\ufffda']) {
      expect.soft(detailMessage(value), JSON.stringify(value)).toBe(PARAGRAPH)
      expect.soft(nameMessage(value), JSON.stringify(value)).toBe(LINE)
    }
    expect(detailOf('Ñandú😀安娜Ανα')).toBe('Ñandú😀安娜Ανα')
  })
})

it('a line loses invisible signs, also as a mail address, a number or a username', () => {
  expect(titleOf('Uno\u2028dos\u2029tres')).toBe('Uno dos tres')
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

it('the text fields of each form follow the rules for a name, a line or a paragraph', () => {
  const names =
    /^(?:nombre|segundoNombre|apellido|segundoApellido|(?:Primer|Segundo)?Nombre|Apellido.+|autor)$/
  const lines = /^(?:ciudad|tipoContribuyente|MedioContacto|titulo)$/i
  const paragraphs = /^(?:descripcion|DetalleSolicitud)$/
  const checked = new Set<string>()
  for (const { entity, action, input: form } of ENDPOINTS) {
    const { input: schema } = (schemas[entity] as Record<string, { input?: z.ZodType }>)[action] ?? {}
    if (!form || !schema) continue
    const messageFor = (field: string, value: string) => firstMessage(schema, { ...form, [field]: value })
    const isKept = (field: string, value: string) =>
      expect.soft(schema.parse({ ...form, [field]: value }), field).toMatchObject({ [field]: value })
    const isComposed = (field: string) =>
      expect
        .soft(schema.parse({ ...form, [field]: 'Nu\u0301n\u0303ez \uf0b7\u0000' }), field)
        .toMatchObject({ [field]: names.test(field) ? 'Núñez' : 'Núñez •' })
    for (const field of Object.keys(form)) {
      if (names.test(field) || lines.test(field) || paragraphs.test(field)) isComposed(field)
      if (names.test(field) || lines.test(field)) {
        checked.add(`${entity}.${field}`)
        expect.soft(messageFor(field, 'Ana\nBcc: x@y.ec'), field).toBe(LINE)
        expect.soft(messageFor(field, '\u200b\u200b'), field).toBe(messageFor(field, ''))
      }
      if (names.test(field))
        expect
          .soft(messageFor(field, '123'), `${entity}.${action} ${field}`)
          .toBe('Escribe al menos una letra.')
      if (lines.test(field)) isKept(field, '123')
      if (paragraphs.test(field)) {
        checked.add(`${entity}.${field}`)
        isKept(field, 'Ana\nMaría')
        expect.soft(messageFor(field, 'Ana Mar\ufffda'), field).toBe(PARAGRAPH)
      }
    }
  }
  expect(checked.size).toBeGreaterThan(20)
})
