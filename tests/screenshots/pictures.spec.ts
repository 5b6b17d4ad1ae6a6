import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { ROOT } from '../../scripts/lib/config.ts'
import { expectLoaded } from '../support/axe.ts'
import { withIds } from '../support/data.ts'
import { DEMO } from '../support/people.ts'
import { DESKTOP, expect, PHONE, test } from '../support/portal.ts'
import { dashboardOf, OWN_ROUTES, PUBLIC_ROUTES, READING_ROUTES, type Role } from '../support/routes.ts'

/**
 * The page as a picture, once nothing of it is on its way any more: pictures further down are loaded, too. Of what
 * lies over the page there is only what the window shows, since that is where it lies.
 */
const takePicture = async (page: Page, { fullPage = true } = {}): Promise<Buffer> => {
  await expectLoaded(page)
  await page.evaluate(settle)
  const covered = (await page.getByRole('dialog').filter({ visible: true }).count()) > 0
  // Hiding the caret takes a style element, which the portal's security policy refuses.
  return await page.screenshot({ fullPage: fullPage && !covered, animations: 'disabled', caret: 'initial' })
}

/** Runs in the page. */
const settle = async (): Promise<void> => {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await nextFrame()
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  await document.fonts.ready
  await nextFrame()
  await nextFrame()
}

const fileName = (name: string): string =>
  `${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'inicio'}.png`

const SCREENS: [address: string, as: Role | null][] = [
  ...[...PUBLIC_ROUTES, ...READING_ROUTES].map(({ path }) => [path, null] as [string, null]),
  ...OWN_ROUTES.map(({ path, roles }): [string, Role] => {
    const role = roles.includes('usuario') ? 'usuario' : 'admin'
    return [`${dashboardOf(role)}/${path}`, role]
  }),
]

/** On a phone and on a desktop, in the light and in the dark. */
test.describe('screens', () => {
  for (const [address, as] of SCREENS)
    test(address, async ({ portal, page }) => {
      await portal.open(await withIds(address), { as: as && DEMO[as] })
      if (address === '/servicios') await portal.decline()
      await expect(portal.heading()).toBeVisible()
      for (const viewport of [PHONE, DESKTOP])
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.setViewportSize(viewport)
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          const file = join(ROOT, 'screenshots', colorScheme, String(viewport.width), fileName(address))
          mkdirSync(dirname(file), { recursive: true })
          writeFileSync(file, await takePicture(page))
        }
    })
})

/** The pictures of the README, small enough to be kept with the code. */
test.describe('readme', () => {
  const LARGEST = 85_000

  const keep = async (page: Page, name: string): Promise<void> => {
    await page.mouse.move(0, 0)
    const picture = await takePicture(page, { fullPage: false })
    for (const quality of [85, 75, 65, 55, 45, 35]) {
      const webp = await sharp(picture).webp({ quality, effort: 6 }).toBuffer()
      if (webp.length > LARGEST) continue
      writeFileSync(join(ROOT, 'docs', 'img', `${name}.webp`), webp)
      return
    }
    throw new Error(`${name} is larger than ${LARGEST} bytes at any quality`)
  }

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE, deviceScaleFactor: 2 })

    test('the first page', async ({ portal, page }) => {
      await portal.open('/')
      await keep(page, 'inicio')
    })

    test('the advisory form, in the dark', async ({ portal, page }) => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await portal.openDeclining('/servicios')
      await keep(page, 'asesoria')
    })
  })

  test.describe('on a desktop', () => {
    test.use({ viewport: DESKTOP })

    test('the library', async ({ portal, page }) => {
      await portal.open('/biblioteca')
      await keep(page, 'biblioteca')
    })

    test("the staff's queue, in the dark", async ({ portal, page }) => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await portal.open('/dashboard-editor/ver-asesorias', { as: DEMO.editor })
      await page.getByRole('article').first().getByRole('link').first().click()
      const beside = page.getByRole('complementary', { name: 'Asesoría' })
      await expect(beside.getByRole('button', { name: 'Enviar respuesta' })).toBeVisible()
      await keep(page, 'solicitudes')
    })
  })
})
