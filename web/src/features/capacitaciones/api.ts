import { api, type SignUp } from '@naf/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api-client.ts'
import { sendOptions } from '../../lib/send-attempt.ts'
import { usePublished } from '../../lib/usePublished.ts'

export const useCapacitaciones = () => usePublished(api.capacitaciones)

const seatsOf = (id: string) => ['cupos', id] as const

/** How many places are left at this moment. */
export const useSeats = (id: string) =>
  useQuery({
    queryKey: seatsOf(id),
    queryFn: ({ signal }) => call(api.capacitaciones.seats, { params: { id }, signal }),
  })

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
