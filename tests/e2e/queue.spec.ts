import { api } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import { call } from '../support/api-as.ts'
import { anAsesoria } from '../support/builders.ts'
import { expectAccessible } from '../support/e2e/axe.ts'
import {
  openQueue,
  openQueueOf,
  pane,
  queueRow,
  queueRows,
  queueTab,
  showFilters,
} from '../support/e2e/queue.ts'
import { aName, requestInApi, storeRequest, storeRequests } from '../support/e2e/requests.ts'
import { apiToken, portalApi } from '../support/e2e/server-side.ts'
import { DESKTOP, expectToast, PHONE, rowOf, searchField, VIEWPORTS } from '../support/e2e/staff-list.ts'
import { expect, test } from '../support/e2e/test.ts'

/** The requests as work to be done. */

const daysAgo = (days: number) => Timestamp.fromMillis(Date.now() - days * 24 * 3_600_000)

/** The first of them came a day later. */
const storeTwo = async (ciudad: string) => {
  const [first, second] = await storeRequests(
    { ciudad, fechaSolicitud: daysAgo(1) },
    { ciudad, fechaSolicitud: daysAgo(2) },
  )
  if (!first || !second) throw new Error('two were to be stored')
  return [first, second] as const
}

const heights = (rows: ReturnType<typeof queueRows>) =>
  rows.evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect()).map(({ height, bottom }) => ({ height, bottom })),
  )

test('ten requests stand whole on a screen of 1280 × 800, each at most 53 px high', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await storeRequests(...Array.from({ length: 12 }, () => ({ detalleSolicitud: 'Sin fin. '.repeat(60) })))
  await openQueue(page, 'editor')
  await expect(queueRows(page).nth(11)).toBeVisible()
  const rows = await heights(queueRows(page))
  expect(Math.max(...rows.map(({ height }) => height))).toBeLessThanOrEqual(53)
  expect(rows.filter(({ bottom }) => bottom <= DESKTOP.height).length).toBeGreaterThanOrEqual(10)
})

test('a card of a phone is at most 260 px high, with name, service, age, text and what can be done', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const ciudad = aName('Ciudad')
  const { nombre } = await storeRequest({
    ciudad,
    detalleSolicitud: 'Sin fin. '.repeat(60),
    fechaSolicitud: daysAgo(9),
  })
  await openQueueOf(page, 'editor', ciudad)
  const row = queueRow(page, nombre)
  await expect(row).toBeVisible()
  const [card] = await heights(queueRows(page))
  expect(card?.height).toBeLessThanOrEqual(260)
  for (const text of [nombre, 'Declaraciones tributarias', 'hace 9 días', 'Sin fin.'])
    await expect(row).toContainText(text)
  await expect(row.getByRole('button', { name: 'Marcar como realizada' })).toBeVisible()
  await row.getByRole('link').click()
  await expect(page).toHaveURL(/ver-asesorias\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1, name: nombre })).toBeFocused()
  await page.getByRole('link', { name: 'Volver a la lista' }).click()
  await expect(queueRow(page, nombre)).toBeVisible()
})

for (const [screen, viewport] of Object.entries(VIEWPORTS))
  test.describe(`staff on ${screen}`, () => {
    test.use({ viewport })

    test('marks one by a double click; it stays where it is, and is undone there', async ({ page }) => {
      const ciudad = aName('Ciudad')
      const [first, second] = await storeTwo(ciudad)
      await openQueueOf(page, 'editor', ciudad)
      await expect(queueTab(page, 'Pendientes')).toHaveText('Pendientes 2')
      await queueRow(page, first.nombre).getByRole('button', { name: 'Marcar como realizada' }).dblclick()
      await expectToast(page, 'Asesoría marcada como realizada')
      await expect(queueTab(page, 'Pendientes')).toHaveText('Pendientes 1')
      await expect(queueRows(page)).toHaveCount(2)
      await expect(queueRow(page, first.nombre)).toContainText('Realizada · Deshacer')
      expect(await requestInApi(first.id)).toMatchObject({ Realizada: true })
      expect(await requestInApi(second.id)).toMatchObject({ Realizada: false })
      await expectAccessible(page, 'a queue with a row that was done in this visit')

      await queueRow(page, first.nombre).getByRole('button', { name: 'Deshacer' }).click()
      await expect(
        queueRow(page, first.nombre).getByRole('button', { name: 'Marcar como realizada' }),
      ).toBeVisible()
      await expect.poll(() => requestInApi(first.id)).toMatchObject({ Realizada: false, Estado: 'recibida' })

      await queueRow(page, second.nombre).getByRole('button', { name: 'Marcar como realizada' }).click()
      await expect(queueRow(page, second.nombre)).toContainText('Deshacer')
      await queueTab(page, 'Sin asignar').click()
      await expect(queueRow(page, second.nombre)).toHaveCount(0)
      await queueTab(page, 'Realizadas').click()
      await expect(queueRow(page, second.nombre)).toBeVisible()
    })

    test('narrows it by city and service at once, and the address says so', async ({ page }) => {
      const [here, there] = [aName('Ciudad'), aName('Ciudad')]
      const common = aName('Común')
      const detalleSolicitud = `${common}: escribo desde ${here}`
      await storeRequests(
        { ciudad: here, tipoServicio: 'Facturación electrónica', detalleSolicitud },
        { ciudad: here, detalleSolicitud },
        { ciudad: there, tipoServicio: 'Facturación electrónica', detalleSolicitud },
      )
      await openQueueOf(page, 'editor', common)
      await expect(queueRows(page)).toHaveCount(3)
      await showFilters(page)
      await page.getByRole('button', { name: 'Ciudad', exact: true }).click()
      await page.getByRole('checkbox', { name: `${here} 2` }).click()
      await page.keyboard.press('Escape')
      await expect(queueRows(page)).toHaveCount(2)
      await page.getByRole('button', { name: 'Servicio', exact: true }).click()
      await page.getByRole('checkbox', { name: 'Facturación electrónica 1' }).click()
      await expectAccessible(page, 'a queue with a filter open')
      await page.keyboard.press('Escape')
      await expect(queueRows(page)).toHaveCount(1)
      await page.reload()
      await expect(queueRows(page)).toHaveCount(1)
      await page.getByRole('button', { name: 'Quitar filtros' }).click()
      await expect(queueRows(page)).toHaveCount(3)
      await expect(searchField(page)).toHaveValue(common)
    })

    test('finds words in any order, and sees where they stand', async ({ page }) => {
      const nombre = aName('José Íñigo')
      await storeRequest({ nombre, detalleSolicitud: `${'Sin fin. '.repeat(30)}Un impuesto peculiarísimo.` })
      await openQueue(page, 'editor')
      const typed = nombre
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toUpperCase()
        .split(' ')
        .reverse()
        .join(' ')
      await searchField(page).fill(`peculiarisimo ${typed}`)
      await expect(queueRows(page)).toHaveCount(1)
      await expect(queueRow(page, nombre).locator('mark').filter({ hasText: 'peculiarísimo' })).toBeVisible()
      await searchField(page).fill(`${typed} nadie`)
      await page.getByRole('button', { name: 'Quitar búsqueda y filtros' }).click()
      await expect(searchField(page)).toHaveValue('')
    })

    test('looks at the table instead, and the browser remembers it', async ({ page }) => {
      const ciudad = aName('Ciudad')
      const { nombre } = await storeRequest({ ciudad })
      await openQueueOf(page, 'editor', ciudad)
      await page.getByRole('button', { name: 'Tabla' }).click()
      await expect(page.getByRole('combobox', { name: 'Ordenar por' })).toBeVisible()
      await expect(rowOf(page, nombre)).toBeVisible()
      await page.reload()
      await expect(page.getByRole('combobox', { name: 'Ordenar por' })).toBeVisible()
      await page.getByRole('button', { name: 'Cola' }).click()
      await expect(queueTab(page, 'Pendientes')).toHaveText('Pendientes 1')
    })
  })

test('requests of registered people come first on their day, and the queue says so', async ({ page }) => {
  const ciudad = aName('Ciudad')
  const noon = Timestamp.fromDate(new Date('2025-07-09T17:00:00Z'))
  const evening = Timestamp.fromDate(new Date('2025-07-09T23:00:00Z'))
  const [guest, member, older] = await storeRequests(
    { ciudad, fechaSolicitud: evening },
    { ciudad, fechaSolicitud: noon, usuarioId: 'alguien', usuarioUsername: 'alguien' },
    { ciudad, fechaSolicitud: Timestamp.fromDate(new Date('2025-07-08T17:00:00Z')) },
  )
  await openQueueOf(page, 'editor', ciudad)
  await expect(queueRows(page).getByRole('link')).toHaveText(
    [member, guest, older].map((one) => one?.nombre ?? ''),
  )
  await expect(page.getByText('En cada día, primero las de personas registradas.')).toBeVisible()
})

test('the queue is worked through by keys alone', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  const ciudad = aName('Ciudad')
  const [first, second] = await storeTwo(ciudad)
  await openQueueOf(page, 'editor', ciudad)
  const name = ({ nombre }: typeof first) => pane(page).getByRole('heading', { name: nombre })
  await queueRow(page, first.nombre).getByRole('link').focus()
  await page.keyboard.press('j')
  await expect(name(first)).toBeFocused()
  await page.keyboard.press('j')
  await expect(name(second)).toBeFocused()
  // Scrolled down to the answer, the name stays in sight; the next request begins at its top.
  const answer = pane(page).getByRole('textbox', { name: 'Responder por correo' })
  await answer.fill('Hola')
  await expect(answer).toBeInViewport()
  await expect(name(second)).toBeInViewport({ ratio: 1 })
  await expect(answer).toBeInViewport({ ratio: 1 })
  await name(second).focus()
  await page.keyboard.press('k')
  await expect(name(first)).toBeFocused()
  expect(await pane(page).evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  await page.keyboard.press('a')
  await expect(pane(page).getByRole('combobox', { name: 'Atiende' })).not.toHaveValue('')
  await page.keyboard.press('n')
  const note = pane(page).getByRole('textbox', { name: 'Nueva nota' })
  await expect(note).toBeFocused()
  await page.keyboard.type('La llamé: je, ja, ke')
  await expect(note).toHaveValue('La llamé: je, ja, ke')
  await queueRow(page, first.nombre).getByRole('link').focus()
  await page.keyboard.press('e')
  await expect(queueRow(page, first.nombre)).toContainText('Realizada · Deshacer')
  await expect(
    queueRow(page, second.nombre).getByRole('button', { name: 'Marcar como realizada' }),
  ).toBeVisible()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Atajos de teclado' })
  await expect(keys).toBeVisible()
  await expectAccessible(page, 'the list of keys')
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await page.keyboard.press('/')
  await expect(searchField(page)).toBeFocused()
})

test('what a colleague does appears without a reload, and the row stays where it is', async ({ page }) => {
  await page.clock.install()
  const ciudad = aName('Ciudad')
  const { id, nombre } = await storeRequest({ ciudad })
  await openQueueOf(page, 'editor', ciudad)
  const lists: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/asesorias/todas')) lists.push(request.url())
  })
  const Nombre = aName()
  const input = { ...anAsesoria(), Nombre, Ciudad: ciudad }
  await call(portalApi, api.asesorias.create, { input })
  await call(portalApi, api.asesorias.markDone, { token: await apiToken('admin'), params: { id } })
  await page.clock.runFor(41_000)
  await expect(queueRow(page, Nombre)).toBeVisible()
  await expect(queueRow(page, nombre)).toContainText('Realizada')
  expect(lists).toEqual([])
})
