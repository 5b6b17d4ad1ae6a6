import { readBuildOutput } from './build-output.ts'
import { PAGES, type Page } from './pages.ts'
import { type Audited, countBars, tableOf } from './table.ts'
import { weigh } from './weight.ts'

/** What each page of web/dist weighs. */
export const measureSizes = (pages: readonly Page[] = PAGES): Audited[] => {
  const output = readBuildOutput()
  return pages.map((page) => ({ page, measures: weigh(output, page) }))
}

/** The quick audit: prints its table and counts the bars. Needs the web to be built, and nothing to run. */
export const auditSizes = (pages?: readonly Page[]): { passed: number; failed: number } => {
  const audited = measureSizes(pages)
  console.log(tableOf(audited))
  return countBars(audited)
}
