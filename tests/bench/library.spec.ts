import { type Page, test } from '@playwright/test'
import {
  LIBRARIES,
  type LibraryResult,
  readBooks,
  storeLibraryResults,
} from '../../scripts/bench/library-results.ts'

const VISITS = Number(process.env.BENCH_VISITS ?? '1')
const LIST = '**/api/libros/ver'
const PHONE = { width: 390, height: 844 }
const SLOWER = 4
/** What Event Timing tells at least (w3.org/TR/event-timing). */
const LEAST_MS = 16

/** Left in the page by what is put into it before its own code. */
interface Measures {
  cardsAt?: number
  keys: number[]
}

declare global {
  interface Window {
    measures: Measures
  }
}

const watch = () => {
  const measures: Measures = { keys: [] }
  window.measures = measures
  const seen = new MutationObserver(() => {
    if (!document.querySelector('main article')) return
    seen.disconnect()
    requestAnimationFrame(() => setTimeout(() => Object.assign(measures, { cardsAt: performance.now() })))
  })
  document.addEventListener('DOMContentLoaded', () =>
    seen.observe(document.body, { childList: true, subtree: true }),
  )
  const options = { type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') measures.keys.push(duration)
  }).observe(options)
}

/** The books with a picture that is there. */
const bookList = (count: number, origin: string): string =>
  readBooks(count).replaceAll(/"Ruta":"[^"]*"/g, `"Ruta":"${origin}/naf.svg"`)

const visit = async (page: Page, body: string) => {
  await page.addInitScript(watch)
  await page.route(LIST, (route) => route.fulfill({ contentType: 'application/json', body }))
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto('/biblioteca')
  await page.waitForFunction(() => window.measures.cardsAt !== undefined)
  const firstCards = await page.evaluate(() => {
    const list = performance.getEntriesByType('resource').find(({ name }) => name.includes('/api/libros/ver'))
    return (window.measures.cardsAt ?? Number.NaN) - (list as PerformanceResourceTiming).responseEnd
  })
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  const typed = 'tomo 19'
  await page.getByLabel('Buscar').pressSequentially(typed, { delay: 300 })
  await page.waitForTimeout(1_000)
  const told = await page.evaluate(() => window.measures.keys)
  const silent = Array.from({ length: Math.max(0, typed.length - told.length) }, () => LEAST_MS)
  return { firstCards, nodes, keys: [...told, ...silent] }
}

test('the library is measured as it grows', async ({ browser, baseURL }) => {
  const results: LibraryResult[] = []
  for (const books of LIBRARIES) {
    const visits: Awaited<ReturnType<typeof visit>>[] = []
    for (let n = 0; n < VISITS; n += 1) {
      const context = await browser.newContext({
        viewport: PHONE,
        baseURL: String(baseURL),
        serviceWorkers: 'block',
      })
      visits.push(await visit(await context.newPage(), bookList(books, String(baseURL))))
      await context.close()
    }
    results.push({
      books,
      firstCardsMs: visits.map(({ firstCards }) => firstCards),
      keyPressMs: visits.flatMap(({ keys }) => keys),
      nodes: visits[0]?.nodes ?? 0,
    })
  }
  storeLibraryResults(results)
})
