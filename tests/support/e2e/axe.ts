import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Every rule of WCAG up to 2.2 AA, and what is good practice besides. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']
/** What else depends on the scheme is nothing: the page is the same. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** In a page that has axe already, nothing more: half a megabyte each time takes longer than the rules. */
const LOADED = 'void 0'

type RunOnly = NonNullable<Parameters<AxeBuilder['options']>[0]['runOnly']>

/**
 * In one page: axe would otherwise open another one each time to put the frames' results together, and we have none.
 * Only what it complains of: it describes every element that is well, too, unless told not to.
 */
const violations = async (page: Page, runOnly: RunOnly) => {
  const loaded = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(loaded && { axeSource: LOADED }) }).setLegacyMode()
  const found = await axe.options({ runOnly, resultTypes: ['violations'] }).analyze()
  return found.violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }))
}

/** Expects axe to find nothing in the page as it is now, in the light scheme. */
export const expectAccessibleInLight = async (page: Page, state = ''): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const where = `${state} at ${page.viewportSize()?.width} px`
  expect.soft(await violations(page, { type: 'tag', values: RULES }), `light, ${where}`).toEqual([])
}

/** The page as it is now has nothing for axe to complain of, in the light and in the dark. */
export const expectAccessible = async (page: Page, state = ''): Promise<void> => {
  await expectAccessibleInLight(page, state)
  const where = `${state} at ${page.viewportSize()?.width} px`
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect.soft(await violations(page, { type: 'rule', values: COLOUR_RULES }), `dark, ${where}`).toEqual([])
}
