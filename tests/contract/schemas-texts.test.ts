import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { firstMessage } from '../support/first-message.ts'
import { formOf } from '../support/good-forms.ts'

interface Texts {
  schema: z.ZodType
  form: Record<string, unknown>
  lines: string[]
  paragraphs?: string[]
}

const NAMES = ['nombre', 'segundoNombre', 'apellido', 'segundoApellido', 'ciudad', 'tipoContribuyente']
const CONTENT = { lines: ['titulo'], paragraphs: ['descripcion'] }

const forms: [string, Texts][] = [
  ['a registration', { ...formOf('users.register'), lines: NAMES }],
  ['a profile', { ...formOf('users.updatePerfil'), lines: NAMES }],
  ['a new user', { ...formOf('users.create'), lines: NAMES }],
  ['an edited user', { ...formOf('users.update'), lines: NAMES }],
  [
    'an advisory request',
    {
      ...formOf('asesorias.create'),
      lines: ['Nombre', 'Ciudad', 'TipoContribuyente', 'MedioContacto'],
      paragraphs: ['DetalleSolicitud'],
    },
  ],
  [
    'an enrolment',
    {
      ...formOf('inscripciones.create'),
      lines: ['PrimerNombre', 'SegundoNombre', 'ApellidoPaterno', 'ApellidoMaterno'],
    },
  ],
  ['a bulletin', { ...formOf('boletines.create'), ...CONTENT }],
  ['a book', { ...formOf('libros.create'), ...CONTENT, lines: ['titulo', 'autor'] }],
  ['a picture', { ...formOf('galeria.create'), ...CONTENT }],
]

const UNSTORABLE = [
  ['the first half of a sign', 'Ana María \ud83d'],
  ['the second half of a sign', '\ude00 Ana María'],
  ['two halves the wrong way round', 'Ana \ude00\ud83d María'],
  ['what a broken encoding leaves', 'Ana Mar\ufffda'],
  ['a zero byte', 'Ana\u0000María'],
  ['a control character', 'Ana\u009fMaría'],
]

const LINE = 'Usa solo letras, números y signos, en una sola línea.'
const PARAGRAPH = 'El texto tiene signos que no podemos guardar. Bórralos o escríbelo otra vez.'

describe.each(forms)('the texts of %s', (_, { schema, form, lines, paragraphs = [] }) => {
  it.each(UNSTORABLE)('cannot have %s in them', (_, value) => {
    for (const field of lines) expect(firstMessage(schema, { ...form, [field]: value }), field).toBe(LINE)
    for (const field of paragraphs)
      expect(firstMessage(schema, { ...form, [field]: value }), field).toBe(PARAGRAPH)
  })

  it('can have any whole sign of any alphabet', () => {
    for (const field of [...lines, ...paragraphs]) {
      const value = 'Ñandú😀安娜Ανα'
      expect(schema.parse({ ...form, [field]: value }), field).toMatchObject({ [field]: value })
    }
  })

  it('are of one line, but for those that are told in several', () => {
    const value = 'Ana\nBcc: x@y.ec'
    for (const field of lines) expect(firstMessage(schema, { ...form, [field]: value }), field).toBe(LINE)
    for (const field of paragraphs)
      expect(schema.parse({ ...form, [field]: value }), field).toMatchObject({ [field]: value })
  })
})
