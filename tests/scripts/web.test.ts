import { runInThisContext } from 'node:vm'
import { api, can, type Endpoint } from '@naf/contract'
import { describe, expect, it } from 'vitest'
import { robotsTxt } from '../../web/build/head.ts'
import { isAsset, isPublicList, isScreen } from '../../web/build/worker-rules.ts'
import { VISITORS_LISTS } from '../support/routes.ts'

const SITE = 'https://naf.example'

describe('the service worker', () => {
  const asked = (path: string, mode = 'cors', headers: HeadersInit = {}) => {
    const url = new URL(path, SITE)
    const request = { mode, headers: new Headers(headers) } as Request
    return { request, url, sameOrigin: url.origin === SITE }
  }
  const reads: Endpoint[] = Object.values(api)
    .flatMap((table): Endpoint[] => Object.values(table))
    .filter(({ method }) => method === 'GET')

  it('caches the lists that visitors may read, without a token, and no other answer of the API', () => {
    // The worker has the text of the rule only.
    const written: typeof isPublicList = runInThisContext(`(${isPublicList})`)
    const cached = reads.filter(({ path }) => written(asked(`/api${path}`)))
    expect(cached.map(({ path }) => `/api${path}`).sort()).toEqual([...VISITORS_LISTS].sort())
    expect(cached.every(({ permission }) => can(null, permission))).toBe(true)
    const headers = { Authorization: 'Bearer de-alguien' }
    for (const { path } of reads) expect(written(asked(`/api${path}`, 'cors', headers)), path).toBe(false)
  })

  it('caches the assets of the portal only', () => {
    expect(isAsset(asked('/assets/index-a1b2c3d4.js'))).toBe(true)
    for (const path of ['/robots.txt', '/documentos/convenio.pdf', 'https://otra.example/assets/a.js'])
      expect(isAsset(asked(path)), path).toBe(false)
  })

  it('opens screens, and neither files nor the API', () => {
    for (const path of ['/', '/quienes', '/dashboard-admin/usuarios/ver/j.perez'])
      expect.soft(isScreen(asked(path, 'navigate')), path).toBe(true)
    const files = ['/documentos/convenio-latacunga.pdf', '/naf.svg', '/assets/no-existe']
    for (const path of ['/api/salud', ...files, 'https://otra.example/'])
      expect.soft(isScreen(asked(path, 'navigate')), path).toBe(false)
    expect(isScreen(asked('/quienes'))).toBe(false)
  })
})

describe('robots.txt', () => {
  /** RFC 9309, 2.2.2: the longest rule that the path begins with decides. */
  const isAllowed = (path: string): boolean => {
    const rules = [...robotsTxt(SITE).matchAll(/^(Allow|Disallow): (\S+)$/gm)]
      .map(([, rule, start = '']) => ({ rule, start }))
      .filter(({ start }) => path.startsWith(start))
      .sort((a, b) => b.start.length - a.start.length)
    return rules[0]?.rule !== 'Disallow'
  }

  it('lets calendar programs read the subscription to the due dates', () => {
    const { path } = api.calendario.subscription
    expect(isAllowed(`/api${path.replace(':tipo', 'sociedad').replace(':digito', '3')}`)).toBe(true)
    for (const closed of ['/api/asesorias/todas', '/api/users', '/dashboard-admin/inicio'])
      expect.soft(isAllowed(closed), closed).toBe(false)
  })
})
