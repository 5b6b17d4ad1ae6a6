import {
  answer,
  aRequest,
  askAgain,
  expectFilled,
  expectNothingAsked,
  expectSent,
  field,
  fillForm,
  openForm,
  sendButton,
  specification,
} from '../support/e2e/asesoria-form.ts'
import { countCalls } from '../support/e2e/network.ts'
import { asesoriasFrom } from '../support/e2e/server-side.ts'
import { expect, test } from '../support/e2e/test.ts'

const NUEVA = '/api/asesorias/nueva'
/** A hint may stand before the error. */
const ending = (message: string) => new RegExp(`Error: ${message}$`)

test.describe('a form that is not right', () => {
  const MISSING = {
    Nombre: 'Escribe tu nombre.',
    'Cédula o RUC': 'Escribe tu cédula o RUC.',
    Correo: 'Escribe un correo electrónico.',
    Teléfono: 'Escribe tu teléfono.',
    Ciudad: 'Escribe tu ciudad.',
    'Medio de contacto': 'Elige cómo prefieres que te contactemos.',
    'Detalle de la solicitud': 'Cuéntanos en qué necesitas ayuda.',
  }
  /** Each with the first of its answers. */
  const UNANSWERED = [
    ['TipoServicio', 'Declaraciones tributarias', 'Elige el tipo de servicio.'],
    [
      'TipoContribuyente',
      'Persona natural no obligada a llevar contabilidad',
      'Elige tu tipo de contribuyente.',
    ],
    ['Discapacidad', 'si', 'Indica si tienes alguna discapacidad.'],
  ] as const

  test('says what is missing, field by field, and leads to each', async ({ page }) => {
    const calls = countCalls(page, NUEVA)
    await openForm(page)
    await sendButton(page).click()

    const summary = page.getByRole('alert').filter({ hasText: 'Hay un problema' })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveCount(Object.keys(MISSING).length + UNANSWERED.length)
    await expect(summary.getByRole('link').first()).toHaveText('Elige el tipo de servicio.')
    for (const [label, message] of Object.entries(MISSING)) {
      await expect(field(page, label)).toHaveAccessibleDescription(ending(message))
      await summary.getByRole('link', { name: message }).click()
      await expect(field(page, label)).toBeFocused()
    }
    for (const [name, first, message] of UNANSWERED) {
      await expect(answer(page, name, first)).toHaveAccessibleDescription(ending(message))
      await summary.getByRole('link', { name: message }).click()
      await expect(answer(page, name, first)).toBeFocused()
    }
    expect(calls()).toBe(0)
  })

  test('is refused for a number or an address that cannot be, and keeps what was typed', async ({ page }) => {
    const calls = countCalls(page, NUEVA)
    const request = aRequest({ CedulaRUC: '12345', Telefono: '99', Correo: 'maria@' })
    await openForm(page)
    await fillForm(page, request)
    await sendButton(page).click()
    const summary = page.getByRole('alert').filter({ hasText: 'Hay un problema' })
    await expect(summary.getByRole('link')).toHaveText([
      'La cédula tiene 10 dígitos y el RUC 13. Revisa el número.',
      'Correo electrónico inválido.',
      'Escribe un número de teléfono de 7 a 15 dígitos.',
    ])
    await expectFilled(page, request)
    expect(calls()).toBe(0)

    await field(page, 'Teléfono').fill('022345678')
    await expect(summary.getByRole('link')).toHaveCount(2)
  })

  test("'Otro' asks for a text of one's own, and that text is what is stored", async ({ page }) => {
    const request = aRequest({ TipoContribuyente: 'Cooperativa', MedioContacto: 'Telegram' })
    await openForm(page)
    await expect(page.getByLabel('Especifique')).toHaveCount(0)
    await fillForm(page, request)
    for (const name of ['TipoContribuyente', 'MedioContacto'] as const) {
      await specification(page, name).fill('')
      await sendButton(page).click()
      await expect(specification(page, name)).toHaveAccessibleDescription(/Especifica tu respuesta\./)
      await specification(page, name).fill(request[name])
    }
    expect(await asesoriasFrom(request.Correo)).toEqual([])

    await sendButton(page).click()
    await expectSent(page)
    await askAgain(page)
    await expectNothingAsked(page)
    expect(await asesoriasFrom(request.Correo)).toMatchObject([
      { TipoContribuyente: 'Cooperativa', MedioContacto: 'Telegram' },
    ])
  })
})

test.describe('what looks like a slip', () => {
  test('is asked about when it was typed, corrected by a button, and never refused', async ({ page }) => {
    const request = aRequest({ CedulaRUC: '1710034066' })
    const mailbox = request.Correo.split('@')[0]
    await openForm(page)
    await fillForm(page, { ...request, Correo: `${mailbox}@gmial.com` })
    const correo = field(page, 'Correo')
    const asked = page.getByRole('status').filter({ hasText: '¿Quisiste decir gmail.com?' })
    await expect(asked).toBeVisible()
    await expect(correo).toHaveAccessibleDescription(/¿Quisiste decir gmail\.com\?/)
    await expect(page.getByText('Este número no parece una cédula.')).toBeVisible()
    await asked.getByRole('button', { name: 'Corregir' }).click()
    await expect(correo).toHaveValue(`${mailbox}@gmail.com`)
    await expect(correo).toBeFocused()
    await expect(page.getByText('¿Quisiste decir')).toBeHidden()

    await page.reload()
    await expect(correo).toHaveValue(`${mailbox}@gmail.com`)
    await correo.fill(request.Correo)
    await sendButton(page).click()
    await expectSent(page)
    expect(await asesoriasFrom(request.Correo)).toMatchObject([{ CedulaRUC: '1710034066' }])
  })

  test("a taxpayer's kind that nobody knows is an answer, too", async ({ page }) => {
    const request = aRequest({ TipoContribuyente: 'No sé' })
    await openForm(page)
    await fillForm(page, request)
    await expect(page.getByLabel('Especifique')).toHaveCount(0)
    await sendButton(page).click()
    await expectSent(page)
    expect(await asesoriasFrom(request.Correo)).toMatchObject([{ TipoContribuyente: 'No sé' }])
  })
})
