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

/**
 * The area under the curve, by Mann and Whitney: how often one of `a` takes longer than one of `b`. At 0.5 the time
 * tells nothing.
 */
const areaUnderCurve = (a: number[], b: number[]): number => {
  let longer = 0
  for (const x of a) for (const y of b) longer += x > y ? 1 : x === y ? 0.5 : 0
  return longer / (a.length * b.length)
}

/**
 * Chance alone takes the area of 200 tries out of these bounds once in twelve times. So whatever lies outside is measured
 * on: chance fades with the number of tries, and what the time tells does not.
 */
it('a stranger does not learn from the time of a refused login whether the username exists', async () => {
  const known: number[] = []
  const unknown: number[] = []
  let area = Number.NaN
  for (let round = 0; round < 4 && !(area > 0.45 && area < 0.55); round++) {
    await times(2 * TRIES, async (n) => {
      const isKnown = n % 2 === 0
      const username = isKnown
        ? (people[(n / 2) % people.length] as Person).user.Username
        : uniqueName('persona')
      const ms = await refused(username)
      ;(isKnown ? known : unknown).push(ms)
    })
    area = areaUnderCurve(known, unknown)
  }
  expect(Math.min(...known, ...unknown)).toBeGreaterThan(STEP_MS - 2)
  expect(area).toBeGreaterThan(0.45)
  expect(area).toBeLessThan(0.55)
}, 120_000)
