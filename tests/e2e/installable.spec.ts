import { gzipSync } from 'node:zlib'
import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../support/e2e/test.ts'
import { workerAtWork } from '../support/e2e/worker.ts'

/** In bytes, packed: somebody pays for them by the megabyte. */
const MOST_AHEAD = 250 * 1024
const BEST_GZIP = { level: 9 }

const read = async (request: APIRequestContext, path: string): Promise<Buffer> => {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  return answer.body()
}

const filesAhead = async (request: APIRequestContext): Promise<string[]> => {
  const worker = (await read(request, '/sw.js')).toString()
  return [...worker.matchAll(/url:"([^"]+)"/g)].map(([, path]) => `/${path}`)
}

test('the portal can be installed: its manifest has what a home screen asks for', async ({
  request,
  page,
}) => {
  await page.goto('/')
  const link = page.locator('link[rel=manifest]')
  await expect(link).toHaveAttribute('href', '/manifest.webmanifest')
  const answer = await request.get('/manifest.webmanifest')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({
    id: '/',
    name: 'NAF · Núcleo de Apoyo Contable y Fiscal',
    short_name: 'NAF',
    lang: 'es-EC',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#0b4a36',
    background_color: '#ffffff',
    shortcuts: [{ name: 'Solicitar Asesoría', url: '/servicios' }],
  })
  const purposes = manifest.icons.map(
    ({ sizes, purpose }: { sizes: string; purpose: string }) => `${sizes} ${purpose}`,
  )
  expect(purposes).toEqual(['192x192 any', '512x512 any', '512x512 maskable'])
})

test('its icons are PNGs of the size they are said to be', async ({ request, page }) => {
  await page.goto('/')
  const apple = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  const { icons } = await (await request.get('/manifest.webmanifest')).json()
  for (const { src, sizes } of [...icons, { src: apple, sizes: '180x180' }]) {
    const answer = await request.get(src)
    expect(answer.headers()['content-type'], src).toBe('image/png')
    const { format, width, height } = await sharp(await answer.body()).metadata()
    expect(`${format} ${width}x${height}`, src).toBe(`png ${sizes}`)
  }
})

test('the service worker is asked for anew each time', async ({ request }) => {
  const worker = await request.get('/sw.js')
  expect(worker.headers()).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'no-cache',
  })
})

test('what it precaches is little, and nothing of a session', async ({ request }) => {
  const paths = await filesAhead(request)
  expect(paths).toContain('/app.html')
  const bodies = await Promise.all(paths.map((path) => read(request, path)))
  const packed = bodies.reduce((sum, body) => sum + gzipSync(body, BEST_GZIP).length, 0)
  expect(packed).toBeLessThanOrEqual(MOST_AHEAD)
  const identity = /identitytoolkit|firebase:authUser:.*stsTokenManager/
  expect(paths.filter((_path, index) => identity.test(String(bodies[index])))).toEqual([])
  expect(paths.filter((path) => /Dashboard|Manager|IdentityBridge|\.(pdf|woff2|png)$/.test(path))).toEqual([])
})

test.describe('in a browser', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the worker comes by itself, after the page, and answers from the first visit on', async ({
    page,
  }) => {
    await page.goto('/')
    await workerAtWork(page)
    const [own, all] = await page.evaluate(async () => [
      navigator.serviceWorker.controller?.scriptURL ?? '',
      (await navigator.serviceWorker.getRegistrations()).length,
    ])
    expect(own).toMatch(/\/sw\.js$/)
    expect(all).toBe(1)
  })

  test('it stays away from who has asked the browser to save data', async ({ page }) => {
    const asked: string[] = []
    await page.exposeFunction('noteWorker', (script: string) => void asked.push(script))
    await page.addInitScript(() => {
      const { noteWorker } = window as unknown as { noteWorker: (script: string) => Promise<void> }
      navigator.serviceWorker.register = async (script) => {
        await noteWorker(String(script))
        throw new Error('the test keeps it away')
      }
    })
    const openHome = async () => {
      await page.goto('/')
      await page.waitForFunction(() => document.querySelector('.notices') !== null)
      await page.waitForLoadState('networkidle')
    }
    await openHome()
    await expect.poll(() => asked).toEqual(['/sw.js'])

    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    await openHome()
    await page.waitForTimeout(1_000)
    expect(asked).toEqual(['/sw.js'])
  })
})
