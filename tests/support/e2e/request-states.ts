import { expect, type Page } from '@playwright/test'
import { aRequest, expectSent, fillForm, openForm, receipt, sendButton } from './asesoria-form.ts'
import { dialog } from './dialogs.ts'
import {
  anEnrolment,
  enrolButton,
  enrolmentReceipt,
  expectEnrolled,
  fillEnrolment,
  openEnrolment,
} from './enrolment-form.ts'
import { openOwn } from './screens.ts'
import { type State, sendAsIs } from './states.ts'
import { AN_ENLACE, bringOwnRequests, done, lookUp, openTracked, TRACKING_CALLS, WAITING } from './tracked.ts'

const NOT_FOUND = {
  status: 404,
  json: {
    error: 'No encontramos una solicitud con ese número y ese correo. Revísalos y vuelve a intentarlo.',
    code: 'not_found',
  },
}

const showReceipt = async (page: Page) => {
  await openForm(page)
  await fillForm(page, aRequest())
  await sendButton(page).click()
  await expectSent(page)
  await expect(receipt(page)).toBeVisible()
}

/** What becomes of a request, as the person who asked comes to it. */
export const REQUEST_STATES: readonly State[] = [
  { name: 'the receipt of a request', reach: showReceipt },
  {
    name: 'the receipt of an enrolment',
    reach: async (page) => {
      await openEnrolment(page)
      await fillEnrolment(page, anEnrolment())
      await enrolButton(page).click()
      await expectEnrolled(page)
      await expect(enrolmentReceipt(page)).toBeVisible()
    },
  },
  {
    name: 'the question which request, with errors',
    reach: async (page) => {
      await page.goto('/seguimiento')
      await sendAsIs(page, 'Ver mi solicitud')
    },
  },
  {
    name: 'a number and a mail that do not fit together',
    complaint: /404/,
    reach: async (page) => {
      await page.route(TRACKING_CALLS.find, (route) =>
        route.request().method() === 'POST' ? route.fulfill(NOT_FOUND) : route.continue(),
      )
      await page.goto('/seguimiento')
      await lookUp(page, 'NAF-7Q4K', 'nadie@example.com')
      await expect(page.getByRole('alert')).toBeFocused()
    },
  },
  {
    name: 'a link that opens no request',
    complaint: /404/,
    reach: async (page) => {
      await page.route(TRACKING_CALLS.open, (route) => route.fulfill(NOT_FOUND))
      await page.goto(`/seguimiento#${AN_ENLACE}`)
      await expect(page.getByText('Este enlace ya no sirve.')).toBeVisible()
    },
  },
  {
    name: 'a request that waits for the person',
    reach: async (page) => {
      await openTracked(page, WAITING)
      await expect(page.getByLabel('Tu mensaje')).toBeVisible()
    },
  },
  {
    name: 'an empty message',
    reach: async (page) => {
      await openTracked(page, WAITING)
      await sendAsIs(page, 'Enviar mensaje')
    },
  },
  {
    name: 'the question before a request is closed',
    reach: async (page) => {
      await openTracked(page)
      await page.getByRole('button', { name: 'Ya no la necesito' }).click()
      await expect(dialog(page, '¿Ya no la necesitas?')).toBeVisible()
    },
  },
  {
    name: 'a request that is done, and no opinion chosen',
    reach: async (page) => {
      await openTracked(page, done(7))
      await sendAsIs(page, 'Enviar mi opinión')
    },
  },
  {
    name: 'the own requests',
    reach: async (page) => {
      await bringOwnRequests(page, {}, WAITING, done(-1))
      await openOwn(page, 'usuario', 'asesorias')
      await expect(page.getByRole('article')).toHaveCount(3)
    },
  },
  {
    name: 'the first page without a request',
    reach: async (page) => {
      await bringOwnRequests(page)
      await openOwn(page, 'usuario', 'inicio')
      await expect(page.getByText('Todavía no has pedido una asesoría.')).toBeVisible()
    },
  },
  {
    name: 'the first page with a request that waits for the person',
    reach: async (page) => {
      await bringOwnRequests(page, {}, WAITING)
      await openOwn(page, 'usuario', 'inicio')
      await expect(page.getByText('Esperamos tu respuesta')).toBeVisible()
    },
  },
]
