import { expect, type Locator, type Page } from '@playwright/test'

/** A person without a mouse. */

/** Past the header, the navigation of an administrator and a list's tools. */
const FAR = 80

/** Runs in the page: whether whoever looks can tell where the focus is. */
const focusProblem = (): string | null => {
  const active = document.activeElement
  if (!active || active === document.body) return 'nothing has the focus'
  // Round the calendar's button inside a date, the browser draws a ring of its own, which nothing here can see.
  if (active.matches('input[type="date"]:not(:focus-visible)')) return null
  // A file's own input is drawn as the button that is its last label.
  const isFile = active instanceof HTMLInputElement && active.type === 'file'
  // The one link of a card is all of it, and so is its ring.
  const focused = (isFile && [...(active.labels ?? [])].at(-1)) || active.closest('.card-link') || active
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

export const press = (page: Page, key: string): Promise<void> => page.keyboard.press(key)

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
