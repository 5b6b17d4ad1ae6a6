import { expect, type Locator, type Page } from '@playwright/test'

/** A person without a mouse. */

const FAR = 40

/** Runs in the page: whether whoever looks can tell where the focus is. */
const focusProblem = (): string | null => {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'nothing has the focus'
  const name = `${focused.tagName} ${focused.textContent?.trim().slice(0, 40)}`
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused)
  const ring = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  if (!ring && boxShadow === 'none') return `${name}: no ring`
  const { left, right, top, bottom } = focused.getBoundingClientRect()
  if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return `${name}: out of sight`
  const over = document.elementFromPoint(
    (left + right) / 2,
    (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
  )
  const reaches =
    over && (focused.contains(over) || over.contains(focused) || over.closest('label')?.contains(focused))
  return reaches ? null : `${name}: covered by ${over?.tagName} ${over?.className}`
}

export const expectVisibleFocus = (page: Page) => expect.poll(() => page.evaluate(focusProblem)).toBeNull()

/** Presses Tab until that has the focus; every stop on the way shows that it has it. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible()
  for (let press = 0; press < FAR; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    await expectVisibleFocus(page)
  }
  throw new Error(`${target} is not reached by ${FAR} presses of Tab`)
}
