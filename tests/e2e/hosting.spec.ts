import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { BUCKET } from '../../scripts/lib/addresses.ts'
import { ROOT } from '../../scripts/lib/paths.ts'
import { withIds } from '../support/e2e/demo-ids.ts'
import { expectError } from '../support/e2e/dialogs.ts'
import { FAILURES, fail } from '../support/e2e/hold.ts'
import { openLogin, sendLogin } from '../support/e2e/people.ts'
import { OWN_ROUTES, PUBLIC_ROUTES, READING_ROUTES, VISITORS_LISTS } from '../support/e2e/routes.ts'
import { expect, test } from '../support/e2e/test.ts'
import { url } from '../support/emulators.ts'
import { oddBodies } from '../support/odd-bodies.ts'

const CONFIG = join(ROOT, 'firebase.json')

const PRIVATE_PATHS = [
  ...OWN_ROUTES.map(({ path }) => `/dashboard-admin/${path.replace(/:\w+/, 'un-id')}`),
  // A name may have a dot, as a file's does.
  '/dashboard-admin/usuarios/ver/juan.perez',
  '/no-existe',
  '/no/existe',
]

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('geolocation=()'),
  'content-security-policy': expect.stringContaining("script-src 'self';"),
}

const SITE = url('portal')

/** What a document says of itself to others, read as they read it. */
const readHead = async (request: APIRequestContext, path: string) => {
  const html = await (await request.get(path)).text()
  const content = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
  return {
    html,
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    content,
  }
}

for (const { path, heading, title } of PUBLIC_ROUTES)
  test(`${path} is served with its own title, description, address, card and heading, and nothing inline`, async ({
    request,
  }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    expect(response.headers()).toMatchObject(HEADERS)

    const { html, canonical, content, ...head } = await readHead(request, path)
    expect(html).toContain('<html lang="es-EC">')
    expect(head.title).toBe(title)
    expect(canonical).toBe(new URL(path, SITE).href)
    expect(content('description')?.length).toBeGreaterThan(50)
    expect(content('description')?.length).toBeLessThan(161)
    expect(content('og:url')).toBe(canonical)
    expect(content('og:title')).toBe(title.replace(' · NAF', ''))
    expect(content('og:description')).toBe(content('description'))
    expect(content('robots')).toBeUndefined()
    expect(html.includes(`>${heading}</h1>`)).toBe(path !== '/login')
    expect(html).not.toMatch(/<script(?![^>]* src=)|<style| style=| on[a-z]+="/)
    expect(html.indexOf('<meta charset="utf-8" />')).toBeLessThan(100)
  })

test('no two public pages describe themselves alike', async ({ request }) => {
  const heads = await Promise.all(PUBLIC_ROUTES.map(({ path }) => readHead(request, path)))
  const descriptions = heads.map(({ content }) => content('description'))
  expect(new Set(descriptions).size).toBe(PUBLIC_ROUTES.length)
  const card = await request.get(new URL(heads[0]?.content('og:image') ?? '').pathname)
  expect(card.headers()['content-type']).toBe('image/png')
})

test('every other path is answered with an empty page, which no search engine keeps', async ({ request }) => {
  const { html } = await readHead(request, '/no/existe')
  expect(html).toContain('<meta name="robots" content="noindex" />')
  expect(html).toContain('<div id="root"></div>')
  for (const path of PRIVATE_PATHS) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    expect(await response.text(), path).toBe(html)
    expect(response.headers(), path).toMatchObject(HEADERS)
  }
})

test("search engines find a map of the public pages, and no way into the dashboards' and the API's", async ({
  request,
}) => {
  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toContain('text/plain')
  expect(await robots.text()).toContain('Disallow: /dashboard-')
  // Those who draw the public pages read the lists, too.
  for (const path of VISITORS_LISTS) {
    expect(await robots.text()).toContain(`Allow: ${path}\n`)
    expect((await request.get(path)).status(), path).toBe(200)
  }
  const [map, documents] = [...(await robots.text()).matchAll(/Sitemap: (\S+)/g)].map(
    ([, address = '']) => address,
  )
  const xml = await (await request.get(map ?? '')).text()
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(addresses.sort()).toEqual(PUBLIC_ROUTES.map(({ path }) => new URL(path, SITE).href).sort())
  const published = await (await request.get(documents ?? '')).text()
  for (const { path } of READING_ROUTES)
    expect(published).toContain(`<loc>${new URL(await withIds(path), SITE).href}</loc>`)
})

test('an address has one form: with a slash at its end, or as a file, it leads to the one without', async ({
  request,
}) => {
  for (const path of ['/quienes/', '/quienes.html']) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(301)
    expect(response.headers().location, path).toBe('/quienes')
  }
})

test("the real portal's policy names Google's services and no machine of ours", () => {
  const policy = /"Content-Security-Policy",\s*"value": "([^"]*)"/.exec(readFileSync(CONFIG, 'utf8'))?.[1]
  const directives = Object.fromEntries(
    (policy ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
  expect(directives).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'connect-src': ["'self'", 'https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
  })
  expect(policy).not.toMatch(/unsafe|http:|\*|127\.0\.0\.1|localhost/)
})

test('what a page is made of is kept for good under a name that changes with it', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const assets = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '')
  expect(assets.length).toBeGreaterThan(2)
  for (const path of assets) {
    const response = await request.get(path)
    expect(path).toMatch(/-[\w-]{8,}\.(js|css|woff2|svg)$/)
    expect(response.status(), path).toBe(200)
    expect(response.headers(), path).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringMatching(/javascript|css|font|svg/),
      'x-content-type-options': 'nosniff',
    })
  }
})

test('a file that is not there is not found, rather than a page, and may be there the next time', async ({
  request,
}) => {
  for (const path of [
    '/assets/index-00000000.js',
    '/assets/no/existe.css',
    '/documentos/no-existe.pdf',
    '/icon-9.png',
    '/workbox-abc.js',
    '/index.htm',
  ]) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(await response.text(), path).not.toContain('id="root"')
    expect(response.headers()['cache-control'], path).toBe('no-cache')
  }
})

test('the list of the modules that the portal is made of is given to nobody', async ({ request }) => {
  for (const path of ['/.vite/manifest.json', '/.vite/', '/manifest.json', '/assets/manifest.json']) {
    const response = await request.get(path)
    expect(await response.text(), path).not.toContain('src/')
    if (path.endsWith('.json')) expect(response.status(), path).toBe(404)
  }
})

test("a page shows the pictures of the portal's own bucket, and of no other", async ({ page, problems }) => {
  problems.allow(/Content-Security-Policy|Content Security Policy|status of 40/)
  await page.goto('/terminos-condiciones')
  const isRefused = (bucket: string) =>
    page.evaluate(
      (address) =>
        new Promise<boolean>((resolve) => {
          document.addEventListener('securitypolicyviolation', () => resolve(true), { once: true })
          const picture = document.createElement('img')
          picture.onerror = () => setTimeout(() => resolve(false), 100)
          picture.src = address
        }),
      `${url('storage')}/v0/b/${bucket}/o/galeria%2Fno-existe.png?alt=media`,
    )
  expect(await isRefused(BUCKET)).toBe(false)
  for (const other of ['otro-proyecto.appspot.com', `${BUCKET}.evil.test`, 'demo-naf', ''])
    expect(await isRefused(other), other).toBe(true)
})

test('the API answers an unknown path in JSON', async ({ request }) => {
  for (const path of ['/api/no-existe', '/api/usuarios', '/api/asesorias/eliminar']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(await response.json(), path).toMatchObject({ code: 'not_found', error: expect.any(String) })
    expect(response.headers()['cache-control'], path).toBe('no-store')
  }
})

test('a body that no form of the portal sends is refused in JSON, and one that it sends is read', async ({
  request,
}) => {
  for (const [what, { headers, body }, status, code] of oddBodies('1710034065')) {
    // Two machines stand between here and the API: what they hold back is no matter of it.
    if (body && body.length > 10_000_000) continue
    const data = body ?? ''
    const response = await request.post('/api/users/login', { headers: headers ?? {}, data })
    expect([what, response.status(), (await response.json()).code]).toEqual([what, status, code])
  }
  const wrong = await request.post('/api/users/login', { data: { username: 'admin', password: 'otra' } })
  expect(wrong.status()).toBe(401)
})

test('a path that is no screen leads to the first page', async ({ page }) => {
  for (const path of ['/no/existe', '/servicios/otra', '/no-existe']) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Solicitar una asesoría' })).toBeVisible()
  }
})

test('an answer in HTML, from whatever stands before the API, is survived', async ({ page, problems }) => {
  problems.allow(/status of 502.*users\/login/)
  await fail(page, '**/api/users/login', FAILURES.html)
  await openLogin(page)
  await sendLogin(page, 'usuario', 'Demo-2025')
  await expectError(page, 'El servicio no está disponible en este momento.')
  await expect(page.getByLabel('Nombre de usuario')).toHaveValue('usuario')
})
