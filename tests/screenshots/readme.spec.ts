import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { README_PICTURES } from '../../scripts/lib/paths.ts'
import { openForm } from '../support/e2e/asesoria-form.ts'
import { takePicture } from '../support/e2e/picture.ts'
import { openQueue, pane } from '../support/e2e/queue.ts'
import { expectLoaded } from '../support/e2e/screens.ts'
import { DESKTOP, PHONE } from '../support/e2e/staff-list.ts'
import { test } from '../support/e2e/test.ts'

/** The pictures of the README, small enough to be kept with the code. */

const LARGEST = 60_000
const QUALITIES = [85, 75, 65, 55, 45, 35]

const keep = async (page: Page, name: string): Promise<void> => {
  await expectLoaded(page)
  await page.mouse.move(0, 0)
  const picture = await takePicture(page, { fullPage: false })
  for (const quality of QUALITIES) {
    const webp = await sharp(picture).webp({ quality, effort: 6 }).toBuffer()
    if (webp.length > LARGEST) continue
    writeFileSync(join(README_PICTURES, `${name}.webp`), webp)
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

  test('the advisory form, in the dark', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await openForm(page)
    await keep(page, 'asesoria')
  })
})

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP })

  test('the library', async ({ page }) => {
    await page.goto('/biblioteca')
    await keep(page, 'biblioteca')
  })

  test("the staff's queue, in the dark", async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await openQueue(page, 'editor')
    await page.keyboard.press('j')
    await expect(pane(page).getByRole('region', { name: 'Historial' })).toBeVisible()
    await keep(page, 'solicitudes')
  })
})
