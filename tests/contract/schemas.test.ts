import { asesoriaCreateSchema, perfilUpdateSchema, registerSchema } from '@naf/contract/schemas'
import { describe, expect, it } from 'vitest'
import { anAsesoria, aPerfil, aRegistration } from '../support/builders.ts'
import { firstMessage } from '../support/first-message.ts'
import { goodForms } from '../support/good-forms.ts'

describe('a registration', () => {
  it('is accepted as the form sends it, with the numbers cleaned and the e-mail in lower case', () => {
    const sent = aRegistration({
      cedulaRUC: '171003406-5',
      telefono: '099 123 4567',
      correo: ' Ana@ESPE.edu.ec ',
    })
    expect(registerSchema.parse(sent)).toMatchObject({
      cedulaRUC: '1710034065',
      telefono: '0991234567',
      correo: 'ana@espe.edu.ec',
    })
  })

  it('may leave out second name and second surname', () => {
    for (const empty of [undefined, '', '  ']) {
      const sent = aRegistration({ segundoNombre: empty, segundoApellido: empty })
      expect(registerSchema.parse(sent)).toMatchObject({ segundoNombre: '', segundoApellido: '' })
    }
  })

  it.each([
    [{ correo: 'ana' }, 'Correo electrónico inválido.'],
    [{ correo: ' ' }, 'Escribe un correo electrónico.'],
    [{ password: '12345' }, 'La contraseña debe tener al menos 6 caracteres.'],
    [{ telefono: '0812345678' }, 'Teléfono inválido. Debe empezar con 09 y tener 10 dígitos.'],
    [{ telefono: '' }, 'Escribe un teléfono.'],
    [{ cedulaRUC: '1710034066' }, 'Cédula inválida.'],
    [{ cedulaRUC: '' }, 'Escribe un número de cédula.'],
    [{ tipoIdentificacion: 'ruc', cedulaRUC: '1710034065' }, 'RUC inválido.'],
    [{ tipoIdentificacion: 'ruc', cedulaRUC: ' - ' }, 'Escribe un número de RUC.'],
    [{ tipoIdentificacion: 'pasaporte' }, 'Elige si usas cédula o RUC.'],
    [{ nombre: '   ' }, 'Escribe tu nombre.'],
    [
      { username: 'a b' },
      'Usa de 3 a 30 caracteres, sin espacios: números, puntos, guiones y letras sin tilde ni ñ.',
    ],
    [{ tipoContribuyente: '' }, 'Elige tu tipo de contribuyente.'],
  ])('with %j is refused: %s', (changes, message) => {
    expect(firstMessage(registerSchema, aRegistration(changes))).toBe(message)
  })

  it('says one thing of an empty number or e-mail: what to write there', () => {
    for (const field of ['correo', 'telefono', 'cedulaRUC'])
      expect(registerSchema.safeParse(aRegistration({ [field]: '' })).error?.issues, field).toHaveLength(1)
  })
})

describe('a profile', () => {
  it('takes cédula or RUC, told apart by length', () => {
    expect(perfilUpdateSchema.safeParse(aPerfil({ cedulaRUC: '1710034065' })).success).toBe(true)
    expect(perfilUpdateSchema.safeParse(aPerfil({ cedulaRUC: '1710034065001' })).success).toBe(true)
    expect(firstMessage(perfilUpdateSchema, aPerfil({ cedulaRUC: '1710034065002' }))).toBe('RUC inválido.')
    expect(firstMessage(perfilUpdateSchema, aPerfil({ cedulaRUC: '123' }))).toBe('Cédula inválida.')
    expect(firstMessage(perfilUpdateSchema, aPerfil({ cedulaRUC: '' }))).toBe('Escribe tu cédula o RUC.')
  })

  it('requires every field, the second names too', () => {
    for (const field of Object.keys(aPerfil()))
      expect(perfilUpdateSchema.safeParse(aPerfil({ [field]: '' })).success, field).toBe(false)
  })
})

describe('an advisory request', () => {
  it('requires every field', () => {
    for (const field of Object.keys(anAsesoria()))
      expect(asesoriaCreateSchema.safeParse(anAsesoria({ [field]: '' })).success, field).toBe(false)
  })

  it('takes a company RUC and a landline, since companies ask for advice too', () => {
    const company = anAsesoria({ CedulaRUC: '1790012345001', Telefono: '02-3989-400' })
    expect(asesoriaCreateSchema.parse(company)).toMatchObject({
      CedulaRUC: '1790012345001',
      Telefono: '023989400',
    })
  })

  it('refuses a line break where a name goes, and keeps it in the detail', () => {
    expect(asesoriaCreateSchema.safeParse(anAsesoria({ Nombre: 'Ana\r\nBcc: x@y.ec' })).success).toBe(false)
    const detail = 'Primera línea\nSegunda línea'
    expect(asesoriaCreateSchema.parse(anAsesoria({ DetalleSolicitud: detail })).DetalleSolicitud).toBe(detail)
  })

  it('refuses a service that the centre does not offer', () => {
    expect(firstMessage(asesoriaCreateSchema, anAsesoria({ TipoServicio: 'Auditoría' }))).toBe(
      'Elige el tipo de servicio.',
    )
  })
})

describe('a value of the wrong kind', () => {
  it.each([null, 7, true, [], {}, undefined])('(%j) gets a Spanish message, never zod’s English', (value) => {
    for (const { schema, form } of goodForms)
      for (const field of Object.keys(form))
        expect(firstMessage(schema, { ...form, [field]: value }) ?? 'Está bien.', field).toMatch(
          /^(?!.*(invalid |expected|required|too big|too small))\p{Lu}.*\.$/isu,
        )
  })
})
