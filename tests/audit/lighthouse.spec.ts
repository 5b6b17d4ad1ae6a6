import { test } from '@playwright/test'
import { type LighthouseRun, storeRuns } from '../../scripts/ux-audit/lighthouse.ts'
import { PAGES } from '../../scripts/ux-audit/pages.ts'
import { runLighthouse } from '../support/run-lighthouse.ts'

const { UX_AUDIT_PAGES: wanted, UX_AUDIT_RUNS: runs = '1' } = process.env
const paths = wanted?.split(',') ?? PAGES.map(({ path }) => path)

for (const path of paths)
  test(`Lighthouse looks at ${path}`, async () => {
    const results: LighthouseRun[] = []
    for (let run = 0; run < Number(runs); run += 1) results.push(await runLighthouse(path))
    storeRuns(path, results)
  })
