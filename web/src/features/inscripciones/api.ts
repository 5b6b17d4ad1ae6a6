import { api, type Inscripcion, type InscripcionCreate } from '@naf/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../lib/api-client.ts'
import { sendOptions } from '../../lib/send-attempt.ts'
import { useListDeletion } from '../../lib/useListDeletion.ts'
import { useTableWindow } from '../../ui/data-table/useTableWindow.ts'
import { withOthers } from './repeated-ids.ts'

const LIST = ['inscripciones'] as const

export const useInscripciones = () => {
  const { query, window } = useTableWindow(api.inscripciones.list, LIST)
  const data = useMemo(() => query.data && withOthers(query.data), [query.data])
  return { query: { ...query, data }, window }
}

/** The same `key` for the same form sent again: the server stores it once. */
export const useCreateInscripcion = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ input, key }: { input: InscripcionCreate; key: string }) =>
      call(api.inscripciones.create, { input, ...sendOptions(key) }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: LIST })
    },
  })
}

export const useDeleteInscripcion = () =>
  useListDeletion(
    LIST,
    (id: string) => call(api.inscripciones.delete, { params: { id } }),
    (inscripcion: Inscripcion, id) => inscripcion.Id !== id,
  )
