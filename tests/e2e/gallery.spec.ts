import type { Locator, Page } from '@playwright/test'
import { FAILURES, fail, hold } from '../support/e2e/hold.ts'
import { watchShifts } from '../support/e2e/layout-shift.ts'
import { CONNECTION_LOST } from '../support/e2e/network.ts'
import { NO_ICON, openInNewTab } from '../support/e2e/new-tab.ts'
import { expectStanding, LIST_CALLS, openWith, placeholder, standing } from '../support/e2e/public-lists.ts'
import { bringSession, dashboardOf, ROLES } from '../support/e2e/roles.ts'
import { PHONE, VIEWPORTS } from '../support/e2e/staff-list.ts'
import { expect, test } from '../support/e2e/test.ts'

const EMPTY = 'No hay imágenes disponibles en este momento.'
const STEP = 300

const strip = (page: Page) => page.getByRole('region', { name: 'Imágenes de la galería' })
const pictures = (page: Page) => strip(page).getByRole('listitem')
const left = (page: Page) => page.getByRole('button', { name: 'Anterior' })
const right = (page: Page) => page.getByRole('button', { name: 'Siguiente' })
const openGallery = (page: Page, path = '/galeria') => openWith(page, 'galeria', path)

const place = (page: Page): Promise<number> => strip(page).evaluate(({ scrollLeft }) => scrollLeft)
const expectPlace = (page: Page, px: number) => expect.poll(() => place(page)).toBe(px)
const lastPlace = (page: Page): Promise<number> =>
  strip(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)

/** Where the strip stands in the very moment after the press. */
const placeAtOnce = (button: Locator): Promise<number> =>
  button.evaluate((pressed: HTMLButtonElement) => {
    pressed.click()
    return document.querySelector('main section[tabindex]')?.scrollLeft ?? Number.NaN
  })

/** A finger that draws the strip to the left; gives where the strip then comes to rest. */
const swipe = async (page: Page, px: number): Promise<number> => {
  const box = await strip(page).boundingBox()
  if (!box) throw new Error('the strip is not on the page')
  const [from, y] = [box.x + box.width - 60, box.y + 100]
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints })
  // Listened for before the finger comes: what the page is asked meanwhile may reach it later than that.
  await strip(page).evaluate((element) => {
    const rest = new Promise<number>((resolve) => {
      element.addEventListener('scrollend', () => resolve(element.scrollLeft), { once: true })
    })
    Object.assign(element, { rest })
  })
  await touch('touchStart', { x: from, y })
  for (let moved = 20; moved <= px; moved += 20) await touch('touchMove', { x: from - moved, y })
  await touch('touchEnd')
  return strip(page).evaluate((element) => (element as unknown as { rest: Promise<number> }).rest)
}

test.describe("'Nuestra Galería' (/galeria)", () => {
  test('shows a visitor every picture beside the next, each with its Titulo for alt text and its description', async ({
    page,
  }) => {
    const imagenes = await openGallery(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nuestra Galería')
    await expect(page).toHaveTitle('Nuestra Galería · NAF')
    await expect(page.getByText(`${imagenes.length} imágenes`, { exact: true })).toBeVisible()
    await expect(pictures(page)).toHaveCount(imagenes.length)
    const alts = await strip(page)
      .getByRole('img')
      .evaluateAll((all) => all.map((image) => image.getAttribute('alt')))
    expect(alts).toEqual(imagenes.map(({ Titulo }) => Titulo))
    await expect(pictures(page).getByRole('heading')).toHaveText(imagenes.map(({ Titulo }) => Titulo))
    for (const [index, { Descripcion }] of imagenes.entries())
      await expect(pictures(page).nth(index)).toContainText(Descripcion)
    const [first, second] = await pictures(page).evaluateAll((all) =>
      all.map((picture) => picture.getBoundingClientRect()).map(({ x, y }) => ({ x, y })),
    )
    expect(second?.y).toBe(first?.y)
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBe(STEP)
  })

  test("calls a picture without a Titulo 'Imagen {n}', by its place in the row", async ({ page }) => {
    const imagenes = await openWith(page, 'galeria', '/galeria', {
      change: (all) =>
        all.map((imagen, index) => ({ ...imagen, Titulo: { 1: '', 3: '  ' }[index] ?? imagen.Titulo })),
    })
    for (const [index, name] of [
      imagenes[0]?.Titulo ?? '',
      'Imagen 2',
      imagenes[2]?.Titulo ?? '',
      'Imagen 4',
    ].entries())
      await expect(pictures(page).nth(index).getByRole('img')).toHaveAttribute('alt', name)
  })

  test("opens a picture whole in a dialog by 'Ver imagen completa', turns to the next by the arrows, and gives the focus back", async ({
    page,
    problems,
  }) => {
    problems.allow(NO_ICON)
    const [first, second] = await openGallery(page)
    const link = pictures(page).first().getByRole('link')
    await expect(link).toHaveAccessibleName(`Ver imagen completa ${first?.Titulo}`)
    await expect(link).toHaveAttribute('href', first?.RutaImagen ?? '')
    await link.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toHaveAccessibleName(first?.Titulo ?? '')
    await expect(dialog).toContainText(first?.Descripcion ?? '')
    await page.keyboard.press('ArrowRight')
    await expect(dialog).toHaveAccessibleName(second?.Titulo ?? '')
    await expect(dialog.getByRole('img')).toHaveAttribute('alt', second?.Titulo ?? '')
    await openInNewTab(page, dialog.getByRole('link', { name: 'Abrir el archivo (se abre en otra pestaña)' }))
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(link).toBeFocused()
  })

  test('goes from edge to edge of a wide window, the first picture below the heading', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 900 })
    await openGallery(page)
    const box = await strip(page).boundingBox()
    expect(box).toMatchObject({ x: 0, width: 1920 })
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect((await pictures(page).first().boundingBox())?.x).toBeCloseTo(heading?.x ?? 0, 0)
  })

  test('leaves words where a picture cannot be loaded', async ({ page, problems }) => {
    problems.allow(CONNECTION_LOST)
    await page.route(/\/o\/galeria%2F/, (route) => route.abort())
    const [imagen] = await openGallery(page)
    const first = pictures(page).first()
    await expect(first).toContainText(`No se pudo mostrar: ${imagen?.Titulo}`)
    await expect(first.getByRole('img')).toHaveCount(0)
    await expect(first.getByRole('heading')).toHaveText(imagen?.Titulo ?? '')
  })

  for (const role of ROLES)
    test(`is the same inside the dashboard of ${role}`, async ({ page }) => {
      await bringSession(page, role)
      const imagenes = await openGallery(page, `${dashboardOf(role)}/galeria`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nuestra Galería')
      await expect(pictures(page)).toHaveCount(imagenes.length)
      await right(page).click()
      await expectPlace(page, STEP)
    })
})

for (const [device, viewport] of Object.entries(VIEWPORTS))
  test.describe(`the carousel on ${device}`, () => {
    test.use({ viewport })

    test('moves by 300 px for each press of its buttons, to the right and to the left, also for quick ones', async ({
      page,
    }) => {
      await openGallery(page)
      await right(page).click()
      await expectPlace(page, STEP)
      await right(page).click()
      await expectPlace(page, 2 * STEP)
      await left(page).click()
      await expectPlace(page, STEP)
      await right(page).evaluate((button: HTMLButtonElement) => {
        button.click()
        button.click()
      })
      await expectPlace(page, 3 * STEP)
    })

    test('does nothing at its ends, and its buttons say so', async ({ page }) => {
      await openGallery(page)
      await expect(left(page)).toHaveAttribute('aria-disabled', 'true')
      await expect(right(page)).toHaveAttribute('aria-disabled', 'false')
      expect(await placeAtOnce(left(page))).toBe(0)
      await expectPlace(page, 0)

      const last = await lastPlace(page)
      await strip(page).evaluate((element, end) => element.scrollTo({ left: end, behavior: 'instant' }), last)
      await expect(right(page)).toHaveAttribute('aria-disabled', 'true')
      await expect(left(page)).toHaveAttribute('aria-disabled', 'false')
      expect(await placeAtOnce(right(page))).toBe(last)
      await left(page).click()
      await expectPlace(page, last - STEP)
    })

    test('moves by the keyboard: an arrow 300 px, Inicio and Fin to its ends', async ({ page }) => {
      await openGallery(page)
      await left(page).focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(strip(page)).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await expectPlace(page, STEP)
      await page.keyboard.press('ArrowLeft')
      await expectPlace(page, 0)
      await page.keyboard.press('ArrowLeft')
      await expectPlace(page, 0)
      await page.keyboard.press('End')
      await expectPlace(page, await lastPlace(page))
      await page.keyboard.press('Home')
      await expectPlace(page, 0)
      await right(page).focus()
      await page.keyboard.press('Enter')
      await expectPlace(page, STEP)
      await expect(right(page)).toBeFocused()
    })
  })

test.describe('the carousel under a finger', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('follows it, and a press then counts from there', async ({ page }) => {
    await openGallery(page)
    const there = await swipe(page, 200)
    expect(there).toBeGreaterThan(150)
    await expect(left(page)).toHaveAttribute('aria-disabled', 'false')
    await right(page).tap()
    await expect.poll(() => place(page)).toBeCloseTo(there + STEP, 0)
    expect(await page.evaluate(() => window.scrollX)).toBe(0)
  })
})

test('the carousel glides, and jumps at once for who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openGallery(page)
  expect(await placeAtOnce(right(page))).toBeLessThan(STEP)
  await expectPlace(page, STEP)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await placeAtOnce(right(page))).toBe(2 * STEP)
})

test.describe('a phone', () => {
  test.use({ viewport: PHONE })

  test('loads each picture as a WebP of the smallest width, and those far to the side not before they come near', async ({
    page,
  }) => {
    const loaded: string[] = []
    page.on('response', async (response) => {
      if (/\/o\/galeria%2F/.test(response.url())) loaded.push(response.headers()['content-type'] ?? '')
    })
    const imagenes = await openGallery(page)
    const first = pictures(page).first().getByRole('img')
    await expect(first).toHaveJSProperty('complete', true)
    await expect(first).toHaveJSProperty('currentSrc', imagenes[0]?.Variantes[0]?.Ruta)
    expect(imagenes[0]?.Variantes[0]?.Ancho).toBe(480)
    await expect.poll(() => loaded.length).toBeGreaterThan(0)
    expect(new Set(loaded)).toEqual(new Set(['image/webp']))
    const far = pictures(page).last().getByRole('img')
    await expect(far).toHaveJSProperty('currentSrc', '')
    await strip(page).focus()
    await page.keyboard.press('End')
    await expect(far).toHaveJSProperty('currentSrc', imagenes.at(-1)?.Variantes[0]?.Ruta)
  })
})

test.describe('the list of pictures', () => {
  test(`where there is none says '${EMPTY}'`, async ({ page }) => {
    await openWith(page, 'galeria', '/galeria', { change: () => [] })
    await expect(page.getByText(EMPTY, { exact: true })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(right(page)).toHaveCount(0)
  })

  for (const [kind, failure] of Object.entries(FAILURES))
    test(`where it cannot be had (${kind}) shows empty, says why, and 'Reintentar' brings it`, async ({
      page,
      problems,
    }) => {
      problems.allow(/status of 50\d/, /No pudimos cargar las imágenes\./)
      const mend = await fail(page, LIST_CALLS.galeria, failure)
      await page.goto('/galeria')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const failed = page.getByRole('alert')
      await expect(failed).toContainText(EMPTY)
      await expect(failed).toContainText('No pudimos cargar las imágenes.')
      await mend()
      await failed.getByRole('button', { name: 'Reintentar' }).click()
      await expect(pictures(page).first()).toBeVisible()
      await expect(failed).toBeHidden()
    })

  for (const [device, viewport] of Object.entries(VIEWPORTS))
    test(`keeps its place on ${device} while it and its pictures are on their way, and moves nothing when they come`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      const shifts = await watchShifts(page)
      const release = await hold(page, LIST_CALLS.galeria)
      const releasePictures = await hold(page, '**/o/galeria%2F**')
      await page.goto('/galeria')
      await expect(placeholder(page)).toBeVisible()
      await expect(page.getByText(EMPTY)).toHaveCount(0)
      const kept = await standing(placeholder(page).locator('.card').first())
      release()
      const first = pictures(page).first().getByRole('img')
      await expect(first).toBeVisible()
      await expect(placeholder(page)).toHaveCount(0)
      await expectStanding(pictures(page).first(), kept)
      const before = await first.boundingBox()
      releasePictures()
      await expect(first).toHaveJSProperty('complete', true)
      expect(await first.boundingBox()).toEqual(before)
      expect(await shifts()).toBeLessThan(0.02)
    })
})
