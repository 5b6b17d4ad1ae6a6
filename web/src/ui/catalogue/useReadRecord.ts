import type { EstadoContenido } from '@naf/contract'
import { useMemo } from 'react'
import { type ListEndpoint, useList } from '../../api/lists.ts'
import type { Publication } from './publication-filters.ts'
import { isPublished } from './published.ts'

export interface Readable extends Publication {
  Id: string
  Estado: EstadoContenido
}

const RELATED = 3

/** Others of its topic that readers have, in the list's order; those without a topic have none. */
const relatedTo = <Item extends Readable>(item: Item, items: readonly Item[]): Item[] =>
  items
    .filter((other) => other.Id !== item.Id && item.Tema && other.Tema === item.Tema && isPublished(other))
    .slice(0, RELATED)

/** One publication of a list, and others like it: `item` is undefined until it is known, null where there is none. */
export const useReadRecord = <Item extends Readable>(list: ListEndpoint<Item>, id: string) => {
  const { data, isError, isFetching, error, refetch } = useList(list)
  return useMemo(() => {
    const found = data?.find(({ Id }) => Id === id)
    const isKnown = data && !isFetching && !isError
    const item = found ?? (isKnown ? null : undefined)
    return { item, related: item && data ? relatedTo(item, data) : [], isError, isFetching, error, refetch }
  }, [data, id, isError, isFetching, error, refetch])
}
