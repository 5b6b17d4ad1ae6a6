import type { Page } from '@playwright/test'
import {
  answer,
  aRequest,
  expectNoOffer,
  field,
  fillForm,
  openForm,
  type Request,
} from '../support/e2e/asesoria-form.ts'
import { draftsIn, leave, restored, storedText } from '../support/e2e/drafts.ts'
import { CONNECTION_LOST } from '../support/e2e/network.ts'
import { headerName, logIn, logOut, type Person, registerThroughApi } from '../support/e2e/people.ts'
import { navigation } from '../support/e2e/roles.ts'
import { expect, test } from '../support/e2e/test.ts'
import { cachedByWorker, workerAtWork } from '../support/e2e/worker.ts'

/** A computer that several people use one after the other: at home, at work, in a library. */

const HOUR_MS = 3_600_000
const SECRET = 'Debo tres meses y no quiero que lo sepa nadie'
const VISITORS = 'naf_borrador:asesoria:visitante'

const aSecret = () => aRequest({ DetalleSolicitud: SECRET, Discapacidad: 'si' })

const openOwnForm = async (page: Page, { correo }: Person) => {
  await navigation(page).getByRole('link', { name: 'Solicitar Asesoría' }).click()
  await expect(field(page, 'Correo')).toHaveValue(correo)
}

/** Logs out where something was typed, and leaves it. */
const logOutOfForm = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Cerrar Sesión' }).click()
  await leave(page, 'session')
  await expect(page).toHaveURL('/')
}

/** All that lies in the databases of the page's browser, as text. */
const databases = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const contents = (await indexedDB.databases()).map(async ({ name = '' }) => {
      const database = await settled(indexedDB.open(name))
      const stores = [...database.objectStoreNames]
      const read = stores.map((store) => settled(database.transaction(store).objectStore(store).getAll()))
      return [name, await Promise.all(read)]
    })
    return JSON.stringify(await Promise.all(contents))
  })

/** Whether the browser has this file of the portal without asking for it. */
const isKept = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(
    (address) =>
      fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).then(
        ({ ok }) => ok,
        () => false,
      ),
    path,
  )

test('the next person, who logs in in a tab of their own, finds nothing of what a visitor left, and owns none of it', async ({
  page,
  context,
}) => {
  const next = await registerThroughApi()
  await openForm(page)
  await fillForm(page, aSecret())
  const tab = await context.newPage()
  await page.close()

  await logIn(tab, next.username, next.password)
  await openOwnForm(tab, next)
  await expect(field(tab, 'Detalle de la solicitud')).toHaveValue('')
  await expect(restored(tab)).toBeHidden()
  expect(await draftsIn(tab)).toEqual([VISITORS])

  await field(tab, 'Ciudad').fill('Loja')
  const own = await tab.evaluate((uid) => localStorage.getItem(`naf_borrador:asesoria:${uid}`), next.uid)
  expect(own).toContain('Loja')
  expect(own).not.toContain(SECRET)
  await logOutOfForm(tab)
  expect(await storedText(tab)).not.toContain(SECRET)
})

test('who typed it and logs in in the same tab goes on with all of it', async ({ page }) => {
  const person = await registerThroughApi()
  await openForm(page)
  await field(page, 'Detalle de la solicitud').fill(SECRET)
  await page.getByRole('banner').getByRole('link', { name: 'Ingresar' }).click()
  await leave(page, 'kept')
  await logIn(page, person.username, person.password)
  await openOwnForm(page, person)
  await expect(field(page, 'Detalle de la solicitud')).toHaveValue(SECRET)
  expect(await draftsIn(page)).toEqual([`naf_borrador:asesoria:${person.uid}`])
})

test.describe('an hour after a visitor typed', () => {
  const expectHalfKept = async (page: Page, request: Request) => {
    for (const label of ['Cédula o RUC', 'Detalle de la solicitud'])
      await expect(field(page, label)).toHaveValue('')
    for (const value of ['si', 'no']) await expect(answer(page, 'Discapacidad', value)).not.toBeChecked()
    for (const name of ['Nombre', 'Correo', 'Ciudad'] as const)
      await expect(field(page, name)).toHaveValue(request[name])
    await expect(answer(page, 'TipoServicio', request.TipoServicio)).toBeChecked()
  }

  test('the cédula, the disability and the detail are gone, and asked for again; the rest is there for its day', async ({
    page,
  }) => {
    const request = aSecret()
    await page.clock.install()
    await openForm(page)
    await fillForm(page, request)
    await page.clock.fastForward(HOUR_MS - 60_000)
    await page.reload()
    await expectNoOffer(page)
    await expect(field(page, 'Detalle de la solicitud')).toHaveValue(SECRET)
    await expect(restored(page)).toContainText(
      'Lo más personal, como la cédula o el detalle, solo una o dos horas.',
    )

    await page.clock.fastForward(60_000)
    await page.reload()
    await expectNoOffer(page)
    await expectHalfKept(page, request)
    await expect(restored(page)).toContainText('Pasó más de una hora y borramos lo más personal')
    for (const text of [SECRET, request.CedulaRUC]) expect(await storedText(page)).not.toContain(text)
    await field(page, 'Detalle de la solicitud').fill('Otra vez')
    await page.reload()
    await expectNoOffer(page)
    await expect(field(page, 'Detalle de la solicitud')).toHaveValue('Otra vez')
  })

  test('they are gone from a browser in which the form was just left open', async ({ page }) => {
    const request = aSecret()
    await page.clock.install()
    await openForm(page)
    await fillForm(page, request)
    await page.clock.runFor(HOUR_MS + 6 * 60_000)
    for (const text of [SECRET, request.CedulaRUC]) expect(await storedText(page)).not.toContain(text)
    expect(await storedText(page)).toContain(request.Correo)
  })
})

test.describe('who logs out', () => {
  test('has the browser drop what it kept of the portal, and stays agreed to the terms', async ({
    page,
    problems,
  }) => {
    problems.allow(/net::ERR_CACHE_MISS/)
    const person = await registerThroughApi()
    await logIn(page, person.username, person.password)
    await page.evaluate(() => fetch('/naf.svg').then((answer) => answer.text()))
    await expect.poll(() => isKept(page, '/naf.svg')).toBe(true)
    const answered = page.waitForResponse('**/salida.txt')
    await logOut(page)
    expect(await (await answered).headerValue('clear-site-data')).toBe('"cache"')
    await expect.poll(() => isKept(page, '/naf.svg')).toBe(false)
    expect(await page.evaluate(() => localStorage.getItem('naf_consent'))).toBe('true')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('is logged out all the same, and nothing typed is left, where that cannot be asked for', async ({
    page,
    problems,
  }) => {
    problems.allow(CONNECTION_LOST)
    const person = await registerThroughApi()
    await page.route('**/salida.txt', (route) => route.abort())
    await logIn(page, person.username, person.password)
    await openOwnForm(page, person)
    await field(page, 'Detalle de la solicitud').fill(SECRET)
    await logOutOfForm(page)
    expect(await draftsIn(page)).toEqual([])
    expect(await storedText(page)).not.toContain(person.uid)
  })

  test.describe('where the portal is kept for use offline', () => {
    test.use({ serviceWorkers: 'allow' })

    test('leaves nothing of their own in any store, and the worker at its work', async ({ page }) => {
      const person = await registerThroughApi()
      await logIn(page, person.username, person.password)
      await workerAtWork(page)
      await expect(headerName(page)).toHaveText(person.username)
      for (const screen of ['Perfil', 'Biblioteca', 'Galería', 'Solicitar Asesoría'])
        await navigation(page).getByRole('link', { name: screen }).click()
      await field(page, 'Detalle de la solicitud').fill(SECRET)
      const answered = page.waitForResponse('**/salida.txt')
      await logOutOfForm(page)
      await answered

      const caches = await cachedByWorker(page)
      expect(caches.length).toBeGreaterThan(40)
      const left = [await storedText(page), await databases(page), JSON.stringify(caches)].join()
      const { uid, correo, username, user } = person
      for (const own of [uid, correo, username, user.CedulaRUC, SECRET]) expect(left).not.toContain(own)

      const workers = await page.evaluate(() => navigator.serviceWorker.getRegistrations())
      expect(workers).toHaveLength(1)
    })
  })
})
