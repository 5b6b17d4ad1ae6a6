import { ROL } from '@naf/contract'
import { expect, it } from 'vitest'
import { displayName } from '../../../web/src/session/display-name.ts'

it.each([
  [ROL.ADMIN, 'ana', 'ana (Admin)'],
  [ROL.EDITOR, 'ana', 'ana (Editor)'],
  [ROL.USUARIO, 'ana', 'ana'],
  [ROL.USUARIO, undefined, 'Usuario'],
  [ROL.USUARIO, '', 'Usuario'],
])('role %i with the name %j is shown as %j', (rol, username, shown) => {
  expect(displayName(rol, username)).toBe(shown)
})
