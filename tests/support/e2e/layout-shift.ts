import type { Page } from '@playwright/test'

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

/** Runs in the page. */
const watch = () => {
  const shifts = { sum: 0 }
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) shifts.sum += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/**
 * Adds up how far things move that nobody has touched, in every page that is opened from now on. The pages keep their
 * fallback font: it has the same measures only where the machine has Arial, Liberation Sans or Roboto.
 *
 * @returns a function that gives the sum so far; a good page stays below 0.1, ours below 0.02
 */
export const watchShifts = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(watch)
  await page.route('**/*.woff2', (route) => route.fulfill({ contentType: 'font/woff2', body: '' }))
  return () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)
}
