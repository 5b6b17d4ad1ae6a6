import { api, type Inscripcion } from '@naf/contract'
import { expect, type Locator, type Page } from '@playwright/test'
import { call, uniqueName } from '../api-as.ts'
import { anInscripcion } from '../builders.ts'
import { dialog } from './dialogs.ts'
import { apiToken, portalApi } from './server-side.ts'

/** The enrolment at 'inscripcion'. */

export type Enrolment = Omit<Inscripcion, 'Id' | 'Numero'>

/** Somebody whose ID ESPE nobody else has. */
export const anEnrolment = (changes: Partial<Enrolment> = {}): Enrolment => {
  const name = uniqueName('L')
  const enrolment = anInscripcion({
    IdEspe: name.toUpperCase(),
    Correo: `${name}@espe.edu.ec`.toLowerCase(),
    ...changes,
  })
  return enrolment as Enrolment
}

const LABELS = {
  PrimerNombre: 'Primer nombre',
  SegundoNombre: 'Segundo nombre (opcional)',
  ApellidoPaterno: 'Apellido paterno',
  ApellidoMaterno: 'Apellido materno',
  Celular: 'Celular',
  Correo: 'Correo',
  IdEspe: 'ID ESPE',
  Carrera: 'Carrera',
  NivelSemestre: 'Semestre',
} as const

type Name = keyof typeof LABELS
const NAMES = Object.keys(LABELS) as Name[]
const isChosen = (name: Name) => name === 'Carrera' || name === 'NivelSemestre'

export const enrolmentField = (page: Page, name: Name): Locator =>
  page.getByLabel(LABELS[name], { exact: true })

export const enrolButton = (page: Page): Locator => page.getByRole('button', { name: 'Enviar inscripción' })

export const openEnrolment = async (page: Page, path = '/inscripcion'): Promise<void> => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: /ESPE/ })).toBeVisible()
}

export const fillEnrolment = async (page: Page, enrolment: Enrolment): Promise<void> => {
  for (const name of NAMES)
    if (isChosen(name)) await enrolmentField(page, name).selectOption(enrolment[name])
    else await enrolmentField(page, name).fill(enrolment[name])
}

/** The receipt in the place of the form. */
export const enrolmentReceipt = (page: Page): Locator =>
  page.getByRole('region', { name: 'Recibimos tu inscripción' })

/** The success dialog, and out of it. */
export const expectEnrolled = async (page: Page): Promise<void> => {
  const sent = dialog(page, '✅ Inscripción enviada')
  await expect(sent).toContainText('Tu inscripción fue registrada correctamente.')
  await sent.getByRole('button', { name: 'Aceptar' }).click()
  await expect(sent).toBeHidden()
}

/** The enrolments under an ID ESPE, as staff sees them at 'ver-inscripciones'. */
export const enrolmentsOf = async ({ IdEspe }: Pick<Enrolment, 'IdEspe'>): Promise<Inscripcion[]> =>
  (await allEnrolments(await apiToken('editor'))).filter((each) => each.IdEspe === IdEspe)

const allEnrolments = async (token: string): Promise<Inscripcion[]> => {
  const { status, body } = await call(portalApi, api.inscripciones.list, { token })
  if (status !== 200) throw new Error(`the list of enrolments: ${status}`)
  return body
}
