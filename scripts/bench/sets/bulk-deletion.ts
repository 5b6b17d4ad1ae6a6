import { api } from '@naf/contract'
import { median } from '../../lib/median.ts'
import { call, send } from '../ask.ts'
import { countDuring } from '../cost.ts'
import { type Counts, NO_COUNTS } from '../firestore-bill.ts'
import { number, ratio } from '../format.ts'
import { fill } from '../records.ts'
import type { Act } from '../section.ts'
import { ratioOf } from '../statistics.ts'

/** Everything staff has, deleted with one call, against batches of the SDK's that run at once. */
export const bulkDeletion: Act = async ({ db, people, portal, naive }, { rounds, bulk }) => {
  const ours = await portal()
  const theirs = await naive()
  const deleteAll = { token: people.editor.token }
  const seconds: { portal: number[]; sdk: number[] } = { portal: [], sdk: [] }
  let counts: Counts = NO_COUNTS
  for (let round = 0; round < rounds; round += 1) {
    await fill(db, 'asesorias', bulk)
    seconds.sdk.push((await send(`${theirs.url}/sdk/asesorias`, 'DELETE')).ms / 1000)
    await fill(db, 'asesorias', bulk)
    const [used, { ms }] = await countDuring(ours, () => call(ours.url, api.asesorias.deleteAll, deleteAll))
    seconds.portal.push(ms / 1000)
    counts = used
  }
  const speed = ratioOf(seconds.sdk, seconds.portal)
  return {
    title: `${bulk.toLocaleString('en')} requests deleted at once`,
    intro: '`DELETE /api/asesorias/eliminar-todas`, with their mails and a line in the log.',
    head: ['', 's', 'reads', 'writes', 'deletes', 'of its limit'],
    rows: [
      [
        'the SDK’s batches of 500, all at once',
        number(median(seconds.sdk)),
        number(bulk),
        '',
        number(bulk),
        '',
      ],
      [
        ...['portal', number(median(seconds.portal))],
        ...[counts.reads, counts.writes, counts.deletes].map(number),
        ratio(speed),
      ],
    ],
    facts: { bulkDeletion: speed.value },
  }
}
