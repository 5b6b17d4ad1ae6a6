import type { Libro } from '@naf/contract'
import type { Page, Route } from '@playwright/test'
import { FAILURES, fail, hold } from '../support/e2e/hold.ts'
import { watchShifts } from '../support/e2e/layout-shift.ts'
import { CONNECTION_LOST } from '../support/e2e/network.ts'
import { NO_ICON, openInNewTab } from '../support/e2e/new-tab.ts'
import { readPdf } from '../support/e2e/pdf.ts'
import { dateText, pagesText, sizeText } from '../support/e2e/plain-text.ts'
import { expectStanding, LIST_CALLS, openWith, placeholder, standing } from '../support/e2e/public-lists.ts'
import { bringSession, dashboardOf, ROLES } from '../support/e2e/roles.ts'
import { VIEWPORTS } from '../support/e2e/staff-list.ts'
import { expect, test } from '../support/e2e/test.ts'

const EMPTY = 'No hay libros disponibles en este momento.'
/** Of the demo data: accents in the title, a colon, a comma. */
const RUC = 'El RUC: inscripción, actualización y suspensión'

const books = (page: Page) => page.getByRole('list', { name: 'Libros' }).getByRole('listitem')
const book = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true })
const searchField = (page: Page) => page.getByRole('textbox', { name: 'Buscar', exact: true })
const typeFilter = (page: Page) => page.getByLabel('Tipo', { exact: true })
const openLibrary = (page: Page, path = '/biblioteca') => openWith(page, 'libros', path)

const expectDates = async (page: Page, libros: Libro[]) =>
  expect(page.getByRole('article').getByRole('time')).toHaveText(
    libros.map(({ FechaPublicacion }) => dateText(FechaPublicacion)),
  )

test.describe("'Biblioteca Digital' (/biblioteca)", () => {
  test('shows a grid of all books to a visitor, each with title, author, date, type, description and how long the PDF is', async ({
    page,
  }) => {
    const libros = await openLibrary(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Biblioteca Digital')
    await expect(page).toHaveTitle('Biblioteca Digital · NAF')
    await expect(books(page)).toHaveCount(libros.length)
    await expect(page.getByRole('main').getByRole('status')).toHaveText(`${libros.length} libros`)
    await expect(books(page).getByRole('heading')).toHaveText(libros.map(({ Titulo }) => Titulo))
    await expect(books(page).getByText(/^(No )?Contable$/)).toHaveText(libros.map(({ Tipo }) => Tipo))
    await expectDates(page, libros)
    const [first, second] = await books(page).evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().y),
    )
    expect(second).toBe(first)
    const cards = await books(page).evaluateAll((all) =>
      all.map((card) => (card.textContent ?? '').replace(/\s+/g, ' ')),
    )
    for (const [index, libro] of libros.entries())
      for (const text of [
        libro.Autor,
        `Publicado el ${dateText(libro.FechaPublicacion)}`,
        libro.Descripcion.replace(/\s+/g, ' '),
        'Ver PDF',
        `${pagesText(libro.Paginas)} · ${sizeText(libro.Bytes)}`,
      ])
        expect(cards[index]).toContain(text)
  })

  test("'Ver PDF' opens the book in a new tab: a real PDF of the pages and the size that the card says", async ({
    page,
    problems,
  }) => {
    problems.allow(NO_ICON)
    const libros = await openLibrary(page)
    const libro = libros.find(({ Titulo }) => Titulo === RUC) as Libro
    const link = book(page, RUC).getByRole('link', { name: /^Ver PDF/ })
    await expect(link).toHaveAccessibleName(`Ver PDF ${RUC} (se abre en otra pestaña)`)
    const tab = await openInNewTab(page, link)
    await tab.close()
    const { pages, size, text } = await readPdf(page.request, libro.RutaPdf)
    expect(text).toContain(RUC)
    await expect(book(page, RUC)).toContainText(`${pagesText(pages)} · ${sizeText(size)}`)
  })

  test('shows the first page of each PDF as its cover, and a blank sheet where that cannot be loaded', async ({
    page,
    problems,
  }) => {
    problems.allow(CONNECTION_LOST)
    const libros = await openLibrary(page)
    const covers = books(page).first().locator('img')
    await expect(covers).toHaveJSProperty('naturalWidth', libros[0]?.Portada.Ancho)

    await page.route(/portada\.webp/, (route) => route.abort())
    await openLibrary(page)
    await expect(covers).toHaveCount(0)
    await expect(books(page).first().locator('svg').first()).toBeVisible()
    await expect(
      books(page)
        .first()
        .getByRole('link', { name: /^Ver PDF/ }),
    ).toBeVisible()
  })

  for (const role of ROLES)
    test(`is the same inside the dashboard of ${role}`, async ({ page }) => {
      await bringSession(page, role)
      const libros = await openLibrary(page, `${dashboardOf(role)}/biblioteca`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Biblioteca Digital')
      await expect(books(page)).toHaveCount(libros.length)
      await expectDates(page, libros)
    })
})

test.describe('looking for a book', () => {
  test('needs neither accents nor capitals, reads titles, authors and descriptions, and the address says what was sought', async ({
    page,
  }) => {
    await openLibrary(page)
    await searchField(page).fill('INSCRIPCION actualizacion suspension')
    await expect(book(page, RUC)).toBeVisible()
    await expect(book(page, 'Costos y precio de venta')).toBeHidden()
    await expect(page).toHaveURL(/\?q=INSCRIPCION\+actualizacion\+suspension$/)

    await page.reload()
    await expect(searchField(page)).toHaveValue('INSCRIPCION actualizacion suspension')
    await expect(book(page, RUC)).toBeVisible()
    await expect(book(page, 'Costos y precio de venta')).toBeHidden()

    await searchField(page).fill('costos administracion de empresas')
    await expect(book(page, 'Costos y precio de venta')).toBeVisible()
    await expect(book(page, RUC)).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(book(page, RUC)).toBeVisible()
    await expect(page).toHaveURL('/biblioteca')
  })

  test("filters by type, 'Contable' or 'No Contable'; the address says which, and \"back\" goes back", async ({
    page,
  }) => {
    const libros = await openLibrary(page)
    await expect(typeFilter(page).getByRole('option')).toHaveText(['Todos', 'Contable', 'No Contable'])
    for (const tipo of ['Contable', 'No Contable']) {
      await typeFilter(page).selectOption(tipo)
      const own = libros.filter(({ Tipo }) => Tipo === tipo)
      await expect(books(page).getByRole('heading')).toHaveText(own.map(({ Titulo }) => Titulo))
      await expect(page).toHaveURL(`/biblioteca?tipo=${tipo.toLowerCase().replace(' ', '-')}`)
    }
    await page.goBack()
    await expect(typeFilter(page)).toHaveValue('contable')
    await page.goBack()
    await expect(books(page)).toHaveCount(libros.length)
  })

  test('that nothing matches says so, and offers all of them again', async ({ page }) => {
    const libros = await openLibrary(page, '/biblioteca?q=zzzz&tipo=contable')
    await expect(page.getByText('Ningún resultado')).toBeVisible()
    await expect(books(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Quitar búsqueda y filtros' }).click()
    await expect(books(page)).toHaveCount(libros.length)
    await expect(searchField(page)).toBeFocused()
    await expect(page).toHaveURL('/biblioteca')
  })
})

test.describe('the list of books', () => {
  test(`where there is none says '${EMPTY}'`, async ({ page }) => {
    await openWith(page, 'libros', '/biblioteca', { change: () => [] })
    await expect(page.getByText(EMPTY, { exact: true })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(searchField(page)).toHaveCount(0)
  })

  for (const [kind, failure] of Object.entries(FAILURES))
    test(`where it cannot be had (${kind}) shows empty, says why, and 'Reintentar' brings it`, async ({
      page,
      problems,
    }) => {
      problems.allow(/status of 50\d/, /No pudimos cargar los libros\./)
      const mend = await fail(page, LIST_CALLS.libros, failure)
      await page.goto('/biblioteca')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const failed = page.getByRole('alert')
      await expect(failed).toContainText(EMPTY)
      await expect(failed).toContainText('No pudimos cargar los libros.')
      await mend()
      await failed.getByRole('button', { name: 'Reintentar' }).click()
      await expect(book(page, RUC)).toBeVisible()
      await expect(failed).toBeHidden()
    })

  test("where the connection is lost shows empty, says so, and 'Reintentar' brings it when it is back", async ({
    page,
    problems,
  }) => {
    problems.allow(CONNECTION_LOST, /No pudimos cargar los libros\./)
    const lose = (route: Route) => route.abort('internetdisconnected')
    await page.route(LIST_CALLS.libros, lose)
    await page.goto('/biblioteca')
    const failed = page.getByRole('alert')
    await expect(failed).toContainText(EMPTY)
    await expect(failed).toContainText('conexión')
    await page.unroute(LIST_CALLS.libros, lose)
    await failed.getByRole('button', { name: 'Reintentar' }).click()
    await expect(book(page, RUC)).toBeVisible()
  })

  for (const [device, viewport] of Object.entries(VIEWPORTS))
    test(`keeps its place on ${device} while it is on its way, and moves nothing when it comes`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      const shifts = await watchShifts(page)
      const release = await hold(page, LIST_CALLS.libros)
      await page.goto('/biblioteca')
      await expect(placeholder(page)).toBeVisible()
      await expect(page.getByText(EMPTY)).toHaveCount(0)
      const kept = await standing(placeholder(page).locator('.card').first())
      release()
      await expect(book(page, RUC)).toBeVisible()
      await expect(placeholder(page)).toHaveCount(0)
      await expectStanding(books(page).first(), kept)
      expect(await shifts()).toBeLessThan(0.02)
    })
})

for (const timezoneId of ['Pacific/Honolulu', 'Pacific/Kiritimati'])
  test.describe(`in a browser set to ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('every book bears the very date it was published under, neither a day before nor after', async ({
      page,
    }) => {
      await expectDates(page, await openLibrary(page))
    })
  })
