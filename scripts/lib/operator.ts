import { type ParseArgsConfig, parseArgs } from 'node:util'

/** A failure that the person at the terminal can mend: shown as its message alone, without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}

/** Runs a script's main function; what it returns is the exit code, what it throws is shown and makes it 1. */
export const runMain = async (main: () => Promise<number>): Promise<void> => {
  try {
    process.exitCode = await main()
  } catch (error) {
    console.error(error instanceof OperatorError ? `\n${error.message}\n` : error)
    process.exitCode = 1
  }
}

/** What was typed after a command. @throws OperatorError with the usage if an option is unknown or lacks its value */
export const readOptions = <T extends NonNullable<ParseArgsConfig['options']>>(usage: string, options: T) => {
  try {
    return parseArgs({ options }).values
  } catch {
    throw new OperatorError(usage)
  }
}
