import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { freePort } from '../../scripts/lib/ports.ts'
import { CHROMIUM_ARGS, findBrowser } from '../../scripts/test/browser.ts'
import type { LighthouseRun } from '../../scripts/ux-audit/lighthouse.ts'
import { url } from './emulators.ts'

/** Those of which every point counts. */
const WHOLE = ['accessibility', 'best-practices', 'seo']

/**
 * Lighthouse as it comes, for a phone on a slow connection, in a browser that has never been here.
 * @throws where it did not come to its end
 */
export const runLighthouse = async (path: string): Promise<LighthouseRun> => {
  const { executablePath, env } = await findBrowser()
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath,
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
    env: { ...process.env, ...env },
  })
  try {
    const outcome = await lighthouse(url('portal') + path, { port, logLevel: 'error' })
    if (!outcome || outcome.lhr.runtimeError)
      throw new Error(`Lighthouse, ${path}: ${outcome?.lhr.runtimeError?.message ?? 'no result'}`)
    return summarize(outcome.lhr)
  } finally {
    await browser.close()
  }
}

const summarize = ({ categories, audits }: Result): LighthouseRun => {
  const score = (id: string) => Math.round((categories[id]?.score ?? Number.NaN) * 100)
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    faults: WHOLE.flatMap((id) => faultsOf(categories[id], audits)),
  }
}

const faultsOf = (category: Result.Category | undefined, audits: Result['audits']): string[] =>
  (category?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${category?.id}, ${id} (${audits[id]?.title})`)
