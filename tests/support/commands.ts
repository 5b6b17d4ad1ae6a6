import { vi } from 'vitest'
import { ROOT } from '../../scripts/lib/config.ts'

let runs = 0

/** Runs a command of package.json in this process: starting another one takes most of a second. */
export const runCommand = async (command: string, args: string[] = [], folder = ROOT) => {
  const printed = { log: '', warn: '', error: '' }
  for (const name of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((line) => {
      printed[name] += `${line}\n`
    })
  process.argv = [process.execPath, command, ...args]
  runs += 1
  // Another address each time, so that the script runs again.
  await import(/* @vite-ignore */ `${folder}/scripts/${command}.ts?${runs}`)
  const code = process.exitCode
  process.exitCode = undefined
  vi.restoreAllMocks()
  return { code, out: printed.log, error: printed.error.trim() }
}
