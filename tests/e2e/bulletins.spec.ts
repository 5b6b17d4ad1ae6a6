import { api, type Boletin } from '@naf/contract'
import type { Page } from '@playwright/test'
import { call } from '../support/api-as.ts'
import { FAILURES, fail, hold } from '../support/e2e/hold.ts'
import { watchShifts } from '../support/e2e/layout-shift.ts'
import { countCalls } from '../support/e2e/network.ts'
import { NO_ICON, openInNewTab } from '../support/e2e/new-tab.ts'
import { readPdf } from '../support/e2e/pdf.ts'
import { DEMO, sendLogin } from '../support/e2e/people.ts'
import { dateText, pagesText, sizeText } from '../support/e2e/plain-text.ts'
import {
  expectStanding,
  isDemo,
  LIST_CALLS,
  openWith,
  placeholder,
  standing,
} from '../support/e2e/public-lists.ts'
import { bringSession, dashboardOf, ROLES, type Role } from '../support/e2e/roles.ts'
import { apiToken, portalApi, userWith } from '../support/e2e/server-side.ts'
import { expect, test } from '../support/e2e/test.ts'

const EMPTY = 'No hay boletines disponibles en este momento.'

const bulletins = (page: Page) => page.getByRole('list', { name: 'Boletines' }).getByRole('listitem')
const restricted = (page: Page) => page.getByRole('region', { name: 'Acceso restringido' })
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Boletines Contables' })
/** Not by a role: it must have none. */
const blurred = (page: Page) => page.locator('main [inert]')

const pathOf = (role: Role) => `${dashboardOf(role)}/boletines`
const openBulletins = (page: Page, role: Role) => openWith(page, 'boletines', pathOf(role))

const openAsVisitor = async (page: Page) => {
  await page.goto('/boletines')
  await expect(restricted(page)).toBeVisible()
}

/** What is published, as somebody with an account gets it. */
const published = async (): Promise<Boletin[]> => {
  const { body } = await call(portalApi, api.boletines.list, { token: await apiToken('usuario') })
  return body.filter(isDemo('boletines'))
}

test.describe("'Boletines Contables' (/boletines) for a visitor", () => {
  test("is blurred under 'Acceso restringido', which says that it takes a login or a registration", async ({
    page,
  }) => {
    await openAsVisitor(page)
    await expect(heading(page)).toBeVisible()
    await expect(page).toHaveTitle('Boletines Contables · NAF')
    await expect(blurred(page)).toBeVisible()
    await expect(blurred(page)).toHaveCSS('filter', /^blur\((?!0)/)
    await expect(restricted(page)).toContainText('ingresa con tu cuenta o regístrate')
    for (const [name, path] of [
      ['Ingresar', '/login?redirect=/boletines'],
      ['Registrarse', '/register'],
    ] as const) {
      await restricted(page).getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(path)
      await page.goBack()
      await expect(restricted(page)).toBeVisible()
    }
    await restricted(page).getByRole('link', { name: 'Biblioteca Digital' }).click()
    await expect(page).toHaveURL('/biblioteca')
  })

  test('asks the API for nothing, and holds nothing of a real bulletin', async ({ page }) => {
    const calls = countCalls(page, '/api/boletines/ver')
    const boletines = await published()
    expect(boletines.length).toBeGreaterThan(0)
    await openAsVisitor(page)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(calls()).toBe(0)
    const html = await page.content()
    for (const { Id, Titulo, Descripcion, RutaPdf, Portada } of boletines)
      for (const secret of [
        Id,
        Titulo,
        Descripcion,
        new URL(RutaPdf).pathname,
        new URL(Portada.Ruta).pathname,
      ])
        expect(html).not.toContain(secret)
    // The portal's own drawing is all there is to see.
    await expect(page.getByRole('main').locator('img:not([src^="/assets/"])')).toHaveCount(0)
  })

  test('has a placeholder that neither the keyboard nor a screen reader reaches', async ({ page }) => {
    await openAsVisitor(page)
    await expect(blurred(page)).toHaveAttribute('aria-hidden', 'true')
    await expect(blurred(page).locator('a, button, input, [tabindex], img')).toHaveCount(0)
    expect((await blurred(page).textContent())?.trim()).toBe('')
    await expect(page.getByRole('main').getByRole('link')).toHaveText([
      'Ingresar',
      'Registrarse',
      'Biblioteca Digital',
    ])

    await heading(page).focus()
    const stops: string[] = []
    for (let press = 0; press < 5; press++) {
      await page.keyboard.press('Tab')
      stops.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
    }
    expect(stops).toEqual([
      'Ingresar',
      'Registrarse',
      'Recibir avisos por correo',
      'Biblioteca Digital',
      'Seguimiento de tu solicitud',
    ])
  })

  test('is followed by the login, after which the bulletins are there to be read', async ({ page }) => {
    await openAsVisitor(page)
    await restricted(page).getByRole('link', { name: 'Ingresar' }).click()
    await sendLogin(page, DEMO.usuario.username, DEMO.usuario.password)
    await expect(page).toHaveURL(pathOf('usuario'))
    await expect(
      bulletins(page)
        .first()
        .getByRole('link', { name: /^Ver PDF/ }),
    ).toBeVisible()
    await expect(restricted(page)).toHaveCount(0)
    await expect(blurred(page)).toHaveCount(0)
  })
})

for (const role of ROLES)
  test.describe(`'Boletines Contables' for ${role}`, () => {
    test.beforeEach(({ page }) => bringSession(page, role))

    test('greets by the nombre and shows a grid of all bulletins, each with title, description, date and PDF', async ({
      page,
    }) => {
      const boletines = await openBulletins(page, role)
      await expect(heading(page)).toBeVisible()
      const { Nombre } = (await userWith(DEMO[role].correo)) ?? {}
      await expect(page.getByText(`Hola, ${Nombre}.`)).toBeVisible()
      await expect(bulletins(page)).toHaveCount(boletines.length)
      const cards = await bulletins(page).evaluateAll((all) =>
        all.map((card) => (card.textContent ?? '').replace(/\s+/g, ' ')),
      )
      for (const [index, boletin] of boletines.entries())
        for (const text of [
          boletin.Titulo,
          boletin.Descripcion.replace(/\s+/g, ' '),
          `Publicado el ${dateText(boletin.FechaPublicacion)}`,
          'Ver PDF',
          `${pagesText(boletin.Paginas)} · ${sizeText(boletin.Bytes)}`,
        ])
          expect(cards[index]).toContain(text)
      await expect(restricted(page)).toHaveCount(0)
    })
  })

test.describe('the list of bulletins', () => {
  test.beforeEach(({ page }) => bringSession(page, 'usuario'))

  test("opens each PDF by 'Ver PDF' in a new tab: a real one, of the pages and the size that its card says", async ({
    page,
    problems,
  }) => {
    problems.allow(NO_ICON)
    const [boletin] = (await openBulletins(page, 'usuario')) as [Boletin]
    const card = bulletins(page).first()
    const link = card.getByRole('link', { name: /^Ver PDF/ })
    await expect(link).toHaveAccessibleName(`Ver PDF ${boletin.Titulo} (se abre en otra pestaña)`)
    await expect(link).toHaveAttribute('href', boletin.RutaPdf)
    const tab = await openInNewTab(page, link)
    await tab.close()
    const { pages, size, text } = await readPdf(page.request, boletin.RutaPdf)
    expect(text).toContain(boletin.Titulo)
    await expect(card).toContainText(`${pagesText(pages)} · ${sizeText(size)}`)
  })

  test(`where there is none says '${EMPTY}'`, async ({ page }) => {
    await openWith(page, 'boletines', pathOf('usuario'), { change: () => [] })
    await expect(page.getByText(EMPTY, { exact: true })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  for (const [kind, failure] of Object.entries(FAILURES))
    test(`where it cannot be had (${kind}) shows empty, says why, and 'Reintentar' brings it`, async ({
      page,
      problems,
    }) => {
      problems.allow(/status of 50\d/, /No pudimos cargar los boletines\./)
      const mend = await fail(page, LIST_CALLS.boletines, failure)
      await page.goto(pathOf('usuario'))
      await expect(heading(page)).toBeVisible()
      const failed = page.getByRole('alert')
      await expect(failed).toContainText(EMPTY)
      await expect(failed).toContainText('No pudimos cargar los boletines.')
      await mend()
      await failed.getByRole('button', { name: 'Reintentar' }).click()
      await expect(bulletins(page).first()).toBeVisible()
      await expect(failed).toBeHidden()
    })

  test('keeps its place while it is on its way, and moves nothing when it comes', async ({ page }) => {
    const shifts = await watchShifts(page)
    const release = await hold(page, LIST_CALLS.boletines)
    await page.goto(pathOf('usuario'))
    await expect(placeholder(page)).toBeVisible()
    await expect(page.getByText(EMPTY)).toHaveCount(0)
    const kept = await standing(placeholder(page).locator('.card').first())
    release()
    await expect(bulletins(page).first()).toBeVisible()
    await expect(placeholder(page)).toHaveCount(0)
    await expectStanding(bulletins(page).first(), kept)
    expect(await shifts()).toBeLessThan(0.02)
  })

  test.describe('in a browser set to Pacific/Honolulu', () => {
    test.use({ timezoneId: 'Pacific/Honolulu' })

    test('bears the very dates the bulletins were published under', async ({ page }) => {
      const boletines = await openBulletins(page, 'usuario')
      await expect(bulletins(page).getByRole('time')).toHaveText(
        boletines.map(({ FechaPublicacion }) => dateText(FechaPublicacion)),
      )
    })
  })
})
