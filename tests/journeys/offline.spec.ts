import { gzipSync } from 'node:zlib'
import { mergeTests, type Page } from '@playwright/test'
import sharp from 'sharp'
import { expectLoaded } from '../support/axe.ts'
import { isDemo } from '../support/data.ts'
import {
  type BreakableConnection,
  CONNECTION_LOST,
  cachedByWorker,
  countCalls,
  notice,
  offlineNotice,
  onBreakableConnection,
  workerAtWork,
} from '../support/network.ts'
import { DEMO } from '../support/people.ts'
import { expect, test as onWholeConnection, type Portal, test as withPortal } from '../support/portal.ts'
import { VISITORS_LISTS } from '../support/routes.ts'
import { NIGHTLY } from '../tiers.ts'

const MINUTE_MS = 60_000
const AGE_OF_LISTS = /Ves las listas como estaban el \d{1,2} de [a-z]+ de \d{4}, \d\d:\d\d\.$/
/** Compressed; people pay for data by the megabyte. */
const MAX_PRECACHE_BYTES = 260 * 1024

const test = mergeTests(withPortal, onBreakableConnection)

test.use({ serviceWorkers: 'allow' })

const books = ({ page }: Portal) => page.getByRole('list', { name: 'Libros' }).getByRole('heading')
const picture = ({ main }: Portal) => main.getByRole('img', { name: 'La víspera del vencimiento' })
const missingPicture = ({ main }: Portal) => main.getByText('No se pudo mostrar: La víspera del vencimiento')

/** Runs in the page: whether a pointer reaches the lower edge of the control, too. */
const isUncovered = (control: Element) => {
  const { left, bottom, width } = control.getBoundingClientRect()
  return control.contains(document.elementFromPoint(left + width / 2, bottom - 2))
}

/** Tells the page what a browser without a network tells it. */
const loseConnection = async (page: Page) => {
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
  await expect(offlineNotice(page)).toBeVisible()
}

/** Opens Home and waits until the service worker answers for the page. */
const openWithWorker = async (portal: Portal) => {
  await portal.open('/')
  await workerAtWork(portal.page)
}

test('a visitor without a connection reads the lists seen before, opens other pages and keeps a form', async ({
  portal,
  connection,
  problems,
}) => {
  problems.allow(CONNECTION_LOST)
  // Other journeys publish books and pictures meanwhile.
  for (const kind of ['libros', 'galeria'] as const)
    connection.change(`/api/${kind}/ver`, (list) => JSON.stringify(JSON.parse(list).filter(isDemo(kind))))
  const { page, banner } = portal
  await openWithWorker(portal)
  await portal.follow('Galería', banner)
  await expect(picture(portal)).toBeVisible()
  await portal.follow('Biblioteca', banner)
  await expect(books(portal).first()).toBeVisible()
  const titles = await books(portal).allTextContents()

  connection.cut()
  await portal.reload()
  await expect(books(portal)).toHaveText(titles)
  await expect(offlineNotice(page)).toContainText(AGE_OF_LISTS)
  await portal.follow('Galería', banner)
  await expect(picture(portal).or(missingPicture(portal))).toBeVisible()
  await expect(offlineNotice(page)).toContainText(AGE_OF_LISTS)
  await portal.open('/no/existe')
  await expect(page).toHaveURL('/')
  await portal.follow('Quiénes somos', banner)
  await expect(portal.heading('¿Quiénes Somos?')).toBeVisible()

  await portal.follow('Solicitar Asesoría', banner)
  await portal.decline()
  await portal.fill({ 'Detalle de la solicitud': 'Una pregunta sin línea' })
  const send = portal.main.getByRole('button', { name: 'Enviar solicitud' })
  await loseConnection(page)
  await portal.byKeys(send)
  expect(await send.evaluate(isUncovered)).toBe(true)
  connection.mend()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(offlineNotice(page)).toBeHidden()
  await portal.reload()
  await portal.expectFilled({ 'Detalle de la solicitud': 'Una pregunta sin línea' })
})

test(
  'a slow server leaves the page, its last list and a notice, and is asked once',
  NIGHTLY,
  async ({ portal, connection, problems }) => {
    problems.allow(CONNECTION_LOST)
    const { page } = portal
    const slow = notice(page, 'El portal tarda en responder.')
    await page.clock.install()
    await openWithWorker(portal)
    await portal.follow('Biblioteca', portal.banner)
    await expect(books(portal).first()).toBeVisible()

    for (const path of ['/biblioteca', '/api/libros/ver']) connection.slow(path, 10 * MINUTE_MS)
    const calls = countCalls(page, '/api/libros/ver')
    await portal.reload()
    await expect(slow).toContainText(AGE_OF_LISTS)
    await expect(books(portal).first()).toBeVisible()
    await page.clock.runFor(3 * MINUTE_MS)
    expect(calls()).toBe(1)
    await expect(slow).toBeVisible()
    await portal.follow('Política de cookies')
    await expect(portal.heading('Política de cookies')).toBeVisible()
    await expect(slow).toBeHidden()
  },
)

test.describe('the browser', () => {
  test('caches nothing of a session, neither during it nor after it', NIGHTLY, async ({ portal }) => {
    const { page, menu } = portal
    await portal.open('/dashboard-admin/inicio', { as: DEMO.admin })
    await workerAtWork(page)
    const lists = {
      'Asesorías Solicitadas': 'asesorias/todas',
      Inscripciones: 'inscripciones/todas',
      'Gestión de Usuarios': 'users',
      'Gestión de Boletines': 'boletines/ver',
      'Gestión de Libros': 'libros/ver',
      'Gestión de Galería': 'galeria/ver',
    }
    for (const [link, path] of Object.entries(lists)) {
      const answered = page.waitForResponse(
        (response) => new URL(response.url()).pathname === `/api/${path}` && response.ok(),
      )
      await portal.follow(link, menu)
      await answered
      await expectLoaded(page)
    }
    const code = /^\/(assets\/|app(\.html)?$|naf\.svg$|manifest\.web)/
    const during = await cachedByWorker(page)
    expect(during.map(({ path }) => path)).toContain('/app.html')
    expect(during.filter(({ path }) => !code.test(path))).toEqual([])

    await portal.banner.getByRole('button', { name: 'Cerrar Sesión' }).click()
    await expect(page).toHaveURL('/')
    const after = await cachedByWorker(page)
    expect(after.filter(({ path }) => !code.test(path) && !VISITORS_LISTS.includes(path))).toEqual([])
    expect(after.filter(({ text }) => text.includes(DEMO.admin.correo))).toEqual([])
  })

  onWholeConnection('gets what an installation needs', async ({ request }) => {
    const head = await (await request.get('/')).text()
    const linked = (rel: string) => new RegExp(`<link rel="${rel}" href="([^"]*)"`).exec(head)?.[1] ?? rel
    const answer = await request.get(linked('manifest'))
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    const manifest = await answer.json()
    expect(manifest).toMatchObject({ id: '/', short_name: 'NAF', start_url: '/', display: 'standalone' })
    const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons
    expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable'])
    for (const { src, sizes } of [...icons, { src: linked('apple-touch-icon'), sizes: '180x180' }]) {
      const icon = await request.get(src)
      expect(icon.headers()['content-type'], src).toBe('image/png')
      const { format, width, height } = await sharp(await icon.body()).metadata()
      expect(`${format} ${width}x${height}`, src).toBe(`png ${sizes}`)
    }
  })

  onWholeConnection('downloads little code ahead, and none that logs in', async ({ request }) => {
    const worker = await request.get('/sw.js')
    expect(worker.headers()).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'no-cache',
    })
    const paths = [...(await worker.text()).matchAll(/url:"([^"]+)"/g)].map(([, path]) => `/${path}`)
    expect(paths).toContain('/app.html')
    let packed = 0
    for (const path of paths) {
      const answer = await request.get(path)
      expect(answer.status(), path).toBe(200)
      const login = /identitytoolkit|firebase:authUser:.*stsTokenManager/
      expect.soft(await answer.text(), path).not.toMatch(login)
      packed += gzipSync(await answer.body(), { level: 9 }).length
    }
    expect(packed).toBeLessThanOrEqual(MAX_PRECACHE_BYTES)
  })
})

test.describe('a new version of the portal', () => {
  const prompt = ({ page }: Portal) => notice(page, 'Hay una versión nueva del portal.')

  const isWaiting = (page: Page) =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null)

  /** Marks the document, so that a later look tells whether it was loaded again. */
  const mark = ({ page }: Portal) => page.evaluate(() => Object.assign(window, { marked: true }))
  const isMarked = ({ page }: Portal) => page.evaluate(() => 'marked' in window).catch(() => true)

  /** From now on the server has a worker of a version with another first script. */
  const publish = async ({ page }: Portal, connection: BreakableConnection) => {
    const first = await page.locator('script[type=module]').first().getAttribute('src')
    const listed = `{url:"${first?.slice(1)}",revision:null},`
    connection.change('/sw.js', (worker) => {
      if (!worker.includes(listed)) throw new Error(`the worker does not list ${first}`)
      return worker.replace(listed, '')
    })
  }

  test('asks before it discards what a form holds', NIGHTLY, async ({ portal, connection, records }) => {
    const { page } = portal
    const record = await records.store('galeria')
    const changed = `${record.Titulo} cambiada`
    await portal.open(`/dashboard-editor/galeria-manager/editar/${record.Id}`, { as: DEMO.editor })
    await portal.expectFilled({ Título: record.Titulo })
    await portal.fill({ Título: changed })
    await workerAtWork(page)
    await publish(portal, connection)
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    await expect(prompt(portal)).toBeVisible()
    // The form has a button of this name, too; the notice comes last.
    const update = page.getByRole('button', { name: 'Actualizar', exact: true }).last()
    await update.click()
    await portal.answer('¿Salir sin guardar?', 'Seguir en el formulario')
    await portal.expectFilled({ Título: changed })
    await update.click()
    await portal.answer('¿Salir sin guardar?', 'Salir sin guardar')
    await portal.expectFilled({ Título: record.Titulo })
  })

  test(
    'is offered every hour, and reloads only the tab that accepts it',
    NIGHTLY,
    async ({ portal, connection }) => {
      const { page } = portal
      await page.clock.install()
      await portal.open('/quienes')
      await workerAtWork(page)
      const other = await portal.newTab('/naf')
      await mark(portal)
      await mark(other)

      // A worker with the same code is no new version.
      connection.change('/sw.js', (worker) => `${worker}\n// the same code`)
      const compared = page.waitForResponse('**/sw.js')
      await page.clock.fastForward(60 * MINUTE_MS)
      await compared
      await expect.poll(() => isWaiting(page)).toBe(true)
      await expect(prompt(portal)).toBeHidden()

      await publish(portal, connection)
      await page.clock.fastForward(60 * MINUTE_MS)
      await expect(prompt(other)).toBeVisible()
      await portal.press('Más tarde')
      await expect(prompt(portal)).toBeHidden()
      await page.clock.fastForward(60 * MINUTE_MS)
      await expect(prompt(portal)).toBeVisible()
      expect([await isMarked(portal), await isMarked(other)]).toEqual([true, true])
      await portal.press('Actualizar')
      await expect.poll(() => isMarked(portal)).toBe(false)
      expect(await isWaiting(page)).toBe(false)
      await expect(prompt(other)).toBeVisible()
      expect(await isMarked(other)).toBe(true)
    },
  )
})
