import { MEDIOS_CONTACTO, OTRO, TIPOS_CONTRIBUYENTE } from '@naf/contract'
import { expect, type Locator, type Page } from '@playwright/test'
import { uniqueName } from '../api-as.ts'
import { anAsesoria } from '../builders.ts'
import { dialog } from './dialogs.ts'

/** The advisory form at 'servicios'. */

export type Request = ReturnType<typeof anAsesoria>

/** A request of somebody whose address nobody else has. */
export const aRequest = (changes: Partial<Request> = {}): Request =>
  anAsesoria({ Correo: `${uniqueName('visita')}@example.com`, ...changes })

const TEXT_FIELDS = {
  Nombre: 'Nombre',
  CedulaRUC: 'Cédula o RUC',
  Correo: 'Correo',
  Telefono: 'Teléfono',
  Ciudad: 'Ciudad',
  DetalleSolicitud: 'Detalle de la solicitud',
} as const

/** The field with this label, to the letter. */
export const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true })

export const sendButton = (page: Page): Locator => page.getByRole('button', { name: 'Enviar solicitud' })

/** The form as a visitor gets to it: the offer to register is turned down. */
export const openForm = async (page: Page): Promise<void> => {
  await page.goto('/servicios')
  await continueWithoutAccount(page)
}

export const continueWithoutAccount = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Continuar sin registro' }).click()
  await expect(dialog(page)).toBeHidden()
}

/** Types and chooses everything; what is in no list goes under 'Otro'. */
export const fillForm = async (page: Page, request: Request): Promise<void> => {
  for (const [name, label] of Object.entries(TEXT_FIELDS))
    await field(page, label).fill(request[name as keyof typeof TEXT_FIELDS])
  await field(page, 'Tipo de Servicio').selectOption(request.TipoServicio)
  await choose(page, 'TipoContribuyente', request.TipoContribuyente)
  await page.getByRole('radio', { name: request.Discapacidad === 'si' ? 'Sí' : 'No' }).check()
  await choose(page, 'MedioContacto', request.MedioContacto)
}

const CHOICES = {
  TipoContribuyente: { label: 'Tipo de Contribuyente', options: TIPOS_CONTRIBUYENTE as readonly string[] },
  MedioContacto: { label: 'Medio de contacto', options: MEDIOS_CONTACTO as readonly string[] },
}

const choose = async (page: Page, name: keyof typeof CHOICES, value: string): Promise<void> => {
  const { label, options } = CHOICES[name]
  const listed = options.includes(value)
  await field(page, label).selectOption(listed ? value : OTRO)
  if (!listed) await specification(page, name).fill(value)
}

/** The text that 'Otro' asks for. */
export const specification = (page: Page, name: keyof typeof CHOICES): Locator =>
  field(page, CHOICES[name].label).locator('xpath=ancestor::div[2]').getByLabel('Especifique')

/** Every field still holds what was typed. */
export const expectFilled = async (page: Page, request: Request): Promise<void> => {
  await expectPerson(page, request)
  await expect(field(page, 'Tipo de Servicio')).toHaveValue(request.TipoServicio)
  await expect(field(page, 'Tipo de Contribuyente')).toHaveValue(request.TipoContribuyente)
  await expect(page.getByRole('radio', { name: request.Discapacidad === 'si' ? 'Sí' : 'No' })).toBeChecked()
  await expect(field(page, 'Medio de contacto')).toHaveValue(request.MedioContacto)
  await expect(field(page, 'Detalle de la solicitud')).toHaveValue(request.DetalleSolicitud)
}

/** Who asks, and not what. */
export const expectPerson = async (page: Page, request: Request): Promise<void> => {
  for (const name of ['Nombre', 'CedulaRUC', 'Correo', 'Telefono', 'Ciudad'] as const)
    await expect(field(page, TEXT_FIELDS[name])).toHaveValue(request[name])
}

/** What was asked is gone, for the next question. */
export const expectNothingAsked = async (page: Page): Promise<void> => {
  for (const label of ['Tipo de Servicio', 'Tipo de Contribuyente', 'Medio de contacto'])
    await expect(field(page, label)).toHaveValue('')
  for (const name of ['Sí', 'No']) await expect(page.getByRole('radio', { name })).not.toBeChecked()
  await expect(field(page, 'Detalle de la solicitud')).toHaveValue('')
  await expect(page.getByLabel('Especifique')).toHaveCount(0)
}

/** The receipt in the place of the form. */
export const receipt = (page: Page): Locator => page.getByRole('region', { name: 'Recibimos tu solicitud' })

/** From the receipt back to the form. */
export const askAgain = async (page: Page): Promise<void> => {
  await receipt(page).getByRole('button', { name: 'Pedir otra asesoría' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

/** The success dialog, and out of it. */
export const expectSent = async (page: Page): Promise<void> => {
  const sent = dialog(page, '✅ Enviado')
  await expect(sent).toContainText(
    'Tu solicitud fue registrada correctamente. Te enviamos una confirmación a tu correo electrónico.',
  )
  await sent.getByRole('button', { name: 'Aceptar' }).click()
  await expect(sent).toBeHidden()
}
