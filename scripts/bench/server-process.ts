import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync } from 'node:fs'
import type { Profiler } from 'node:inspector'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { HOST } from '../lib/addresses.ts'
import { CACHE, ROOT } from '../lib/paths.ts'
import { stopTree } from '../lib/processes.ts'
import { type Built, builtFile } from './build.ts'
import type { Usage } from './probe.ts'

const LOGS = join(CACHE, 'bench')
const QUIET_MS = 150

/** A server in a process of its own. */
export interface ServerProcess {
  url: string
  /** What it has used since it started, once it does no more work. Only with a probe. */
  usage(): Promise<Usage>
  /** What its thread does meanwhile. Only with a probe. */
  profile(work: () => Promise<unknown>): Promise<Profiler.Profile>
  stop(): Promise<void>
}

interface Options {
  env: Record<string, string>
  /** Counts what it asks of others; without it nothing stands between Node and the server. */
  probe?: boolean
}

/** @throws Error where it ends before it listens; its log says why */
export const startServer = async (name: Built, { env, probe = true }: Options): Promise<ServerProcess> => {
  mkdirSync(LOGS, { recursive: true })
  const log = join(LOGS, `${name}.log`)
  const output = openSync(log, 'w')
  const child = fork(builtFile(name), {
    cwd: join(ROOT, 'functions'),
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    execArgv: probe ? ['--require', builtFile('probe')] : [],
    stdio: ['ignore', output, output, 'ipc'],
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${name} ended; see ${log}`)
  })
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [{ port: number }]
  ended.catch(() => {})
  return {
    url: `http://${HOST}:${message.port}`,
    usage: () => usageOf(child),
    profile: async (work) => {
      await askProfile(child, 'start profile')
      await work()
      return (await askProfile(child, 'stop profile')) as Profiler.Profile
    },
    stop: () => stopTree(child),
  }
}

/** Whoever asked may be gone while the server still works: what it does counts, so its end is waited for. */
const usageOf = async (child: ChildProcess): Promise<Usage> => {
  let before = await askUsage(child)
  for (;;) {
    await sleep(QUIET_MS)
    const now = await askUsage(child)
    const peakBytes = Math.max(before.peakBytes, now.peakBytes)
    const isQuiet =
      now.reads === before.reads && now.writes === before.writes && now.requests === before.requests
    if (isQuiet) return { ...now, peakBytes }
    before = { ...now, peakBytes }
  }
}

const askProfile = async (child: ChildProcess, what: string): Promise<Profiler.Profile | null> => {
  child.send(what)
  const [{ profile }] = (await once(child, 'message')) as [{ profile: Profiler.Profile | null }]
  return profile
}

const askUsage = async (child: ChildProcess): Promise<Usage> => {
  child.send('usage')
  const [{ usage }] = (await once(child, 'message')) as [{ usage: Usage }]
  return usage
}
