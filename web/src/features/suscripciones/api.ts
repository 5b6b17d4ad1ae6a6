import { api, type Subscription, VERSION_COMUNICACIONES } from '@naf/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'

const keyOf = (Enlace: string) => ['suscripcion', Enlace] as const

/** The subscription that a link opens. */
export const useSubscription = (Enlace: string) =>
  useQuery({
    queryKey: keyOf(Enlace),
    queryFn: ({ signal }) => call(api.suscripciones.open, { input: { Enlace }, signal }),
  })

/** Confirms, changes or ends it. */
export const useChoice = (Enlace: string) => {
  const client = useQueryClient()
  return async (Boletines: boolean): Promise<void> => {
    const input = { Enlace, Boletines, Version: VERSION_COMUNICACIONES }
    client.setQueryData<Subscription>(keyOf(Enlace), await call(api.suscripciones.choose, { input }))
  }
}
