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
