import { runInThisContext } from 'node:vm'
import { api, can, type Endpoint } from '@naf/contract'
import { describe, expect, it } from 'vitest'
import { isAsset, isPublicList, isScreen } from '../../../web/build/worker-rules.ts'
import { VISITORS_LISTS } from '../../support/e2e/routes.ts'

const ORIGIN = 'https://naf.example'

const asked = (
  path: string,
  { mode = 'cors', headers = {} }: { mode?: string; headers?: HeadersInit } = {},
) => {
  const url = new URL(path, ORIGIN)
  return {
    request: { mode, headers: new Headers(headers) } as Request,
    url,
    sameOrigin: url.origin === ORIGIN,
  }
}
const opened = (path: string) => asked(path, { mode: 'navigate' })

const READ: Endpoint[] = Object.values(api)
  .flatMap((table): Endpoint[] => Object.values(table))
  .filter(({ method }) => method === 'GET')

describe('the service worker caches', () => {
  it('the lists that visitors may read, and no other answer of the API', () => {
    const cached = READ.filter(({ path }) => isPublicList(asked(`/api${path}`)))
    expect(cached.map(({ path }) => `/api${path}`)).toEqual(VISITORS_LISTS)
    expect(cached.every(({ permission }) => can(null, permission))).toBe(true)
  })

  it('the same where nothing is left of a rule but its text, as in the worker', () => {
    const written: typeof isPublicList = runInThisContext(`(${isPublicList})`)
    const cached = READ.filter(({ path }) => written(asked(`/api${path}`)))
    expect(cached.map(({ path }) => `/api${path}`)).toEqual(VISITORS_LISTS)
  })

  it('nothing that was asked for with a token', () => {
    const headers = { Authorization: 'Bearer de-alguien' }
    for (const { path } of READ) expect(isPublicList(asked(`/api${path}`, { headers })), path).toBe(false)
  })

  it('what is named after its contents, of the portal alone', () => {
    expect(isAsset(asked('/assets/index-a1b2c3d4.js'))).toBe(true)
    for (const path of ['/robots.txt', '/documentos/convenio.pdf', 'https://otra.example/assets/a.js'])
      expect(isAsset(asked(path)), path).toBe(false)
  })
})

describe('the service worker opens', () => {
  it.each([
    '/',
    '/quienes',
    '/dashboard-usuario/perfil',
    '/dashboard-admin/usuarios/editar/a-1',
    '/dashboard-admin/usuarios/ver/juan.perez',
  ])('%s', (path) => expect(isScreen(opened(path))).toBe(true))

  it.each([
    '/api/salud',
    '/documentos/convenio-latacunga.pdf',
    '/naf.svg',
    '/assets/no-existe',
    'https://otra.example/',
  ])('not %s', (path) => expect(isScreen(opened(path))).toBe(false))

  it('no screen to whom asks for data', () => expect(isScreen(asked('/quienes'))).toBe(false))
})
