import { expect, type Page } from '@playwright/test'

const WIDTHS = [320, 375, 768, 1280, 1920]

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

const HEIGHT = 800

/** At every width that people have, and with letters of twice the size. */
export const expectNothingCutAnywhere = async (page: Page, state: string): Promise<void> => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    await expectNothingCut(page, `${state} at ${width} px`)
  }
  await page.setViewportSize({ width: 1280, height: HEIGHT })
  // By way of the object model: the portal's policy lets nobody add a style sheet.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expectNothingCut(page, `${state} with text at 200 %`)
}

/** Runs in the page. */
const findCut = (): { pixelsBeyondTheSide: number; texts: string[] } => {
  const clips = (element: Element) => {
    const { overflowX, textOverflow } = getComputedStyle(element)
    return (overflowX === 'hidden' || overflowX === 'clip') && textOverflow !== 'ellipsis'
  }
  const scrolls = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
  const isForScreenReaders = (element: Element) => element.closest('.sr-only') !== null
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
