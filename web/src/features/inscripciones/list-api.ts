import { api } from '@naf/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { call } from '../../api/client.ts'
import { usePagedList } from '../../api/lists.ts'
import { useRowDeletion } from '../../api/row-changes.ts'
import { useSearched } from '../../ui/data-table/useSearched.ts'
import { LIST } from './keys.ts'
import { withOthers } from './repeated-ids.ts'

export const useInscripciones = () => {
  const list = usePagedList(api.inscripciones.list, { search: useSearched() })
  const data = useMemo(() => list.data && withOthers(list.data), [list.data])
  return { ...list, data }
}

/** Tells the team that the newest one has been seen; where it fails, inicio says so once more. */
export const useMarkSeen = (newest: string | undefined): void => {
  const client = useQueryClient()
  useEffect(() => {
    if (newest === undefined) return
    call(api.inscripciones.markSeen, { params: { id: newest } }).then(
      () => client.invalidateQueries({ queryKey: [api.informe.inicio.path] }),
      () => {},
    )
  }, [client, newest])
}

export const useDeleteInscripcion = () =>
  useRowDeletion(LIST, (id) => call(api.inscripciones.delete, { params: { id } }))
