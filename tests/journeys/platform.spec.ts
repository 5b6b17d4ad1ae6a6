import type { APIRequestContext } from '@playwright/test'
import { url } from '../../scripts/lib/config.ts'
import { uniqueName } from '../support/api-as.ts'
import { expectAccessibleInLight, expectLoaded, expectNothingCut } from '../support/axe.ts'
import { recordsTitled, sendRequest, withIds } from '../support/data.ts'
import { apiToken, DEMO } from '../support/people.ts'
import { expect, type Portal, test } from '../support/portal.ts'
import {
  DEMO_RECORDS,
  dashboardOf,
  OWN_AREAS,
  OWN_ROUTES,
  type OwnRoute,
  PUBLIC_ROUTES,
  READING_ROUTES,
  REFUSAL,
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

  test('redirects other forms of an address and finds no file that is missing', async ({ request }) => {
    for (const path of ['/quienes/', '/quienes.html']) {
      const response = await request.get(path, { maxRedirects: 0 })
      expect.soft([path, response.status(), response.headers().location]).toEqual([path, 301, '/quienes'])
    }
    for (const path of [
      '/assets/index-00000000.js',
      '/documentos/no-existe.pdf',
      '/index.htm',
      '/.vite/manifest.json',
    ]) {
      const response = await request.get(path)
      const answer = [response.status(), response.headers()['cache-control']]
      expect.soft([path, ...answer]).toEqual([path, 404, 'no-cache'])
      expect.soft(await response.text(), path).not.toMatch(/id="root"|src\//)
    }
  })
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

const DESKTOP = { width: 1280, height: 800 }
const NARROW = { width: 320, height: 800 }

/** Narrows the long lists to a few rows; more rows prove nothing else. */
const FEW: Record<string, string> = {
  'ver-inscripciones': '?q=toapanta',
  usuarios: '?q=toapanta',
  'boletines-manager': '?q=retención',
  'libros-manager': '?q=retenciones',
  'galeria-manager': '?q=mercado',
}

interface Shown {
  path: string
  heading: string | RegExp
}

/** Expects a screen without findings of axe on a desktop, and without sideways scroll or cut text at 320 px. */
const inspect = async (portal: Portal, name: string, heading: string | RegExp) => {
  const { page } = portal
  await expect(portal.heading(heading)).toBeVisible()
  await expectLoaded(page)
  await expectAccessibleInLight(page, name)
  await page.setViewportSize(NARROW)
  await expectNothingCut(page, `${name} at 320 px`)
  await page.setViewportSize(DESKTOP)
}

const inspectAll = async (portal: Portal, screens: readonly Shown[]) => {
  for (const { path, heading } of screens)
    await test.step(path, async () => {
      await portal.go(await withIds(path))
      await inspect(portal, path, heading)
    })
}

const below = (role: Role, routes: readonly OwnRoute[]): Shown[] =>
  routes.map(({ path, heading }) => ({
    path: `${dashboardOf(role)}/${path}${FEW[path] ?? ''}`,
    heading,
  }))

const isPublicToo = ({ path }: OwnRoute) =>
  [...PUBLIC_ROUTES, ...READING_ROUTES].some((each) => each.path === `/${path}`)
const isForStaff = ({ roles }: OwnRoute) => !roles.includes('usuario')

test.describe('axe and a window of 320 px find nothing wrong', () => {
  test.use({ viewport: DESKTOP })
  // Creates the missing records before a page reads and keeps their lists.
  test.beforeEach(() => withIds('/:capacitacion/:calendario/:plantilla'))

  test('on the screens of a visitor', async ({ portal }) => {
    await portal.openDeclining('/servicios')
    await inspect(portal, '/servicios', 'Asesoría Virtual')
    await inspectAll(
      portal,
      [...PUBLIC_ROUTES, ...READING_ROUTES].filter(({ path }) => path !== '/servicios'),
    )
  })

  test('on the screens that links in mails and the login lead to', async ({ portal }) => {
    await portal.open('/login')
    await portal.press('Olvidé mi contraseña')
    await inspect(portal, 'the forgotten password', 'Restablece tu contraseña')
    await inspectAll(portal, [
      { path: '/cuenta', heading: 'Este enlace ya no sirve' },
      { path: '/seguimiento', heading: 'Seguimiento de tu solicitud' },
    ])
  })

  test('on the screens of a usuario', async ({ portal }) => {
    await portal.open('/dashboard-usuario/inicio', { as: DEMO.usuario })
    const own = OWN_ROUTES.filter(
      (route) =>
        !isForStaff(route) &&
        // The other public pages look the same in a dashboard.
        (!isPublicToo(route) || ['servicios', 'boletines', 'boletines/:boletines'].includes(route.path)),
    )
    const refused = { path: '/dashboard-usuario/galeria-manager', heading: REFUSAL.heading }
    await inspectAll(portal, [...below('usuario', own), refused])
  })

  const AREAS = Object.entries(OWN_AREAS).map(([area, routes]) => [area, routes.filter(isForStaff)] as const)
  const HALVES = {
    'the requests, the figures and the calendars': AREAS.slice(0, 6),
    'the trainings, the users and the content': AREAS.slice(6),
  }
  for (const [screens, areas] of Object.entries(HALVES))
    test(`on the screens of staff about ${screens}`, async ({ portal }) => {
      await portal.open('/dashboard-admin/inicio', { as: DEMO.admin })
      await inspect(portal, 'the inicio of staff', /^Hola, \p{L}/u)
      const Ciudad = uniqueName('Ciudad')
      await sendRequest({ Ciudad, DetalleSolicitud: 'Sin fin. '.repeat(60) })
      const routes = areas.flatMap(([, each]) => each)
      await inspectAll(
        portal,
        below('admin', routes).map((shown) =>
          shown.path.endsWith('/ver-asesorias') ? { ...shown, path: `${shown.path}?q=${Ciudad}` } : shown,
        ),
      )
    })

  test('on the list of users, which an editor cannot change', async ({ portal }) => {
    await portal.open(`/dashboard-editor/usuarios${FEW.usuarios}`, { as: DEMO.editor })
    await inspect(portal, 'the users of an editor', 'Gestión de Usuarios')
  })
})
