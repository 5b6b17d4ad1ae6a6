import { api, type Participation } from '@naf/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api-client.ts'

const keyOf = (Enlace: string) => ['mi-capacitacion', Enlace] as const

/** The sign-up that a link opens. */
export const useParticipation = (Enlace: string) =>
  useQuery({
    queryKey: keyOf(Enlace),
    queryFn: ({ signal }) => call(api.capacitaciones.open, { input: { Enlace }, signal }),
  })

export const useCancellation = (Enlace: string) => {
  const client = useQueryClient()
  return async (): Promise<void> => {
    const cancelled = await call(api.capacitaciones.cancel, { input: { Enlace } })
    client.setQueryData<Participation>(keyOf(Enlace), cancelled)
  }
}
