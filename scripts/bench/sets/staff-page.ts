import { api } from '@naf/contract'
import { addressOf, call } from '../ask.ts'
import { measureLoad, type Row } from '../load-table.ts'
import { hasPages, PAGE, pageFor } from '../pages.ts'
import { fill } from '../records.ts'
import type { Act } from '../section.ts'
import { ratioOf } from '../statistics.ts'

const REQUESTS = 5_000

const NAMES = {
  sdk: 'the query and the account’s look-up at once, SDK alone',
  page: 'portal, page of 50, gzip',
  whole: 'portal, all of them, gzip',
} as const

/** What staff sees first, one after the other: nobody asks for pages by the dozen. */
export const staffPage: Act = async ({ db, people, portal, naive }, effort) => {
  await fill(db, 'asesorias', REQUESTS)
  const [ours, theirs] = [await portal(), await naive()]
  const { token, uid } = people.editor
  const inPages = await hasPages(ours.url, token)
  const { text } = await call(ours.url, api.asesorias.list, { token })

  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' }
  const shot = (url: string) => ({ url, headers, status: 200 })
  const page = shot(addressOf(ours.url, api.asesorias.list, pageFor(token)))
  const rows: Row[] = [
    { name: NAMES.sdk, server: theirs, shot: { url: `${theirs.url}/sdk/page/${uid}`, status: 204 } },
    ...(inPages ? [{ name: NAMES.page, server: ours, shot: page, limit: NAMES.sdk }] : []),
    { name: NAMES.whole, server: ours, shot: shot(addressOf(ours.url, api.asesorias.list)) },
  ]
  const { head, rows: cells, of } = await measureLoad(rows, effort, 1)
  const waits = (name: string) => of(name).rounds.map(({ p50Ms }) => p50Ms)
  const whole = of(NAMES.whole).median
  return {
    title: 'A page of staff’s requests, one connection',
    intro:
      `\`GET /api/asesorias/todas?limite=${PAGE}\`, of ${REQUESTS.toLocaleString('en')} requests, a third with an account. ` +
      (inPages ? 'The bar compares the p50.' : 'There are no pages yet: every call gives the whole list.'),
    head,
    rows: cells,
    facts: {
      ...(inPages && {
        pageWait: ratioOf(waits(NAMES.page), waits(NAMES.sdk)).value,
        pageReads: of(NAMES.page).median.reads,
        pageBytes: of(NAMES.page).median.bytes,
      }),
      windowReads: whole.reads,
      windowBytes: whole.bytes,
      requestBytes: Buffer.byteLength(text) / REQUESTS,
    },
  }
}
