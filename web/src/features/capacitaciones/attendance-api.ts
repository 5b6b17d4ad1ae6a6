import { api, type Participant, type Participants } from '@naf/contract'
import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { inPages, type Page } from '../../api/lists.ts'

/** Begins the key of the unconfirmed sign-ups too. */
const keyOf = (id: string) => ['participantes', id] as const
const unconfirmedKeyOf = (id: string) => [...keyOf(id), 'sin-confirmar'] as const

/** The sign-ups of a training, without the unconfirmed ones. */
export const useParticipants = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(api.capacitaciones.participants, { params: { id }, signal }),
  })

/**
 * The unconfirmed sign-ups, in pages.
 * @param enabled false until the user presses the button that shows them
 */
export const useUnconfirmed = (id: string, enabled: boolean) =>
  useInfiniteQuery({
    queryKey: unconfirmedKeyOf(id),
    ...inPages(api.capacitaciones.unconfirmed, { params: { id } }),
    enabled,
  })

/** Ticks at once what the server then stores; where it does not, the tick goes again. */
export const useTick = (id: string) => {
  const client = useQueryClient()
  const show = (participante: string, Asistio: boolean) => {
    const ticked = (rows: Participant[]) =>
      rows.map((one) => (one.Id === participante ? { ...one, Asistio } : one))
    client.setQueryData<Participants>(
      keyOf(id),
      (shown) => shown && { ...shown, Participantes: ticked(shown.Participantes) },
    )
    client.setQueryData<InfiniteData<Page<Participant>>>(
      unconfirmedKeyOf(id),
      (shown) =>
        shown && { ...shown, pages: shown.pages.map((page) => ({ ...page, rows: ticked(page.rows) })) },
    )
  }
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
