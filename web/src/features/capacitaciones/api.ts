import { api } from '@naf/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'

export const seatsOf = (id: string) => ['cupos', id] as const

/** Whether seats are left at this moment. */
export const useSeats = (id: string) =>
  useQuery({
    queryKey: seatsOf(id),
    queryFn: ({ signal }) => call(api.capacitaciones.seats, { params: { id }, signal }),
  })
