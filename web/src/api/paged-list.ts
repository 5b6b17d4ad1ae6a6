import { type api, type Endpoint, searchWord } from '@naf/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type * as z from 'zod'
import { type Base, joined, NONE, once, type PageQuery, readPage, type WithId } from './lists.ts'

type PageQuerySchema = NonNullable<(typeof api)['asesorias']['list']['types']>['query']

type PagedEndpoint<Row> = Endpoint<Base, { query: PageQuerySchema; output: z.ZodType<Row[]> }>

/** Rows of the first page and of a search beyond the window, of each further page, and of all. */
const FIRST = 50
const MORE = 1000
const WINDOW_ROWS = 5000

/**
 * The newest rows of a long list: a first page at once, then page by page up to the newest 5,000, as long as a screen
 * shows them. Beyond those the server searches for one word.
 */
export const usePagedList = <Row extends WithId>(list: PagedEndpoint<Row>, asked: { search: string }) => {
  const query = useInfiniteQuery({
    queryKey: [list.path],
    queryFn: ({ pageParam, signal }) => readPage(list, pageParam, { signal }),
    initialPageParam: { limite: FIRST } as PageQuery,
    getNextPageParam: ({ next }, pages): PageQuery | null => {
      const room = WINDOW_ROWS - pages.flatMap(({ rows }) => rows).length
      return next === null || room <= 0 ? null : { limite: Math.min(MORE, room), cursor: next }
    },
  })
  const { isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage } = query
  // After each render, because a change of a row stops the reading.
  useEffect(() => {
    if (hasNextPage && !isFetching && !query.isError) void fetchNextPage({ cancelRefetch: false })
  })

  const pages = query.data?.pages
  const held = useMemo(() => pages && joined(pages), [pages])
  const isPartial = held !== undefined && held.next !== null && !hasNextPage
  const word = searchWord(asked.search)
  const older = useQuery({
    queryKey: [list.path, 'older', isPartial && held.next, word],
    queryFn: ({ signal }) =>
      readPage(list, { limite: FIRST, cursor: held?.next ?? '', buscar: word ?? '' }, { signal }),
    enabled: isPartial && word !== null,
  })

  const found = older.data?.rows ?? NONE
  return {
    data: useMemo(() => held && once([...held.rows, ...found]), [held, found]),
    unreadable: held?.unreadable ?? NONE,
    isError: query.isError && !isFetchNextPageError,
    error: query.error,
    isFetching: isFetching && !isFetchingNextPage,
    refetch: query.refetch,
    total: held?.rows.length ?? 0,
    isWhole: held?.next === null,
    isPartial,
    rest: {
      data: undefined,
      isAwaited: hasNextPage && !isFetchNextPageError,
      isError: isFetchNextPageError,
      isFetching: isFetchingNextPage,
      refetch: fetchNextPage,
    },
    older: {
      data: older.data,
      isError: older.isError,
      isFetching: older.isFetching,
      refetch: older.refetch,
      ids: useMemo(() => new Set(found.map(({ Id }) => Id)), [found]),
      hasMore: Boolean(older.data?.next),
    },
  }
}
