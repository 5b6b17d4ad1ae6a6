import { MEDIOS_CONTACTO, NO_SE, OTRO, TIPOS_CONTRIBUYENTE } from '@naf/contract'
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

/** The form as a visitor gets to it: the offer to register, which comes once in a tab, is turned down. */
export const openForm = async (page: Page): Promise<void> => {
  await page.goto('/servicios')
  const wasOffered = await page.evaluate(() => sessionStorage.getItem('naf_visita:invitacion') !== null)
  if (!wasOffered) await continueWithoutAccount(page)
  await expect(sendButton(page)).toBeVisible()
}

export const continueWithoutAccount = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Continuar sin registro' }).click()
  await expect(dialog(page)).toBeHidden()
}

/** Types and chooses everything; what is in no list goes under 'Otro'. */
export const fillForm = async (page: Page, request: Request): Promise<void> => {
  for (const [name, label] of Object.entries(TEXT_FIELDS))
    await field(page, label).fill(request[name as keyof typeof TEXT_FIELDS])
  await answer(page, 'TipoServicio', request.TipoServicio).check()
  await chooseTaxpayer(page, request.TipoContribuyente)
  await answer(page, 'Discapacidad', request.Discapacidad).check()
  await chooseMedio(page, request.MedioContacto)
}

const TAXPAYERS: readonly string[] = [...TIPOS_CONTRIBUYENTE, NO_SE]
const MEDIOS: readonly string[] = MEDIOS_CONTACTO

const QUESTIONS = {
  TipoServicio: 'Tipo de Servicio',
  TipoContribuyente: 'Tipo de Contribuyente',
  Discapacidad: '¿Tienes alguna discapacidad?',
} as const
type Question = keyof typeof QUESTIONS

/** The answers to choose from. */
export const question = (page: Page, name: Question): Locator =>
  page.getByRole('group', { name: QUESTIONS[name], exact: true })

const SHOWN: Record<string, string> = { si: 'Sí', no: 'No' }

/** One of them, by the value that is sent. */
export const answer = (page: Page, name: Question, value: string): Locator =>
  question(page, name).getByRole('radio', { name: SHOWN[value] ?? value, exact: true })

/** What is in no list goes under 'Otro'. */
export const chooseTaxpayer = async (page: Page, value: string): Promise<void> => {
  const isListed = TAXPAYERS.includes(value)
  await answer(page, 'TipoContribuyente', isListed ? value : OTRO).check()
  if (!isListed) await specification(page, 'TipoContribuyente').fill(value)
}

/** The only one of the questions that is a select. */
export const chooseMedio = async (page: Page, value: string): Promise<void> => {
  const isListed = MEDIOS.includes(value)
  await field(page, 'Medio de contacto').selectOption(isListed ? value : OTRO)
  if (!isListed) await specification(page, 'MedioContacto').fill(value)
}

/** The text that 'Otro' asks for. */
export const specification = (page: Page, name: 'TipoContribuyente' | 'MedioContacto'): Locator =>
  page.locator(`[name="${name}Otro"]`)

/** Every field still holds what was typed. */
export const expectFilled = async (page: Page, request: Request): Promise<void> => {
  await expectPerson(page, request)
  for (const name of ['TipoServicio', 'TipoContribuyente', 'Discapacidad'] as const)
    await expect(answer(page, name, request[name])).toBeChecked()
  await expect(field(page, 'Medio de contacto')).toHaveValue(request.MedioContacto)
  await expect(field(page, 'Detalle de la solicitud')).toHaveValue(request.DetalleSolicitud)
}

/** Who asks, and not what. */
export const expectPerson = async (page: Page, request: Request): Promise<void> => {
  for (const name of ['Nombre', 'CedulaRUC', 'Correo', 'Telefono', 'Ciudad'] as const)
    await expect(field(page, TEXT_FIELDS[name])).toHaveValue(request[name])
}

/** The receipt in the place of the form. */
export const receipt = (page: Page): Locator => page.getByRole('region', { name: 'Recibimos tu solicitud' })

/** The success dialog, and out of it. */
export const expectSent = async (page: Page): Promise<void> => {
  const sent = dialog(page, '✅ Enviado')
  await expect(sent).toContainText(
    'Tu solicitud fue registrada correctamente. Te enviamos una confirmación a tu correo electrónico.',
  )
  await sent.getByRole('button', { name: 'Aceptar' }).click()
  await expect(sent).toBeHidden()
}
