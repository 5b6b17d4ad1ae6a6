import type { Asesoria } from '@naf/contract'
import type { Page } from '@playwright/test'
import { Timestamp } from 'firebase-admin/firestore'
import { uniqueName } from '../support/api-as.ts'
import { expectAccessible } from '../support/e2e/axe.ts'
import { dialog } from '../support/e2e/dialogs.ts'
import { WAITS } from '../support/e2e/hold.ts'
import { aName, storeRequest, storeRequests } from '../support/e2e/requests.ts'
import { bringSession } from '../support/e2e/roles.ts'
import {
  bringTable,
  deleteButton,
  LIST_PATH,
  openList,
  QUESTION,
  rowOf,
  rows,
  searchField,
} from '../support/e2e/staff-list.ts'
import { expect, test } from '../support/e2e/test.ts'

/** A list of staff's comes by its first page, and the rest behind it. Pages of five stand for those of fifty. */

const LOADING = 'Cargando el resto de la lista…'
const FIRST_PAGE = 5

/** @param own the list has no other requests than those that bear this word */
const inPages = async (page: Page, own?: string) => {
  const asked: URLSearchParams[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(WAITS.list, async (route) => {
    const url = new URL(route.request().url())
    asked.push(new URLSearchParams(url.search))
    if (own) url.searchParams.set('buscar', own)
    if (url.searchParams.has('cursor')) await released
    else url.searchParams.set('limite', `${FIRST_PAGE}`)
    await route.continue({ url: url.href })
  })
  return { asked, release: () => release() }
}

const status = (page: Page) => page.getByRole('main').getByRole('status')

test('staff sees the newest requests at once, and all of them when the rest has come', async ({ page }) => {
  const ciudad = aName('Ciudad')
  await storeRequests(...Array.from({ length: FIRST_PAGE + 2 }, () => ({ ciudad })))
  const { asked, release } = await inPages(page)
  await openList(page, 'editor')
  await expect(rows(page)).toHaveCount(FIRST_PAGE)
  await expect(status(page).filter({ hasText: LOADING })).toBeVisible()
  await expectAccessible(page, 'a list whose rest is on its way')
  release()
  await expect(status(page).filter({ hasText: /resultados$/ })).toBeVisible()
  await searchField(page).fill(ciudad)
  await expect(rows(page)).toHaveCount(FIRST_PAGE + 2)
  expect(asked.map((params) => params.get('limite'))).toEqual(['50', '1000'])
})

test('a request that is deleted while the rest is on its way goes, and the list is read no second time', async ({
  page,
}) => {
  const own = uniqueName('Pagina')
  const nombre = `Primera ${own}`
  const before = { nombre: `Otra ${own}`, fechaSolicitud: Timestamp.fromMillis(Date.now() - 60_000) }
  await storeRequests({ nombre }, ...Array.from({ length: FIRST_PAGE + 1 }, () => before))
  const { asked, release } = await inPages(page, own)
  await openList(page, 'editor')
  await deleteButton(rowOf(page, nombre)).click()
  await dialog(page, QUESTION).getByRole('button', { name: 'Sí, eliminar' }).click()
  await expect(rowOf(page, nombre)).toHaveCount(0)
  release()
  await expect(status(page).filter({ hasText: /resultados$/ })).toBeVisible()
  await expect(rowOf(page, nombre)).toHaveCount(0)
  expect(asked.filter((params) => !params.has('cursor'))).toHaveLength(1)
})

test('an old request is found by one number, which the server looks for beyond what the browser holds', async ({
  page,
}) => {
  const { nombre } = await storeRequest({ cedulaRUC: '0926687856' })
  await bringTable(page)
  await bringSession(page, 'editor')
  // As if the window ended before it: pages that never fill, and a way on after them.
  await page.route(WAITS.list, async (route) => {
    const url = new URL(route.request().url())
    if (url.searchParams.has('buscar')) {
      url.searchParams.delete('cursor')
      return route.continue({ url: url.href })
    }
    const response = await route.fetch()
    const [row] = (await response.json()) as Asesoria[]
    const held = Array.from({ length: 5000 }, (_, index) => ({
      ...row,
      Id: `r${index}`,
      Nombre: `Otra ${index}`,
    }))
    return route.fulfill({
      response,
      json: held,
      headers: { ...response.headers(), link: '<?limite=50&cursor=WzEsImEiXQ>; rel="next"' },
    })
  })
  await page.goto(LIST_PATH('editor'))
  await expect(page.getByText(/^Aquí están los 5\.000 registros más recientes\./)).toBeVisible()
  await expectAccessible(page, 'a list that goes on beyond its window')
  await searchField(page).fill('092668785-6')
  await expect(rowOf(page, nombre).first()).toBeVisible()
})
