import type { OwnAsesoria, Tracked } from '@naf/contract'
import { expect, type Page } from '@playwright/test'
import { field } from './asesoria-form.ts'

/** A request as the person who asked follows it. */

/** What a link bears, of no request there is. */
export const AN_ENLACE = `${'a'.repeat(20)}.${'b'.repeat(22)}`

export const TRACKING_CALLS = {
  open: '**/api/seguimiento/enlace',
  find: '**/api/seguimiento',
  answer: '**/api/seguimiento/mensajes',
  mine: '**/api/asesorias/mias',
} as const

const DAY_MS = 24 * 3_600_000
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

/** One on which the team works, with a message of each side; for what nobody can bring about in a moment. */
export const aTracked = (changes: Partial<Tracked> = {}): Tracked => ({
  Numero: 'NAF-7Q4K',
  TipoServicio: 'Declaraciones tributarias',
  MedioContacto: 'WhatsApp',
  DetalleSolicitud: '¿Cómo declaro el IVA semestral de mi negocio? '.repeat(8),
  Estado: 'en_curso',
  Cierre: null,
  FechaSolicitud: daysFromNow(-3),
  FechaInicio: daysFromNow(-2),
  FechaRealizacion: null,
  Atiende: 'Andrea',
  Mensajes: [
    {
      Id: 'm1',
      Texto: 'Hola, ¿de qué semestre son las facturas?',
      DelEquipo: true,
      Fecha: daysFromNow(-2),
    },
    {
      Id: 'm2',
      Texto: 'Del primero.\nTengo las de compras, también.',
      DelEquipo: false,
      Fecha: daysFromNow(-1),
    },
  ],
  Opinion: null,
  OpinionHasta: null,
  ...changes,
})

export const WAITING: Partial<Tracked> = { Estado: 'esperando_respuesta' }

/** Closed, with so many days left for an opinion; less than none where it is too late. */
export const done = (days: number): Partial<Tracked> => ({
  Estado: 'realizada',
  Cierre: 'atendida',
  FechaRealizacion: daysFromNow(-1),
  OpinionHasta: daysFromNow(days),
})

/** The page at a link that opens this request. */
export const openTracked = async (page: Page, changes: Partial<Tracked> = {}): Promise<void> => {
  const json = { Asesoria: aTracked(changes), Enlace: AN_ENLACE }
  await page.route(TRACKING_CALLS.open, (route) => route.fulfill({ json }))
  await page.goto(`/seguimiento#${AN_ENLACE}`)
  await expect(page.getByRole('article')).toBeVisible()
}

/** What whoever is logged in has asked for is this, and nothing else. */
export const bringOwnRequests = async (page: Page, ...own: Partial<Tracked>[]): Promise<void> => {
  const Asesorias: OwnAsesoria[] = own.map((changes, index) => ({
    Id: `propia-${index}`,
    ...aTracked(changes),
  }))
  await page.route(TRACKING_CALLS.mine, (route) => route.fulfill({ json: { Asesorias } }))
}

/** Looks a request up by hand. */
export const lookUp = async (page: Page, numero: string, correo: string): Promise<void> => {
  await field(page, 'Número de la solicitud').fill(numero)
  await field(page, 'Correo').fill(correo)
  await page.getByRole('button', { name: 'Ver mi solicitud' }).click()
}
