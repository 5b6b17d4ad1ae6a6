import type { InformeOpinion } from '@naf/contract'
import type { Page } from '@playwright/test'
import { asLongDay } from '../../functions/src/platform/long-day.ts'
import { informeInApi, serveSomebody, showFigures, thisSemester } from '../support/e2e/figures.ts'
import { bringSession, inicioOf, navigation } from '../support/e2e/roles.ts'
import { openOwn } from '../support/e2e/screens.ts'
import { DESKTOP, PHONE } from '../support/e2e/staff-list.ts'
import { expect, test } from '../support/e2e/test.ts'
import { pdfTexts } from '../support/pdf-texts.ts'

/** What the dean asks for, and what the team has to do: staff's inicio, its navigation, the report. */

const formatted = (count: number) => new Intl.NumberFormat('es-EC').format(count)

const OPINION: InformeOpinion = {
  Id: 'una-asesoria',
  Numero: 'NAF-7Q2K',
  Servicio: 'Gastos personales',
  Valor: 5,
  Comentario: 'Muy claro y con mucha paciencia.',
  Fecha: '2025-09-01T15:00:00.000Z',
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('an editor answers the dean in three clicks: how many were served this semester, and by month', async ({
  page,
}) => {
  await serveSomebody()
  await bringSession(page, 'editor')
  await page.goto(inicioOf('editor'))

  const semester = page.getByRole('region', { name: 'Este semestre' })
  await semester.getByRole('link', { name: 'Contribuyentes atendidos' }).click()
  await expect(heading(page, 'Informe')).toBeFocused()
  const { desde, hasta } = thisSemester()
  await expect(page).toHaveURL(`/dashboard-editor/informe?desde=${desde}&hasta=${hasta}`)
  const goals = page.getByRole('list', { name: 'Metas del semestre' }).getByRole('listitem')
  const months = page.getByRole('figure', { name: 'Recibidas y atendidas por mes' })
  // Whoever is served meanwhile is counted in the next look.
  await expect(async () => {
    await page.reload()
    const { Periodo } = await informeInApi()
    const figure = `Contribuyentes atendidos${formatted(Periodo.Atendidas)}`
    await expect(goals.first()).toContainText(figure, { timeout: 5_000 })
    await months.getByText('Ver como tabla').click()
    const served = months.getByRole('row').locator('td:nth-child(3)')
    await expect(served).toHaveText(
      Periodo.Meses.map(({ Atendidas }) => formatted(Atendidas)),
      { timeout: 1_000 },
    )
  }).toPass({ timeout: 120_000 })
})

test('the report of other days is an address that can be sent on', async ({ page }) => {
  await serveSomebody()
  await openOwn(page, 'admin', 'informe')
  await page.getByLabel('Periodo').selectOption('Otras fechas…')
  const day = new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10)
  await page.getByLabel('Desde').fill(day)
  await page.getByLabel('Hasta').fill('2020-01-01')
  await page.getByRole('button', { name: 'Ver informe' }).click()
  await expect(page.getByText('El primer día tiene que ser anterior al último.')).toBeVisible()
  await page.getByLabel('Hasta').fill(day)
  await page.getByRole('button', { name: 'Ver informe' }).click()
  await expect(page).toHaveURL(`/dashboard-admin/informe?desde=${day}&hasta=${day}`)
  await expect(page.getByText(/^asesorías atendidas/)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Metas del semestre' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(/^asesorías atendidas/)).toBeVisible()
})

test('on paper a cover comes first, nothing points to one of a few, and the signatures stand with what is signed', async ({
  page,
}) => {
  await showFigures(page)
  await page.route('**/api/informe/opiniones?*', (route) => route.fulfill({ json: [OPINION] }))
  await openOwn(page, 'editor', 'informe?desde=2025-07-01&hasta=2025-12-31')
  const opinions = page.getByRole('region', { name: 'Lo que dijeron' })
  await page.getByRole('button', { name: 'Leer lo que dijeron' }).click()
  await expect(opinions.getByText(OPINION.Comentario)).toBeVisible()
  await expect(page.getByText('Una persona (1\u00a0%) pidió con una cuenta del portal.')).toBeVisible()
  await expect(page.getByText('Aprobado por')).toHaveCount(0)

  const [cover = '', first = '', ...others] = await pdfTexts(await page.pdf({ format: 'A4' }))
  for (const text of [
    'Núcleo de Apoyo Contable y Fiscal · ESPE',
    'Informe de atención del NAF',
    'Lo que el centro hizo del 1 de julio de 2025 al 31 de diciembre de 2025.',
    `Elaborado el ${asLongDay(new Date())}`,
  ])
    expect(cover).toContain(text)
  expect(cover).not.toContain('Contribuyentes atendidos')
  expect(first).toContain('Contribuyentes atendidos 100 125 4.000')
  const rest = others.join(' ')
  expect(rest).toContain('Otros grupos 120')
  expect([first, rest].join(' ')).not.toMatch(
    /Una persona|pidió con una cuenta|Lo que dijeron|Muy claro|Descargar/,
  )
  expect(others.at(-1)).toMatch(/Quién atendió.*Elaborado por.*Aprobado por/)
  await expect(page.getByText('Aprobado por')).toHaveCount(0)
  await expect(opinions).toBeVisible()

  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  await expect(opinions).toBeHidden()
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color)
  const onWhite = await ink()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark', forcedColors: 'active' })
  expect(await ink()).toBe(onWhite)
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark', forcedColors: 'none' })
  expect(await ink()).not.toBe(onWhite)
})

test('each figure of what waits leads to its rows', async ({ page }) => {
  await serveSomebody()
  await openOwn(page, 'editor', 'inicio')
  const work = page.getByRole('region', { name: 'Por hacer' })
  await work.getByRole('link', { name: /sin asignar$/ }).click()
  await expect(page).toHaveURL('/dashboard-editor/ver-asesorias?estado=sin-asignar')
  await expect(page.getByRole('link', { name: /^Sin asignar/ })).toHaveAttribute('aria-current', /./)
  await page.goBack()
  await work.getByRole('link', { name: /no llegó|no llegaron/ }).click()
  await expect(heading(page, 'Correos que no llegaron')).toBeVisible()
})

for (const [where, viewport] of Object.entries({ 'a phone': PHONE, 'a desktop': DESKTOP }))
  test.describe(`on ${where}`, () => {
    test.use({ viewport })

    test('the keyboard opens what of the navigation is folded, and goes on into it', async ({ page }) => {
      await openOwn(page, 'editor', 'perfil')
      if (viewport === PHONE) await page.getByRole('button', { name: 'Menú' }).click()
      const links = navigation(page)
      await expect(links.getByRole('link', { name: 'Biblioteca', exact: true })).toBeHidden()
      await expect(links.getByText('Portal público')).toBeVisible()
      await links.getByText('Portal público').focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(links.getByRole('link', { name: 'Solicitar Asesoría' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/dashboard-editor/servicios')
    })
  })

test('followers that are written down are in the table, and in the report', async ({ page }) => {
  await openOwn(page, 'editor', 'informe/redes')
  const month = thisSemester().desde.slice(0, 7)
  await page.getByLabel('Mes', { exact: true }).fill(month)
  await page.getByLabel('Red', { exact: true }).selectOption('X')
  await page.getByLabel('Seguidores', { exact: true }).fill('1.234')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Escribe un número entero, sin puntos.')).toBeVisible()
  await page.getByLabel('Seguidores', { exact: true }).fill('1234')
  await page.getByRole('button', { name: 'Guardar' }).click()
  const table = page.getByRole('table', { name: 'Seguidores por mes' })
  await expect(table.getByRole('cell', { name: '1.234' })).toBeVisible()
  await expect(page.getByLabel('Seguidores', { exact: true })).toHaveValue('')
})
