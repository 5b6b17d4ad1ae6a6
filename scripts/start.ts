import { once } from 'node:events'
import { buildForEmulators } from './build/index.ts'
import { withSuite } from './lib/emulators.ts'
import { runMain } from './lib/operator.ts'
import { printWelcome } from './lib/welcome.ts'

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
