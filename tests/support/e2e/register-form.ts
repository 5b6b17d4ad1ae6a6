import { OTRO, TIPOS_CONTRIBUYENTE } from '@naf/contract'
import { expect, type Locator, type Page } from '@playwright/test'
import { uniqueName } from '../api-as.ts'
import { aRegistration } from '../builders.ts'
import { headerName } from './people.ts'

/** The registration at 'register'. */

export type Registration = Omit<ReturnType<typeof aRegistration>, 'uid' | 'rol_id'>

/** Somebody who is not registered yet, and whose username and address nobody else has. */
export const aNewPerson = (changes: Partial<Registration> = {}): Registration => {
  const username = uniqueName('nueva')
  const {
    uid: _,
    rol_id: __,
    ...registration
  } = aRegistration({
    username,
    correo: `${username}@example.com`,
    ...changes,
  })
  return registration
}

const LABELS = {
  nombre: 'Nombre',
  segundoNombre: 'Segundo Nombre (opcional)',
  apellido: 'Apellido',
  segundoApellido: 'Segundo Apellido (opcional)',
  telefono: 'Teléfono',
  ciudad: 'Ciudad',
  correo: 'Correo electrónico',
  username: 'Nombre de usuario',
  password: 'Contraseña',
} as const

type TextName = keyof typeof LABELS
const TEXT_NAMES = Object.keys(LABELS) as TextName[]

export const registerField = (page: Page, name: TextName): Locator =>
  page.getByRole('textbox', { name: LABELS[name], exact: true })

export const numberField = (page: Page): Locator => page.getByRole('textbox', { name: /^Número de/ })

export const tipoField = (page: Page): Locator => page.getByLabel('Tipo de Contribuyente', { exact: true })

export const registerButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: 'Registrarse' })

export const openRegister = async (page: Page): Promise<void> => {
  await page.goto('/register')
  await expect(page.getByRole('heading', { name: 'Crea tu cuenta' })).toBeVisible()
}

export const fillRegister = async (page: Page, person: Registration): Promise<void> => {
  for (const name of TEXT_NAMES) await registerField(page, name).fill(person[name] ?? '')
  const ruc = person.tipoIdentificacion === 'ruc'
  await page.getByRole('radio', { name: ruc ? 'RUC' : 'Cédula' }).check()
  await numberField(page).fill(person.cedulaRUC)
  const listed = (TIPOS_CONTRIBUYENTE as readonly string[]).includes(person.tipoContribuyente)
  await tipoField(page).selectOption(listed ? person.tipoContribuyente : OTRO)
  if (!listed) await page.getByLabel('Especifique').fill(person.tipoContribuyente)
}

/** Every field still holds what was typed. */
export const expectRegisterFilled = async (page: Page, person: Registration): Promise<void> => {
  for (const name of TEXT_NAMES) await expect(registerField(page, name)).toHaveValue(person[name] ?? '')
  await expect(numberField(page)).toHaveValue(person.cedulaRUC)
  await expect(tipoField(page)).toHaveValue(person.tipoContribuyente)
}

/** Where a registration ends: logged in, in the taxpayer's dashboard, called by the username. */
export const expectWelcomed = async (page: Page, { username, nombre }: Registration): Promise<void> => {
  await expect(page).toHaveURL('/dashboard-usuario/inicio')
  await expect(page.getByRole('heading', { level: 1, name: `Hola, ${nombre}` })).toBeVisible()
  await expect(headerName(page)).toHaveText(username)
}
