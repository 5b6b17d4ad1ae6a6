import { api } from '@naf/contract'
import type { Firestore } from 'firebase-admin/firestore'
import { median } from '../../lib/median.ts'
import { call, send } from '../ask.ts'
import { countDuring } from '../cost.ts'
import { type Counts, NO_COUNTS } from '../firestore-bill.ts'
import { number, ratio } from '../format.ts'
import { fill } from '../records.ts'
import type { Act } from '../section.ts'
import type { ServerProcess } from '../server-process.ts'
import { type Ratio, ratioOf } from '../statistics.ts'

/** Everything staff has, gone at one word. */
interface Sweep {
  name: string
  server: ServerProcess
  sweep: (url: string) => Promise<{ ms: number }>
}

interface Swept {
  seconds: number[]
  counts: Counts
}

const COLUMNS = ['reads', 'writes', 'deletes'] as const

const sweepOnce = async (db: Firestore, bulk: number, { server, sweep }: Sweep, swept: Swept) => {
  // What the last one put there is no part of this one.
  await db.recursiveDelete(db.collection('papelera'))
  await fill(db, 'asesorias', bulk)
  const [counts, { ms }] = await countDuring(server, () => sweep(server.url))
  swept.seconds.push(ms / 1000)
  swept.counts = counts
}

/** Everything staff has, deleted with one call, against the SDK's batches at once: which delete, and which do the same. */
export const bulkDeletion: Act = async ({ db, people, portal, naive }, { rounds, bulk }) => {
  const theirs = await naive()
  const sdk = (path: string) => (url: string) => send(`${url}${path}`, 'DELETE')
  const sweeps: Sweep[] = [
    { name: 'the SDK’s batches of 500 deletes', server: theirs, sweep: sdk('/sdk/asesorias') },
    { name: 'the SDK’s batches, into the bin', server: theirs, sweep: sdk('/sdk/asesorias/papelera') },
    {
      name: 'portal, into the bin',
      server: await portal(),
      sweep: (url) => call(url, api.asesorias.deleteAll, { token: people.editor.token }),
    },
  ]
  const swept = sweeps.map((): Swept => ({ seconds: [], counts: NO_COUNTS }))
  for (let round = 0; round < rounds; round += 1)
    for (const [n, sweep] of sweeps.entries()) await sweepOnce(db, bulk, sweep, swept[n] as Swept)

  const [deletes, moves, ours] = swept.map(({ seconds }) => seconds)
  const against = (limit: number[] = []): Ratio => ratioOf(limit, ours ?? [])
  return {
    title: `${bulk.toLocaleString('en')} requests deleted at once`,
    intro:
      '`DELETE /api/asesorias/eliminar-todas`: into the bin, without their unsent mails, with a line in the log. All batches of the SDK go at once; ' +
      'the first row only deletes, as the portal did before there was a bin, the second writes the bin as well.',
    head: ['', 's', ...COLUMNS, 'of deletes alone', 'of its limit'],
    rows: sweeps.map(({ name }, n) => {
      const { seconds, counts } = swept[n] as Swept
      const ratios = n === sweeps.length - 1 ? [ratio(against(deletes)), ratio(against(moves))] : ['', '']
      return [name, number(median(seconds)), ...COLUMNS.map((key) => number(counts[key])), ...ratios]
    }),
    facts: { bulkDeletion: against(deletes).value, bulkMove: against(moves).value },
  }
}
