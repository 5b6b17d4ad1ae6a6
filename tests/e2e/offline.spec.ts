import {
  answer,
  aRequest,
  continueWithoutAccount,
  field,
  fillForm,
  sendButton,
} from '../support/e2e/asesoria-form.ts'
import { expectAccessible } from '../support/e2e/axe.ts'
import { test as onBreakableConnection } from '../support/e2e/breakable-connection.ts'
import { tabTo } from '../support/e2e/keyboard.ts'
import { expectNothingCutAnywhere } from '../support/e2e/layout.ts'
import { CONNECTION_LOST, countCalls } from '../support/e2e/network.ts'
import { DEMO, logOut, returnAs } from '../support/e2e/people.ts'
import { isDemo, LIST_CALLS } from '../support/e2e/public-lists.ts'
import { DESKTOP, PHONE } from '../support/e2e/staff-list.ts'
import { expect, test } from '../support/e2e/test.ts'
import { cachedByWorker, notice, offlineNotice, workerAtWork } from '../support/e2e/worker.ts'

const STILL_READABLE = 'Puedes seguir leyendo lo que ya abriste.'
const KEPT_LISTS = /Ves las listas como estaban el \d{1,2} de [a-z]+ de \d{4}, \d\d:\d\d\.$/
const SLOW = 'El portal tarda en responder.'
const BACK = 'Hay conexión otra vez.'

onBreakableConnection.describe('offline, a visitor who has been here', () => {
  onBreakableConnection.use({ serviceWorkers: 'allow' })
  onBreakableConnection.beforeEach(({ problems }) => problems.allow(CONNECTION_LOST))

  onBreakableConnection(
    'opens Home, a page never opened before, and the lists as they were last seen, and is told so',
    async ({ page, connection }) => {
      // What others publish meanwhile would make the lists other ones.
      for (const kind of ['libros', 'galeria'] as const)
        connection.change(`/api/${kind}/ver`, (list) => JSON.stringify(JSON.parse(list).filter(isDemo(kind))))
      await page.goto('/')
      await workerAtWork(page)
      await page.goto('/galeria')
      const pictures = page.getByRole('main').getByRole('list').getByRole('img')
      await expect(pictures.first()).toBeVisible()
      await page.goto('/biblioteca')
      const books = page.getByRole('list', { name: 'Libros' }).getByRole('heading')
      await expect(books.first()).toBeVisible()
      const titles = await books.allTextContents()

      connection.cut()
      await page.goto('/')
      await expect(page.getByRole('link', { name: 'Solicitar una asesoría' })).toBeVisible()
      await page.goto('/quienes')
      await expect(page.getByRole('heading', { level: 1, name: '¿Quiénes Somos?' })).toBeVisible()
      await page.goto('/biblioteca')
      await expect(books).toHaveText(titles)
      await expect(offlineNotice(page)).toContainText(KEPT_LISTS)
      await page.goto('/galeria')
      await expect(pictures.first()).toBeAttached()
      await expect(offlineNotice(page)).toContainText(KEPT_LISTS)
      await page.goto('/no/existe')
      await expect(page).toHaveURL('/')

      connection.mend()
      await page.goto('/biblioteca')
      await expect(books).toHaveText(titles)
      await expect(offlineNotice(page)).toBeHidden()
    },
  )

  onBreakableConnection(
    'learns it when the connection is back, and reads the list anew',
    async ({ page, connection }) => {
      await page.goto('/')
      await workerAtWork(page)
      await page.goto('/biblioteca')
      const books = page.getByRole('list', { name: 'Libros' })
      await expect(books).toBeVisible()
      connection.cut()
      await page.goto('/biblioteca')
      await expect(offlineNotice(page)).toContainText(KEPT_LISTS)
      connection.mend()
      const list = page.waitForResponse(LIST_CALLS.libros)
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      await expect(offlineNotice(page)).toBeHidden()
      expect(await (await list).headerValue('X-Kept-Since')).toBeNull()
      await expect(books).toBeVisible()
    },
  )

  onBreakableConnection(
    'sees the pictures that could not be fetched when the connection is back',
    async ({ page, connection }) => {
      const PICTURES = /\/v0\/b\//
      await page.route(PICTURES, (route) => route.abort('internetdisconnected'))
      await page.goto('/galeria')
      // One of the demo's: what others publish meanwhile may be gone for good.
      const missing = page.getByRole('main').getByText('No se pudo mostrar: La víspera del vencimiento')
      await expect(missing).toBeVisible()
      await workerAtWork(page)
      connection.cut()
      await page.evaluate(() => window.dispatchEvent(new Event('offline')))
      await expect(offlineNotice(page)).toBeVisible()

      connection.mend()
      await page.unroute(PICTURES)
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      await expect(offlineNotice(page)).toBeHidden()
      await expect(missing).toHaveCount(0)
      await expect(page.getByRole('img', { name: 'La víspera del vencimiento' })).toBeVisible()
    },
  )

  onBreakableConnection(
    'reads the list as it was last seen where the server takes too long, is told so, and asks no more',
    async ({ page, connection }) => {
      await page.clock.install()
      await page.goto('/')
      await workerAtWork(page)
      await page.goto('/biblioteca')
      const books = page.getByRole('list', { name: 'Libros' })
      await expect(books).toBeVisible()

      connection.slow('/api/libros/ver', 120_000)
      const calls = countCalls(page, '/api/libros/ver')
      await page.goto('/biblioteca')
      await expect(notice(page, SLOW)).toContainText(KEPT_LISTS)
      await expect(books).toBeVisible()
      for (let minute = 0; minute < 3; minute += 1) await page.clock.runFor(60_000)
      await page.waitForTimeout(1_000)
      expect(calls()).toBe(1)
      await expect(notice(page, SLOW)).toBeVisible()

      await page.getByRole('contentinfo').getByRole('link', { name: 'Política de cookies' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Política de Cookies' })).toBeVisible()
      await expect(notice(page, SLOW)).toBeHidden()
    },
  )

  onBreakableConnection(
    'opens a screen that takes too long with the code that is kept',
    async ({ page, connection }) => {
      await page.goto('/')
      await workerAtWork(page)
      connection.slow('/quienes', 60_000)
      await page.goto('/quienes')
      await expect(page.getByRole('heading', { level: 1, name: '¿Quiénes Somos?' })).toBeVisible()
    },
  )

  onBreakableConnection(
    'fills in the form, which is still there when the connection is back',
    async ({ page, connection }) => {
      await page.goto('/')
      await workerAtWork(page)
      connection.cut()
      await page.goto('/servicios')
      await continueWithoutAccount(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Asesoría Virtual' })).toBeVisible()
      await field(page, 'Detalle de la solicitud').fill('Una pregunta sin línea')

      connection.mend()
      await page.reload()
      await expect(field(page, 'Detalle de la solicitud')).toHaveValue('Una pregunta sin línea')
    },
  )
})

test.describe('of somebody who was logged in', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the browser keeps no answer of the server, neither during the session nor after it', async ({
    page,
  }) => {
    await returnAs(page, DEMO.admin)
    await workerAtWork(page)
    for (const path of [
      'biblioteca',
      'galeria',
      'boletines',
      'usuarios',
      'ver-asesorias',
      'ver-inscripciones',
    ]) {
      const answered = page.waitForResponse(/\/api\/.*(ver|todas|users)(\?|$)/)
      await page.goto(`/dashboard-admin/${path}`)
      expect((await answered).status(), path).toBe(200)
    }
    const expectNothingOfTheirs = async () => {
      const kept = await cachedByWorker(page)
      expect(kept.length).toBeGreaterThan(40)
      expect(
        kept.filter(({ path }) => !/^\/(assets\/|app(\.html)?$|naf\.svg$|manifest\.web)/.test(path)),
      ).toEqual([])
      expect(kept.filter(({ text }) => text.includes(DEMO.admin.correo))).toEqual([])
    }
    await expectNothingOfTheirs()
    await logOut(page)
    await expectNothingOfTheirs()
  })
})

test.describe('while the server does not answer', () => {
  test.beforeEach(({ problems }) => problems.allow(CONNECTION_LOST, /No pudimos cargar los libros/))

  test('the notice stands, and goes with the next answer; what failed is read again', async ({ page }) => {
    await page.clock.install()
    await page.route(LIST_CALLS.libros, (route) => route.abort('connectionfailed'))
    await page.route('**/robots.txt', (route) => route.abort('connectionfailed'))
    await page.goto('/biblioteca')
    const failed = page.getByRole('alert').filter({ hasText: 'No hay conexión con el servidor.' })
    await expect(async () => {
      await page.clock.runFor(2_000)
      await expect(failed).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(offlineNotice(page)).toContainText(STILL_READABLE)
    await page.clock.runFor(15_000)
    await expect(offlineNotice(page)).toBeVisible()

    await page.unrouteAll()
    await page.clock.runFor(15_000)
    await expect(offlineNotice(page)).toBeHidden()
    await expect(page.getByRole('list', { name: 'Libros' })).toBeVisible()
    await expect(failed).toBeHidden()
  })

  test('what is said is said in one place, which was there before, and so is the end of it', async ({
    page,
  }) => {
    await page.goto('/quienes')
    const place = page.locator('.notices').getByRole('status')
    await expect(place).toBeAttached()
    await expect(place).toHaveText('')
    await place.evaluate((element) => Object.assign(element, { born: 'before' }))
    await page.route('**/robots.txt', (route) => route.abort('connectionfailed'))
    await page.evaluate(() => window.dispatchEvent(new Event('offline')))
    await expect(place).toContainText('Sin conexión.')
    await page.unrouteAll()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(place).toHaveText(BACK)
    expect(await place.evaluate((element) => 'born' in element)).toBe(true)
    await expect(place).toHaveText('')
  })

  test('the notice lies over nothing that cannot be scrolled from under it, cuts nothing and pleases axe', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/servicios')
    await continueWithoutAccount(page)
    await fillForm(page, aRequest())
    await page.waitForFunction(() => document.querySelector('.notices') !== null)
    await context.setOffline(true)
    // A machine without a network has said so long ago.
    await page.evaluate(() => window.dispatchEvent(new Event('offline')))
    const bar = offlineNotice(page)
    await expect(bar).toBeVisible()

    await answer(page, 'Discapacidad', 'no').focus()
    await tabTo(page, sendButton(page))
    const [button, over] = [await sendButton(page).boundingBox(), await bar.boundingBox()]
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0)
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport)
      await expectAccessible(page, 'the offline notice')
    }
    await expectNothingCutAnywhere(page, 'the offline notice')
    await context.setOffline(false)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(bar).toBeHidden()
  })
})
