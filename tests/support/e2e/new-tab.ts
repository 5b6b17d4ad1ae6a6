import { expect, type Locator, type Page } from '@playwright/test'

/** A tab of a PDF asks for an icon at the address the PDF comes from; the Storage emulator has none. */
export const NO_ICON = /\/favicon\.ico$/

/**
 * Presses a link that opens its address in a tab of its own, and gives that tab; the page itself stays. Whether a
 * browser then shows a PDF or saves it is its own affair: that it asked for it is enough.
 */
export const openInNewTab = async (page: Page, link: Locator): Promise<Page> => {
  const address = await link.evaluate((element: HTMLAnchorElement) => element.href)
  const before = page.url()
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.context().waitForEvent('request', (request) => request.url() === address),
    link.click(),
  ])
  expect(page.url()).toBe(before)
  return tab
}
