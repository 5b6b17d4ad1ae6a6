import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { api } from '@naf/contract'
import { deleteApp, getApps } from 'firebase/app'
import type { DetachedWindowAPI } from 'happy-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anAsesoria } from '../../support/builders.ts'

const GOOGLE = 'https://content-firebaseappcheck.googleapis.com/'
const TOKEN = `${btoa('{}')}.${btoa(JSON.stringify({ iat: 0, exp: 4102444800 }))}.x`

let server: Server
let seen: { url: string | undefined; headers: IncomingHttpHeaders }[]
let askedGoogle: string[]

/** Google's script as a page has it once it is loaded; `ready` never calls back where it is blocked. */
const grecaptcha = (ready: (then: () => void) => void) => ({
  enterprise: {
    ready,
    render: (_container: string, { callback }: { callback: () => void }) => {
      callback()
      return 'widget'
    },
    execute: async () => 'una-prueba',
  },
})

beforeEach(async () => {
  seen = []
  askedGoogle = []
  server = createServer((request, response) => {
    seen.push({ url: request.url, headers: request.headers })
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('[]')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI }
  happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)

  const reallyFetch = window.fetch.bind(window)
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (!String(url).startsWith(GOOGLE)) return reallyFetch(url, init)
    askedGoogle.push(`${url} ${init?.body}`)
    return new Response(JSON.stringify({ token: TOKEN, ttl: '3600s' }))
  })
  vi.stubGlobal(
    'grecaptcha',
    grecaptcha((then) => then()),
  )
  // What a page loads once, each test loads anew.
  vi.resetModules()
})

afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(getApps().map(deleteApp))
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const withSiteKey = () => vi.stubEnv('VITE_RECAPTCHA_SITE_KEY', 'clave-del-sitio')
const load = () => import('../../../web/src/lib/api-client.ts')
const proofs = () => seen.map(({ headers }) => headers['x-firebase-appcheck'])

describe('a visitor’s form, where the project uses App Check', () => {
  it('carries the token that Google gave for reCAPTCHA’s', async () => {
    withSiteKey()
    const { call } = await load()
    await call(api.asesorias.create, { input: anAsesoria() })
    expect(proofs()).toEqual([TOKEN])
    expect(askedGoogle).toEqual([
      expect.stringMatching(/:exchangeRecaptchaEnterpriseToken\?key=demo-api-key .*una-prueba/),
    ])
  })

  it('goes without it where Google’s script is blocked: after ten seconds, and the server decides', async () => {
    withSiteKey()
    vi.stubGlobal(
      'grecaptcha',
      grecaptcha(() => {}),
    )
    const { call } = await load()
    await import('../../../web/src/lib/app-check.ts')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const sent = call(api.asesorias.create, { input: anAsesoria() })
    await vi.advanceTimersByTimeAsync(9_900)
    expect(seen).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    vi.useRealTimers()
    await sent
    expect(proofs()).toEqual([undefined])
  })
})

describe('nothing is asked of Google', () => {
  it('for what anybody may read', async () => {
    withSiteKey()
    const { call } = await load()
    await call(api.libros.list)
    expect([proofs(), askedGoogle]).toEqual([[undefined], []])
  })

  it('where the project has no site key', async () => {
    const { call } = await load()
    await call(api.asesorias.create, { input: anAsesoria() })
    expect([proofs(), askedGoogle]).toEqual([[undefined], []])
  })
})
