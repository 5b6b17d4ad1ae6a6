import { writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { buildServers } from './bench/build.ts'
import { readOptions } from './bench/options.ts'
import { reportOf } from './bench/report.ts'
import type { Section } from './bench/section.ts'
import { PARTS } from './bench/sets/index.ts'
import { buildFunctions } from './build/functions.ts'
import { buildAll } from './build/index.ts'
import { withSuite } from './lib/emulators.ts'
import { runMain } from './lib/operator.ts'
import { ROOT } from './lib/paths.ts'

const REPORT = join(ROOT, 'docs', 'rendimiento.md')
const GIB = 1024 ** 3

const occasion = (quick: boolean) => ({
  date: new Date().toISOString().slice(0, 10),
  load: loadavg()[0] ?? 0,
  machine: `${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / GIB)} GiB, Node ${process.versions.node}`,
  command: quick ? 'npm run bench -- --quick' : 'npm run bench',
})

await runMain(async () => {
  const { effort, only } = readOptions(process.argv.slice(2), Object.keys(PARTS))
  const begun = occasion(effort.quick)
  // The browser's part alone needs the pages, and who serves them.
  const withPages = only.includes('library')
  await Promise.all([withPages ? buildAll() : buildFunctions(), buildServers()])
  const services = ['auth', 'storage', ...(withPages ? (['portal'] as const) : [])] as const
  return await withSuite({ services }, async (signal) => {
    const sections: Section[] = []
    for (const name of only) {
      signal.throwIfAborted()
      const started = performance.now()
      const part = PARTS[name]
      if (part) sections.push(await part(effort))
      console.log(`✓ ${name}, ${Math.round((performance.now() - started) / 1000)} s`)
    }
    const report = reportOf(sections, begun)
    console.log(`\n${report}`)
    if (only.length === Object.keys(PARTS).length) writeFileSync(REPORT, report)
    return 0
  })
})
