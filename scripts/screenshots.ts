import { rmSync } from 'node:fs'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { buildForEmulators } from './lib/build.ts'
import { EMULATOR_ENV, README_PICTURES, ROOT, SCREENSHOTS } from './lib/config.ts'
import { withSuite } from './lib/emulators.ts'
import { runMain } from './lib/operator.ts'
import { playwright } from './lib/suites.ts'

/**
 * npm run screenshots                   every screen and state, in `screenshots/<theme>/<width>`
 * npm run screenshots -- <expression>   those whose name matches
 * npm run screenshots -- --readme       the README's own, in docs/img
 */

await runMain(async () => {
  const { values, positionals } = parseArgs({
    options: { readme: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const filter = positionals.length > 0 ? ['-g', positionals.join(' ')] : []
  const project = `--project=${values.readme ? 'readme' : 'screens'}`

  await buildForEmulators()
  // Pictures of screens that are gone must not stay.
  if (!values.readme && filter.length === 0) rmSync(SCREENSHOTS, { recursive: true, force: true })
  return await withSuite({}, async (signal) => {
    const args = ['--config', 'screenshots.config.ts', project, ...filter]
    const { passed, failed } = await playwright({ env: EMULATOR_ENV, signal }, args)
    console.log(`\nImágenes en ${relative(ROOT, values.readme ? README_PICTURES : SCREENSHOTS)}`)
    return failed > 0 || passed === 0 ? 1 : 0
  })
})
