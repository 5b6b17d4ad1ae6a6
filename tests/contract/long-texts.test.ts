import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { fieldsOf } from '../support/form-fields.ts'
import { goodForms } from '../support/good-forms.ts'
import { kindsOfWorst, worstText } from '../support/worst-texts.ts'

/** Fields that no schema names; the API accepts and drops the first three. */
const UNNAMED = ['subidoPor', 'rutaPdf', 'rutaImagen', 'Nadie', '__proto__']

const MAX_MS = 50
const MEGABYTE = 1_000_000
/** Around the limits of the fields, and far beyond. */
const LENGTHS = [1_000, 4_000, MEGABYTE]

type Form = Record<string, unknown>

/** @param path of the field, or of a field in a list: `Feriados.0.Nombre` */
const withText = (form: Form, path: string, text: string): Form => {
  const [field = '', at, part = ''] = path.split('.')
  const inList = [{ ...(form[field] as Form[] | undefined)?.[0], [part]: text }]
  const value = at === undefined ? text : part === '' ? [text] : inList
  return Object.defineProperty({ ...form }, field, { value, enumerable: true })
}

/** Milliseconds of CPU, since a busy machine makes every process wait. */
const computing = (): number => process.cpuUsage().user / 1000

/** The quickest of five attempts: garbage collection may delay one of them. */
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

describe('a text of a megabyte', () => {
  it.each(goodForms)('is refused or dropped within 50 ms by $call $n', ({ form, schema }) => {
    for (const field of [...fieldsOf(schema), ...UNNAMED])
      for (const kind of kindsOfWorst)
        for (const length of LENGTHS) {
          const { parsed, ms } = parseInTime(schema, withText(form, field, worstText(kind, length)))
          const where = `${field}: ${length} × ${kind}`
          expect(ms, where).toBeLessThan(MAX_MS)
          if (length < MEGABYTE) continue
          const kept = parsed.success && (parsed.data as Form)
          const [name = ''] = field.split('.')
          expect(kept && Object.hasOwn(kept, name) && kept[name], where).toBeFalsy()
          const refused = parsed.error?.issues.map(({ path }) => path[0])
          if (refused) expect([name, undefined], where).toContain(refused[0])
        }
  })
})
