import type { Page } from '@playwright/test'
import { expect, recordInApi, test } from '../support/e2e/content-records.ts'
import { dialog } from '../support/e2e/dialogs.ts'
import { draftsIn, leave, question, restored, stay } from '../support/e2e/drafts.ts'
import {
  anEnrolment,
  deleteOwnEnrolments,
  enrolButton,
  enrolmentField,
  expectEnrolled,
  fillEnrolment,
  openEnrolment,
} from '../support/e2e/enrolment-form.ts'
import { type Desk, expectList, listPath, openFromList } from '../support/e2e/manager.ts'
import { registerThroughApi, returnAs } from '../support/e2e/people.ts'
import { button, choose, field, jpegFile } from '../support/e2e/record-form.ts'
import { navigation } from '../support/e2e/roles.ts'
import { aJpeg } from '../support/files.ts'

const DESK: Desk = { kind: 'galeria', role: 'editor' }

test.afterAll(deleteOwnEnrolments)

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const menuLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })

test.describe('a public form with something typed', () => {
  /** From the library to the enrolment, and a name typed there. */
  const typeName = async (page: Page) => {
    await page.goto('/biblioteca')
    await menuLink(page, 'Inscripción').click()
    await enrolmentField(page, 'PrimerNombre').fill('Ana')
  }
  const expectThere = async (page: Page) => {
    await expect(page).toHaveURL('/inscripcion')
    await expect(enrolmentField(page, 'PrimerNombre')).toHaveValue('Ana')
  }

  test('asks at a link, and says that what was typed is kept; staying stays, leaving leaves', async ({
    page,
  }) => {
    await typeName(page)
    await menuLink(page, 'Quiénes somos').click()
    await expect(question(page, 'kept')).toContainText(
      'Todavía no enviaste el formulario. Lo que escribiste queda guardado en este navegador hasta mañana',
    )
    await stay(page, 'kept')
    await expectThere(page)
    await expect(menuLink(page, 'Quiénes somos')).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(question(page, 'kept')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question(page, 'kept')).toBeHidden()
    await expectThere(page)

    await menuLink(page, 'Quiénes somos').click()
    await leave(page, 'kept')
    await expect(heading(page, '¿Quiénes Somos?')).toBeFocused()
    await page.goBack()
    await expectThere(page)
    await expect(restored(page)).toBeVisible()
  })

  test("asks at the browser's back and forward, and the history stays as it was", async ({ page }) => {
    await page.goto('/biblioteca')
    await menuLink(page, 'Inscripción').click()
    await menuLink(page, 'Galería').click()
    await expect(heading(page, 'Nuestra Galería')).toBeVisible()
    await page.goBack()
    await enrolmentField(page, 'PrimerNombre').fill('Ana')

    await page.evaluate(() => history.back())
    await stay(page, 'kept')
    await expectThere(page)
    await page.evaluate(() => history.forward())
    await stay(page, 'kept')
    await expectThere(page)

    await page.evaluate(() => history.forward())
    await leave(page, 'kept')
    await expect(page).toHaveURL('/galeria')
    await expect(heading(page, 'Nuestra Galería')).toBeVisible()
    await page.goBack()
    await expectThere(page)
    await page.evaluate(() => history.back())
    await leave(page, 'kept')
    await expect(page).toHaveURL('/biblioteca')
    await expect(heading(page, 'Biblioteca Digital')).toBeVisible()
  })

  test('asks at a step of several screens, and takes it whole', async ({ page }) => {
    await page.goto('/galeria')
    await menuLink(page, 'Biblioteca').click()
    await expect(heading(page, 'Biblioteca Digital')).toBeVisible()
    await menuLink(page, 'Inscripción').click()
    await enrolmentField(page, 'PrimerNombre').fill('Ana')
    await page.evaluate(() => history.go(-2))
    await stay(page, 'kept')
    await expectThere(page)
    await page.evaluate(() => history.go(-2))
    await leave(page, 'kept')
    await expect(page).toHaveURL('/galeria')
    await page.evaluate(() => history.go(2))
    await expectThere(page)
  })

  test('says that it is lost where the browser keeps nothing', async ({ page }) => {
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype
      Storage.prototype.setItem = function (key, value) {
        if (key.startsWith('naf_borrador')) throw new DOMException('full', 'QuotaExceededError')
        setItem.call(this, key, value)
      }
    })
    await typeName(page)
    await menuLink(page, 'Biblioteca').click()
    await expect(question(page, 'lost')).toContainText('se pierde lo que escribiste en este formulario')
    await stay(page, 'lost')
    const asked = page.waitForEvent('dialog')
    const closed = page.waitForEvent('close')
    await page.close({ runBeforeUnload: true })
    expect((await asked).type()).toBe('beforeunload')
    await (await asked).accept()
    await closed
  })

  test('asks nothing on a reload, which loses nothing, nor at a link to another tab', async ({ page }) => {
    await typeName(page)
    const asked: string[] = []
    page.on('dialog', async (opened) => {
      asked.push(opened.type())
      await opened.accept()
    })
    await page.reload()
    await expectThere(page)
    expect(asked).toEqual([])
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      menuLink(page, 'Biblioteca').click({ modifiers: ['ControlOrMeta'] }),
    ])
    await tab.close()
    await expect(dialog(page)).toBeHidden()
    await expectThere(page)
  })

  test('asks nothing before anything is typed, nor once it is empty again, nor after it was sent', async ({
    page,
  }) => {
    await openEnrolment(page)
    await menuLink(page, 'Biblioteca').click()
    await expect(heading(page, 'Biblioteca Digital')).toBeVisible()
    await page.goBack()
    await enrolmentField(page, 'PrimerNombre').fill('Ana')
    await enrolmentField(page, 'PrimerNombre').fill('')
    await menuLink(page, 'Biblioteca').click()
    await expect(heading(page, 'Biblioteca Digital')).toBeVisible()

    await page.goBack()
    await fillEnrolment(page, anEnrolment())
    await enrolButton(page).click()
    await expectEnrolled(page)
    await menuLink(page, 'Biblioteca').click()
    await expect(heading(page, 'Biblioteca Digital')).toBeVisible()
  })

  test('asks in the menu of a phone, too', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 720 })
    await openEnrolment(page)
    await enrolmentField(page, 'PrimerNombre').fill('Ana')
    await page.getByRole('button', { name: 'Menú' }).click()
    await menuLink(page, 'Ingresar').click()
    await stay(page, 'kept')
    await expectThere(page)
    await menuLink(page, 'Ingresar').click()
    await leave(page, 'kept')
    await expect(page).toHaveURL('/login')
  })
})

test.describe("a staff's form with a change", () => {
  test("asks at 'Cancelar', at a link and at the browser's back; staying keeps text and file", async ({
    page,
    records,
  }) => {
    const record = await records.store('galeria')
    await openFromList(page, DESK, 'edit', record.Titulo)
    await field(page, 'Título').fill(`${record.Titulo} cambiada`)
    await choose(page, 'galeria', jpegFile(await aJpeg(), 'nueva.jpg'))
    const expectKept = async () => {
      await expect(page).toHaveURL(`${listPath(DESK)}/editar/${record.Id}`)
      await expect(field(page, 'Título')).toHaveValue(`${record.Titulo} cambiada`)
      await expect(page.getByText('nueva.jpg')).toBeVisible()
    }

    await button(page, 'Cancelar').click()
    await expect(question(page, 'lost')).toContainText('se pierde lo que escribiste en este formulario')
    await stay(page, 'lost')
    await expectKept()
    await navigation(page).getByRole('link', { name: 'Gestión de Usuarios' }).click()
    await stay(page, 'lost')
    await expectKept()
    await page.evaluate(() => history.back())
    await stay(page, 'lost')
    await expectKept()

    await page.evaluate(() => history.back())
    await leave(page, 'lost')
    await expectList(page, 'galeria')
    expect(await draftsIn(page)).toEqual([])
    expect(await recordInApi('galeria', record.Id)).toEqual(record)
    await page.goForward()
    await expect(field(page, 'Título')).toHaveValue(record.Titulo)
    await expect(restored(page)).toBeHidden()
  })

  test('asks before the tab is closed, and not where nothing was changed', async ({ page, records }) => {
    const record = await records.store('galeria')
    await openFromList(page, DESK, 'edit', record.Titulo)
    const asked: string[] = []
    page.on('dialog', async (opened) => {
      asked.push(opened.type())
      await opened.accept()
    })
    await page.reload()
    await expect(field(page, 'Título')).toHaveValue(record.Titulo)
    expect(asked).toEqual([])
    await field(page, 'Título').fill(`${record.Titulo} cambiada`)
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
    await expect(field(page, 'Título')).toHaveValue(`${record.Titulo} cambiada`)
    await page.getByRole('button', { name: 'Empezar de nuevo' }).click()
    await expect(field(page, 'Título')).toHaveValue(record.Titulo)
    await expect(field(page, 'Título')).toBeFocused()
  })

  test('asks before the session is ended by its person', async ({ page }) => {
    const person = await registerThroughApi()
    await returnAs(page, person, '/dashboard-usuario/perfil')
    await page.getByRole('button', { name: 'Editar Perfil' }).click()
    await page.getByLabel('Ciudad', { exact: true }).fill('Loja')
    for (const region of [page.getByRole('banner'), page.getByRole('main')]) {
      await region.getByRole('button', { name: 'Cerrar Sesión' }).click()
      await stay(page, 'session')
      await expect(page.getByLabel('Ciudad', { exact: true })).toHaveValue('Loja')
    }
    await page.getByRole('main').getByRole('button', { name: 'Cerrar Sesión' }).click()
    await leave(page, 'session')
    await expect(page).toHaveURL('/')
    expect(await draftsIn(page)).toEqual([])
  })
})
