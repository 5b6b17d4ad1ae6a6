import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  buildForEmulators,
  buildFunctions,
  provideEmulatorSecrets,
  vite,
  watchFunctions,
} from './lib/build.ts'
import { HOST, PORTS, printWelcome, ROOT } from './lib/config.ts'
import { withSuite } from './lib/emulators.ts'
import { runMain } from './lib/operator.ts'
import { runNode } from './lib/processes.ts'

/**
 * npm start      the built portal on the emulators
 * npm run dev    the same with Vite's server, and the functions are built again at every change
 * --ui           adds Firebase's own pages about the emulators
 * --verbose      shows what the emulators and the functions write; `npm run dev` always does
 */
const { dev, ui, verbose } = parseArgs({
  options: {
    dev: { type: 'boolean', default: false },
    ui: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
}).values

const serveBuilt = async (signal: AbortSignal): Promise<number> => {
  printWelcome()
  await once(signal, 'abort')
  return 0
}

const serveWithVite = async (signal: AbortSignal): Promise<number> => {
  const stopWatching = await watchFunctions()
  try {
    printWelcome('vite')
    const args = ['--host', HOST, '--port', String(PORTS.vite), '--strictPort', '--clearScreen', 'false']
    return await runNode(vite(), args, { cwd: join(ROOT, 'web'), signal })
  } finally {
    await stopWatching()
  }
}

await runMain(async () => {
  if (!dev) await buildForEmulators()
  else {
    await buildFunctions()
    provideEmulatorSecrets()
  }
  console.log('Arrancando los emuladores…')
  const options = { ui, verbose: verbose || dev, alsoNeeds: dev ? (['vite'] as const) : [] }
  return withSuite(options, dev ? serveWithVite : serveBuilt)
})
