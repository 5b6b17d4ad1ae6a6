import type { NoticeState, Subscription } from '@naf/contract'
import { expect, type Page } from '@playwright/test'
import { dialog } from './dialogs.ts'
import { openManager } from './manager.ts'
import { type State, sendAsIs } from './states.ts'
import { AN_ENLACE } from './tracked.ts'

/** What readers of bulletins come to, and staff that tells them. */

const CALLS = { open: '**/api/suscripciones/enlace', notice: '**/api/suscripciones/avisos/*' }

const openLink = async (page: Page, changes: Partial<Subscription>): Promise<void> => {
  const json = { Correo: 'm•••@example.com', PorConfirmar: false, Boletines: true, Cuenta: true, ...changes }
  await page.route(CALLS.open, (route) => route.fulfill({ json }))
  await page.goto(`/suscripcion#${AN_ENLACE}`)
  await expect(page.getByRole('region', { name: /^Correos para/ })).toBeVisible()
}

const askFromRow = async (page: Page, state: NoticeState): Promise<void> => {
  await page.route(CALLS.notice, (route) => route.fulfill({ json: state }))
  await openManager(page, { kind: 'boletines', role: 'editor' })
  await page
    .getByRole('button', { name: /^Avisar / })
    .first()
    .click()
  await expect(dialog(page)).toBeVisible()
}

const DONE = {
  Fecha: '2026-11-20T15:00:00.000Z',
  Quien: 'Rosa Villacís',
  Enviados: 298,
  Fallidos: 2,
  Bajas: 12,
}

export const SUBSCRIPTION_STATES: readonly State[] = [
  { name: 'a subscription to be confirmed', reach: (page) => openLink(page, { PorConfirmar: true }) },
  { name: 'which mails about bulletins come', reach: (page) => openLink(page, {}) },
  {
    name: 'the subscription form with an error',
    reach: async (page) => {
      await page.goto('/boletines')
      await page.getByRole('button', { name: 'Recibir avisos por correo' }).click()
      await sendAsIs(page, 'Suscribirme')
    },
  },
  {
    name: 'the question whether readers are to be told',
    reach: (page) => askFromRow(page, { Lectores: 312, Aviso: null }),
  },
  {
    name: 'what became of a notice',
    reach: (page) => askFromRow(page, { Lectores: 300, Aviso: { ...DONE, Lectores: 312 } }),
  },
]
