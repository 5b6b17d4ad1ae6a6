import { readFile } from 'node:fs/promises'
import type { Calendario } from '@naf/contract'
import { expect as check, type Page } from '@playwright/test'
import { ensureCalendar, removeCalendar, thisYear } from '../support/e2e/calendars.ts'
import { dialog } from '../support/e2e/dialogs.ts'
import { FAILURES, fail, WAITS } from '../support/e2e/hold.ts'
import { bringSession } from '../support/e2e/roles.ts'
import { DESKTOP, PHONE, rowOf } from '../support/e2e/staff-list.ts'
import { expect, test } from '../support/e2e/test.ts'

/** '¿Cuándo me toca?': the card on the first page, the page of the year, and what staff edits. */

const digit = (page: Page, n: number) => page.getByRole('button', { name: `Noveno dígito ${n}` })
const kind = (page: Page, name: RegExp) => page.getByRole('radio', { name })

/** The day it is in Ecuador. */
const today = () => new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10)

/** What the portal answers of the next day on which something is due, looked for in its list. */
const nextDay = async (page: Page, obligation: string, ninth: number): Promise<string> => {
  const calendars: Calendario[] = await (await page.request.get('/api/calendario')).json()
  const days = calendars
    .flatMap(({ Vencimientos }) => Vencimientos)
    .flatMap(({ Obligacion, Fechas }) => (Obligacion === obligation ? [Fechas[ninth] ?? ''] : []))
  return days.filter((day) => day >= today()).toSorted()[0] ?? ''
}

const inWords = (day: string) =>
  new Intl.DateTimeFormat('es-EC', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day))

const download = async (page: Page) => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Añadir al calendario' }).click(),
  ])
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test.beforeAll(async () => {
  await ensureCalendar(thisYear())
  await ensureCalendar(thisYear() + 1)
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('a visitor presses a digit, reads when it is due, and takes it into the calendar', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/')
    await expect(digit(page, 3)).toBeVisible()
    expect(asked).not.toContain('/api/calendario')
    await digit(page, 3).click()
    await expect(page.getByRole('heading', { name: 'Tus próximas fechas, noveno dígito 3' })).toBeVisible()
    const iva = await nextDay(page, 'IvaMensual', 3)
    const renta = await nextDay(page, 'RentaPersonas', 3)
    const card = page.getByRole('region', { name: '¿Cuándo me toca?' })
    await expect(card.locator('time')).toHaveText([inWords(iva), inWords(iva), inWords(renta)])
    await expect(card).toContainText('El que vale es el calendario del SRI')

    const { name, text } = await download(page)
    check(name).toMatch(/^vencimientos-\d{4}-digito-3\.ics$/)
    check(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true)
    const days = [...text.matchAll(/^DTSTART;VALUE=DATE:(\d{8})\r$/gm)].map(([, day]) => day)
    check(days).toEqual([iva, iva, renta].map((day) => day.replaceAll('-', '')))

    await kind(page, /^RIMPE negocio popular/).click()
    await expect(card.locator('time')).toHaveText([inWords(await nextDay(page, 'RentaRimpe', 3))])
    await card.getByRole('link', { name: 'Ver el calendario del año' }).click()
    await expect(page).toHaveURL('/calendario?digito=3')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
      `Fechas de ${thisYear()}, noveno dígito 3`,
    )
  })

  test('the keyboard alone does it', async ({ page }) => {
    await page.goto('/')
    await digit(page, 0).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Tus próximas fechas, noveno dígito 0' })).toBeVisible()
    await expect(digit(page, 0)).toBeFocused()
    await expect(digit(page, 0)).toHaveAttribute('aria-pressed', 'true')
  })

  test('where the year is not published it says so, and where to look', async ({ page }) => {
    await page.route(WAITS.calendar, (route) => route.fulfill({ json: [] }))
    await page.goto('/')
    await digit(page, 5).click()
    await expect(page.getByText(`Todavía no publicamos las fechas de ${thisYear()}.`)).toBeVisible()
    await expect(page.getByRole('link', { name: /^Calendario tributario del SRI/ })).toHaveAttribute(
      'href',
      /^https:\/\/www\.sri\.gob\.ec\//,
    )
  })

  test('where the dates do not come it says so, and tries again', async ({ page, problems }) => {
    problems.allow(/500.*api\/calendario/)
    const mend = await fail(page, WAITS.calendar, FAILURES.json)
    await page.goto('/')
    await digit(page, 5).click()
    await expect(page.getByText('No pudimos cargar las fechas.')).toBeVisible()
    await mend()
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('heading', { name: 'Tus próximas fechas, noveno dígito 5' })).toBeVisible()
  })
})

test.describe('before its code, or without it', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE })

  test('a digit of the first page leads to the page of the year', async ({ page }) => {
    await page.goto('/')
    await digit(page, 3).click()
    await expect(page).toHaveURL('/calendario?digito=3')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calendario tributario')
  })
})

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP })

  test('the page of the year has every date of a digit and a kind, at an address of its own', async ({
    page,
  }) => {
    await page.goto('/calendario')
    await expect(page.getByText('Elige tu noveno dígito para ver tus fechas.')).toBeVisible()
    await digit(page, 7).click()
    const months = page.getByRole('main').getByRole('heading', { level: 3 })
    await expect(months).toHaveCount(12)
    await kind(page, /^RIMPE emprendedor/).click()
    await expect(months).toHaveText(['enero', 'mayo', 'julio'])
    await expect(page).toHaveURL('/calendario?digito=7&tipo=emprendedor')
    await page.reload()
    await expect(months).toHaveText(['enero', 'mayo', 'julio'])
    await page.getByLabel('Año', { exact: true }).selectOption(String(thisYear() + 1))
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
      `Fechas de ${thisYear() + 1}, noveno dígito 7`,
    )
    const { name, text } = await download(page)
    check(name).toBe(`vencimientos-${thisYear() + 1}-digito-7.ics`)
    check(text.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(3)
    const link = page.getByRole('link', { name: 'Suscribirme al calendario' })
    const path = '/api/calendario/suscripcion/emprendedor/7.ics'
    await expect(link).toHaveAttribute('href', new RegExp(`^webcal://[^/]+${path}$`))
    await expect(page.getByText(new RegExp(`^https?://[^/]+${path}$`))).toBeVisible()
    const subscription = await page.request.get(path)
    check(subscription.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    check(await subscription.text()).toContain(`UID:IvaSemestral-${thisYear() + 1}-7-7@`)
    await page.getByText(`Feriados de ${thisYear() + 1} que mueven las fechas`).click()
    await expect(page.getByText(/: Viernes Santo$/)).toBeVisible()
  })

  test('an editor publishes a year with the days of the law, corrects it, and deletes it', async ({
    page,
  }) => {
    const year = 2057
    await removeCalendar(year)
    await bringSession(page, 'editor')
    await page.goto('/dashboard-editor/calendario-manager')
    await page.getByRole('link', { name: 'Crear calendario' }).click()
    await page.getByLabel('Año', { exact: true }).fill(String(year))
    await page.getByRole('button', { name: 'Publicar calendario' }).click()
    await expect(page.getByRole('alert')).toContainText('Los feriados tienen que ser del mismo año')
    await page.getByRole('button', { name: 'Poner los feriados de ley' }).click()
    await page.getByRole('button', { name: 'Publicar calendario' }).click()
    await dialog(page, '✅ Calendario creado').getByRole('button', { name: 'Aceptar' }).click()

    const row = rowOf(page, String(year))
    await row.getByRole('link', { name: 'Editar' }).click()
    await page.getByLabel('Fechas cambiadas por el SRI').fill(`IVA mensual; 11; todos; 5/12/${year}`)
    await page.getByRole('button', { name: 'Guardar Cambios' }).click()
    await dialog(page, '✅ Calendario actualizado').getByRole('button', { name: 'Aceptar' }).click()
    await page.goto(`/dashboard-editor/calendario?anio=${year}&digito=3`)
    await expect(page.getByText(inWords(`${year}-12-05`))).toBeVisible()

    await page.goto('/dashboard-editor/calendario-manager')
    await row.getByRole('link', { name: 'Eliminar' }).click()
    await page.getByRole('button', { name: 'Eliminar' }).click()
    await dialog(page)
      .getByRole('button', { name: /eliminar/i })
      .click()
    await dialog(page, '✅ Calendario eliminado').getByRole('button', { name: 'Aceptar' }).click()
    await expect(row).toHaveCount(0)
  })
})

test('an administrator is told that a year has a calendar already', async ({ page, problems }) => {
  problems.allow(/409.*calendario\/crear/)
  await bringSession(page, 'admin')
  await page.goto('/dashboard-admin/calendario-manager/crear')
  await page.getByLabel('Año', { exact: true }).fill(String(thisYear()))
  await page.getByRole('button', { name: 'Poner los feriados de ley' }).click()
  await page.getByLabel('Fuente', { exact: true }).fill('Otra')
  await page.getByRole('button', { name: 'Publicar calendario' }).click()
  await expect(dialog(page, '❌ Error')).toContainText(`Ya hay un calendario de ${thisYear()}.`)
})
