import type { Participants, Participation } from '@naf/contract'
import { expect, type Page } from '@playwright/test'
import { A_TRAINING } from '../../../scripts/lib/example-forms.ts'
import { bringSession } from './roles.ts'
import { type State, sendAsIs } from './states.ts'
import { AN_ENLACE } from './tracked.ts'
import { ensureTraining } from './trainings.ts'

/** What who signs up for a training comes to. */

const A_PARTICIPATION: Participation = {
  ...{ Capacitacion: 'a', Titulo: A_TRAINING.titulo, Fecha: A_TRAINING.fecha },
  ...{ Inicio: A_TRAINING.inicio, Fin: A_TRAINING.fin, Lugar: A_TRAINING.lugar, Enlace: A_TRAINING.enlace },
  ...{ Campus: A_TRAINING.campus, Expositor: A_TRAINING.expositor, Nombre: 'Ana Guamán Iza' },
  ...{ Estado: 'inscrito', Orden: 12, Puesto: null, PuedeCancelar: true, Certificado: null },
  ...{ Movimientos: 0, Movida: null },
}

const openLink = async (page: Page, changes: Partial<Participation>): Promise<void> => {
  const json = { ...A_PARTICIPATION, ...changes }
  await page.route('**/api/capacitaciones/enlace', (route) => route.fulfill({ json }))
  await page.goto(`/mi-capacitacion#${AN_ENLACE}`)
  await expect(page.getByRole('heading', { name: A_TRAINING.titulo })).toBeVisible()
}

const openTraining = async (page: Page): Promise<void> => {
  await page.goto(`/capacitaciones?id=${await ensureTraining()}`)
  await expect(page.getByRole('button', { name: 'Inscribirme' })).toBeVisible()
}

const ATTENDANCE: Participants = {
  ...{ Titulo: A_TRAINING.titulo, Fecha: '2026-05-10', Inicio: A_TRAINING.inicio, Fin: A_TRAINING.fin },
  ...{ Cupos: 1, PorRegistrar: true, Borrados: null },
  Participantes: [
    { Id: 'a', Nombre: 'Ana Guamán', Correo: 'ana@example.com', Estado: 'inscrito', Orden: 1, Asistio: true },
    {
      Id: 'b',
      Nombre: 'Luz Toapanta',
      Correo: 'luz@example.com',
      Estado: 'espera',
      Orden: 2,
      Asistio: false,
    },
  ],
}

const openAttendance = async (page: Page, scanned: string): Promise<void> => {
  await page.route('**/api/capacitaciones/participantes/*', (route) => route.fulfill({ json: ATTENDANCE }))
  await bringSession(page, 'editor')
  await page.goto(`/dashboard-editor/capacitaciones-manager/asistencia/a?inscripcion=${scanned}`)
}

export const TRAINING_STATES: readonly State[] = [
  { name: 'a training and its form', reach: openTraining },
  {
    name: 'the sign-up for a training with errors',
    reach: async (page) => {
      await openTraining(page)
      await sendAsIs(page, 'Inscribirme')
    },
  },
  { name: 'a place in a training', reach: (page) => openLink(page, {}) },
  {
    name: 'the waiting list of a training',
    reach: (page) => openLink(page, { Estado: 'espera', Puesto: 3, Enlace: '' }),
  },
  {
    name: 'a training that was attended',
    reach: (page) => openLink(page, { PuedeCancelar: false, Certificado: 'NAF-7Q4K-3HXW-9CDE' }),
  },
  {
    name: 'a QR that staff has read at the door',
    reach: async (page) => {
      await openAttendance(page, 'b')
      await expect(page.getByRole('button', { name: 'Registrar asistencia' })).toBeVisible()
    },
  },
  {
    name: 'a QR that is nobody’s in the list',
    reach: async (page) => {
      await openAttendance(page, 'c')
      await expect(page.getByText('Esta inscripción no está en la lista')).toBeVisible()
    },
  },
  {
    name: 'a certificate that is confirmed',
    reach: async (page) => {
      const json = {
        ...{ Codigo: 'NAF-7Q4K-3HXW-9CDE', Nombre: 'Ana Guamán Iza' },
        ...{ Capacitacion: A_TRAINING.titulo, Fecha: A_TRAINING.fecha },
      }
      await page.route('**/api/verificar/*', (route) => route.fulfill({ json }))
      await page.goto('/verificar?codigo=NAF-7Q4K-3HXW-9CDE')
      await expect(page.getByRole('heading', { name: 'El certificado es válido' })).toBeVisible()
    },
  },
]
