import { schemas } from '@naf/contract/schemas'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import {
  aBoletin,
  aLibro,
  anAsesoria,
  anImagen,
  anInscripcion,
  aPerfil,
  aRegistration,
  aUserToCreate,
} from '../support/builders.ts'
import { fieldsOf } from '../support/form-fields.ts'
import { kindsOfWorst, worstText } from '../support/worst-texts.ts'

type Schemas = typeof schemas
type Form = Record<string, unknown>

/** Forms that are taken, one or several for each call that takes one: a call without does not compile. */
type Forms = {
  [E in keyof Schemas]: {
    [K in keyof Schemas[E] as Schemas[E][K] extends { input: null } ? never : K]: [Form, ...Form[]]
  }
}

const FORMS: Forms = {
  salud: {},
  users: {
    login: [{ username: 'ana', password: 'secreta-1' }],
    register: [
      aRegistration(),
      aRegistration({ tipoIdentificacion: 'ruc', cedulaRUC: '1710034065001', rol_id: undefined }),
    ],
    updatePerfil: [aPerfil()],
    create: [aUserToCreate()],
    update: [aUserToCreate()],
  },
  asesorias: { create: [anAsesoria()] },
  boletines: { create: [aBoletin()], edit: [aBoletin()] },
  libros: { create: [aLibro()], edit: [aLibro()] },
  galeria: { create: [anImagen()], edit: [anImagen()] },
  inscripciones: { create: [anInscripcion()] },
}

/** Fields that no schema names: the first three the contract lets a form have, and drops. */
const UNNAMED = ['subidoPor', 'rutaPdf', 'rutaImagen', 'Nadie', '__proto__']

const calls = Object.entries(FORMS).flatMap(([entity, forms]) =>
  Object.entries(forms as Record<string, Form[]>).flatMap(([name, all]) =>
    all.map((form, n) => {
      const schema = (schemas as unknown as Record<string, Record<string, { input: z.ZodType }>>)[entity]?.[
        name
      ]?.input as z.ZodType
      return { call: `${entity}.${name} ${n + 1}`, form, schema }
    }),
  ),
)

const MAX_MS = 50
const MEGABYTE = 1_000_000
/** Around the limits, where a text is looked at, and far beyond. */
const LENGTHS = [1_000, 4_000, MEGABYTE]

const withText = (form: Form, field: string, value: string): Form =>
  Object.defineProperty({ ...form }, field, { value, enumerable: true })

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

describe.each(calls)('a text of a megabyte in $call', ({ form, schema }) => {
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
          expect(kept && Object.hasOwn(kept, field) && kept[field], kind).toBeFalsy()
          const blamed = parsed.error?.issues.map(({ path }) => path[0])
          if (blamed) expect([field, undefined], kind).toContain(blamed[0])
        }
    },
  )
})
