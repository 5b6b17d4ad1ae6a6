import { api, FORMATOS, type Formato } from '@naf/contract'
import { median } from '../../lib/median.ts'
import { addressOf } from '../ask.ts'
import { number } from '../format.ts'
import { fill } from '../records.ts'
import type { Act, Facts } from '../section.ts'

const MB = 1_000_000

/** From the call to the first piece of the file, and to its end. */
const take = async (url: string, token: string, formato: Formato) => {
  const started = performance.now()
  const response = await fetch(`${addressOf(url, api.asesorias.export)}?formato=${formato}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  if (!response.ok || !response.body) throw new Error(`the export: ${response.status}`)
  let first = Number.NaN
  let bytes = 0
  for await (const piece of response.body) {
    if (Number.isNaN(first)) first = performance.now() - started
    bytes += (piece as Uint8Array).length
  }
  return { first, seconds: (performance.now() - started) / 1000, bytes }
}

/** Every request as a file: when it begins, and what the server holds of it, beside what it holds anyway. */
export const exports: Act = async ({ db, people, portal }, { exported, rounds }) => {
  await fill(db, 'asesorias', exported)
  const facts: Facts = {}
  const rows: string[][] = []
  for (const formato of FORMATOS) {
    const server = await portal()
    const anyway = (await server.usage()).peakBytes / MB
    const taken = []
    const peaks = []
    for (let round = 0; round < rounds; round += 1) {
      taken.push(await take(server.url, people.editor.token, formato))
      peaks.push((await server.usage()).peakBytes / MB)
    }
    await server.stop()
    const first = median(taken.map((one) => one.first))
    const peak = Math.max(...peaks)
    const seconds = median(taken.map((one) => one.seconds))
    facts[`${formato}FirstByte`] = first
    facts[`${formato}HeldMb`] = peak - anyway
    rows.push([
      formato,
      number(first),
      number(seconds),
      number((taken[0]?.bytes ?? 0) / MB),
      number(anyway),
      number(peak),
    ])
  }
  return {
    title: `${exported.toLocaleString('en')} requests as a file`,
    intro:
      '`GET /api/asesorias/exportar`, read by the page and sent as it is made; the memory is the whole process’s.',
    head: ['', 'first byte, ms', 'whole, s', 'MB', 'memory before, MB', 'at most, MB'],
    rows,
    facts,
  }
}
