import {
  asesoriaCreateSchema,
  boletinFormSchema,
  imagenFormSchema,
  inscripcionCreateSchema,
  libroFormSchema,
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
  anImagen,
  anInscripcion,
  aPerfil,
  aRegistration,
  aUserToCreate,
} from '../support/builders.ts'
import { firstMessage } from '../support/first-message.ts'

interface Texts {
  schema: z.ZodType
  form: Record<string, unknown>
  lines: string[]
  paragraphs?: string[]
}

const NAMES = ['nombre', 'segundoNombre', 'apellido', 'segundoApellido', 'ciudad', 'tipoContribuyente']
const CONTENT = { lines: ['titulo'], paragraphs: ['descripcion'] }

const forms: [string, Texts][] = [
  ['a registration', { schema: registerSchema, form: aRegistration(), lines: NAMES }],
  ['a profile', { schema: perfilUpdateSchema, form: aPerfil(), lines: NAMES }],
  ['a new user', { schema: userCreateSchema, form: aUserToCreate(), lines: NAMES }],
  ['an edited user', { schema: userUpdateSchema, form: aUserToCreate(), lines: NAMES }],
  [
    'an advisory request',
    {
      schema: asesoriaCreateSchema,
      form: anAsesoria(),
      lines: ['Nombre', 'Ciudad', 'TipoContribuyente', 'MedioContacto'],
      paragraphs: ['DetalleSolicitud'],
    },
  ],
  [
    'an enrolment',
    {
      schema: inscripcionCreateSchema,
      form: anInscripcion(),
      lines: ['PrimerNombre', 'SegundoNombre', 'ApellidoPaterno', 'ApellidoMaterno'],
    },
  ],
  ['a bulletin', { schema: boletinFormSchema, form: aBoletin(), ...CONTENT }],
  ['a book', { schema: libroFormSchema, form: aLibro(), ...CONTENT, lines: ['titulo', 'autor'] }],
  ['a picture', { schema: imagenFormSchema, form: anImagen(), ...CONTENT }],
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
