import type { Page } from '@playwright/test'

/**
 * The page as a picture, once nothing of it is on its way any more: pictures further down are loaded, too. Of what
 * lies over the page there is only what the window shows, since that is where it lies.
 */
export const takePicture = async (page: Page, { fullPage = true } = {}): Promise<Buffer> => {
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
