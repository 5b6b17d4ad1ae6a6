import { expectError } from '../support/e2e/dialogs.ts'
import { openLogin, sendLogin } from '../support/e2e/people.ts'
import { OWN_ROUTES, PUBLIC_ROUTES } from '../support/e2e/routes.ts'
import { expect, test } from '../support/e2e/test.ts'

const DEEP_LINKS = [
  ...PUBLIC_ROUTES.map(({ path }) => path),
  ...OWN_ROUTES.map(({ path }) => `/dashboard-admin/${path.replace(/:\w+/, 'un-id')}`),
  '/no/existe',
]

test('every path of the portal is answered with its one page, which no cache keeps', async ({ request }) => {
  const html = await (await request.get('/')).text()
  expect(html).toContain('<html lang="es-EC">')
  for (const path of DEEP_LINKS) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    expect(await response.text(), path).toBe(html)
    expect(response.headers(), path).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
  }
})

test('what a page is made of is kept for good under a name that changes with it', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const assets = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '')
  expect(assets.length).toBeGreaterThan(2)
  for (const path of assets) {
    const response = await request.get(path)
    expect(path).toMatch(/-[\w-]{8,}\.(js|css|woff2)$/)
    expect(response.status(), path).toBe(200)
    expect(response.headers(), path).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringMatching(/javascript|css|font/),
      'x-content-type-options': 'nosniff',
    })
  }
})

test('a file that is not there is not found, rather than a page', async ({ request }) => {
  for (const path of ['/assets/index-00000000.js', '/assets/no/existe.css']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(await response.text(), path).not.toContain('id="root"')
  }
  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toContain('text/plain')
})

test('the API answers an unknown path in JSON', async ({ request }) => {
  for (const path of ['/api/no-existe', '/api/usuarios', '/api/asesorias/eliminar']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(await response.json(), path).toMatchObject({ code: 'not_found', error: expect.any(String) })
    expect(response.headers()['cache-control'], path).toBe('no-store')
  }
})

test('a path that is no screen leads to the first page', async ({ page }) => {
  for (const path of ['/no/existe', '/servicios/otra', '/index.htm']) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Solicitar una asesoría' })).toBeVisible()
  }
})

test('an answer in HTML, from whatever stands before the API, is survived', async ({ page, problems }) => {
  problems.allow(/status of 400.*users\/login/)
  await page.route('**/api/users/login', (route) => route.continue({ postData: '{"username":' }))
  const answer = page.waitForResponse('**/api/users/login')
  await openLogin(page)
  await sendLogin(page, 'usuario', 'Demo-2025')
  expect((await answer).headers()['content-type']).toContain('text/html')
  await expectError(page, 'El servicio no está disponible en este momento.')
  await expect(page.getByLabel('Nombre de usuario')).toHaveValue('usuario')
})
