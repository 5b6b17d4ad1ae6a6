import { api, type Endpoint, ROL } from '@naf/contract'
import { describe, expect, it } from 'vitest'
import { call, JSON_TYPE, register, send, tally, times, uniqueMail } from '../support/api-as.ts'
import { aCapacitacion, aSignUp } from '../support/builders.ts'
import { anAddress, type Headers, madeUp, throughHosting } from '../support/origins.ts'
import { withApi } from '../support/server.ts'

/** As many calls as docs/decisions/rate-limits.md promises to a class, a family and an editor; api/limits tests the limits. */

describe('the real portal', () => {
  /** `startApi` lifts the limits for the other tests. */
  const server = withApi({
    MAX_LOGIN_FAILURES: undefined,
    MAX_FORMS_PER_IP: undefined,
    MAX_CALLS_PER_IP: undefined,
  })

  const sendBroken = ({ method, path }: Pick<Endpoint, 'method' | 'path'>, headers: Headers) =>
    send(server, method, path.replace(/:\w+/g, 'x'), { headers: { ...JSON_TYPE, ...headers }, body: '{' })

  it('signs a class of 40 behind one address up for one training', async () => {
    const here = throughHosting(anAddress())
    const { token } = await register(server, ROL.EDITOR)
    const { body } = await call(server, api.capacitaciones.create, { input: aCapacitacion(), token })
    const params = { id: body.Id as string }
    const replies = await times(40, () =>
      call(server, api.capacitaciones.signUp, {
        params,
        input: aSignUp({ Correo: uniqueMail() }),
        headers: here,
      }),
    )
    expect(tally(replies)).toEqual({ 201: 40 })
  })

  it('takes 300 steps of each kind from an editor who works through the queue', async () => {
    const { token } = await register(server, ROL.EDITOR)
    const step = (n: number) => {
      const headers = { ...throughHosting(madeUp(n % 250)), authorization: `Bearer ${token}` }
      return sendBroken(api.asesorias.changeState, headers)
    }
    expect(tally(await times(300, step))).toEqual({ 400: 300 })
  })

  it('takes 200 forms of each kind, 600 reads of each list and 10 wrong passwords of an address', async () => {
    const here = throughHosting(anAddress())
    const forms = await times(201, () => sendBroken(api.users.register, here))
    expect(tally(forms)).toEqual({ 400: 200, 429: 1 })
    const reads = await times(601, () => call(server, api.libros.list, { headers: here }))
    expect(tally(reads)).toEqual({ 200: 600, 429: 1 })
    const logins = await times(
      11,
      () =>
        call(server, api.users.login, {
          input: { username: 'nadie', password: 'mala-clave' },
          headers: here,
        }),
      2,
    )
    expect(tally(logins)).toEqual({ 401: 10, 429: 1 })
  })
})
