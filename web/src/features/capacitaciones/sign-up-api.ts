import { api, type SignUp } from '@naf/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { sendOptions } from '../../lib/send-attempt.ts'
import { seatsOf } from './api.ts'

/** The same `key` for the same form sent again: the server stores it once. */
export const useSignUp = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ input, key }: { input: SignUp; key: string }) =>
      call(api.capacitaciones.signUp, { params: { id }, input, ...sendOptions(key) }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: seatsOf(id) })
    },
  })
}
