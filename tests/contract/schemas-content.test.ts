import { boletinFormSchema, imagenFormSchema, libroFormSchema } from '@naf/contract/schemas'
import { describe, expect, it } from 'vitest'
import { aBoletin, aLibro, anImagen } from '../support/builders.ts'
import { firstMessage } from '../support/first-message.ts'

const forms = [
  ['a bulletin', boletinFormSchema, aBoletin],
  ['a book', libroFormSchema, aLibro],
  ['a picture', imagenFormSchema, anImagen],
] as const

const UNREADABLE = 'No pudimos leer el formulario. Recarga la página y vuelve a enviarlo.'

describe.each(forms)('the form of %s', (_, schema, form) => {
  it('is taken as it is sent, trimmed', () => {
    expect(schema.parse(form())).toEqual(form())
    expect(schema.parse(form({ titulo: '  Feria  ', descripcion: '\nDe\nmarzo ' }))).toEqual(
      form({ titulo: 'Feria', descripcion: 'De\nmarzo' }),
    )
  })

  it('may name its uploader and its file, as the contract says, and both are dropped', () => {
    const sent = { ...form(), subidoPor: 'otra', rutaPdf: 'https://mal.example/x.pdf', rutaImagen: 'x.png' }
    expect(schema.parse(sent)).toEqual(form())
  })

  it.each(['Id', 'archivo', 'fechaSubida', 'SubidoPor', 'Titulo', 'constructor', '__proto__'])(
    'with a field %s that nobody expects is refused',
    (name) => {
      const sent = Object.defineProperty({ ...form() }, name, { value: 'x', enumerable: true })
      expect(firstMessage(schema, sent)).toBe(UNREADABLE)
    },
  )

  it.each(Object.keys(form()))('without %s is refused', (field) => {
    for (const empty of [undefined, '', '   '])
      expect(firstMessage(schema, form({ [field]: empty }))).toMatch(/^E/)
  })

  it('says which text is missing, and how long one may be', () => {
    expect(firstMessage(schema, form({ titulo: ' ' }))).toBe('Escribe un título.')
    expect(firstMessage(schema, form({ descripcion: '' }))).toBe('Escribe una descripción.')
    expect(schema.safeParse(form({ titulo: 'x'.repeat(150), descripcion: 'x'.repeat(1000) })).success).toBe(
      true,
    )
    expect(firstMessage(schema, form({ titulo: 'x'.repeat(151) }))).toBe(
      'Escribe como máximo 150 caracteres.',
    )
    expect(firstMessage(schema, form({ descripcion: 'x'.repeat(1001) }))).toBe(
      'Escribe como máximo 1000 caracteres.',
    )
  })
})

describe.each(forms.slice(0, 2))('the date of publication of %s', (_, schema, form) => {
  it.each(['2025-02-28', '2024-02-29', '1900-01-01', '2031-12-31'])('may be %s', (fechaPublicacion) => {
    expect(schema.parse(form({ fechaPublicacion }))).toMatchObject({ fechaPublicacion })
  })

  it.each([
    '2025-02-30',
    '2025-02-29',
    '2100-02-29',
    '2025-04-31',
    '2025-13-01',
    '2025-00-10',
    '2025-01-00',
    '1899-12-31',
    '0000-01-01',
    '2025-1-2',
    '25-01-02',
    '12025-01-02',
    '02/01/2025',
    '2025-01-02T00:00:00Z',
    '2025-01-02\n',
    '２０２５-01-02',
    'ayer',
    '',
    null,
    20250102,
  ])('cannot be %j', (fechaPublicacion) => {
    expect(firstMessage(schema, form({ fechaPublicacion }))).toBe(
      'Escribe una fecha que exista, con día, mes y año.',
    )
  })
})

describe('a book', () => {
  it('is Contable or No Contable, exactly so', () => {
    for (const tipo of ['Contable', 'No Contable'])
      expect(libroFormSchema.parse(aLibro({ tipo }))).toMatchObject({ tipo })
    for (const tipo of ['contable', 'No contable', 'Otro', ''])
      expect(firstMessage(libroFormSchema, aLibro({ tipo })), tipo).toBe('Elige el tipo de libro.')
  })

  it('has an author', () => {
    expect(firstMessage(libroFormSchema, aLibro({ autor: ' ' }))).toBe('Escribe quién es el autor.')
  })
})

describe('what one kind of content has of its own', () => {
  it('is not expected of another', () => {
    expect(firstMessage(boletinFormSchema, aLibro())).toBe(UNREADABLE)
    expect(firstMessage(imagenFormSchema, aBoletin())).toBe(UNREADABLE)
  })
})
