import type { Asesoria } from '@naf/contract'
import type { Page } from '@playwright/test'
import { Timestamp } from 'firebase-admin/firestore'
import { dialog } from '../support/e2e/dialogs.ts'
import { DEMO, logInAs } from '../support/e2e/people.ts'
import { aName, requestInApi, storeRequest, storeRequests } from '../support/e2e/requests.ts'
import { navigation } from '../support/e2e/roles.ts'
import { firebase } from '../support/e2e/server-side.ts'
import {
  bringTable,
  deleteButton,
  doneButton,
  expectToast,
  LIST_PATH,
  markButton,
  openList,
  openListOf,
  PHONE,
  QUESTION,
  rowOf,
  rows,
  searchField,
  VIEWPORTS,
} from '../support/e2e/staff-list.ts'
import { expect, test } from '../support/e2e/test.ts'

/** The list that the page is answered from now on, once all of its pages have come. */
const listAnswers = (page: Page) => {
  const answers: Promise<Asesoria[]>[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/asesorias/todas')) answers.push(response.json())
  })
  return async () => {
    await expect(page.getByRole('status').filter({ hasText: /resultados?$/ })).toBeVisible()
    return (await Promise.all(answers)).flat()
  }
}

for (const role of ['editor', 'admin'] as const)
  test(`${role} logs in and reads how many requests are to be done`, async ({ page }) => {
    await storeRequest()
    await bringTable(page)
    await logInAs(page, DEMO[role])
    const answers = listAnswers(page)
    await navigation(page).getByRole('link', { name: 'Asesorías Solicitadas' }).click()
    await expect(page).toHaveURL(LIST_PATH(role))
    const list = await answers()
    const pending = list.filter(({ Realizada }) => !Realizada).length
    await expect(
      page.getByRole('main').getByText(`Hay ${pending} asesoría(s) sin marcar como realizada.`),
    ).toBeVisible()

    await page.getByRole('link', { name: 'Ver las pendientes' }).click()
    await expect(page).toHaveURL(`${LIST_PATH(role)}?estado=pendientes`)
    await expect(rows(page).first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: /^Realizada / })).toHaveCount(0)
  })

for (const [screen, viewport] of Object.entries(VIEWPORTS))
  test.describe(`staff on ${screen}`, () => {
    test.use({ viewport })

    test('finds a request without minding accents and capitals', async ({ page }) => {
      const { nombre } = await storeRequest({ nombre: aName('José Íñigo') })
      await storeRequest()
      await openList(page, 'editor')
      const typed = nombre.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
      await searchField(page).fill(typed)
      await expect(rows(page)).toHaveCount(1)
      await expect(rowOf(page, nombre)).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: '1 resultado' })).toBeVisible()
      await searchField(page).fill(`${typed} nadie`)
      await expect(page.getByText('Ningún resultado').last()).toBeVisible()
      await page.getByRole('button', { name: 'Quitar búsqueda y filtros' }).click()
      await expect(searchField(page)).toHaveValue('')
      await expect(rows(page)).not.toHaveCount(0)
    })

    test('sees every datum of a request', async ({ page }) => {
      const { uid } = await firebase.auth.getUserByEmail('usuario@naf.test')
      const [withAccount, bare] = await storeRequests(
        {
          cedulaRUC: '1710034065001',
          correo: 'ana.vera@example.com',
          telefono: '0987654321',
          ciudad: 'Otavalo',
          tipoServicio: 'Facturación electrónica',
          tipoContribuyente: 'Artesano calificado',
          discapacidad: 'si',
          medioContacto: 'Telegram',
          detalleSolicitud: 'Primera línea.\nSegunda línea <b>sin formato</b>.',
          usuarioId: uid,
          fechaSolicitud: Timestamp.fromDate(new Date('2025-07-09T03:05:00Z')),
          realizada: true,
          fechaRealizacion: Timestamp.fromDate(new Date('2025-07-10T19:30:00Z')),
        },
        { fechaSolicitud: null, discapacidad: 'no' },
      )
      if (!withAccount || !bare) throw new Error('two were to be stored')

      await openListOf(page, 'editor', withAccount.nombre)
      const full = rowOf(page, withAccount.nombre)
      for (const datum of [
        withAccount.nombre,
        '1710034065001',
        'Facturación electrónica',
        'Artesano calificado',
        'Otavalo',
        'Primera línea.\nSegunda línea <b>sin formato</b>.',
        '8 de julio de 2025, 22:05',
        '10 de julio de 2025, 14:30',
      ])
        await expect(full).toContainText(datum)
      await expectDatum(page, withAccount.nombre, 'Usuario', 'usuario')
      await expectDatum(page, withAccount.nombre, 'Medio de contacto', 'Telegram')
      await expectDatum(page, withAccount.nombre, 'Discapacidad', 'Sí')
      await expect(full.getByRole('link', { name: 'ana.vera@example.com' })).toHaveAttribute(
        'href',
        'mailto:ana.vera@example.com',
      )
      await expect(full.getByRole('link', { name: '0987654321' })).toHaveAttribute('href', 'tel:0987654321')

      await openListOf(page, 'editor', bare.nombre)
      await expectDatum(page, bare.nombre, 'Fecha de solicitud', 'No registrada')
      await expectDatum(page, bare.nombre, 'Fecha de realización', 'Pendiente')
      await expectDatum(page, bare.nombre, 'Usuario', 'Sin cuenta')
      await expectDatum(page, bare.nombre, 'Discapacidad', 'No')
    })

    test('sorts, turns the order round, and the address says how', async ({ page }) => {
      const ciudad = aName('Ciudad')
      await storeRequests(
        { nombre: aName('Álvaro'), ciudad },
        { nombre: aName('zoila'), ciudad },
        { nombre: aName('Beatriz'), ciudad },
      )
      await openList(page, 'editor', `?q=${encodeURIComponent(ciudad)}`)
      const order = page.getByRole('combobox', { name: 'Ordenar por' })
      await order.selectOption('Nombre')
      await expectOrder(page, ['zoila', 'Beatriz', 'Álvaro'])
      await page.getByRole('button', { name: 'Descendente' }).click()
      await expectOrder(page, ['Álvaro', 'Beatriz', 'zoila'])
      await expect(page).toHaveURL(/orden=nombre/)
      await page.reload()
      await expectOrder(page, ['Álvaro', 'Beatriz', 'zoila'])
      await page.goBack()
      await expectOrder(page, ['zoila', 'Beatriz', 'Álvaro'])
    })

    test('turns pages, and the address says which', async ({ page }) => {
      const ciudad = aName('Ciudad')
      await storeRequests(...Array.from({ length: 28 }, () => ({ ciudad })))
      await openList(page, 'editor', `?q=${encodeURIComponent(ciudad)}`)
      await expect(rows(page)).toHaveCount(25)
      await expect(page.getByText('Página 1 de 2')).toBeVisible()
      await page.getByRole('button', { name: 'Siguiente' }).click()
      await expect(rows(page)).toHaveCount(3)
      await expect(page).toHaveURL(/pagina=2/)
      await page.reload()
      await expect(page.getByText('Página 2 de 2')).toBeVisible()
      await expect(rows(page)).toHaveCount(3)
      await page.goBack()
      await expect(rows(page)).toHaveCount(25)
      await page.getByRole('combobox', { name: 'Filas por página' }).selectOption('50')
      await expect(rows(page)).toHaveCount(28)
    })

    test('filters by what is done, and a reload and "back" keep it', async ({ page }) => {
      const ciudad = aName('Ciudad')
      const [done, pending] = await storeRequests(
        { ciudad, realizada: true, fechaRealizacion: Timestamp.now() },
        { ciudad },
      )
      if (!done || !pending) throw new Error('two were to be stored')
      await openList(page, 'editor', `?q=${encodeURIComponent(ciudad)}`)
      await expect(rows(page)).toHaveCount(2)
      const filter = page.getByRole('combobox', { name: 'Mostrar' })
      await filter.selectOption('Pendientes')
      await expect(rows(page)).toHaveCount(1)
      await expect(rowOf(page, pending.nombre)).toBeVisible()
      await filter.selectOption('Realizadas')
      await expect(page).toHaveURL(/estado=realizadas/)
      await expect(rowOf(page, done.nombre)).toBeVisible()
      await page.reload()
      await expect(rowOf(page, done.nombre)).toBeVisible()
      await expect(rows(page)).toHaveCount(1)
      await expect(searchField(page)).toHaveValue(ciudad)
      await page.goBack()
      await expect(rowOf(page, pending.nombre)).toBeVisible()
      await expect(filter).toHaveValue('pendientes')
    })

    test('marks a request as done, once and for all', async ({ page }) => {
      const { id, nombre } = await storeRequest()
      await openListOf(page, 'editor', nombre)
      const row = rowOf(page, nombre)
      await expectDatum(page, nombre, 'Fecha de realización', 'Pendiente')
      await markButton(row).click()
      await expectToast(page, 'Asesoría marcada como realizada')
      const stored = await requestInApi(id)
      expect(stored?.Realizada).toBe(true)
      const shown = new Intl.DateTimeFormat('es-EC', { dateStyle: 'long', timeZone: 'America/Guayaquil' })
      const date = shown.format(new Date(stored?.FechaRealizacion ?? 0))
      for (const when of ['at once', 'after a reload'])
        await test.step(when, async () => {
          await expect(doneButton(row)).toBeDisabled()
          await expect(markButton(row)).toHaveCount(0)
          await expectDatum(page, nombre, 'Fecha de realización', date)
          await page.reload()
        })
    })

    for (const refusal of ['Cancelar', 'Escape'] as const)
      test(`is asked before deleting, and ${refusal} deletes nothing`, async ({ page }) => {
        const { id, nombre } = await storeRequest()
        await openListOf(page, 'editor', nombre)
        const button = deleteButton(rowOf(page, nombre))
        await button.click()
        const question = dialog(page, QUESTION)
        await expect(question).toContainText(nombre)
        await expect(question.getByRole('button', { name: 'Sí, eliminar' })).toBeVisible()
        await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
        if (refusal === 'Escape') await page.keyboard.press('Escape')
        else await page.keyboard.press('Enter')
        await expect(question).toBeHidden()
        await expect(button).toBeFocused()
        await expect(rowOf(page, nombre)).toBeVisible()
        expect(await requestInApi(id)).toMatchObject({ Nombre: nombre })
      })

    test('deletes a request', async ({ page }) => {
      const ciudad = aName('Ciudad')
      const [gone, stays] = await storeRequests({ ciudad }, { ciudad })
      if (!gone || !stays) throw new Error('two were to be stored')
      await openList(page, 'editor', `?q=${encodeURIComponent(ciudad)}`)
      await deleteButton(rowOf(page, gone.nombre)).click()
      await dialog(page, QUESTION).getByRole('button', { name: 'Sí, eliminar' }).click()
      await expectToast(page, 'Asesoría eliminada')
      await expect(rowOf(page, gone.nombre)).toHaveCount(0)
      await expect(markButton(rowOf(page, stays.nombre))).toBeFocused()
      expect(await requestInApi(gone.id)).toBeUndefined()
      expect(await requestInApi(stays.id)).toBeDefined()
    })

    test('deletes a request that is done', async ({ page }) => {
      const { id, nombre } = await storeRequest({ realizada: true, fechaRealizacion: Timestamp.now() })
      await openListOf(page, 'editor', nombre)
      await deleteButton(rowOf(page, nombre)).click()
      await dialog(page, QUESTION).getByRole('button', { name: 'Sí, eliminar' }).click()
      await expectToast(page, 'Asesoría eliminada')
      expect(await requestInApi(id)).toBeUndefined()
    })
  })

/** A datum that stands under a label in both views, or that is read out with it. */
const expectDatum = async (page: Page, name: string, label: string, value: string) => {
  const row = rowOf(page, name)
  const card = row.locator('dl > div', { has: page.getByRole('term').getByText(label, { exact: true }) })
  const line = row.locator('div', { hasText: new RegExp(`^${label}: `) })
  await expect(card.or(line).first()).toContainText(value)
}

/** The rows in sight are those of these first names, in this order. */
const expectOrder = (page: Page, firstNames: string[]) =>
  expect(rows(page)).toContainText(firstNames.map((name) => new RegExp(`${name} Quishpe`)))

test('a heading sorts the table, and says so', async ({ page }) => {
  const ciudad = aName('Ciudad')
  await storeRequests({ nombre: aName('Zoila'), ciudad }, { nombre: aName('Álvaro'), ciudad })
  await openList(page, 'admin', `?q=${encodeURIComponent(ciudad)}`)
  const heading = page.getByRole('columnheader', { name: 'Solicitante' })
  await heading.getByRole('button').click()
  await expect(heading).toHaveAttribute('aria-sort', 'ascending')
  await expectOrder(page, ['Álvaro', 'Zoila'])
  await heading.getByRole('button').click()
  await expect(heading).toHaveAttribute('aria-sort', 'descending')
  await expectOrder(page, ['Zoila', 'Álvaro'])
})

test('the rows of a phone are cards, and the drawer leads to the list', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const { nombre } = await storeRequest()
  await openListOf(page, 'editor', nombre)
  await expect(page.getByRole('table')).toHaveCount(0)
  await page.getByRole('button', { name: 'Menú' }).click()
  await navigation(page).getByRole('link', { name: 'Inicio' }).click()
  await expect(page).toHaveURL('/dashboard-editor/inicio')
  await page.getByRole('button', { name: 'Menú' }).click()
  await navigation(page).getByRole('link', { name: 'Asesorías Solicitadas' }).click()
  await expect(page).toHaveURL(LIST_PATH('editor'))
  await expect(page.getByRole('dialog')).toBeHidden()
})
