import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ROOT } from '../../scripts/lib/config.ts'
import { expectLoaded } from '../support/axe.ts'
import { DEMO } from '../support/people.ts'
import { test } from '../support/portal.ts'
import { takePicture } from './picture.ts'

/** The pictures of the README, small enough to be kept with the code. */

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 375, height: 812 }
const LARGEST = 60_000
const QUALITIES = [85, 75, 65, 55, 45, 35]

const keep = async (page: Page, name: string): Promise<void> => {
  await expectLoaded(page)
  await page.mouse.move(0, 0)
  const picture = await takePicture(page, { fullPage: false })
  for (const quality of QUALITIES) {
    const webp = await sharp(picture).webp({ quality, effort: 6 }).toBuffer()
    if (webp.length > LARGEST) continue
    writeFileSync(join(ROOT, 'docs', 'img', `${name}.webp`), webp)
    return
  }
  throw new Error(`${name} is larger than ${LARGEST} bytes at any quality`)
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, deviceScaleFactor: 2 })

  test('the first page', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
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

  test('the library', async ({ page }) => {
    await page.goto('/biblioteca')
    await keep(page, 'biblioteca')
  })

  test("the staff's queue, in the dark", async ({ portal, page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await portal.open('/dashboard-editor/ver-asesorias', { as: DEMO.editor })
    await expect(page.getByRole('status').filter({ hasText: /resultados?$/ })).toBeVisible()
    await page.keyboard.press('j')
    await expect(
      page.getByRole('complementary', { name: 'Asesoría' }).getByRole('region', { name: 'Historial' }),
    ).toBeVisible()
    await keep(page, 'solicitudes')
  })
})
