import { once } from 'node:events'
import { buildForEmulators } from './lib/build.ts'
import { printWelcome } from './lib/demo-accounts.ts'
import { withSuite } from './lib/emulators.ts'
import { runMain } from './lib/operator.ts'

const flags = process.argv.slice(2)

await runMain(async () => {
  await buildForEmulators()
  console.log('Arrancando los emuladores…')
  return await withSuite(
    { ui: flags.includes('--ui'), verbose: flags.includes('--verbose') },
    async (signal) => {
      printWelcome()
      await once(signal, 'abort')
      return 0
    },
  )
})
