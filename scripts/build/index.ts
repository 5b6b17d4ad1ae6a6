import { emulatorConfig } from '../lib/emulator-config.ts'
import type { FirebaseJson } from '../lib/hosting-config.ts'
import { OperatorError } from '../lib/operator.ts'
import { provideDocuments } from './documents.ts'
import { buildFunctions, provideEmulatorSecrets } from './functions.ts'
import { buildWeb } from './web.ts'

/** A real project, and how its Hosting is configured once the web is there. */
interface Target {
  project: string
  config: () => FirebaseJson
}

/** @param target whose values the web gets; without it those of the emulators */
export const buildAll = async (target?: Target): Promise<void> => {
  console.log('Compilando funciones y web…')
  try {
    await Promise.all([buildFunctions(), buildWeb(target?.project)])
    provideDocuments((target?.config ?? emulatorConfig)())
  } catch (error) {
    throw error instanceof OperatorError
      ? error
      : new OperatorError(`La compilación de las funciones falló.\n${(error as Error).message}`)
  }
}

export const buildForEmulators = async (): Promise<void> => {
  await buildAll()
  provideEmulatorSecrets()
}
