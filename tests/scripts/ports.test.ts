import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, describe, expect, it } from 'vitest'
import { endLeftOvers } from '../../scripts/lib/left-overs.ts'
import { ROOT } from '../../scripts/lib/paths.ts'
import { portHolder } from '../../scripts/lib/port-holder.ts'

const LISTEN =
  "const s = require('net').createServer().listen(0, '127.0.0.1', () => console.log(s.address().port))"

const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

/** A process that listens on a port, started with this mark of a run. */
const listener = async (mark?: string): Promise<{ child: ChildProcess; port: number }> => {
  const child = spawn(process.execPath, ['-e', LISTEN], {
    env: { ...process.env, ...(mark && { NAF_RUN: mark }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.push(child)
  const [port] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
  return { child, port: Number(port) }
}

/** The number of a process that is no more. */
const deadPid = (): number => spawnSync(process.execPath, ['-e', '']).pid

describe('a port that is taken', () => {
  it('names the process that holds it and its command line', async () => {
    const { child, port } = await listener()
    expect(portHolder(port)).toEqual({
      pid: child.pid,
      command: expect.stringContaining("require('net').createServer()"),
    })
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(portHolder(port)).toBeUndefined()
  })
})

describe.runIf(process.platform === 'linux')('what a killed run left behind', () => {
  it('is ended; a run that goes on and another folder keep theirs', async () => {
    const leftOver = await listener(`${deadPid()} ${ROOT}`)
    const running = await listener(`${process.pid} ${ROOT}`)
    const elsewhere = await listener(`${deadPid()} ${ROOT}-otra`)
    expect(await endLeftOvers()).toBe(1)
    expect(portHolder(leftOver.port)).toBeUndefined()
    expect(portHolder(running.port)?.pid).toBe(running.child.pid)
    expect(portHolder(elsewhere.port)?.pid).toBe(elsewhere.child.pid)
  })
})
