import { expect, type Page } from '@playwright/test'
import { aRequest, fillForm, openForm, sendButton } from './asesoria-form.ts'
import { dialog } from './dialogs.ts'
import { hold, WAITS } from './hold.ts'
import { bringSession, navigation, unfold } from './roles.ts'
import { STAFF_LINKS } from './routes.ts'
import { openOwn } from './screens.ts'
import { PHONE } from './staff-list.ts'
import type { State } from './states.ts'
import { bringState, EMPTY } from './storage.ts'
import { offlineNotice } from './worker.ts'

const openMenu = async (page: Page, path: string, heading: string) => {
  await page.setViewportSize(PHONE)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await page.getByRole('button', { name: 'Menú' }).click()
}

const askForConsent = async (page: Page) => {
  await bringState(page, EMPTY)
  await page.goto('/')
  await expect(page.getByRole('dialog')).toBeVisible()
}

const sendRequest = async (page: Page) => {
  await openForm(page)
  await fillForm(page, aRequest())
  await sendButton(page).click()
}

/** What lies over a screen: its menu, what is asked of everybody, and what is said of a request on its way. */
export const OVERLAY_STATES: readonly State[] = [
  {
    name: 'the open menu with its ten links',
    viewports: [PHONE],
    reach: async (page) => {
      await openMenu(page, '/register', 'Crea tu cuenta')
      const links = page.getByRole('banner').getByRole('navigation').getByRole('link')
      await expect(links).toHaveCount(10)
      for (const link of await links.all()) await expect(link).toBeVisible()
    },
  },
  {
    name: 'the open drawer with every screen of an administrator',
    viewports: [PHONE],
    reach: async (page) => {
      await bringSession(page, 'admin')
      await openMenu(page, '/dashboard-admin/perfil', 'Mi Perfil')
      await expect(page.getByRole('button', { name: 'Cerrar menú' })).toBeVisible()
      await unfold(page)
      await expect(navigation(page).getByRole('link')).toHaveCount(STAFF_LINKS.length)
    },
  },
  { name: 'the question for consent', reach: askForConsent },
  {
    name: 'consent insisted on',
    reach: async (page) => {
      await askForConsent(page)
      await page.getByRole('button', { name: 'ACEPTAR' }).click()
      await expect(dialog(page, '❌ Error')).toContainText('Debes aceptar los términos y condiciones.')
    },
  },
  {
    name: 'a request being sent',
    reach: async (page) => {
      await hold(page, WAITS.ask)
      await sendRequest(page)
      await expect(dialog(page, 'Enviando solicitud...')).toBeVisible()
    },
  },
  {
    name: 'a request that was sent',
    reach: async (page) => {
      await sendRequest(page)
      await expect(dialog(page, '✅ Enviado')).toBeVisible()
    },
  },
  {
    name: 'a request that got no answer',
    complaint: /net::ERR_/,
    reach: async (page) => {
      await page.route(WAITS.ask, (route) => route.abort('internetdisconnected'))
      await sendRequest(page)
      await expect(dialog(page, '❌ Error')).toContainText('No hubo respuesta del servidor.')
    },
  },
  {
    name: 'the notice that there is no line',
    complaint: /net::ERR_/,
    reach: async (page) => {
      await page.goto('/quienes')
      await page.waitForFunction(() => document.querySelector('.notices') !== null)
      await page.context().setOffline(true)
      // A machine without a network has said so long ago.
      await expect(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('offline')))
        await expect(offlineNotice(page)).toBeVisible({ timeout: 1_000 })
      }).toPass()
    },
  },
  {
    name: 'the warning before a session ends',
    reach: async (page) => {
      await page.clock.install()
      await openOwn(page, 'usuario', 'inicio')
      await expect(page.getByRole('heading', { level: 1, name: /^Hola, / })).toBeVisible()
      await page.clock.fastForward(58 * 60_000)
      await expect(dialog(page, 'Tu sesión está por cerrarse')).toBeVisible()
    },
  },
]
