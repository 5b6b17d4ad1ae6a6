import type { Locator, Page } from '@playwright/test'
import { answer, aRequest, field, receipt } from '../support/e2e/asesoria-form.ts'
import { dialog } from '../support/e2e/dialogs.ts'
import {
  anEnrolment,
  deleteOwnEnrolments,
  enrolButton,
  enrolmentField,
  enrolmentReceipt,
  enrolmentsOf,
} from '../support/e2e/enrolment-form.ts'
import { expectVisibleFocus, press, tabTo } from '../support/e2e/keyboard.ts'
import { openWith } from '../support/e2e/public-lists.ts'
import { asesoriasFrom } from '../support/e2e/server-side.ts'
import { expect, test } from '../support/e2e/test.ts'

/** Visitors without a mouse: every stop of the Tab key shows that it has the focus. */

/** Reaches a list by Tab. The browser itself answers its keys, so the choice is set directly. */
const choose = async (page: Page, list: Locator, choice: string) => {
  await tabTo(page, list)
  await list.selectOption(choice)
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
      await expect(offer.getByRole('button', { name: 'Continuar sin registro' })).toBeFocused()
      await press(page, 'Enter')
      await expect(offer).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    })

    await test.step('fills in the form', async () => {
      await tabTo(page, answer(page, 'TipoServicio', 'Declaraciones tributarias'))
      await press(page, 'Space')
      await tabTo(page, field(page, 'Detalle de la solicitud'))
      await page.keyboard.type(request.DetalleSolicitud)
      await tabTo(
        page,
        answer(page, 'TipoContribuyente', 'Persona natural no obligada a llevar contabilidad'),
      )
      for (let arrow = 0; arrow < 3; arrow++) await press(page, 'ArrowDown')
      await expect(answer(page, 'TipoContribuyente', 'Sociedad')).toBeChecked()
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
      await choose(page, field(page, 'Medio de contacto'), request.MedioContacto)
      await tabTo(page, answer(page, 'Discapacidad', 'si'))
      await press(page, 'ArrowRight')
      await expect(answer(page, 'Discapacidad', 'no')).toBeChecked()
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
      await expect(receipt(page).getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeFocused()
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

test.describe('a student without a mouse', () => {
  test.afterAll(deleteOwnEnrolments)

  test('corrects an enrolment by the summary of errors, and sends it', async ({ page }) => {
    const enrolment = anEnrolment({ SegundoNombre: 'Belén' })
    await page.goto('/inscripcion')
    await tabTo(page, enrolButton(page))
    await press(page, 'Enter')
    await expect(page.getByRole('alert')).toBeFocused()
    await press(page, 'Tab')
    await expectVisibleFocus(page)
    await press(page, 'Enter')
    await expect(enrolmentField(page, 'PrimerNombre')).toBeFocused()
    const TEXTS = [
      'PrimerNombre',
      'SegundoNombre',
      'ApellidoPaterno',
      'ApellidoMaterno',
      'Celular',
      'Correo',
      'IdEspe',
    ] as const
    for (const name of TEXTS) {
      await tabTo(page, enrolmentField(page, name))
      await page.keyboard.type(enrolment[name])
    }
    for (const name of ['Carrera', 'NivelSemestre'] as const)
      await choose(page, enrolmentField(page, name), enrolment[name])
    await tabTo(page, enrolButton(page))
    await press(page, 'Enter')
    const sent = dialog(page, '✅ Inscripción enviada')
    await expect(sent.getByRole('button', { name: 'Aceptar' })).toBeFocused()
    await expectVisibleFocus(page)
    await press(page, 'Enter')
    await expect(sent).toBeHidden()
    await expect(
      enrolmentReceipt(page).getByRole('heading', { name: 'Recibimos tu inscripción' }),
    ).toBeFocused()
    expect(await enrolmentsOf(enrolment)).toMatchObject([enrolment])
  })
})

test('the gallery is gone through by the arrow keys and by its buttons, 300 px at a time', async ({
  page,
}) => {
  await openWith(page, 'galeria', '/galeria')
  const strip = page.getByRole('region', { name: 'Imágenes de la galería' })
  const expectAt = (left: number) =>
    expect.poll(() => strip.evaluate((element) => Math.round(element.scrollLeft))).toBe(left)
  const last = await strip.evaluate((element) => element.scrollWidth - element.clientWidth)

  const next = page.getByRole('button', { name: 'Siguiente' })
  await tabTo(page, next)
  await press(page, 'Enter')
  await expectAt(300)
  await press(page, 'Space')
  await expectAt(600)
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Anterior' })).toBeFocused()
  await press(page, 'Enter')
  await expectAt(300)

  await tabTo(page, strip)
  await press(page, 'ArrowRight')
  await expectAt(600)
  await press(page, 'ArrowLeft')
  await expectAt(300)
  await press(page, 'End')
  await expectAt(last)
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await press(page, 'Home')
  await expectAt(0)

  await test.step('each picture has a link to the whole of it, which the strip brings into sight', async () => {
    const links = strip.getByRole('link')
    await tabTo(page, links.nth(6))
    await expect(links.nth(6)).toBeInViewport()
  })
})

test('the first Tab leads past the menu without changing the address', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Solicitar una asesoría' })).toBeVisible()
  await press(page, 'Tab')
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()
  await expectVisibleFocus(page)
  await press(page, 'Enter')
  await expect(page.getByRole('main')).toBeFocused()
  // Pages of mails take a fragment for a link's secret.
  await expect(page).toHaveURL(/[^#]$/)
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
