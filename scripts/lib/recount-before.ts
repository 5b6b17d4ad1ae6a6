import type { AsesoriaRecord } from '../../functions/src/entities/asesorias/asesoria-record.ts'
import {
  closedTally,
  ratedTally,
  receivedTally,
} from '../../functions/src/entities/asesorias/asesoria-tally.ts'
import type { BitacoraRecord } from '../../functions/src/store/bitacora.ts'
import type { Stored } from '../../functions/src/store/collection.ts'
import { addTallies, once, type Tally } from '../../functions/src/tallies/tally.ts'

/** What happened before there were tallies, as far as the records still say so. */

export type Line = Stored<Pick<BitacoraRecord, 'evento' | 'registro' | 'cuenta' | 'fecha' | 'seguido'>>

/** Something that happened and no line of the log counts; `id` is that of the line that is to. */
export interface Former {
  id: string
  at: Date
  cuenta: Tally
}

export interface Enrolled {
  id: string
  at: Date
}

const formerId = (kind: string, about: string): string => `recuento-${kind}-${about}`

/** Those that the trigger has counted; the others it counts in a moment. */
export const isCounted = ({ cuenta, seguido }: Line): boolean => cuenta !== null && seguido !== null

/** What a line subtracts of what nobody had added: it must have come about before. */
const lackingFor = (sum: Tally): Tally =>
  Object.fromEntries(Object.entries(sum).flatMap(([name, count]) => (count < 0 ? [[name, -count]] : [])))

type Adopted = (kind: string, about: string) => Tally | undefined

/** Of requests that were closed or judged before, and opened again or judged otherwise since. */
const undone = (lines: readonly Line[], adopted: Adopted): Former[] => {
  const sums = new Map<string, Tally>()
  return lines
    .filter(isCounted)
    .toSorted((a, b) => a.fecha.toMillis() - b.fecha.toMillis())
    .flatMap(({ id, registro, cuenta, fecha }) => {
      if (registro === null || cuenta === null) return []
      const before =
        sums.get(registro) ??
        addTallies(adopted('realizada', registro) ?? {}, adopted('valorada', registro) ?? {})
      const sum = addTallies(before, adopted('antes', id) ?? {}, cuenta)
      const lacking = lackingFor(sum)
      sums.set(registro, addTallies(sum, lacking))
      if (Object.keys(lacking).length === 0) return []
      return [{ id: formerId('antes', id), at: fecha.toDate(), cuenta: lacking }]
    })
}

const ofAsesoria = (asesoria: Stored<AsesoriaRecord>, has: (evento: string) => boolean): Former[] => {
  const { id, fechaSolicitud, fechaRealizacion, realizada, cierre, cuentaCierre, opinion } = asesoria
  const former = (kind: string, at: Date, cuenta: Tally) => [{ id: formerId(kind, id), at, cuenta }]
  const closedAt = realizada && cuentaCierre === null ? fechaRealizacion?.toDate() : undefined
  return [
    ...(fechaSolicitud && !has('asesoria.recibida')
      ? former('recibida', fechaSolicitud.toDate(), receivedTally(asesoria))
      : []),
    ...(closedAt ? former('realizada', closedAt, closedTally(asesoria, cierre, closedAt)) : []),
    ...(opinion && !has('asesoria.valorada')
      ? former('valorada', opinion.fecha.toDate(), ratedTally(opinion.valor, null))
      : []),
  ]
}

/** All of it that no line counts yet. */
export const formerOf = (
  lines: readonly Line[],
  asesorias: readonly Stored<AsesoriaRecord>[],
  enrolled: readonly Enrolled[],
): Former[] => {
  const byId = new Map(lines.map((line) => [line.id, line]))
  const counted = new Set(lines.flatMap((line) => (line.cuenta ? [`${line.evento} ${line.registro}`] : [])))
  const adopted: Adopted = (kind, about) => byId.get(formerId(kind, about))?.cuenta ?? undefined
  return [
    ...asesorias.flatMap((asesoria) =>
      ofAsesoria(asesoria, (evento) => counted.has(`${evento} ${asesoria.id}`)),
    ),
    ...enrolled
      .filter(({ id }) => !counted.has(`inscripcion.recibida ${id}`))
      .map(({ id, at }) => ({ id: formerId('inscripcion', id), at, cuenta: once('inscripciones') })),
    ...undone(lines, adopted),
  ].filter(({ id }) => !byId.has(id))
}
