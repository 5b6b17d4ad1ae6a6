import type { Page } from '@playwright/test'
import { aRequest, field } from '../support/e2e/asesoria-form.ts'
import { dialog } from '../support/e2e/dialogs.ts'
import { expectVisibleFocus, tabTo } from '../support/e2e/keyboard.ts'
import { requestInApi, storeRequest } from '../support/e2e/requests.ts'
import { asesoriasFrom } from '../support/e2e/server-side.ts'
import { deleteButton, markButton, openListOf, PHONE, rowOf } from '../support/e2e/staff-list.ts'
import { expect, test } from '../support/e2e/test.ts'

const press = (page: Page, key: string) => page.keyboard.press(key)

/** A list that is closed takes the letters its choice begins with. */
const choose = async (page: Page, label: string, choice: string) => {
  await tabTo(page, field(page, label))
  await page.keyboard.type(choice.slice(0, 6))
  await expect(field(page, label)).toHaveValue(choice)
}

test.describe('a visitor without a mouse', () => {
  test.use({ firstVisit: true })

  test('gets from the first Tab to a request that is sent', async ({ page }) => {
    const request = aRequest()
    await page.goto('/')

    await test.step('accepts the terms', async () => {
      await tabTo(page, page.getByRole('checkbox', { name: /^Acepto los términos/ }))
      await press(page, 'Space')
      await tabTo(page, page.getByRole('button', { name: 'ACEPTAR' }))
      await press(page, 'Enter')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    })

    await test.step('finds the form', async () => {
      await tabTo(page, page.getByRole('link', { name: 'Solicitar una asesoría' }))
      await press(page, 'Enter')
      const offer = dialog(page, '¿Deseas una atención más personalizada?')
      await expect(offer).toBeVisible()
      await expectVisibleFocus(page)
      await tabTo(page, offer.getByRole('button', { name: 'Continuar sin registro' }))
      await press(page, 'Enter')
      await expect(offer).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    })

    await test.step('fills in the form', async () => {
      const texts = {
        Nombre: request.Nombre,
        'Cédula o RUC': request.CedulaRUC,
        Correo: request.Correo,
        Teléfono: request.Telefono,
        Ciudad: request.Ciudad,
      }
      for (const [label, text] of Object.entries(texts)) {
        await tabTo(page, field(page, label))
        await page.keyboard.type(text)
      }
      await choose(page, 'Tipo de Servicio', request.TipoServicio)
      await choose(page, 'Tipo de Contribuyente', 'Sociedad')
      await tabTo(page, page.getByRole('radio', { name: 'Sí' }))
      await press(page, 'ArrowRight')
      await expect(page.getByRole('radio', { name: 'No' })).toBeChecked()
      await choose(page, 'Medio de contacto', request.MedioContacto)
      await tabTo(page, field(page, 'Detalle de la solicitud'))
      await page.keyboard.type(request.DetalleSolicitud)
    })

    await test.step('sends it', async () => {
      await tabTo(page, page.getByRole('button', { name: 'Enviar solicitud' }))
      await press(page, 'Enter')
      const sent = dialog(page, '✅ Enviado')
      await expect(sent).toBeVisible()
      await expect(sent.getByRole('button', { name: 'Aceptar' })).toBeFocused()
      await expectVisibleFocus(page)
      await press(page, 'Enter')
      await expect(sent).toBeHidden()
      await expect(page.getByRole('button', { name: 'Enviar solicitud' })).toBeFocused()
    })

    const [stored, ...others] = await asesoriasFrom(request.Correo)
    expect(others).toEqual([])
    expect(stored).toMatchObject({
      Nombre: request.Nombre,
      Discapacidad: 'no',
      TipoContribuyente: 'Sociedad',
    })
  })
})

for (const [screen, viewport] of Object.entries({
  'a desktop': { width: 1280, height: 800 },
  'a phone': PHONE,
}))
  test.describe(`on ${screen}`, () => {
    test.use({ viewport })

    test('staff without a mouse marks a request and deletes it', async ({ page }) => {
      const { id, nombre } = await storeRequest()
      await openListOf(page, 'editor', nombre)
      const row = rowOf(page, nombre)
      await tabTo(page, markButton(row))
      await press(page, 'Enter')
      await expect(deleteButton(row)).toBeFocused()
      await expectVisibleFocus(page)
      expect(await requestInApi(id)).toMatchObject({ Realizada: true })
      await press(page, 'Enter')
      const question = dialog(page, '¿Estás seguro?')
      await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
      await expectVisibleFocus(page)
      await tabTo(page, question.getByRole('button', { name: 'Sí, eliminar' }))
      await press(page, 'Enter')
      await expect(row).toHaveCount(0)
      expect(await requestInApi(id)).toBeUndefined()
    })
  })

test('the first Tab leads past the menu', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Solicitar una asesoría' })).toBeVisible()
  await press(page, 'Tab')
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()
  await expectVisibleFocus(page)
  await press(page, 'Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await press(page, 'Tab')
  await expect(page.getByRole('link', { name: 'Solicitar una asesoría' })).toBeFocused()
  await expectVisibleFocus(page)
})

test('what is to be corrected takes the focus, and leads to its field', async ({ page }) => {
  await page.goto('/register')
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Registrarse' }))
  await press(page, 'Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  await press(page, 'Tab')
  await expectVisibleFocus(page)
  await press(page, 'Enter')
  await expect(field(page, 'Nombre')).toBeFocused()
  await expectVisibleFocus(page)
})

test('the drawer of a phone keeps the focus, and gives it back', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const { nombre } = await storeRequest()
  await openListOf(page, 'admin', nombre)
  const menu = page.getByRole('button', { name: 'Menú' })
  await tabTo(page, menu)
  await press(page, 'Enter')
  const drawer = page.getByRole('dialog', { name: 'Menú' })
  await expect(drawer).toBeVisible()
  await tabTo(page, drawer.getByRole('link', { name: 'Asesorías Solicitadas' }))
  await tabTo(page, drawer.getByRole('button', { name: 'Cerrar Sesión' }))
  await press(page, 'Escape')
  await expect(drawer).toBeHidden()
  await expect(menu).toBeFocused()
})
