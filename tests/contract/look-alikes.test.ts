import { isNewUsername, isUsername } from '@naf/contract'
import {
  inscripcionCreateSchema,
  loginSchema,
  registerSchema,
  userCreateSchema,
  userUpdateSchema,
} from '@naf/contract/schemas'
import { describe, expect, it } from 'vitest'
import { anInscripcion, aRegistration, aUserToCreate } from '../support/builders.ts'
import { firstMessage } from '../support/first-message.ts'

describe('an ID ESPE', () => {
  const SIGNS = 'El ID ESPE lleva solo letras sin tilde ni ñ, números y guiones.'
  const idOf = (IdEspe: string) => inscripcionCreateSchema.parse(anInscripcion({ IdEspe })).IdEspe

  it.each([
    'L00412Ⅎ45',
    'L0041234\u043e',
    'L004123\u0430\u0410',
    '\u039b00412345',
    'L0041234\u0665',
    'L00412345\u0301',
    'ÑL0041234',
    'L00412_45',
    'L00412.45',
    'L00412😀45',
  ])('that only looks like one (%j) is refused', (IdEspe) => {
    expect(firstMessage(inscripcionCreateSchema, anInscripcion({ IdEspe }))).toBe(SIGNS)
  })

  it.each([
    ['L00-412-345', 'L00-412-345'],
    ['L00\u2013412\u2011345', 'L00-412-345'],
    ['l\u200b00\u202e412\ufeff345', 'l00412345'],
    ['Ｌ００４１２\u3000３４５', 'L00412345'],
  ])('%j is %s', (typed, id) => expect(idOf(typed)).toBe(id))

  it('that is too short says so first, whatever it is made of', () => {
    for (const IdEspe of ['Ñ0041234', 'L0041\u3164\u3164\u3164\u3164', '\u0430\u0431'])
      expect(firstMessage(inscripcionCreateSchema, anInscripcion({ IdEspe }))).toBe(
        'El ID ESPE debe tener al menos 9 caracteres.',
      )
  })
})

describe('a username of dots and dashes alone', () => {
  const LETTER = 'El nombre de usuario debe tener al menos una letra o un número.'

  it.each(['...', '---', '._-', '___'])('like %s is not given out any more', (username) => {
    expect(isNewUsername(username)).toBe(false)
    expect(firstMessage(registerSchema, aRegistration({ username }))).toBe(LETTER)
    expect(firstMessage(userCreateSchema, aUserToCreate({ username }))).toBe(LETTER)
  })

  it('still lets in whoever has it, and does not keep an administrator from saving the rest', () => {
    expect(isUsername('...')).toBe(true)
    expect(loginSchema.parse({ username: '...', password: 'x' }).username).toBe('...')
    expect(userUpdateSchema.parse(aUserToCreate({ username: '...' })).username).toBe('...')
  })

  it.each(['ana', '_ana_', '-1-', '..a'])('is none with a letter or a digit: %s', (username) => {
    expect(registerSchema.parse(aRegistration({ username })).username).toBe(username)
  })
})
