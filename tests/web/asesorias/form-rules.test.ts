import {
  type AsesoriaValues,
  asesoriaFormSchema,
  EMPTY_VALUES,
  keepPerson,
  toPayload,
} from '@naf/web/src/features/asesorias/asesoria-form.ts'
import { fillable, knownValues } from '@naf/web/src/features/asesorias/prefill.ts'
import { attemptFor } from '@naf/web/src/lib/send-attempt.ts'
import { describe, expect, it } from 'vitest'
import { user } from '../support/user-builder.ts'
import { filledValues } from './builders.ts'

const errorsOf = (values: AsesoriaValues) => {
  const { error } = asesoriaFormSchema.safeParse(values)
  return Object.fromEntries(error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? [])
}

describe('what the form demands', () => {
  it('is every field, all said at once', () => {
    expect(Object.keys(errorsOf(EMPTY_VALUES)).sort()).toEqual(
      Object.keys(EMPTY_VALUES)
        .filter((name) => !name.endsWith('Otro') && name !== 'Suscripcion')
        .sort(),
    )
  })

  it('is the text of Otro, together with whatever else is missing', () => {
    const values = filledValues({ TipoContribuyente: 'Otro', MedioContacto: 'Otro', Nombre: ' ' })
    expect(Object.keys(errorsOf(values)).sort()).toEqual([
      'MedioContactoOtro',
      'Nombre',
      'TipoContribuyenteOtro',
    ])
  })
})

describe('what is sent', () => {
  it('is clean, with the own text in the place of Otro and nothing the API does not know', () => {
    const filled = asesoriaFormSchema.parse(
      filledValues({ TipoContribuyente: 'Otro', TipoContribuyenteOtro: ' Artesano ' }),
    )
    expect(toPayload(filled, null)).toEqual({
      Nombre: 'Ana Pérez',
      CedulaRUC: '1710034065',
      Correo: 'ana@correo.ec',
      Telefono: '0991234567',
      Ciudad: 'Quito',
      TipoServicio: 'Gastos personales',
      TipoContribuyente: 'Artesano',
      Discapacidad: 'no',
      MedioContacto: 'WhatsApp',
      DetalleSolicitud: '¿Cómo presento mis gastos?',
      UsuarioId: null,
      Consentimiento: '2025-07-09',
    })
  })

  it("is 'No sé' as it stands, without a text", () => {
    const filled = asesoriaFormSchema.parse(filledValues({ TipoContribuyente: 'No sé' }))
    expect(toPayload(filled, null).TipoContribuyente).toBe('No sé')
  })

  it('leaves out a text of Otro that is no longer asked for', () => {
    const filled = asesoriaFormSchema.parse(filledValues({ MedioContactoOtro: 'Telegram' }))
    expect(toPayload(filled, 'uid-1')).toMatchObject({ MedioContacto: 'WhatsApp', UsuarioId: 'uid-1' })
  })
})

describe('the key of a sent form', () => {
  it('stays for the same content, and is another for another', () => {
    const first = attemptFor({ a: 1 }, null)
    expect(attemptFor({ a: 1 }, first)).toBe(first)
    expect(attemptFor({ a: 2 }, first).key).not.toBe(first.key)
    expect(attemptFor({ a: 1 }, null).key).not.toBe(first.key)
  })
})

describe('what is filled in beforehand', () => {
  it('is the whole name and the data of the person', () => {
    expect(knownValues(user())).toMatchObject({ Nombre: 'Ana Pérez Oña', TipoContribuyente: 'Sociedad' })
  })

  it('is Otro and its text where the taxpayer type is one of their own', () => {
    const known = knownValues(user({ TipoContribuyente: 'Artesano' }))
    expect(known).toMatchObject({ TipoContribuyente: 'Otro', TipoContribuyenteOtro: 'Artesano' })
  })

  it("is 'No sé' where that is what a person answered", () => {
    const known = knownValues(user({ TipoContribuyente: 'No sé' }))
    expect(known).toMatchObject({ TipoContribuyente: 'No sé', TipoContribuyenteOtro: '' })
  })

  it('is never what was typed already', () => {
    const typed = { ...EMPTY_VALUES, Nombre: 'Otra persona', TipoContribuyente: 'Otro' }
    const names = fillable(typed, knownValues(user({ TipoContribuyente: 'Artesano' }))).map(([name]) => name)
    expect(names.sort()).toEqual(['CedulaRUC', 'Ciudad', 'Correo', 'Telefono'])
  })
})

describe('after sending', () => {
  it('keeps the person and clears the request', () => {
    const kept = keepPerson(filledValues({ MedioContacto: 'Otro', MedioContactoOtro: 'Telegram' }))
    expect(kept).toEqual({
      ...EMPTY_VALUES,
      Nombre: 'Ana Pérez',
      CedulaRUC: '171003406-5',
      Correo: 'Ana@Correo.ec',
      Telefono: '099 123 4567',
      Ciudad: 'Quito',
    })
  })
})
