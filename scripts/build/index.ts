import { OperatorError } from '../lib/operator.ts'
import { buildFunctions, provideEmulatorSecrets } from './functions.ts'
import { buildWeb } from './web.ts'

/** @param project a real one, whose values the web gets; without it those of the emulators */
export const buildAll = async (project?: string): Promise<void> => {
  console.log('Compilando funciones y web…')
  try {
    await Promise.all([buildFunctions(), buildWeb(project)])
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
