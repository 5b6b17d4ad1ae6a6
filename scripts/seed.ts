import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { seed } from '../demo/index.ts'
import { buildFunctions, provideEmulatorSecrets } from './lib/build.ts'
import { CACHE, EMULATOR_DATA, EMULATOR_ENV } from './lib/config.ts'
import { withSuite } from './lib/emulators.ts'
import { OperatorError, runMain } from './lib/operator.ts'

const EXPORT = join(CACHE, 'seed-export')

await runMain(async () => {
  Object.assign(process.env, EMULATOR_ENV)
  rmSync(EXPORT, { recursive: true, force: true })
  await buildFunctions()
  provideEmulatorSecrets()
  const code = await withSuite({ withDemoData: false, exportTo: EXPORT }, async () => {
    await seed()
    return 0
  })
  if (code !== 0) return code

  if (!existsSync(join(EXPORT, 'firebase-export-metadata.json')))
    throw new OperatorError('Los emuladores no exportaron los datos; emulator-data queda como estaba.')
  rmSync(EMULATOR_DATA, { recursive: true, force: true })
  renameSync(EXPORT, EMULATOR_DATA)
  console.log(`Datos de demostración guardados en ${EMULATOR_DATA}`)
  return 0
})
