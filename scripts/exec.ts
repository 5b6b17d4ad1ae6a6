import { buildForEmulators } from './lib/build.ts'
import { EMULATOR_ENV } from './lib/config.ts'
import { withSuite } from './lib/emulators.ts'
import { OperatorError, runMain } from './lib/operator.ts'
import { runShell } from './lib/processes.ts'

const command = process.argv.slice(2).join(' ')

await runMain(async () => {
  if (!command) throw new OperatorError('Uso: npm run emulators:exec -- "<orden>"')
  await buildForEmulators()
  return await withSuite({}, (signal) => runShell(command, { env: EMULATOR_ENV, signal }))
})
