import { UNREADABLE_HEADER } from '@naf/contract'
import { json, type SentRequest, stubNetwork } from './render-page.tsx'

interface Row {
  Id: string
}

interface List<R extends Row> {
  path: string
  rows: R[]
  /** What a page's header says of records that nobody can read. */
  unreadable?: (query: SentRequest['query']) => string
}

/** What a request stands for besides the pages of the list; undefined where that is answered. */
type Other = (request: SentRequest) => Response | undefined | Promise<Response | undefined>

/**
 * A list behind the network that gives pages as the server does: newest first, with a `Link` to the rest. The rows may
 * change meanwhile.
 */
export const servePages = <R extends Row>(list: List<R>, other: Other = () => undefined) => {
  const sent = stubNetwork(async (request) => (await other(request)) ?? page(list, request))
  return {
    sent,
    /** What was asked of the list, in order. */
    asked: () => sent.filter(({ path }) => path === list.path).map(({ query }) => query),
  }
}

/** A cursor names the row after which it goes on, whether that is still there or not. */
const after = <R extends Row>(rows: R[], cursor: string | undefined): R[] =>
  cursor === undefined ? rows : rows.slice(rows.findIndex(({ Id }) => Id === cursor) + 1)

const page = <R extends Row>({ rows, unreadable }: List<R>, { query }: SentRequest): Response => {
  const { limite, cursor, buscar } = query
  const left = after(rows, cursor).filter((row) => !buscar || Object.values(row).includes(buscar))
  const given = left.slice(0, Number(limite))
  const response = json(given)
  if (unreadable) response.headers.set(UNREADABLE_HEADER, unreadable(query))
  const last = given.at(-1)
  if (last && given.length < left.length) {
    const next = new URLSearchParams({ limite: `${limite}`, cursor: last.Id, ...(buscar && { buscar }) })
    response.headers.set('Link', `<?${next}>; rel="next"`)
  }
  return response
}
