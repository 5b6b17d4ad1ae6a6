import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished, vi } from 'vitest'
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

export type Answer = [status: number, body: unknown, headers?: Record<string, string>]

/** A server for the test that runs. @param answer to a call, which is its method and address @returns its address */
export const serve = async (answer: (call: string, body: string) => Answer): Promise<string> => {
  const server = createServer(async (request, response) => {
    const [status, body, headers] = answer(`${request.method} ${request.url}`, await text(request))
    const isText = typeof body === 'string'
    response.writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json', ...headers })
    response.end(isText ? body : JSON.stringify(body))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
