import { api, type Inscripcion } from '@naf/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { call } from '../../lib/api-client.ts'
import { useListDeletion } from '../../lib/useListDeletion.ts'
import { useTableWindow } from '../../ui/data-table/useTableWindow.ts'
import { LIST } from './api.ts'
import { withOthers } from './repeated-ids.ts'

export const useInscripciones = () => {
  const { query, window } = useTableWindow(api.inscripciones.list, LIST)
  const data = useMemo(() => query.data && withOthers(query.data), [query.data])
  return { query: { ...query, data }, window }
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
  useListDeletion(
    LIST,
    (id: string) => call(api.inscripciones.delete, { params: { id } }),
    (inscripcion: Inscripcion, id) => inscripcion.Id !== id,
  )
