import { setTimeout as sleep } from 'node:timers/promises'
import { api } from '@naf/contract'
import { A_BOOK } from '../../lib/example-forms.ts'
import { addressOf, call, type Reply, send, tryCall } from '../ask.ts'
import { aPdf } from '../files.ts'
import { number } from '../format.ts'
import type { Act } from '../section.ts'
import type { ServerProcess } from '../server-process.ts'

const AT_ONCE = 10
const BYTES = 9 * 1024 * 1024
const PAUSE_MS = 50
const TRIES = 20
const MB = 1024 * 1024

/** Another request again and again, until `work` is done. @returns the longest wait, in ms */
const askBeside = async (url: string, work: Promise<unknown>): Promise<number> => {
  let working = true
  const end = () => {
    working = false
  }
  work.then(end, end)
  let longest = 0
  while (working) {
    longest = Math.max(longest, (await send(url, 'GET')).ms)
    await sleep(PAUSE_MS)
  }
  return longest
}

interface Outcome {
  seconds: number
  peakMb: number
  besideMs: number
}

const during = async (
  server: ServerProcess,
  beside: string,
  work: () => Promise<unknown>,
): Promise<Outcome> => {
  await server.usage()
  const started = performance.now()
  const working = work()
  const besideMs = await askBeside(beside, working)
  await working
  const seconds = (performance.now() - started) / 1000
  return { seconds, besideMs, peakMb: (await server.usage()).peakBytes / MB }
}

/** Ten people publish a book of 9 MB at the same moment; who is told to come back does so. */
export const uploads: Act = async ({ people, portal, naive }) => {
  const ours = await portal()
  const theirs = await naive()
  const file = await aPdf(BYTES)
  const body = Buffer.from(await file.arrayBuffer())
  let refused = 0

  const publish = async (): Promise<Reply> => {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const how = { token: people.editor.token, input: A_BOOK, file }
      const reply = await tryCall(ours.url, api.libros.create, how)
      if (reply.status === 201) return reply
      if (reply.status !== 503) throw new Error(`upload: ${reply.status} ${reply.text}`)
      refused += 1
      await sleep(Number(reply.headers['retry-after'] ?? 1) * 1000)
    }
    throw new Error('an upload was never taken')
  }
  const save = (n: number) =>
    send(`${theirs.url}/sdk/archivos/${n}`, 'PUT', {
      headers: { 'content-type': 'application/pdf', 'content-length': body.length },
      body,
    })
  const all = <T>(one: (n: number) => Promise<T>) =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, n) => one(n)))

  await publish()
  await save(0)
  await call(ours.url, api.salud.read)
  const sdk = await during(theirs, `${theirs.url}/sdk/libros`, () => all(save))
  const portals = await during(ours, addressOf(ours.url, api.salud.read), () => all(publish))
  const row = (name: string, { seconds, peakMb, besideMs }: Outcome, told: string) => [
    ...[name, number(seconds), number(peakMb), number(besideMs), told],
  ]
  return {
    title: 'Ten uploads of 9 MB at once',
    intro:
      '`POST /api/libros/crear`: each file is read, proved, its first page drawn, and stored. Beside them a small request again and again.',
    head: ['', 's', 'peak MB', 'longest wait beside, ms', 'told to come back'],
    rows: [row('naive: taken in and stored, unlooked at', sdk, ''), row('portal', portals, String(refused))],
    facts: {},
  }
}
