import { api, type Participants } from '@naf/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api-client.ts'

const keyOf = (id: string) => ['participantes', id] as const

/** Who signed up for a training. */
export const useParticipants = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(api.capacitaciones.participants, { params: { id }, signal }),
  })

/** Ticks at once what the server then stores; where it does not, the tick goes again. */
export const useTick = (id: string) => {
  const client = useQueryClient()
  const show = (participante: string, Asistio: boolean) =>
    client.setQueryData<Participants>(
      keyOf(id),
      (shown) =>
        shown && {
          ...shown,
          Participantes: shown.Participantes.map((one) =>
            one.Id === participante ? { ...one, Asistio } : one,
          ),
        },
    )
  return async (participante: string, Asistio: boolean): Promise<void> => {
    show(participante, Asistio)
    try {
      await call(api.capacitaciones.tick, { params: { participante }, input: { Asistio } })
    } catch (error) {
      show(participante, !Asistio)
      throw error
    }
  }
}

/** Takes a sign-up out. The list is read again, because somebody else may have got the seat. */
export const useTakeOut = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (participante: string) => call(api.capacitaciones.takeOut, { params: { participante } }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(id) }),
  })
}
