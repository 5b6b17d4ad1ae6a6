import type { Page } from '@playwright/test'
import { headerName, logInAs, logOut, registerThroughApi } from '../support/e2e/people.ts'
import { hasSession } from '../support/e2e/session.ts'
import { bringState, loggedIn } from '../support/e2e/storage.ts'
import { expect, test } from '../support/e2e/test.ts'

/** What the other journeys take for granted of the identity provider's client. */

const RENEWAL = /\/securetoken\.googleapis\.com\/v1\/token/

/** When the stored token ends, in ms from now. */
const tokenLife = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('firebase:authUser:')) ?? ''
    return JSON.parse(localStorage.getItem(key) ?? '').stsTokenManager.expirationTime - Date.now()
  })

test('a token that has expired is renewed without a word, and the new one is kept', async ({ page }) => {
  const person = await registerThroughApi()
  // Before any page of the portal runs: a client that runs already writes its own idea of the session over it.
  await bringState(page, await loggedIn(person.correo, person.password, -1000))

  const renewal = page.waitForResponse(RENEWAL)
  await page.goto('/dashboard-usuario/perfil')
  expect((await renewal).status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'Mi Perfil' })).toBeVisible()
  await expect(headerName(page)).toHaveText(person.username)
  await expect.poll(() => tokenLife(page)).toBeGreaterThan(3_000_000)
})

test('whoever logs in or out in one tab is logged in or out in the others', async ({ page, context }) => {
  const person = await registerThroughApi()
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()

  await logInAs(page, person)
  await expect(other).toHaveURL('/dashboard-usuario/inicio')
  await expect(headerName(other)).toHaveText(person.username)

  await logOut(page)
  await expect(headerName(other)).toBeHidden()
  await expect.poll(() => hasSession(other)).toBe(false)
})

test('login stores the session and the heartbeats of the identity library, nothing else of it', async ({
  page,
}) => {
  await logInAs(page, await registerThroughApi())
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  expect(databases).toEqual(['firebase-heartbeat-database'])
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => /firebase/.test(key)))
  expect(kept).toEqual([expect.stringMatching(/^firebase:authUser:/)])
})
