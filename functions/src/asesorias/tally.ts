import { type Cierre, MEDIOS_CONTACTO, NO_SE, OTRO, TIPOS_CONTRIBUYENTE, TIPOS_SERVICIO } from '@naf/contract'
import { addTallies, daysWaited, negated, once, type Tally } from '../db/counters.ts'
import { placeOf } from './places.ts'
import type { AsesoriaRecord, NewAsesoria } from './record.ts'

/** What a request adds to the tallies of a day (docs/decisions/tallies.md has every name). */

const KINDS: readonly string[] = [...TIPOS_CONTRIBUYENTE, NO_SE]
const among = (choices: readonly string[], value: string, other: string): string =>
  choices.includes(value) ? value : other

/** It came in. */
export const receivedTally = (asesoria: NewAsesoria): Tally => {
  const { provincia, ciudad } = placeOf(asesoria.ciudad)
  return once(
    'recibidas',
    `servicio/${among(TIPOS_SERVICIO, asesoria.tipoServicio, 'Otros')}`,
    `contribuyente/${among(KINDS, asesoria.tipoContribuyente, OTRO)}`,
    `medio/${among(MEDIOS_CONTACTO, asesoria.medioContacto, OTRO)}`,
    `discapacidad/${asesoria.discapacidad}`,
    `cuenta/${asesoria.usuarioId === null ? 'no' : 'si'}`,
    `provincia/${provincia ?? ''}`,
    `ciudad/${ciudad ?? ''}`,
  )
}

/** All longer waits count as this many days. */
const MAX_WAIT = 60

/** It was closed. Only a served request counts a wait and an attendant. */
export const closedTally = ({ fechaSolicitud, atiende }: AsesoriaRecord, cierre: Cierre, at: Date): Tally => {
  if (cierre !== 'atendida') return once('cerradas', `cierre/${cierre}`)
  const waited = fechaSolicitud ? Math.min(daysWaited(fechaSolicitud.toDate(), at), MAX_WAIT) : null
  return addTallies(
    once('cerradas', 'cierre/atendida'),
    waited === null ? {} : once(`espera/${waited}`),
    atiende ? once(`atiende/${atiende.uid}`) : {},
  )
}

/** It is open again; subtracts what its closing counted. */
export const reopenedTally = ({ cuentaCierre }: AsesoriaRecord): Tally =>
  addTallies(once('reabiertas'), negated(cuentaCierre ?? {}))

/** The person judged it, or changed the opinion. */
export const ratedTally = (valor: number, before: number | null): Tally =>
  addTallies(once(`opinion/${valor}`), before === null ? {} : negated(once(`opinion/${before}`)))
