import { api, longDay, momentAtClock, type Participant, type Participants } from '@naf/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call, failureText } from '../../api/client.ts'
import { inPages, type Page } from '../../api/lists.ts'
import { useRowDeletion, useRowMutation, withRow } from '../../api/row-changes.ts'
import { plainMoment } from '../../lib/format.ts'
import { isToday } from './training.tsx'

/** Begins the key of the unconfirmed sign-ups too. */
const keyOf = (id: string) => ['participantes', id] as const

export type Attendance = Omit<Participants, 'Participantes'> & Page<Participant>

const MINUTE_MS = 60_000

/** At the door it is read again until ticking begins. */
export const useParticipants = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal }): Promise<Attendance> => {
      const { Participantes, ...training } = await call(api.capacitaciones.participants, {
        params: { id },
        signal,
      })
      return { ...training, rows: Participantes, next: null, unreadable: [] }
    },
    refetchInterval: ({ state: { data } }) =>
      data && !data.PorRegistrar && isToday(data) ? MINUTE_MS : false,
  })

export const useUnconfirmed = (id: string, enabled: boolean) =>
  useInfiniteQuery({
    queryKey: [...keyOf(id), 'sin-confirmar'],
    ...inPages(api.capacitaciones.unconfirmed, { params: { id } }),
    enabled,
  })

export const ticksFrom = ({ Fecha, Inicio }: Pick<Participants, 'Fecha' | 'Inicio'>): string => {
  const opens = momentAtClock(`${Fecha}T${Inicio}`).valueOf() - 60 * MINUTE_MS
  const [day = '', clock = ''] = plainMoment(new Date(opens).toISOString()).split('T')
  return `La asistencia se registra desde las ${clock} del ${longDay(day)}, una hora antes de que empiece.`
}

/** Ticks whether a person came. Ticks that overtake each other would store a former one. */
export const useTick = (id: string, participante: string) =>
  useRowMutation({
    list: keyOf(id),
    inTurn: `asistencia-${participante}`,
    mutationFn: (Asistio: boolean) =>
      call(api.capacitaciones.tick, { params: { participante }, input: { Asistio } }),
    about: () => participante,
    meanwhile: (one: Participant, Asistio) => ({ ...one, Asistio }),
    applied: (rows, answer) => withRow(rows, answer),
  })

export const tickFailure = (error: unknown): string =>
  failureText('No se pudo registrar la asistencia.', error)

/** Takes a sign-up out. The list is then read again, because somebody else may have got the seat. */
export const useTakeOut = (id: string) =>
  useRowDeletion(keyOf(id), async (participante, { client }) => {
    const answer = await call(api.capacitaciones.takeOut, { params: { participante } })
    void client.invalidateQueries({ queryKey: keyOf(id) })
    return answer
  })
