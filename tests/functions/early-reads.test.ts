import { setTimeout as wait } from 'node:timers/promises'
import { api, ROL, type Rol } from '@naf/contract'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { AppError } from '../../functions/src/errors.ts'
import type { Session } from '../../functions/src/platform/identity.ts'
import { call, type Person, register } from '../support/api-as.ts'
import { anAsesoria } from '../support/builders.ts'
import { contentCalls } from '../support/content-kinds.ts'
import { withApi } from '../support/with-api.ts'

/** What is read while the account behind a token is looked up: docs/decisions/early-reads.md. */

type Verify = (token: string, signed?: (claimed: Session) => void) => Promise<Session>

/** What is done, in its order. */
let steps: string[] = []
/** With what the list fails, where it is set. */
let outage: Error | undefined
/** In the place of the check of a token, where it is set. */
let verify: ((real: Verify) => Verify) | undefined

const noted =
  <A extends unknown[], R>(step: string, work: (...args: A) => Promise<R>) =>
  async (...args: A): Promise<R> => {
    steps.push(step)
    return work(...args)
  }

const server = withApi({}, ({ identity, asesorias }) => {
  const real: Verify = identity.verifyToken
  const verifyToken: Verify = (...args) => (verify ? verify(real) : real)(...args)
  return {
    identity: { ...identity, verifyToken },
    asesorias: {
      ...asesorias,
      list: noted('list', async (query) => {
        if (outage) throw outage
        return asesorias.list(query)
      }),
      markDone: noted('mark', asesorias.markDone),
    },
  }
})

let editor: Person
beforeAll(async () => {
  editor = await register(server, ROL.EDITOR)
})
beforeEach(() => {
  outage = undefined
  verify = undefined
  steps = []
})

const list = () => call(server, api.asesorias.list, { token: editor.token })

/** The signature is good; what becomes of the account is known as soon as the list was asked for. */
const accountAfterList =
  (outcome: (session: Session) => Session): typeof verify =>
  (real) =>
  async (token, signed) => {
    const session = await real(token, signed)
    while (!steps.includes('list')) await wait(10)
    return outcome(session)
  }

it('a list is read while the account is looked up, and neither waits for the other', async () => {
  verify = accountAfterList((session) => session)
  expect((await list()).status).toBe(200)
  expect(steps).toEqual(['list'])
})

it('of what was read nothing is given to whose token turns out to be over', async () => {
  await call(server, api.asesorias.create, { input: anAsesoria() })
  verify = accountAfterList(() => {
    throw new AppError('unauthenticated', 'Tu sesión terminó. Ingresa de nuevo.')
  })
  const { status, body } = await list()
  expect([status, body]).toEqual([
    401,
    { error: 'Tu sesión terminó. Ingresa de nuevo.', code: 'unauthenticated' },
  ])
})

it('whose token turns out to be over hears that, also where what was read for them failed', async () => {
  outage = new Error('nobody waits for this')
  verify = accountAfterList(() => {
    throw new AppError('unauthenticated', 'Tu sesión terminó. Ingresa de nuevo.')
  })
  expect(await list()).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
  expect(steps).toEqual(['list'])
})

it('nothing is read for a token that nobody signed, or for a role that may not', async () => {
  expect((await call(server, api.asesorias.list, { token: 'de.nadie.x' })).status).toBe(401)
  const { token } = await register(server)
  expect((await call(server, api.asesorias.list, { token })).status).toBe(403)
  expect(steps).toEqual([])
})

it('who has another role than the token says is answered as what they are', async () => {
  const libros = contentCalls(() => server, 'libros')
  await libros.create(editor.token)
  const as =
    (claimed: Rol, rol: Rol | null): typeof verify =>
    (real) =>
    async (token, signed) => {
      const session = await real(token)
      signed?.({ ...session, rol: claimed })
      return { ...session, rol }
    }
  const usernames = async () =>
    (await libros.list(editor.token)).body.map(({ Username }: { Username: string }) => Username)
  verify = as(ROL.EDITOR, null)
  expect(await usernames()).toEqual([''])
  verify = as(ROL.USUARIO, ROL.EDITOR)
  expect(await usernames()).toEqual([editor.user.Username])
})

it('what writes waits for the account', async () => {
  const { body } = await call(server, api.asesorias.create, { input: anAsesoria() })
  verify = (real) => async (token, signed) => {
    const session = await real(token, signed)
    await wait(100)
    steps.push('account')
    return session
  }
  await call(server, api.asesorias.markDone, { params: { id: body.Id }, token: editor.token })
  expect(steps).toEqual(['account', 'mark'])
})
