import type { Page } from '@playwright/test'
import { uniqueName } from '../support/api-as.ts'
import { expectError } from '../support/e2e/dialogs.ts'
import { openEnrolmentOf, openEnrolments, searchEnrolments, test } from '../support/e2e/enrolments.ts'
import { FAILURES, fail, hold } from '../support/e2e/hold.ts'
import { CONNECTION_LOST } from '../support/e2e/network.ts'
import { bringSession, dashboardOf, navigation } from '../support/e2e/roles.ts'
import {
  DESKTOP,
  deleteButton,
  PHONE,
  rowOf,
  rows,
  searchField,
  VIEWPORTS,
} from '../support/e2e/staff-list.ts'
import { expect } from '../support/e2e/test.ts'

const LIST = '**/api/inscripciones/todas*'
const EMPTY = 'No se han registrado inscripciones aún.'
const FAILED = 'Error al obtener inscripciones'

/** The rows in sight are those of these people, in this order. */
const expectOrder = (page: Page, names: string[]) => expect(rows(page)).toContainText(names)

test.describe('the list of enrolments (ver-inscripciones)', () => {
  for (const role of ['editor', 'admin'] as const)
    test(`${role} is led to it by the menu`, async ({ page }) => {
      await bringSession(page, role)
      await page.goto(`${dashboardOf(role)}/inicio`)
      await navigation(page).getByRole('link', { name: 'Inscripciones' }).click()
      await expect(page).toHaveURL(`${dashboardOf(role)}/ver-inscripciones`)
      await expect(page.getByRole('heading', { level: 1, name: 'Inscripciones' })).toBeFocused()
      await expect(page).toHaveTitle('Inscripciones · NAF')
      await expect(rows(page)).not.toHaveCount(0)
    })

  test('shows the newest first', async ({ page, store }) => {
    const apellidoMaterno = uniqueName('Orden')
    const first = await store({ primerNombre: 'Primera', apellidoMaterno })
    const second = await store({ primerNombre: 'Segunda', apellidoMaterno })
    await searchEnrolments(page, 'editor', apellidoMaterno)
    await expectOrder(
      page,
      [...second, ...first].map(({ nombre }) => nombre),
    )
  })

  test('a heading sorts it, and says so', async ({ page, store }) => {
    const apellidoMaterno = uniqueName('Orden')
    await store({ primerNombre: 'Zoila', apellidoMaterno }, { primerNombre: 'Álvaro', apellidoMaterno })
    await searchEnrolments(page, 'admin', apellidoMaterno)
    const heading = page.getByRole('columnheader', { name: 'Nombre completo' })
    await heading.getByRole('button').click()
    await expect(heading).toHaveAttribute('aria-sort', 'ascending')
    await expectOrder(page, ['Álvaro', 'Zoila'])
    await heading.getByRole('button').click()
    await expect(heading).toHaveAttribute('aria-sort', 'descending')
    await expectOrder(page, ['Zoila', 'Álvaro'])
  })

  test('is sorted by the semester and not by its name, and the address says so', async ({ page, store }) => {
    const apellidoMaterno = uniqueName('Orden')
    await store(
      { primerNombre: 'Octava', apellidoMaterno, nivelSemestre: 'Octavo Semestre' },
      { primerNombre: 'Tercera', apellidoMaterno, nivelSemestre: 'Tercer Semestre' },
      { primerNombre: 'Cuarta', apellidoMaterno, nivelSemestre: 'Cuarto Semestre' },
    )
    await searchEnrolments(page, 'editor', apellidoMaterno)
    await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('Nivel')
    await expectOrder(page, ['Tercera', 'Cuarta', 'Octava'])
    await page.getByRole('button', { name: 'Ascendente' }).click()
    await expectOrder(page, ['Octava', 'Cuarta', 'Tercera'])
    await expect(page).toHaveURL(/orden=-nivel/)
    await page.reload()
    await expectOrder(page, ['Octava', 'Cuarta', 'Tercera'])
  })

  test('is turned page by page, and the address says which', async ({ page, store }) => {
    const apellidoMaterno = uniqueName('Página')
    await store(...Array.from({ length: 27 }, () => ({ apellidoMaterno })))
    await searchEnrolments(page, 'editor', apellidoMaterno)
    await expect(rows(page)).toHaveCount(25)
    await page.getByRole('button', { name: 'Siguiente' }).click()
    await expect(rows(page)).toHaveCount(2)
    await expect(page).toHaveURL(/pagina=2/)
    await page.reload()
    await expect(page.getByText('Página 2 de 2')).toBeVisible()
    await page.goBack()
    await expect(rows(page)).toHaveCount(25)
  })

  test('says that it is on its way', async ({ page }) => {
    const release = await hold(page, LIST)
    await openEnrolments(page, 'editor')
    await expect(page.getByRole('status').filter({ hasText: 'Cargando' })).toBeAttached()
    await expect(page.getByText(EMPTY)).toHaveCount(0)
    release()
    await expect(rows(page)).not.toHaveCount(0)
  })

  test("is a table with 'ID ESPE', full name, 'Correo', 'Celular', 'Carrera', 'Nivel' and actions; on a phone, cards", async ({
    page,
    store,
  }) => {
    const [{ nombre }] = await store({})
    await page.setViewportSize(DESKTOP)
    await searchEnrolments(page, 'editor', nombre)
    await expect(page.getByRole('table', { name: 'Inscripciones' })).toBeVisible()
    await expect(page.getByRole('columnheader')).toHaveText([
      'ID ESPE',
      'Nombre completo',
      'Correo',
      'Celular',
      'Carrera',
      'Nivel',
      'Acciones',
    ])
    await page.setViewportSize(PHONE)
    await expect(page.getByRole('article', { name: nombre })).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
  })
})

for (const [screen, viewport] of Object.entries(VIEWPORTS))
  test.describe(`the list of enrolments on ${screen}`, () => {
    test.use({ viewport })

    test('shows every datum of an enrolment, ways to write and to call, and a delete action', async ({
      page,
      store,
    }) => {
      const [student] = await store({
        segundoNombre: '',
        correo: 'jose.iza@example.com',
        celular: '0987654321',
        carrera: 'Economia en Linea',
        nivelSemestre: 'Séptimo Semestre',
      })
      await openEnrolmentOf(page, 'editor', student)
      const row = rowOf(page, student.nombre)
      for (const datum of [student.idEspe, student.nombre, 'Economía en Línea', 'Séptimo Semestre'])
        await expect(row).toContainText(datum)
      const link = (name: string) => row.getByRole('link', { name })
      await expect(link('jose.iza@example.com')).toHaveAttribute('href', 'mailto:jose.iza@example.com')
      await expect(link('0987654321')).toHaveAttribute('href', 'tel:0987654321')
      await expect(deleteButton(row)).toBeVisible()
    })

    test('writes to a student alone, whatever the address would add to the mail', async ({ page, store }) => {
      const correo = 'a?bcc=x%40y.example&body=hola@example.com'
      const [student] = await store({ correo })
      await openEnrolmentOf(page, 'editor', student)
      const href = await rowOf(page, student.nombre).getByRole('link', { name: correo }).getAttribute('href')
      expect(new URL(href ?? '').search).toBe('')
      expect(decodeURIComponent(href ?? '')).toBe(`mailto:${correo}`)
    })

    test('is searched without minding accents and capitals', async ({ page, store }) => {
      const [student] = await store({ primerNombre: 'José Íñigo' }, {})
      await openEnrolments(page, 'admin')
      const typed = student.nombre.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
      await searchField(page).fill(typed)
      await expect(rows(page)).toHaveCount(1)
      await expect(rowOf(page, student.nombre)).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: '1 resultado' })).toBeVisible()
      await searchField(page).fill(`${typed} nadie`)
      await expect(page.getByText('Ningún resultado').last()).toBeVisible()
      await page.getByRole('button', { name: 'Quitar búsqueda y filtros' }).click()
      await expect(searchField(page)).toHaveValue('')
      await expect(rows(page)).not.toHaveCount(0)
    })

    test("is filtered by 'Carrera' and 'Nivel', and a reload and 'back' keep it", async ({ page, store }) => {
      const apellidoMaterno = uniqueName('Filtro')
      const [tics, , first] = await store(
        { apellidoMaterno, carrera: 'TICS y SOFTWARE', nivelSemestre: 'Octavo Semestre' },
        { apellidoMaterno, carrera: 'Administracion de empresas', nivelSemestre: 'Octavo Semestre' },
        { apellidoMaterno, carrera: 'TICS y SOFTWARE', nivelSemestre: 'Primer Semestre' },
      )
      await searchEnrolments(page, 'editor', apellidoMaterno)
      await expect(rows(page)).toHaveCount(3)
      await page.getByRole('combobox', { name: 'Carrera' }).selectOption('TICS y SOFTWARE')
      await expect(rows(page)).toHaveCount(2)
      await page.getByRole('combobox', { name: 'Nivel' }).selectOption('Primer Semestre')
      await expectOrder(page, [first.nombre])
      await expect(page).toHaveURL(/carrera=TICS.*nivel=Primer/)
      await page.reload()
      await expectOrder(page, [first.nombre])
      await expect(searchField(page)).toHaveValue(apellidoMaterno)
      await page.goBack()
      await expect(rows(page)).toHaveCount(2)
      await expect(rowOf(page, tics.nombre)).toBeVisible()
    })

    test(`empty, says '${EMPTY}' and what to wait for`, async ({ page }) => {
      await page.route(LIST, (route) => route.fulfill({ json: [] }))
      await openEnrolments(page, 'editor')
      const main = page.getByRole('main')
      await expect(main.getByText(EMPTY, { exact: true })).toBeVisible()
      await expect(main.getByText(/Cuando un estudiante envíe el formulario/)).toBeVisible()
      await expect(searchField(page)).toHaveCount(0)
    })
  })

test.describe(`when the enrolments do not come, '${FAILED}'`, () => {
  test("is said of a server that fails, and 'Reintentar' brings them", async ({ page, problems }) => {
    problems.allow(/502.*inscripciones\/todas/)
    const recover = await fail(page, LIST, FAILURES.html)
    await openEnrolments(page, 'editor')
    await expectFailedThenRetry(page, recover)
  })

  test("is said of a lost connection, and 'Reintentar' brings them", async ({ page, problems }) => {
    problems.allow(CONNECTION_LOST)
    await page.route(LIST, (route) => route.abort('internetdisconnected'))
    await openEnrolments(page, 'admin')
    await expectFailedThenRetry(page, () => page.unroute(LIST))
  })

  const expectFailedThenRetry = async (page: Page, recover: () => Promise<void>) => {
    await expectError(page, FAILED)
    await expect(page.getByRole('alert').getByText(FAILED, { exact: true })).toBeVisible()
    await expect(page.getByText(EMPTY)).toHaveCount(0)
    await recover()
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(rows(page)).not.toHaveCount(0)
  }
})
