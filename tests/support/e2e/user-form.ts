import { OTRO, TIPOS_CONTRIBUYENTE } from '@naf/contract'
import { expect, type Locator, type Page } from '@playwright/test'
import { uniqueName } from '../api-as.ts'
import { aUserToCreate } from '../builders.ts'
import { dialog } from './dialogs.ts'

/** The administrator's form of a user. */

/** Somebody who is not a user yet, and whose name, username and address nobody else has. */
export const aNewUser = (changes: Partial<ReturnType<typeof aUserToCreate>> = {}) => {
  const username = uniqueName('nueva')
  return aUserToCreate({
    username,
    correo: `${username}@example.com`,
    apellido: uniqueName('Sangucho'),
    ...changes,
  })
}

export type NewUser = ReturnType<typeof aNewUser>

const LABELS = {
  nombre: 'Nombre',
  segundoNombre: 'Segundo Nombre',
  apellido: 'Apellido',
  segundoApellido: 'Segundo Apellido',
  cedulaRUC: 'Cédula o RUC',
  telefono: 'Teléfono',
  ciudad: 'Ciudad',
  correo: 'Correo electrónico',
  username: 'Nombre de usuario',
  password: 'Contraseña',
} as const

export type TextName = keyof typeof LABELS
export const TEXT_NAMES = Object.keys(LABELS) as TextName[]
export const EDITED_NAMES = TEXT_NAMES.filter((name) => name !== 'password')

const optionally = (label: string) => new RegExp(`^${label}( \\(opcional\\))?$`)

/** A field by its label, whether it may be left empty or not. */
export const userField = (page: Page, name: TextName): Locator =>
  page.getByRole('textbox', { name: optionally(LABELS[name]) })

export const tipoField = (page: Page): Locator =>
  page.getByRole('combobox', { name: optionally('Tipo de Contribuyente') })

export const rolField = (page: Page): Locator => page.getByRole('combobox', { name: 'Rol' })

export const createButton = (page: Page): Locator => page.getByRole('button', { name: 'Crear usuario' })
export const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Guardar Cambios' })

export const chooseTipo = async (page: Page, tipo: string): Promise<void> => {
  const listed = (TIPOS_CONTRIBUYENTE as readonly string[]).includes(tipo)
  await tipoField(page).selectOption(listed ? tipo : OTRO)
  if (!listed) await page.getByLabel('Especifique').fill(tipo)
}

/** Types everything and leaves the role as it is. */
export const fillUser = async (page: Page, user: NewUser): Promise<void> => {
  for (const name of TEXT_NAMES) await userField(page, name).fill(user[name])
  await chooseTipo(page, user.tipoContribuyente)
}

/** Every field still holds what was typed. */
export const expectTyped = async (page: Page, user: NewUser): Promise<void> => {
  for (const name of TEXT_NAMES) await expect(userField(page, name)).toHaveValue(user[name])
  await expect(tipoField(page)).toHaveValue(user.tipoContribuyente)
}

/** The success dialog, and out of it. */
export const expectDone = async (page: Page, text: string): Promise<void> => {
  const done = dialog(page, text)
  await done.getByRole('button', { name: 'Aceptar' }).click()
  await expect(done).toBeHidden()
}
