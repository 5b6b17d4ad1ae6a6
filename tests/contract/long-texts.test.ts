import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { fieldsOf } from '../support/form-fields.ts'
import { goodForms } from '../support/good-forms.ts'
import { kindsOfWorst, worstText } from '../support/worst-texts.ts'

/** Fields that no schema names: the first three the contract lets a form have, and drops. */
const UNNAMED = ['subidoPor', 'rutaPdf', 'rutaImagen', 'Nadie', '__proto__']

const MAX_MS = 50
const MEGABYTE = 1_000_000
/** Around the limits, where a text is looked at, and far beyond. */
const LENGTHS = [1_000, 4_000, MEGABYTE]

type Form = Record<string, unknown>

/** @param path of the field, also of one of a list's: `Feriados.0.Nombre` */
const withText = (form: Form, path: string, text: string): Form => {
  const [field = '', at, part = ''] = path.split('.')
  const inList = [{ ...(form[field] as Form[] | undefined)?.[0], [part]: text }]
  const value = at === undefined ? text : part === '' ? [text] : inList
  return Object.defineProperty({ ...form }, field, { value, enumerable: true })
}

/** Of computing, in milliseconds: a busy machine lets everybody wait. */
const computing = (): number => process.cpuUsage().user / 1000

/** The quickest of five: what else the process tidies up meanwhile is not the schema's fault. */
const parseInTime = (schema: z.ZodType, form: Form) => {
  let best = Number.POSITIVE_INFINITY
  let parsed = schema.safeParse({})
  for (let attempt = 0; attempt < 5 && best > MAX_MS; attempt++) {
    const start = computing()
    parsed = schema.safeParse(form)
    best = Math.min(best, computing() - start)
  }
  return { parsed, ms: best }
}

describe.each(goodForms)('a text of a megabyte in $call $n', ({ form, schema }) => {
  it('would else be taken', () => {
    expect(schema.safeParse(form).error?.issues).toBeUndefined()
  })

  it.each([...fieldsOf(schema), ...UNNAMED])(
    'is refused in %s, or dropped, within 50 ms, whatever it is made of',
    (field) => {
      for (const kind of kindsOfWorst)
        for (const length of LENGTHS) {
          const { parsed, ms } = parseInTime(schema, withText(form, field, worstText(kind, length)))
          expect(ms, `${length} × ${kind}`).toBeLessThan(MAX_MS)
          if (length < MEGABYTE) continue
          const kept = parsed.success && (parsed.data as Form)
          const [name = ''] = field.split('.')
          expect(kept && Object.hasOwn(kept, name) && kept[name], kind).toBeFalsy()
          const blamed = parsed.error?.issues.map(({ path }) => path[0])
          if (blamed) expect([name, undefined], kind).toContain(blamed[0])
        }
    },
  )
})
