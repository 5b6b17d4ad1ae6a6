import { isTelefono, toNationalTelefono } from '@naf/contract'
import {
  asesoriaCreateSchema,
  inscripcionCreateSchema,
  perfilUpdateSchema,
  registerSchema,
  userCreateSchema,
  userUpdateSchema,
} from '@naf/contract/schemas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anAsesoria, anInscripcion, aPerfil, aRegistration, aUserToCreate } from '../support/builders.ts'

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((d) => d.join(''))
const prefix = fc.constantFrom('+593', '00593', '+5930', '005930', '593')

describe("a telephone with Ecuador's prefix", () => {
  it('is the one that is dialled within Ecuador, a mobile or a landline', () => {
    fc.assert(
      fc.property(prefix, digits(8), (before, rest) => {
        expect(toNationalTelefono(`${before}9${rest}`)).toBe(`09${rest}`)
        expect(isTelefono(toNationalTelefono(`${before}9${rest}`))).toBe(true)
      }),
    )
    expect(toNationalTelefono('+59323989400')).toBe('023989400')
  })

  it.each(['0991234567', '023989400', '+34612345678', '0034612345678', '+593', '+5931234', ''])(
    'is all that is changed: %j stays',
    (telefono) => expect(toNationalTelefono(telefono)).toBe(telefono),
  )

  const PASTED = ['+593 99 123 4567', '+593 (0)99-123-45-67', '00593 99 123 4567', ' +593.991234567 ']

  it.each(PASTED)('is taken by every form that asks for a telephone: %j', (telefono) => {
    const user = aUserToCreate({ telefono })
    for (const parsed of [
      registerSchema.parse(aRegistration({ telefono })),
      perfilUpdateSchema.parse(aPerfil({ telefono })),
      userCreateSchema.parse(user),
      userUpdateSchema.parse(user),
    ])
      expect(parsed.telefono).toBe('0991234567')
    expect(asesoriaCreateSchema.parse(anAsesoria({ Telefono: telefono })).Telefono).toBe('0991234567')
    expect(inscripcionCreateSchema.parse(anInscripcion({ Celular: telefono })).Celular).toBe('0991234567')
  })

  it('of another country is taken by the advisory as it is, and by no account', () => {
    const abroad = '+34 612 345 678'
    expect(asesoriaCreateSchema.parse(anAsesoria({ Telefono: abroad })).Telefono).toBe('+34612345678')
    expect(perfilUpdateSchema.safeParse(aPerfil({ telefono: abroad })).success).toBe(false)
  })
})
