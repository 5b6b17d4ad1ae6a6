import { api } from '@naf/contract'
import { beforeAll, expect, it } from 'vitest'
import { call, type Person, register, uniqueName } from '../support/api-as.ts'
import { times } from '../support/at-once.ts'
import { withApi } from '../support/server.ts'

const TRIES = 200
/** Refusals leave at whole steps after their arrival. */
const STEP_MS = 500

const server = withApi()
let people: Person[]
beforeAll(async () => {
  people = await times(20, () => register(server))
})

/** The milliseconds until a login is refused. */
const refused = async (username: string): Promise<number> => {
  const start = performance.now()
  const { status } = await call(server, api.users.login, { input: { username, password: 'mala-clave' } })
  expect(status).toBe(401)
  return performance.now() - start
}

/** How often a value of `a` is above one of `b` (Mann and Whitney). At 0.5 the time tells nothing. */
const areaUnderCurve = (a: number[], b: number[]): number => {
  let above = 0
  for (const x of a) for (const y of b) above += x > y ? 1 : x === y ? 0.5 : 0
  return above / (a.length * b.length)
}

/** Chance alone leaves these bounds once in twelve rounds; more rounds make chance fade. */
it('the time of a refused login does not tell whether the username exists', async () => {
  const [known, unknown]: [number[], number[]] = [[], []]
  let area = Number.NaN
  for (let round = 0; round < 4 && !(area > 0.45 && area < 0.55); round += 1) {
    await times(2 * TRIES, async (n) => {
      const isKnown = n % 2 === 0
      const { user } = people[(n / 2) % people.length] ?? {}
      const ms = await refused(isKnown ? String(user?.Username) : uniqueName('persona'))
      ;(isKnown ? known : unknown).push(ms)
    })
    area = areaUnderCurve(known, unknown)
  }
  expect(Math.min(...known, ...unknown)).toBeGreaterThan(STEP_MS - 2)
  expect(area).toBeGreaterThan(0.45)
  expect(area).toBeLessThan(0.55)
}, 120_000)
