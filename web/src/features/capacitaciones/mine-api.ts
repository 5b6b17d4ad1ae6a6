import { api, type Participation } from '@naf/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'

const keyOf = (Enlace: string) => ['mi-capacitacion', Enlace] as const

/** The sign-up that a link opens. */
export const useParticipation = (Enlace: string) =>
  useQuery({
    queryKey: keyOf(Enlace),
    queryFn: ({ signal }) => call(api.capacitaciones.open, { input: { Enlace }, signal }),
  })

/** What its owner does with it; each shows the sign-up as it is then. */
export const useOwnSteps = (Enlace: string) => {
  const client = useQueryClient()
  const show = async (answer: Promise<Participation>): Promise<void> => {
    client.setQueryData<Participation>(keyOf(Enlace), await answer)
  }
  return {
    confirm: (Nombre: string) => show(call(api.capacitaciones.confirm, { input: { Enlace, Nombre } })),
    rename: (Nombre: string) => show(call(api.capacitaciones.rename, { input: { Enlace, Nombre } })),
    cancel: () => show(call(api.capacitaciones.cancel, { input: { Enlace } })),
  }
}
