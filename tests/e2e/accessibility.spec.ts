import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/e2e/axe.ts'
import { dialog } from '../support/e2e/dialogs.ts'
import { expectNothingCutAnywhere } from '../support/e2e/layout.ts'
import { bringSession, navigation } from '../support/e2e/roles.ts'
import { DIFFERENT_SCREENS, showFew } from '../support/e2e/screens.ts'
import { DESKTOP, PHONE } from '../support/e2e/staff-list.ts'
import { STAFF_STATES } from '../support/e2e/staff-states.ts'
import { READERS_STATES } from '../support/e2e/states.ts'
import { expect, test } from '../support/e2e/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** In the light and in the dark, on a phone and on a desktop. */
const expectAccessibleEverywhere = async (page: Page, state: string) => {
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    await expectAccessible(page, state)
  }
}

for (const screen of DIFFERENT_SCREENS)
  test(`axe finds nothing on ${screen.name}`, async ({ page }) => {
    await showFew(page, screen)
    await expectAccessibleEverywhere(page, screen.name)
  })

for (const { name, reach, complaint } of [...READERS_STATES, ...STAFF_STATES])
  test(`axe finds nothing in ${name}, and nothing of it is cut`, async ({ page, problems }) => {
    if (complaint) problems.allow(complaint)
    await reach(page)
    await expectAccessibleEverywhere(page, name)
    await expectNothingCutAnywhere(page, name)
  })

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('axe finds nothing in the open menu with its ten links', async ({ page }) => {
    await page.goto('/register')
    await expect(page.getByRole('heading', { level: 1, name: 'Crea tu cuenta' })).toBeVisible()
    await page.getByRole('button', { name: 'Menú' }).click()
    const links = page.getByRole('banner').getByRole('navigation').getByRole('link')
    await expect(links).toHaveCount(10)
    for (const link of await links.all()) await expect(link).toBeVisible()
    await expectAccessible(page, 'the open menu')
  })

  test('axe finds nothing in the open drawer with every screen of an administrator', async ({ page }) => {
    await bringSession(page, 'admin')
    await page.goto('/dashboard-admin/perfil')
    await expect(page.getByRole('heading', { level: 1, name: 'Mi Perfil' })).toBeVisible()
    await page.getByRole('button', { name: 'Menú' }).click()
    await expect(page.getByRole('button', { name: 'Cerrar menú' })).toBeVisible()
    await expect(navigation(page).getByRole('link')).toHaveCount(15)
    await expectAccessible(page, 'the open drawer')
  })
})

test.describe('on a first visit', () => {
  test.use({ firstVisit: true })

  test('axe finds nothing in the question for consent, and where it is insisted on', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessibleEverywhere(page, 'the question for consent')
    await page.getByRole('button', { name: 'ACEPTAR' }).click()
    await expect(dialog(page, '❌ Error')).toContainText('Debes aceptar los términos y condiciones.')
    await expectAccessibleEverywhere(page, 'consent insisted on')
  })
})
