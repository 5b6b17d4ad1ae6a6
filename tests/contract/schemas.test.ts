import {
  asesoriaCreateSchema,
  boletinFormSchema,
  imagenFormSchema,
  inscripcionCreateSchema,
  libroFormSchema,
  perfilUpdateSchema,
  registerSchema,
  schemas,
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
  firstMessage,
} from '../support/builders.ts'
import { ENDPOINTS } from '../support/endpoints.ts'

type Changes = Record<string, unknown>
type Build = (changes?: Changes) => Changes

/** Each row: what a person changes in a good form, and the message about it. */
const expectMessages = (schema: z.ZodType, form: Build, mistakes: [Changes, string][]) => {
  for (const [changes, message] of mistakes)
    expect.soft(firstMessage(schema, form(changes)), JSON.stringify(changes)).toBe(message)
}

const expectRequired = (schema: z.ZodType, form: Build, fields: string[]) => {
  for (const field of fields)
    for (const empty of [undefined, '', '  '])
      expect.soft(firstMessage(schema, form({ [field]: empty })), `${field}: ${empty}`).toMatch(/\.$/)
}

const CEDULA = 'Cédula inválida.'
const RUC = 'RUC inválido.'
const TELEFONO = 'Teléfono inválido. Debe empezar con 09 y tener 10 dígitos.'

const goodForms = ENDPOINTS.flatMap(({ entity, action, input }) => {
  const { [action]: pair } = schemas[entity] as Record<string, { input?: z.ZodType }>
  return input && pair?.input ? [{ call: `${entity}.${action}`, schema: pair.input, form: input }] : []
})

describe('every form', () => {
  it('accepts a good example', () => {
    for (const { call, schema, form } of goodForms)
      expect.soft(schema.safeParse(form).error?.issues, call).toBeUndefined()
  })

  it('answers a value of the wrong type in Spanish', () => {
    const spanish = /^(?!.*(invalid |expected|required|too big|too small))\p{Lu}.*\.$/isu
    for (const { call, schema, form } of goodForms)
      for (const field of Object.keys(form))
        for (const value of [null, 7, true, [], {}, undefined]) {
          const message = firstMessage(schema, { ...form, [field]: value }) ?? 'Está bien.'
          expect.soft(message, `${call} ${field}`).toMatch(spanish)
        }
  })
})

it('a text of a megabyte is refused for its field or dropped by every form', () => {
  const texts = ['\u0300\u0316'.repeat(500_000), ' '.repeat(1_000_000), `a@${'a.'.repeat(500_000)}!`]
  /** Fields that the API accepts and drops, or does not know. */
  const unnamed = ['subidoPor', 'rutaPdf', 'rutaImagen', 'Nadie']
  for (const { call, schema, form } of goodForms)
    for (const field of [...Object.keys(form), ...unnamed])
      for (const text of texts) {
        const parsed = schema.safeParse({ ...form, [field]: text })
        const kept = parsed.success ? (parsed.data as Changes)[field] : undefined
        const refused = parsed.error?.issues[0]?.path[0] ?? field
        expect.soft([kept, refused], `${call} ${field}`).toEqual([undefined, field])
      }
})

describe('a registration', () => {
  it('cleans numbers and puts the mail address in lower case', () => {
    const sent = { segundoNombre: '  ', telefono: '+593 (0)99-123-45-67', correo: ' Ana@ESPE.edu.ec ' }
    const clean = { segundoNombre: '', telefono: '0991234567', correo: 'ana@espe.edu.ec' }
    expect(registerSchema.parse(aRegistration(sent))).toMatchObject(clean)
  })

  it('has one message for each mistake', () => {
    const username =
      'Usa de 3 a 30 caracteres, sin espacios: números, puntos, guiones y letras sin tilde ni ñ.'
    expectMessages(registerSchema, aRegistration, [
      [{ correo: 'ana' }, 'Correo electrónico inválido.'],
      [{ password: '12345' }, 'La contraseña debe tener al menos 6 caracteres.'],
      [{ telefono: '0812345678' }, TELEFONO],
      [{ telefono: '' }, 'Escribe un teléfono.'],
      [{ cedulaRUC: '1710034066' }, CEDULA],
      [{ cedulaRUC: '' }, 'Escribe un número de cédula.'],
      [{ tipoIdentificacion: 'ruc', cedulaRUC: '1710034065' }, RUC],
      [{ tipoIdentificacion: 'ruc', cedulaRUC: ' - ' }, 'Escribe un número de RUC.'],
      [{ tipoIdentificacion: 'pasaporte' }, 'Elige si usas cédula o RUC.'],
      [{ nombre: '   ' }, 'Escribe el nombre.'],
      [{ username: 'a b' }, username],
      [{ username: '._-' }, 'El nombre de usuario debe tener al menos una letra o un número.'],
      [{ tipoContribuyente: '' }, 'Elige el tipo de contribuyente.'],
    ])
    for (const field of ['correo', 'telefono', 'cedulaRUC'])
      expect(registerSchema.safeParse(aRegistration({ [field]: '' })).error?.issues, field).toHaveLength(1)
  })
})

it('a profile requires every field, and accepts a cédula or a RUC', () => {
  expectRequired(perfilUpdateSchema, aPerfil, Object.keys(aPerfil()))
  for (const cedulaRUC of ['1710034065', '1710034065001'])
    expect(perfilUpdateSchema.parse(aPerfil({ cedulaRUC })).cedulaRUC).toBe(cedulaRUC)
  expectMessages(perfilUpdateSchema, aPerfil, [
    [{ cedulaRUC: '1710034065002' }, RUC],
    [{ cedulaRUC: '123' }, CEDULA],
    [{ cedulaRUC: '' }, 'Escribe la cédula o el RUC.'],
  ])
})

it('an advisory request requires every field, and accepts a company, a landline and a foreign number', () => {
  expectRequired(asesoriaCreateSchema, anAsesoria, Object.keys(anAsesoria()))
  const company = anAsesoria({ CedulaRUC: '1790012345001', Telefono: '02-3989-400' })
  const clean = { CedulaRUC: '1790012345001', Telefono: '023989400' }
  expect(asesoriaCreateSchema.parse(company)).toMatchObject(clean)
  const abroad = asesoriaCreateSchema.parse(anAsesoria({ Telefono: '+34 612 345 678' }))
  expect(abroad.Telefono).toBe('+34612345678')
})

describe('an enrolment', () => {
  const required = 'Por favor, completa todos los campos requeridos.'
  const idOf = (IdEspe: string) => inscripcionCreateSchema.parse(anInscripcion({ IdEspe })).IdEspe

  it('cleans numbers, names and the mail address', () => {
    const sent = {
      Celular: ' +593 99 123-45.67',
      IdEspe: 'L00 412 345',
      Correo: ' Ana@ESPE.edu.ec ',
      PrimerNombre: ' Ana ',
    }
    const cleaned = anInscripcion({ Celular: '0991234567', Correo: 'ana@espe.edu.ec' })
    expect(inscripcionCreateSchema.parse(anInscripcion(sent))).toEqual(cleaned)
    expect(inscripcionCreateSchema.parse(anInscripcion({ SegundoNombre: '  ' })).SegundoNombre).toBe('')
    expect(inscripcionCreateSchema.safeParse(anInscripcion({ Celular: '2023456789' })).success).toBe(true)
  })

  it('has one message for each mistake', () => {
    const celular = 'El número de celular debe tener 10 dígitos numéricos.'
    const short = 'El ID ESPE debe tener al menos 9 caracteres.'
    expectMessages(inscripcionCreateSchema, anInscripcion, [
      [{ ApellidoMaterno: ' ' }, required],
      [{ Celular: '' }, required],
      [{ Celular: '099123456' }, celular],
      [{ Celular: '09912345678' }, celular],
      [{ Celular: '٠٩٩١٢٣٤٥٦٧' }, celular],
      [{ Correo: '' }, required],
      [{ Correo: 'ana@espe' }, 'Por favor, ingresa un correo electrónico válido.'],
      [{ IdEspe: '' }, required],
      [{ IdEspe: '\u200b'.repeat(9) }, required],
      [{ IdEspe: ' L0041234 ' }, short],
      [{ IdEspe: 'Ñ0041234' }, short],
      [{ IdEspe: 'L'.repeat(21) }, 'Escribe como máximo 20 caracteres.'],
      [{ Carrera: 'Contabilidad y Auditoría' }, required],
      [{ NivelSemestre: 'Décimo Semestre' }, required],
    ])
  })

  it('reads an ID ESPE as it stands on the card, however it is pasted', () => {
    const pasted = [
      ['L00\u3000412\u2003345', 'L00412345'],
      ['\ufeffL00\u200b412\u200d345\u2060', 'L00412345'],
      ['Ｌ００４１２\u3000３４５', 'L00412345'],
      ['L00\u2013412\u2011345', 'L00-412-345'],
      ['L'.repeat(20), 'L'.repeat(20)],
    ] as const
    for (const [typed, id] of pasted) expect.soft(idOf(typed), JSON.stringify(typed)).toBe(id)
  })

  it('refuses an ID ESPE of look-alike letters', () => {
    const signs = 'El ID ESPE lleva solo letras sin tilde ni ñ, números y guiones.'
    const alike = ['L00412Ⅎ45', 'L0041234\u043e', '\u039b00412345', 'L0041234\u0665', 'L00412345\u0301']
    for (const IdEspe of [...alike, 'ÑL0041234', 'L00412_45', 'L00412.45', 'L00412😀45'])
      expect.soft(firstMessage(inscripcionCreateSchema, anInscripcion({ IdEspe })), IdEspe).toBe(signs)
  })
})

const { rol_id: _, ...newUser } = aUserToCreate()
const edited = {
  nombre: 'Rosa',
  apellido: 'Paredes',
  correo: 'rosa@example.com',
  cedulaRUC: '1710034065',
  username: 'rparedes',
}
const anEdit: Build = (changes = {}) => ({ ...edited, ...changes })

describe('a user created by an administrator', () => {
  it('requires every field but the role', () => {
    expectRequired(userCreateSchema, aUserToCreate, Object.keys(newUser))
    expectMessages(userCreateSchema, aUserToCreate, [[{ cedulaRUC: '1710034065002' }, RUC]])
  })

  it('has role 1, 2 or 3, as a number or a text, 3 by default, and no other', () => {
    for (const rol_id of [1, 2, 3, '1', '2', '3']) {
      expect(userCreateSchema.parse(aUserToCreate({ rol_id })).rol_id).toBe(Number(rol_id))
      expect(userUpdateSchema.parse(anEdit({ rol_id })).rol_id).toBe(Number(rol_id))
    }
    expect(userCreateSchema.parse(newUser).rol_id).toBe(3)
    for (const rol_id of [0, 4, 1.5, '01', '1 ', '', 'admin', null, true, [1]]) {
      expectMessages(userCreateSchema, aUserToCreate, [[{ rol_id }, 'Elige un rol.']])
      expectMessages(userUpdateSchema, anEdit, [[{ rol_id }, 'Elige un rol.']])
    }
  })
})

describe('a user edited by an administrator', () => {
  it('requires five fields and changes no field that was not sent', () => {
    expectRequired(userUpdateSchema, anEdit, Object.keys(edited))
    expect(userUpdateSchema.parse(edited)).toEqual(edited)
  })

  it('accepts empty optional fields', () => {
    const optional = {
      segundoNombre: 'Elena',
      segundoApellido: 'Vega',
      telefono: '0991234567',
      ciudad: 'Latacunga',
      tipoContribuyente: 'Sociedad',
    }
    expect(userUpdateSchema.parse(anEdit(optional))).toEqual(anEdit(optional))
    for (const field of Object.keys(optional)) {
      expect(userUpdateSchema.parse(anEdit({ [field]: '   ' }))).toEqual(anEdit({ [field]: '' }))
      expectMessages(userUpdateSchema, anEdit, [[{ [field]: null }, 'Revisa este dato.']])
    }
    expectMessages(userUpdateSchema, anEdit, [[{ telefono: '0812345678' }, TELEFONO]])
  })
})

const UNREADABLE = 'No pudimos leer el formulario. Recarga la página y vuelve a enviarlo.'

describe('the form of a bulletin, a book or a picture', () => {
  const forms: [z.ZodType, Build][] = [
    [boletinFormSchema, aBoletin],
    [libroFormSchema, aLibro],
    [imagenFormSchema, anImagen],
  ]

  it('trims its texts and drops the author and the file address', () => {
    const sent = { titulo: '  Feria  ', descripcion: '\nDe\nmarzo ' }
    const ignored = { subidoPor: 'otra', rutaPdf: 'https://mal.example/x.pdf', rutaImagen: 'x.png' }
    for (const [schema, form] of forms)
      expect(schema.parse(form({ ...sent, ...ignored }))).toEqual(
        form({ titulo: 'Feria', descripcion: 'De\nmarzo' }),
      )
  })

  it('refuses an unknown field, and requires its own', () => {
    for (const [schema, form] of forms) {
      for (const name of ['Id', 'archivo', 'SubidoPor', 'constructor', '__proto__']) {
        const sent = Object.defineProperty({ ...form() }, name, { value: 'x', enumerable: true })
        expect.soft(firstMessage(schema, sent), name).toBe(UNREADABLE)
      }
      expectRequired(schema, form, Object.keys(form()))
    }
  })

  it('limits the length of its texts', () => {
    const longest = { titulo: 'x'.repeat(150), descripcion: 'x'.repeat(1000) }
    for (const [schema, form] of forms) {
      expect(schema.safeParse(form(longest)).success).toBe(true)
      expectMessages(schema, form, [
        [{ titulo: 'x'.repeat(151) }, 'Escribe como máximo 150 caracteres.'],
        [{ descripcion: 'x'.repeat(1001) }, 'Escribe como máximo 1000 caracteres.'],
      ])
    }
  })
})

it('a book has a type from the list and an author', () => {
  for (const tipo of ['Contable', 'No Contable'])
    expect(libroFormSchema.parse(aLibro({ tipo }))).toMatchObject({ tipo })
  for (const tipo of ['contable', 'Otro', ''])
    expectMessages(libroFormSchema, aLibro, [[{ tipo }, 'Elige el tipo de libro.']])
  expectMessages(libroFormSchema, aLibro, [[{ autor: ' ' }, 'Escribe quién es el autor.']])
})

it('a date of publication is a day from 1900 to 2999, in one form', () => {
  for (const fechaPublicacion of ['2024-02-29', '1900-01-01', '2999-12-31'])
    expect(libroFormSchema.parse(aLibro({ fechaPublicacion }))).toMatchObject({ fechaPublicacion })
  const days = '2025-02-30 2025-02-29 2100-02-29 2025-13-01 2025-00-10 2025-01-00 1899-12-31 3000-01-01'
  const forms = '2025-1-2 25-01-02 12025-01-02 02/01/2025 2025-01-02T00:00:00Z ２０２５-01-02 ayer'
  const message = 'Escribe una fecha que exista, con día, mes y año.'
  for (const fechaPublicacion of [...`${days} ${forms}`.split(' '), '2025-01-02\n', '', null, 20250102])
    expectMessages(libroFormSchema, aLibro, [[{ fechaPublicacion }, message]])
})
