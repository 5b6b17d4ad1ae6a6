import { readdirSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { EMULATOR_ENV } from './lib/addresses.ts'
import { buildForEmulators } from './lib/build.ts'
import { withSuite } from './lib/emulators.ts'
import { runMain } from './lib/operator.ts'
import { README_PICTURES, ROOT, SCREENSHOTS } from './lib/paths.ts'
import { playwright } from './lib/suites.ts'

/**
 * npm run screenshots                   every screen and state, in `screenshots/<theme>/<width>`
 * npm run screenshots -- <expression>   those whose name matches
 * npm run screenshots -- --readme       the README's own, in docs/img
 */

const CONFIG = ['--config', 'screenshots.config.ts']

const countSince = (folder: string, time: number): number => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .filter(({ parentPath, name }) => statSync(join(parentPath, name)).mtimeMs >= time).length
  } catch {
    return 0
  }
}

await runMain(async () => {
  const { values, positionals } = parseArgs({
    options: { readme: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const filter = positionals.join(' ')
  const folder = values.readme ? README_PICTURES : SCREENSHOTS
  const args = [
    ...CONFIG,
    '--project',
    values.readme ? 'readme' : 'screens',
    ...(filter ? ['-g', filter] : []),
  ]

  await buildForEmulators()
  // What is no screen any more should not be looked at for one.
  if (!values.readme && !filter) rmSync(SCREENSHOTS, { recursive: true, force: true })
  const started = Date.now()
  return await withSuite({}, async (signal) => {
    const { passed, failed } = await playwright({ env: EMULATOR_ENV, signal }, args)
    console.log(`\n${countSince(folder, started)} imágenes en ${relative(ROOT, folder)}`)
    return failed > 0 || passed === 0 ? 1 : 0
  })
})
