import { inscripcionCreateSchema, userCreateSchema, userUpdateSchema } from '@naf/contract/schemas'
import { describe, expect, it } from 'vitest'
import { anInscripcion, aUserToCreate } from '../support/builders.ts'
import { firstMessage } from '../support/first-message.ts'

describe('an enrolment', () => {
  it('is accepted as the form sends it, with the mobile cleaned and the e-mail in lower case', () => {
    const sent = anInscripcion({
      Celular: ' 099 123-45.67',
      IdEspe: 'L00 412 345',
      Correo: ' Ana@ESPE.edu.ec ',
      PrimerNombre: ' Ana ',
    })
    expect(inscripcionCreateSchema.parse(sent)).toEqual(
      anInscripcion({ Celular: '0991234567', Correo: 'ana@espe.edu.ec' }),
    )
  })

  it.each([undefined, '', '  '])('may have %j for a second name', (SegundoNombre) => {
    expect(inscripcionCreateSchema.parse(anInscripcion({ SegundoNombre })).SegundoNombre).toBe('')
  })

  it('has its own text for every kind of mistake', () => {
    const required = 'Por favor, completa todos los campos requeridos.'
    const celular = 'El número de celular debe tener 10 dígitos numéricos.'
    const mistakes: [Record<string, unknown>, string][] = [
      [{ ApellidoMaterno: ' ' }, required],
      [{ Celular: '' }, required],
      [{ Celular: '099123456' }, celular],
      [{ Celular: '09912345678' }, celular],
      [{ Celular: '1'.repeat(41) }, celular],
      [{ Celular: '٠٩٩١٢٣٤٥٦٧' }, celular],
      [{ Correo: '' }, required],
      [{ Correo: 'ana@espe' }, 'Por favor, ingresa un correo electrónico válido.'],
      [{ IdEspe: '' }, required],
      [{ IdEspe: 'L0041234' }, 'El ID ESPE debe tener al menos 9 caracteres.'],
      [{ IdEspe: ' L0041234 ' }, 'El ID ESPE debe tener al menos 9 caracteres.'],
      [{ IdEspe: 'L        1' }, 'El ID ESPE debe tener al menos 9 caracteres.'],
      [{ Carrera: 'Contabilidad y Auditoría' }, required],
      [{ NivelSemestre: 'Décimo Semestre' }, required],
    ]
    for (const [changes, message] of mistakes)
      expect(firstMessage(inscripcionCreateSchema, anInscripcion(changes)), JSON.stringify(changes)).toBe(
        message,
      )
  })

  it.each([
    ['no-break spaces', 'L00\u00a0412\u202f345'],
    ['wide spaces', 'L00\u3000412\u2003345'],
    ['zero-width spaces and marks', '\ufeffL00\u200b412\u200d345\u2060'],
    ['full-width letters and digits', 'Ｌ００４１２３４５'],
  ])('has one and the same ID ESPE when it is pasted with %s', (_, IdEspe) => {
    expect(inscripcionCreateSchema.parse(anInscripcion({ IdEspe })).IdEspe).toBe('L00412345')
  })

  it('has no ID ESPE where nobody can see one', () => {
    expect(firstMessage(inscripcionCreateSchema, anInscripcion({ IdEspe: '\u200b'.repeat(9) }))).toBe(
      'Por favor, completa todos los campos requeridos.',
    )
  })

  it('takes any mobile of ten digits, and an ID ESPE of nine to twenty characters', () => {
    for (const changes of [{ Celular: '2023456789' }, { IdEspe: 'L00412345' }, { IdEspe: 'L'.repeat(20) }])
      expect(inscripcionCreateSchema.safeParse(anInscripcion(changes)).success).toBe(true)
    expect(inscripcionCreateSchema.safeParse(anInscripcion({ IdEspe: 'L'.repeat(21) })).success).toBe(false)
  })
})

describe('the role of a user', () => {
  const roles = [
    [1, 1],
    [2, 2],
    [3, 3],
    ['1', 1],
    ['2', 2],
    ['3', 3],
  ] as const
  const wrong = [0, 4, -1, 1.5, Number.NaN, '0', '4', '01', '1 ', '1.0', '', 'admin', null, true, [1], {}]

  it.each(roles)('sent as %j is %i', (rol_id, rol) => {
    expect(userCreateSchema.parse(aUserToCreate({ rol_id })).rol_id).toBe(rol)
    expect(userUpdateSchema.parse({ ...anEdit, rol_id }).rol_id).toBe(rol)
  })

  it.each(wrong)('is never %j', (rol_id) => {
    expect(firstMessage(userCreateSchema, aUserToCreate({ rol_id }))).toBe('Elige un rol.')
    expect(firstMessage(userUpdateSchema, { ...anEdit, rol_id })).toBe('Elige un rol.')
  })

  it('is a taxpayer’s for a new user of whom none is said, and stays for an edited one', () => {
    expect(userCreateSchema.parse(aUserToCreate({ rol_id: undefined })).rol_id).toBe(3)
    expect(userUpdateSchema.parse(anEdit)).not.toHaveProperty('rol_id')
  })
})

const anEdit = {
  nombre: 'Rosa',
  apellido: 'Paredes',
  correo: 'rosa@example.com',
  cedulaRUC: '1710034065',
  username: 'rparedes',
}
const optional = {
  segundoNombre: 'Elena',
  segundoApellido: 'Vega',
  telefono: '0991234567',
  ciudad: 'Latacunga',
  tipoContribuyente: 'Sociedad',
}

describe('a user made by an administrator', () => {
  it('requires every field, the second names too', () => {
    const { rol_id: _, ...required } = aUserToCreate()
    for (const field of Object.keys(required))
      for (const empty of [undefined, '', '  '])
        expect(firstMessage(userCreateSchema, aUserToCreate({ [field]: empty })), field).toBeTruthy()
  })

  it('takes cédula or RUC', () => {
    for (const cedulaRUC of ['1710034065', '1710034065001'])
      expect(userCreateSchema.parse(aUserToCreate({ cedulaRUC })).cedulaRUC).toBe(cedulaRUC)
    expect(firstMessage(userCreateSchema, aUserToCreate({ cedulaRUC: '1710034066' }))).toBe(
      'Cédula inválida.',
    )
    expect(firstMessage(userCreateSchema, aUserToCreate({ cedulaRUC: '1710034065002' }))).toBe(
      'RUC inválido.',
    )
  })

  it('keeps the password as it was typed, spaces and all', () => {
    expect(userCreateSchema.parse(aUserToCreate({ password: ' clave ' })).password).toBe(' clave ')
  })
})

describe('a user edited by an administrator', () => {
  it('requires names, e-mail, number and username, and touches nothing that was not sent', () => {
    expect(userUpdateSchema.parse(anEdit)).toEqual(anEdit)
    for (const field of Object.keys(anEdit))
      for (const empty of [undefined, '', '  '])
        expect(firstMessage(userUpdateSchema, { ...anEdit, [field]: empty }), field).toBeTruthy()
  })

  it.each(Object.keys(optional))('may have an empty %s; one of blanks is empty too', (field) => {
    expect(userUpdateSchema.parse({ ...anEdit, ...optional })).toEqual({ ...anEdit, ...optional })
    for (const empty of ['', '   '])
      expect(userUpdateSchema.parse({ ...anEdit, [field]: empty })).toEqual({ ...anEdit, [field]: '' })
    for (const value of [null, 7])
      expect(firstMessage(userUpdateSchema, { ...anEdit, [field]: value })).toBe('Revisa este dato.')
  })

  it('is refused with a telephone that is none', () => {
    expect(firstMessage(userUpdateSchema, { ...anEdit, telefono: '0812345678' })).toBe(
      'Teléfono inválido. Debe empezar con 09 y tener 10 dígitos.',
    )
  })

  it('never changes what the form does not have', () => {
    const sneaky = { ...anEdit, password: 'otra-clave', uid: 'x', Id: 'x', rol: 1, fechaRegistro: 'x' }
    expect(userUpdateSchema.parse(sneaky)).toEqual(anEdit)
  })
})
