import type { APIRequestContext } from '@playwright/test'
import { url } from '../../scripts/lib/config.ts'
import { builtAssets, emulatorConfig, everywhere } from '../../scripts/lib/hosting-config.ts'
import { smokeTest } from '../../scripts/lib/smoke.ts'
import { recordsTitled, withIds } from '../support/data.ts'
import { apiToken } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import {
  DEMO_RECORDS,
  OWN_ROUTES,
  PUBLIC_ROUTES,
  READING_ROUTES,
  type Role,
  VISITORS_LISTS,
} from '../support/routes.ts'

const SITE = url('portal')
const HTML_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('geolocation=()'),
  'content-security-policy': expect.stringContaining("default-src 'none'; "),
}

/** The head of a document, as search engines and messengers read it. */
const readHead = async (request: APIRequestContext, path: string) => {
  const response = await request.get(path)
  const html = await response.text()
  const meta = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
  return {
    response,
    html,
    meta,
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
  }
}

const locations = (map: string) => [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

test('a page loads its code after its first paint, and without news of a paint after three seconds', async ({
  page,
  context,
}) => {
  await page.goto('/naf')
  const [painted, asked] = await page.evaluate(() => {
    const script = document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset.entry ?? ''
    const [paint] = performance.getEntriesByType('paint')
    const [code] = performance.getEntriesByName(new URL(script, location.href).href)
    return [paint?.startTime, code?.startTime]
  })
  expect(asked).toBeGreaterThan(painted ?? Number.NaN)
  await context.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  await page.goto('/quienes')
})

test.describe('Hosting', () => {
  test('serves each public page with a head of its own and nothing inline', async ({ request }) => {
    const descriptions = new Set<string | undefined>()
    for (const { path, heading, title } of PUBLIC_ROUTES)
      await test.step(path, async () => {
        const { response, html, meta, ...head } = await readHead(request, path)
        expect.soft(response.status()).toBe(200)
        expect.soft(response.headers()).toMatchObject(HTML_HEADERS)
        expect.soft(html).toContain('<html lang="es-EC">')
        expect.soft(head).toEqual({ title, canonical: new URL(path, SITE).href })
        expect.soft(meta('description')).toMatch(/^.{51,160}$/)
        expect.soft(meta('og:url')).toBe(head.canonical)
        expect.soft(meta('og:title')).toBe(title.replace(' · NAF', ''))
        expect.soft(meta('og:description')).toBe(meta('description'))
        expect.soft(meta('robots')).toBeUndefined()
        // The login begins with a splash.
        expect.soft(html.includes(`>${heading}</h1>`)).toBe(path !== '/login')
        expect.soft(html).not.toMatch(/<script(?![^>]* src=)|<style| style=| on[a-z]+="/)
        // Browsers look for the encoding at the beginning of a document.
        expect.soft(html.indexOf('<meta charset="utf-8" />')).toBeLessThan(100)
        descriptions.add(meta('description'))
      })
    expect(descriptions.size).toBe(PUBLIC_ROUTES.length)
    const [book] = await recordsTitled('libros', DEMO_RECORDS.libros)
    const own = await readHead(request, `/biblioteca/${book?.Id}`)
    expect(own.canonical).toBe(`${SITE}/biblioteca/${book?.Id}`)
    expect([own.title, own.meta('og:type')]).toEqual([`${DEMO_RECORDS.libros} · NAF`, 'book'])
    const { meta } = await readHead(request, '/')
    const card = await request.get(new URL(meta('og:image') ?? '').pathname)
    expect(card.headers()['content-type']).toBe('image/png')
  })

  test('serves every other path as an empty page that search engines skip', async ({ request }) => {
    const { html } = await readHead(request, '/no/existe')
    expect(html).toContain('<meta name="robots" content="noindex" />')
    expect(html).toContain('<div id="root"></div>')
    const own = OWN_ROUTES.map(({ path }) => `/dashboard-admin/${path.replace(/:\w+/, 'un-id')}`)
    // A user's name may have a dot, as the name of a file.
    for (const path of [...own, '/dashboard-admin/usuarios/ver/juan.perez', '/no-existe', '/no/existe']) {
      const response = await request.get(path)
      expect.soft([path, response.status()]).toEqual([path, 200])
      expect.soft(await response.text(), path).toBe(html)
      expect.soft(response.headers(), path).toMatchObject(HTML_HEADERS)
    }
  })

  test('gives search engines a map of what visitors may read', async ({ request }) => {
    const answer = await request.get('/robots.txt')
    expect(answer.headers()['content-type']).toContain('text/plain')
    const robots = await answer.text()
    for (const rule of [
      'Disallow: /dashboard-',
      'Disallow: /api/',
      ...VISITORS_LISTS.map((path) => `Allow: ${path}`),
    ])
      expect.soft(robots).toContain(`${rule}\n`)
    const [pages = '', publications = ''] = [...robots.matchAll(/Sitemap: (\S+)/g)].map(([, map = '']) => map)
    const addresses = locations(await (await request.get(pages)).text())
    expect(addresses.sort()).toEqual(PUBLIC_ROUTES.map(({ path }) => new URL(path, SITE).href).sort())
    const published = locations(await (await request.get(publications)).text())
    for (const { path } of READING_ROUTES)
      expect(published).toContain(new URL(await withIds(path), SITE).href)
  })

  test('redirects other forms of an address, and opens the portal with 404 where there is no file', async ({
    request,
  }) => {
    const portal = await (await request.get('/no-existe')).text()
    for (const path of ['/quienes/', '/quienes.html']) {
      const response = await request.get(path, { maxRedirects: 0 })
      expect.soft([path, response.status(), response.headers().location]).toEqual([path, 301, '/quienes'])
    }
    for (const path of [
      '/assets/index-00000000.js',
      '/documentos/no-existe.pdf',
      '/index.htm',
      '/.vite/manifest.json',
      '/servicios.',
      '/biblioteca/un-libro.',
      '/404',
    ]) {
      const response = await request.get(path)
      expect.soft([path, response.status()]).toEqual([path, 404])
      expect.soft(response.headers(), path).toMatchObject(HTML_HEADERS)
      expect.soft(await response.text(), path).toBe(portal)
    }
  })
})

test('the portal passes the smoke test of a deployment', async () => {
  await smokeTest(SITE, { headers: everywhere(emulatorConfig()), assets: builtAssets() })
})

test('Hosting may cache a list for visitors for a minute, and for nobody with a session', async ({
  request,
}) => {
  const look = async (path: string, role?: Role) => {
    const headers: Record<string, string> = role ? { authorization: `Bearer ${await apiToken(role)}` } : {}
    const answer = await request.get(path, { headers })
    return { ...answer.headers(), text: await answer.text() } as Record<string, string>
  }
  for (const path of VISITORS_LISTS) {
    const visitors = await look(path)
    expect.soft(visitors['cache-control'], path).toBe('public, max-age=0, s-maxage=60')
    expect.soft(visitors.vary?.toLowerCase(), path).toContain('authorization')
    const [theirs, staffs] = [await look(path, 'usuario'), await look(path, 'editor')]
    for (const own of [theirs, staffs]) expect.soft(own['cache-control'], path).toBe('private, no-cache')
    expect.soft(staffs.text, path).not.toBe(theirs.text)
  }
})
