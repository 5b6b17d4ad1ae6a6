import { api, type Endpoint } from '@naf/contract'
import { beforeAll, expect, it } from 'vitest'
import { call } from '../support/api-as.ts'
import { anAsesoria, anInscripcion } from '../support/builders.ts'
import { withApi } from '../support/server.ts'
import { worstText } from '../support/worst-texts.ts'

const server = withApi()

beforeAll(async () => {
  await call(server, api.salud.read, {})
})

/** Some 60 kB as they are sent, and a megabyte, which the server may refuse for its size alone. */
const SIZES = { '60 kB': 30_000, 'a megabyte': 500_000 }
const AT_ONCE = 5
/** Of computing, which a busy machine adds little to: half of what it takes to normalise five of the small ones. */
const MAX_MS = 1_000

const computing = (): number => process.cpuUsage().user / 1000

const attack = (endpoint: Endpoint, input: unknown) => call(server, endpoint, { input } as never)

const stored = async () =>
  Promise.all(
    ['inscripciones', 'asesorias', 'correos'].map(
      async (name) => (await server.firebase.db.collection(name).count().get()).data().count,
    ),
  )

for (const [size, length] of Object.entries(SIZES))
  it.each(['accents in the wrong order', 'U+FDFA, which becomes eighteen letters', 'a domain of many parts'])(
    `${size} of %s in any text of a visitor's stores nothing, and keeps nobody waiting`,
    async (kind) => {
      const worst = worstText(kind, length)
      const start = computing()
      const attacks = [
        ...Array.from({ length: AT_ONCE }, () =>
          attack(api.inscripciones.create, anInscripcion({ IdEspe: worst })),
        ),
        attack(api.inscripciones.create, anInscripcion({ Correo: worst })),
        attack(api.asesorias.create, anAsesoria({ Nombre: worst })),
        attack(api.users.login, { username: worst, password: 'secreta-1' }),
      ]
      const health = await call(server, api.salud.read, {})
      expect(health.status).toBe(200)
      for (const { status } of await Promise.all(attacks)) expect([400, 413]).toContain(status)
      expect(computing() - start).toBeLessThan(MAX_MS)
      expect(await stored()).toEqual([0, 0, 0])
    },
  )

it('an ID ESPE of 60 kB is refused for its length', async () => {
  const { status, body } = await attack(
    api.inscripciones.create,
    anInscripcion({ IdEspe: worstText('accents in the wrong order', 30_000) }),
  )
  expect(status).toBe(400)
  expect(body).toEqual({ error: 'Escribe como máximo 20 caracteres.', code: 'invalid_input' })
})
