import { cleanCorreo, isCorreo } from '@naf/contract'
import { FIND_DOUBT } from '@naf/web/src/ui/doubts.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'

const typed = fc
  .tuple(
    fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('ana', 'ana.', 'ana..b', '<ana', 'Ana <ana')),
    fc.constantFrom('gmial.com', 'hotmal.com', 'gmail.con', 'outlok.es'),
    fc.constantFrom('', '.', ',', '>', ' '),
  )
  .map(([before, domain, behind]) => `${before}@${domain}${behind}`)

it("proposes with 'Corregir' only an address that the form accepts", () => {
  let proposed = 0
  fc.assert(
    fc.property(typed, (correo) => {
      const value = FIND_DOUBT.correo(correo)?.fix?.value
      if (value === undefined) return
      proposed += 1
      expect(isCorreo(cleanCorreo(value))).toBe(true)
    }),
  )
  expect(proposed).toBeGreaterThan(0)
})
