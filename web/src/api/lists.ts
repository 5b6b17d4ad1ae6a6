import type { Endpoint, EndpointSchemas, EstadoContenido } from '@naf/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type * as z from 'zod'
import { callAny } from './client.ts'
import { type Incoming, sendJson, type Transport } from './transport.ts'

/** Reads lists (docs/decisions/list-reads.md). The key of a list is its endpoint's path. */

export interface Page<Row> {
  rows: Row[]
  /** The cursor of the next page, null after the last one. */
  next: string | null
  /** Told to staff only: the ids of records that the server cannot read. */
  unreadable: string[]
}

export type WithId = { Id: string }

export type Base = Pick<Endpoint, 'method' | 'path' | 'permission'>
export type ListEndpoint<Row> = Endpoint<Base, { query?: EndpointSchemas['query']; output: z.ZodType<Row[]> }>
export interface PageQuery {
  /** From 1 to 1000. */
  limite?: number
  cursor?: string | undefined
  /** One word, number or mail address. */
  buscar?: string
  desde?: string
  hasta?: string
}

/** The cursor alone of the link to the next page: an address of another site is never read. */
const cursorIn = (link: string | null | undefined): string | null => {
  const next = /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1]
  return next === undefined ? null : new URL(next, location.href).searchParams.get('cursor')
}

const idsIn = (header: string | null | undefined): string[] =>
  header ? header.split(',').map(decodeURIComponent) : []

/** Reads one page, or as much of the list as one answer holds. @throws as `call` does */
export const readPage = async <Row>(
  list: ListEndpoint<Row>,
  query: PageQuery,
  reading: { signal: AbortSignal; params?: Record<string, string> | undefined },
): Promise<Page<Row>> => {
  let answer: Incoming | undefined
  const transport: Transport = async (request) => {
    answer = await sendJson(request)
    return answer
  }
  const rows = await callAny(list, { ...reading, query, transport })
  return { rows: rows as Row[], next: cursorIn(answer?.link), unreadable: idsIn(answer?.unreadable) }
}

export const idOf = (row: unknown): unknown => (row as Partial<WithId>).Id ?? row

/** Each record once: a deletion during the reading moves the records behind it, and one may come twice. */
export const once = <Row>(rows: Row[]): Row[] => [...new Map(rows.map((row) => [idOf(row), row])).values()]

export const joined = <Row>(pages: readonly Page<Row>[]): Page<Row> => ({
  rows: once(pages.flatMap(({ rows }) => rows)),
  next: pages.at(-1)?.next ?? null,
  unreadable: [...new Set(pages.flatMap(({ unreadable }) => unreadable))],
})

/** Reads a list to its end, never in half: a part that fails fails all. */
const readWhole = async <Row>(list: ListEndpoint<Row>, signal: AbortSignal): Promise<Page<Row>> => {
  const parts: Page<Row>[] = []
  do {
    parts.push(await readPage(list, { cursor: parts.at(-1)?.next ?? undefined }, { signal }))
  } while (parts.at(-1)?.next)
  return joined(parts)
}

export const NONE: readonly never[] = []

/** @param freshness from what age on, in ms, the list is read again; by default as long as a visit lasts */
export const useList = <Row>(list: ListEndpoint<Row>, freshness: { staleTime?: number } = {}) => {
  const { data, isPending, isError, error, isFetching, refetch } = useQuery({
    queryKey: [list.path],
    queryFn: ({ signal }) => readWhole(list, signal),
    ...freshness,
  })
  const unreadable = data?.unreadable ?? NONE
  return { data: data?.rows, unreadable, isPending, isError, error, isFetching, refetch }
}

/** A list as its readers have it; staff is given what is not published too. */
export const usePublished = <Row extends { Estado: EstadoContenido }>(list: ListEndpoint<Row>) => {
  const query = useList(list)
  const data = useMemo(() => query.data?.filter(({ Estado }) => Estado === 'publicado'), [query.data])
  return { ...query, data }
}

/** Options of `useInfiniteQuery` for a list whose next page comes when the person asks for it. */
export const inPages = <Row>(
  list: ListEndpoint<Row>,
  { params, query }: { params?: Record<string, string>; query?: PageQuery } = {},
) => ({
  queryFn: ({ pageParam: cursor, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
    readPage(list, { ...query, cursor }, { signal, params }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: Page<Row>) => next,
  select: ({ pages }: { pages: Page<Row>[] }) => joined(pages).rows,
})
