import { type AsesoriaCreate, api } from '@naf/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { sendOptions } from '../../lib/send-attempt.ts'
import { LIST } from './keys.ts'

/** The same `key` for the same form sent again: the server stores it once. */
export const useCreateAsesoria = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ input, key }: { input: AsesoriaCreate; key: string }) =>
      call(api.asesorias.create, { input, ...sendOptions(key) }),
    onSuccess: () => {
      for (const queryKey of [LIST, ['mias']]) void client.invalidateQueries({ queryKey })
    },
  })
}

/** Nobody waits for it, and the form does without: a failure is not tried again. */
export const usePlazo = () =>
  useQuery({
    queryKey: [api.asesorias.plazo.path],
    queryFn: ({ signal }) => call(api.asesorias.plazo, { signal }),
    retry: false,
  })
