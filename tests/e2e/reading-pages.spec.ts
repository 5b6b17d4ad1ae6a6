import { api, type Boletin, type Libro } from '@naf/contract'
import type { Page } from '@playwright/test'
import { call } from '../support/api-as.ts'
import { expect, recordsTitled, test } from '../support/e2e/content-records.ts'
import { FAILURES, fail } from '../support/e2e/hold.ts'
import { press, tabTo } from '../support/e2e/keyboard.ts'
import { countCalls } from '../support/e2e/network.ts'
import { NO_ICON, openInNewTab } from '../support/e2e/new-tab.ts'
import { DEMO, sendLogin } from '../support/e2e/people.ts'
import { dateText, pagesText, sizeText } from '../support/e2e/plain-text.ts'
import { isDemo, LIST_CALLS } from '../support/e2e/public-lists.ts'
import { readerPage } from '../support/e2e/reader.ts'
import { bringSession, dashboardOf } from '../support/e2e/roles.ts'
import { DEMO_RECORDS } from '../support/e2e/routes.ts'
import { apiToken, portalApi } from '../support/e2e/server-side.ts'
import { url } from '../support/emulators.ts'
import { readHead } from '../support/reading-pages.ts'

/** A link to one book or bulletin, as it goes from hand to hand. */

const SITE = url('portal')
const GONE = /status of 404/

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const gate = (page: Page) => page.getByRole('region', { name: 'Acceso restringido' })
const readLink = (page: Page) => page.getByRole('link', { name: /^Leer el PDF/ })

const aBook = async (): Promise<Libro> => (await recordsTitled('libros', DEMO_RECORDS.libros))[0] as Libro
const aBulletin = async (): Promise<Boletin> =>
  (await recordsTitled('boletines', DEMO_RECORDS.boletines))[0] as Boletin

test('a visitor opens a book by its own address, reads its PDF, looks at another of its topic, and comes back', async ({
  page,
  problems,
  records,
}) => {
  problems.allow(NO_ICON)
  const libro = await records.store('libros', { changes: { titulo: 'El primero', tema: 'RUC' } })
  await records.store('libros', { changes: { titulo: 'El segundo', tema: 'RUC' } })
  await page.goto(`/biblioteca/${libro.Id}`)
  await expect(heading(page)).toHaveText(libro.Titulo)
  await expect(page).toHaveTitle(`${libro.Titulo} · NAF`)
  const main = page.getByRole('main')
  await expect(main).toContainText(libro.Autor)
  await expect(main.getByRole('time').first()).toHaveText(dateText(libro.FechaPublicacion))
  await expect(main).toContainText(`PDF, ${pagesText(libro.Paginas)}, ${sizeText(libro.Bytes)}`)
  await expect(main.locator('article img')).toHaveJSProperty('naturalWidth', libro.Portada.Ancho)
  await (await openInNewTab(page, readLink(page))).close()

  const others = page.getByRole('region', { name: `Más sobre ${libro.Tema}` }).getByRole('link')
  await expect(others.first()).toBeVisible()
  expect(await others.count()).toBeLessThanOrEqual(3)
  await others.first().click()
  await expect(heading(page)).not.toHaveText(libro.Titulo)
  await expect(heading(page)).toBeFocused()
  await page.goBack()
  await expect(heading(page)).toHaveText(libro.Titulo)
  await main.getByRole('link', { name: 'Biblioteca Digital', exact: true }).click()
  await expect(page).toHaveURL('/biblioteca')
})

test('by keyboard a card of the library leads to the page of its book, and back to the library', async ({
  page,
}) => {
  const libro = await aBook()
  await page.goto(`/biblioteca?q=${encodeURIComponent(libro.Titulo)}`)
  const card = page.getByRole('article', { name: libro.Titulo, exact: true })
  await tabTo(page, card.getByRole('link', { name: libro.Titulo, exact: true }))
  await press(page, 'Enter')
  await expect(page).toHaveURL(`/biblioteca/${libro.Id}`)
  await expect(heading(page)).toBeFocused()
  await tabTo(page, readLink(page))
  await page.goBack()
  await expect(card).toBeVisible()
})

test('who shares a book shares its title, its first lines and a picture, under the headers of every page', async ({
  request,
}) => {
  const libro = await aBook()
  const [page, other] = [await request.get(`/biblioteca/${libro.Id}`), await request.get('/quienes')]
  expect(page.status()).toBe(200)
  expect(page.headers()['cache-control']).toBe('public, max-age=0, s-maxage=60')
  for (const name of Object.keys(other.headers()))
    if (/^(content-security|strict|x-content|referrer|x-frame|cross-origin|permissions)/.test(name))
      expect(page.headers()[name], name).toBe(other.headers()[name])
  const html = await page.text()
  const { title, canonical, content } = readHead(html)
  expect([title, canonical]).toEqual([`${libro.Titulo} · NAF`, `${SITE}/biblioteca/${libro.Id}`])
  expect([content('og:title'), content('og:image')]).toEqual([libro.Titulo, `${SITE}/og.png`])
  expect(content('og:description')?.slice(0, 40)).toBe(libro.Descripcion.replace(/\s+/g, ' ').slice(0, 40))
  expect(html).not.toMatch(/__naf_|<script(?![^>]* src=)|<style| style=| on[a-z]+="/)
  expect((await request.get(content('og:image') ?? '')).status()).toBe(200)
})

test('a visitor sees what a bulletin is about, never the bulletin, and after the login all of it', async ({
  page,
}) => {
  const boletin = await aBulletin()
  const calls = countCalls(page, '/api/boletines/ver')
  await page.goto(`/boletines/${boletin.Id}`)
  await expect(heading(page)).toHaveText(boletin.Titulo)
  await expect(page.getByRole('main')).toContainText(boletin.Descripcion.split('\n')[0] ?? '')
  await expect(gate(page)).toContainText('ingresa con tu cuenta o regístrate')
  await expect(readLink(page)).toHaveCount(0)
  for (const secret of [boletin.RutaPdf, boletin.Portada.Ruta])
    expect(await page.content()).not.toContain(new URL(secret).pathname)
  expect(calls()).toBe(0)

  await gate(page).getByRole('link', { name: 'Ingresar', exact: true }).click()
  await sendLogin(page, DEMO.usuario.username, DEMO.usuario.password)
  await expect(page).toHaveURL(`${dashboardOf('usuario')}/boletines/${boletin.Id}`)
  await expect(heading(page)).toHaveText(boletin.Titulo)
  await expect(readLink(page)).toHaveAttribute('href', boletin.RutaPdf)
  await page.getByRole('main').getByRole('link', { name: 'Boletines Contables', exact: true }).click()
  await expect(page).toHaveURL(`${dashboardOf('usuario')}/boletines`)
})

test('an address that leads to nothing answers 404, and says so with the way to the others', async ({
  page,
  problems,
}) => {
  problems.allow(GONE)
  for (const [path, text, others] of [
    ['/biblioteca/no-existe', 'No encontramos este libro', 'Ver todos los libros'],
    ['/boletines/ver', 'No encontramos este boletín', 'Ver todos los boletines'],
  ] as const) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    expect(answer?.headers()['content-security-policy'], path).toContain("script-src 'self';")
    await expect(heading(page)).toHaveText(text)
    await page.getByRole('main').getByRole('link', { name: others }).click()
    await expect(page).toHaveURL(path.replace(/\/[^/]+$/, ''))
  }
})

test('staff sees a draft by its address as its readers will, and is told that they do not', async ({
  page,
  browser,
  records,
  problems,
}) => {
  problems.allow(GONE)
  const { Id, Titulo } = await records.store('libros', { changes: { estado: 'borrador' } })
  const reader = await readerPage(browser, 'visitor')
  const answer = await reader.goto(`/biblioteca/${Id}`)
  expect(answer?.status()).toBe(404)
  expect(await answer?.text()).not.toContain(Titulo)
  await expect(heading(reader)).toHaveText('No encontramos este libro')
  await reader.context().close()

  await bringSession(page, 'editor')
  await page.goto(`/biblioteca/${Id}`)
  await expect(page).toHaveURL(`${dashboardOf('editor')}/biblioteca/${Id}`)
  await expect(heading(page)).toHaveText(Titulo)
  await expect(page.getByRole('main')).toContainText('está en estado «Borrador» y sus lectores no la ven')
})

test("where the list cannot be had the page says why, and 'Reintentar' brings it", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 50\d/, /No pudimos cargar el libro\./)
  const libro = await aBook()
  const mend = await fail(page, LIST_CALLS.libros, FAILURES.json)
  await page.goto(`/biblioteca/${libro.Id}`)
  await expect(heading(page)).toHaveText('No pudimos cargar el libro.')
  await mend()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(heading(page)).toHaveText(libro.Titulo)
})

test('a feed reader finds the feed by the list, and in it what is published, as XML', async ({ page }) => {
  await page.goto('/boletines')
  const address = await page.locator('link[rel=alternate][type="application/atom+xml"]').getAttribute('href')
  expect(address).toBe(`${SITE}/api/feed.xml`)
  const entries = await page.evaluate(async (feed) => {
    const xml = new DOMParser().parseFromString(await (await fetch(feed)).text(), 'application/xml')
    if (xml.querySelector('parsererror')) throw new Error(xml.documentElement.textContent ?? '')
    return [...xml.querySelectorAll('entry')].map((entry) => entry.querySelector('title')?.textContent)
  }, address ?? '')
  const { body } = await call(portalApi, api.boletines.list, { token: await apiToken('usuario') })
  expect(entries.length).toBeLessThanOrEqual(50)
  expect(entries).toContain((body as Boletin[]).find(isDemo('boletines'))?.Titulo)
})
