import type { api, Endpoint, EndpointSchemas } from '@naf/contract'
import type * as z from 'zod'
import { call } from './api-client.ts'
import type { WithId } from './record-table.ts'
import { sendJson, type Transport } from './transport.ts'
import { unreadableOf } from './unreadable.ts'
import { nextOf } from './whole-list.ts'

/** Rows of a list, newest first, and the cursor that leads to what comes after them; null where nothing does. */
export interface ListPage<Row> {
  rows: Row[]
  next: string | null
}

type PageQuerySchema = NonNullable<(typeof api)['asesorias']['list']['types']>['query']

/** A list that the server gives in pages where it is asked to. */
export type PagedList<Row extends WithId> = Endpoint<
  Pick<Endpoint, 'method' | 'path' | 'permission'>,
  { query: PageQuerySchema; output: z.ZodType<Row[]> }
>

/** One with filters of its own, or that nobody searches. */
type AnyPagedList<Row extends WithId> = Endpoint<
  Pick<Endpoint, 'method' | 'path' | 'permission'>,
  { query: NonNullable<EndpointSchemas['query']>; output: z.ZodType<Row[]> }
>

/** As it stands in the address: `limite` of 1 to 1000, `buscar` one word, number or mail address, and of some lists the days. */
interface PageQuery {
  limite?: number
  cursor?: string
  buscar?: string
  desde?: string
  hasta?: string
}

/** What this page's header means for what staff is told of the whole list. */
type Unreadable = 'replace' | 'add' | 'ignore'

/** Each record once. */
const added = (before: string | undefined, header: string | null | undefined) =>
  before && header ? [...new Set([...before.split(','), ...header.split(',')])].join() : (before ?? header)

const told = (path: string, header: string | null | undefined, how: Unreadable) => {
  if (how === 'replace') return header
  const before = unreadableOf(path)
  return how === 'add' ? added(before, header) : before
}

/**
 * One page of a list, and no more: `call` by itself follows the way on to the end.
 * @throws as `call` does
 */
export const readPage = async <Row extends WithId>(
  list: AnyPagedList<Row>,
  { limite, ...query }: PageQuery,
  {
    signal,
    params,
    unreadable = 'replace',
  }: { signal: AbortSignal; params?: Record<string, string>; unreadable?: Unreadable },
): Promise<ListPage<Row>> => {
  let next: string | null = null
  const transport: Transport = async (request) => {
    const answer = await sendJson(request)
    const rest = nextOf(request.url, answer)
    next = rest === null ? null : new URL(rest, location.href).searchParams.get('cursor')
    return { ...answer, link: null, unreadable: told(list.path, answer.unreadable, unreadable) }
  }
  // The type of any list does not know the ids in its path.
  const inPath: object = { params }
  const asked = { ...inPath, query: { ...(limite && { limite: `${limite}` }), ...query }, signal, transport }
  const rows = await call(list as PagedList<WithId>, asked)
  return { rows: rows as Row[], next }
}

export const joined = <Row>(first: ListPage<Row>, { rows, next }: ListPage<Row>): ListPage<Row> => ({
  rows: [...first.rows, ...rows],
  next,
})

/** What is newest now, before what is in hand beyond it; by itself where the two do not meet. */
export const refreshed = <Row extends WithId>(
  newest: ListPage<Row>,
  { rows, next }: ListPage<Row>,
): ListPage<Row> => {
  const last = newest.rows.at(-1)
  const seam = newest.next === null ? -1 : rows.findIndex(({ Id }) => Id === last?.Id)
  return seam < 0 ? newest : joined(newest, { rows: rows.slice(seam + 1), next })
}
