import { api, type InscripcionCreate } from '@naf/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { sendOptions } from '../../lib/send-attempt.ts'

/** What a form's page loads; what staff does with enrolments stands in `list-api.ts`. */

export const LIST = [api.inscripciones.list.path] as const

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
