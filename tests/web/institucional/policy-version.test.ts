import { VERSION_POLITICA, VERSIONES_POLITICA } from '@naf/contract'
import { PRIVACIDAD } from '@naf/web/src/features/institucional/legal/privacidad.ts'
import { expect, it } from 'vitest'

it('the version that forms name is the date of the policy that is shown, and the newest of all', () => {
  expect(VERSION_POLITICA).toBe(PRIVACIDAD.date)
  expect(VERSIONES_POLITICA.at(-1)).toBe(VERSION_POLITICA)
  expect([...VERSIONES_POLITICA].sort()).toEqual(VERSIONES_POLITICA)
})
