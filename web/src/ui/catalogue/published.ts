import type { EstadoContenido } from '@naf/contract'
import { useMemo } from 'react'
import { type ListEndpoint, useList } from '../../api/lists.ts'

interface Published {
  Estado: EstadoContenido
}

/** Whether readers have it; staff is given the others as well. */
export const isPublished = ({ Estado }: Published): boolean => Estado === 'publicado'

/** A list as its readers have it. */
export const usePublished = <Item extends Published>(list: ListEndpoint<Item>) => {
  const query = useList(list)
  const data = useMemo(() => query.data?.filter(isPublished), [query.data])
  return { ...query, data }
}
