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

/** An open panel, and the bar that keeps a record's buttons in sight. */
const COVERING = 'button[aria-expanded=true][aria-controls], .record-form form'

/** Expects axe to find nothing in the page as it is now, in the light scheme. */
export const expectAccessibleInLight = async (page: Page, state = ''): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const where = `${state} at ${page.viewportSize()?.width} px`
  const isCovered = (await page.locator(COVERING).count()) > 0
  const found = await violations(page, { type: 'tag', values: RULES })
  const meant = found.filter(({ id }) => !(isCovered && id === 'target-size'))
  expect.soft(meant, `light, ${where}`).toEqual([])
}

/** The page as it is now has nothing for axe to complain of, in the light and in the dark. */
export const expectAccessible = async (page: Page, state = ''): Promise<void> => {
  await expectAccessibleInLight(page, state)
  const where = `${state} at ${page.viewportSize()?.width} px`
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect.soft(await violations(page, { type: 'rule', values: COLOUR_RULES }), `dark, ${where}`).toEqual([])
}

/** At each of these widths, so that a page on which something is cut everywhere still has its test's time. */
const PATIENCE = { timeout: 20_000 }

/**
 * Nothing runs off the page's sides, and no text stands beyond the edge of what cuts it off, unless that scrolls or
 * says with an ellipsis that there is more. A page that was just made narrower may still be on its way from a table to
 * cards.
 */
export const expectNothingCut = async (page: Page, state: string): Promise<void> => {
  await expect
    .configure({ soft: true })
    .poll(() => page.evaluate(findCut), { ...PATIENCE, message: `${state}: what is cut off` })
    .toEqual({ pixelsBeyondTheSide: 0, texts: [] })
}

/** Runs in the page. */
const findCut = (): { pixelsBeyondTheSide: number; texts: string[] } => {
  const clips = (element: Element) => {
    const { overflowX, textOverflow } = getComputedStyle(element)
    return (overflowX === 'hidden' || overflowX === 'clip') && textOverflow !== 'ellipsis'
  }
  const scrolls = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
  const isForScreenReaders = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isForScreenReaders(element.parentElement))
  const limitOf = (text: Element): DOMRect | null => {
    for (let element = text.parentElement; element; element = element.parentElement) {
      if (scrolls(element)) return null
      if (clips(element)) return element.getBoundingClientRect()
    }
    return new DOMRect(0, 0, document.documentElement.clientWidth, 0)
  }
  const range = document.createRange()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    if (!parentElement?.checkVisibility() || !textContent?.trim() || isForScreenReaders(parentElement))
      continue
    if (clips(parentElement) === false && getComputedStyle(parentElement).textOverflow === 'ellipsis')
      continue
    const limit = limitOf(parentElement)
    range.selectNodeContents(walker.currentNode)
    const box = range.getBoundingClientRect()
    if (limit && box.width > 0 && (box.left < limit.left - 1 || box.right > limit.right + 1))
      texts.push(textContent.trim().slice(0, 60))
  }
  const { scrollWidth, clientWidth } = document.documentElement
  return { pixelsBeyondTheSide: Math.max(0, scrollWidth - clientWidth), texts }
}

/** Expects no sideways scroll, no cut text and no broken word in letters of twice the size, on a phone and on a desktop. */
export const expectLargeLetters = async (page: Page, name: string): Promise<void> => {
  const size = page.viewportSize()
  const enlarge = (fontSize: string) =>
    page.evaluate((each) => {
      document.documentElement.style.fontSize = each
    }, fontSize)
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 812 })
    await enlarge('200%')
    await expectNothingCut(page, `${name} with text at 200 % at ${width} px`)
    await expectWholeWords(page, `${name} with text at 200 % at ${width} px`)
    await enlarge('')
  }
  if (size) await page.setViewportSize(size)
}

/** Expects no word to begin on one line and end on the next. */
export const expectWholeWords = async (page: Page, state: string): Promise<void> =>
  expect.soft(await page.evaluate(findBrokenWords), `${state}: broken words`).toEqual([])

/** Runs in the page: the words of letters that begin on one line and end on another. Mail addresses may break. */
const findBrokenWords = (): string[] => {
  const range = document.createRange()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode
    if (!text.parentElement?.checkVisibility() || text.parentElement.closest('.sr-only')) continue
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(
      /(?<!\S)\p{L}{4,20}(?=[\s.,;:]|$)/gu,
    )) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
    }
  }
  return broken
}

/** No list and no record of the screen is still on its way. */
export const expectLoaded = async (page: Page): Promise<void> => {
  await expect(page.getByRole('status').filter({ hasText: 'Cargando' })).toHaveCount(0)
  await expect(page.getByText(/^Cargando .*\.\.\.$/)).toHaveCount(0)
}

/** Expects no findings of axe on a desktop, and neither sideways scroll nor cut text at 320 px. */
export const inspect = async (page: Page, name: string): Promise<void> => {
  const size = page.viewportSize()
  await expectLoaded(page)
  await expectAccessibleInLight(page, name)
  await page.setViewportSize({ width: 320, height: 800 })
  await expectNothingCut(page, `${name} at 320 px`)
  if (size) await page.setViewportSize(size)
}
