import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Every rule of WCAG up to 2.2 AA, and what is good practice besides. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']
/** What else depends on the scheme is nothing: the page is the same. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** In one page: axe would otherwise open another one each time to put the frames' results together, and we have none. */
const axeOf = (page: Page) => new AxeBuilder({ page }).setLegacyMode()

const violations = async (axe: AxeBuilder) =>
  (await axe.analyze()).violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }))

/** The page as it is now has nothing for axe to complain of, in the light and in the dark. */
export const expectAccessible = async (page: Page, state = ''): Promise<void> => {
  const where = `${state} at ${page.viewportSize()?.width} px`
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect.soft(await violations(axeOf(page).withTags(RULES)), `light, ${where}`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect.soft(await violations(axeOf(page).withRules(COLOUR_RULES)), `dark, ${where}`).toEqual([])
}
