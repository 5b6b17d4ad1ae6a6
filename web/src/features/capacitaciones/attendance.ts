import { api, momentAtClock, type Participant, type Participants } from '@naf/contract'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call, failureText } from '../../api/client.ts'
import { inPages, type Page } from '../../api/lists.ts'
import { updateRows, useRowDeletion, withRow } from '../../api/row-changes.ts'
import { formatPlainDate, plainMoment } from '../../lib/format.ts'
import { isToday } from './training.tsx'

/** Begins the key of the unconfirmed sign-ups too. */
const keyOf = (id: string) => ['participantes', id] as const

/** A training and its sign-ups, without the unconfirmed ones. */
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

/**
 * The unconfirmed sign-ups, in pages.
 * @param enabled false until the user presses the button that shows them
 */
export const useUnconfirmed = (id: string, enabled: boolean) =>
  useInfiniteQuery({
    queryKey: [...keyOf(id), 'sin-confirmar'],
    ...inPages(api.capacitaciones.unconfirmed, { params: { id } }),
    enabled,
  })

/** From when on attendance can be ticked. */
export const ticksFrom = ({ Fecha, Inicio }: Pick<Participants, 'Fecha' | 'Inicio'>): string => {
  const opens = momentAtClock(`${Fecha}T${Inicio}`).valueOf() - 60 * MINUTE_MS
  const [day = '', clock = ''] = plainMoment(new Date(opens).toISOString()).split('T')
  return `La asistencia se registra desde las ${clock} del ${formatPlainDate(day)}, una hora antes de que empiece.`
}

/** What a person wants of a row, until the server has it. */
interface Wish {
  asistio: boolean
  /** Why it is not stored; absent while it is being sent. */
  failed?: string
}

/**
 * The ticks of the rows. A row sends one call at a time, and after its answer the last wish if it is another one: calls
 * that overtake each other would store a former wish.
 */
export const useTicks = (id: string) => {
  const client = useQueryClient()
  const [wishes, setWishes] = useState<Readonly<Record<string, Wish>>>({})
  const [lastTicked, setLastTicked] = useState<string | null>(null)
  const sending = useRef(new Map<string, boolean>()).current

  const show = (participante: string, wish?: Wish) =>
    setWishes(({ [participante]: _, ...others }) => (wish ? { ...others, [participante]: wish } : others))

  /** @returns why it failed */
  const send = async (participante: string, Asistio: boolean): Promise<string | undefined> => {
    try {
      const answer = await call(api.capacitaciones.tick, { params: { participante }, input: { Asistio } })
      await updateRows<Participant>(client, keyOf(id), (rows) => withRow(rows, answer))
      return undefined
    } catch (error) {
      void client.invalidateQueries({ queryKey: keyOf(id) })
      return failureText('No se pudo registrar la asistencia.', error)
    }
  }

  const tick = async (participante: string, asistio: boolean): Promise<void> => {
    const isUnderWay = sending.has(participante)
    sending.set(participante, asistio)
    show(participante, { asistio })
    if (isUnderWay) return
    let sent: boolean
    let failed: string | undefined
    do {
      sent = sending.get(participante) ?? asistio
      failed = await send(participante, sent)
    } while (sending.get(participante) !== sent)
    sending.delete(participante)
    show(participante, failed === undefined ? undefined : { asistio: sent, failed })
    if (failed === undefined) setLastTicked(sent ? participante : null)
  }

  /** The row as the person wants it; as it is stored if that failed. */
  const wished = (one: Participant): Participant => {
    const wish = wishes[one.Id]
    return wish && wish.failed === undefined ? { ...one, Asistio: wish.asistio } : one
  }

  return { wishes, wished, tick, lastTicked }
}

/** Takes a sign-up out. The list is then read again, because somebody else may have got the seat. */
export const useTakeOut = (id: string) =>
  useRowDeletion(keyOf(id), async (participante, { client }) => {
    const answer = await call(api.capacitaciones.takeOut, { params: { participante } })
    void client.invalidateQueries({ queryKey: keyOf(id) })
    return answer
  })
