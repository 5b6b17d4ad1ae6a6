import { join } from 'node:path'
import { HOST, PORTS } from './lib/addresses.ts'
import { buildFunctions, provideEmulatorSecrets, vite, watchFunctions } from './lib/build.ts'
import { printWelcome } from './lib/demo-accounts.ts'
import { withSuite } from './lib/emulators.ts'
import { runMain } from './lib/operator.ts'
import { ROOT } from './lib/paths.ts'
import { runNode } from './lib/processes.ts'

const flags = process.argv.slice(2)

await runMain(async () => {
  await buildFunctions()
  provideEmulatorSecrets()
  return await withSuite(
    { ui: flags.includes('--ui'), verbose: true, alsoNeeds: ['vite'] },
    async (signal) => {
      const stopWatching = await watchFunctions()
      try {
        printWelcome('vite')
        const server = [
          '--host',
          HOST,
          '--port',
          String(PORTS.vite),
          '--strictPort',
          '--clearScreen',
          'false',
        ]
        return await runNode(vite(), server, { cwd: join(ROOT, 'web'), signal })
      } finally {
        await stopWatching()
      }
    },
  )
})
