import { can, ESTADOS, ESTADOS_ABIERTOS, type Estado, type Permission } from '@naf/contract'
import type { Actor } from '../../db/audit-log.ts'
import type { Tally } from '../../db/counters.ts'
import { AppError } from '../../errors.ts'
import type { Event, StepName } from '../../events/events.ts'
import type { AsesoriaRecord, StoredAsesoria } from './asesoria-record.ts'
import { closedTally, reopenedTally } from './asesoria-tally.ts'

/** What may come to pass in a request, who may bring it about, and what state it leads to. */
interface Transition {
  from: readonly Estado[]
  /** Null where the state stays as it is. */
  to: Estado | null
  permission: Permission
  event: StepName
}

const TEAM = 'asesorias:manage'
/** Whose request it is, its link or its account says; everybody may hold one. */
const PERSON = 'seguimiento:use'

const NEW = ['recibida'] as const satisfies Estado[]
const DONE = ['realizada'] as const satisfies Estado[]
const BEGUN: readonly Estado[] = ['en_curso', 'esperando_respuesta']

export const TRANSITIONS: readonly Transition[] = [
  { from: ['recibida', 'esperando_respuesta'], to: 'en_curso', permission: TEAM, event: 'asesoria.movida' },
  { from: ['recibida', 'en_curso'], to: 'esperando_respuesta', permission: TEAM, event: 'asesoria.movida' },
  { from: ['en_curso', 'esperando_respuesta'], to: 'recibida', permission: TEAM, event: 'asesoria.movida' },
  { from: ESTADOS_ABIERTOS, to: 'realizada', permission: TEAM, event: 'asesoria.realizada' },
  { from: DONE, to: 'recibida', permission: TEAM, event: 'asesoria.reabierta' },
  { from: DONE, to: 'en_curso', permission: TEAM, event: 'asesoria.reabierta' },
  { from: DONE, to: 'esperando_respuesta', permission: TEAM, event: 'asesoria.reabierta' },
  { from: NEW, to: 'en_curso', permission: TEAM, event: 'asesoria.asignada' },
  { from: ESTADOS, to: null, permission: TEAM, event: 'asesoria.asignada' },
  { from: ESTADOS, to: null, permission: TEAM, event: 'asesoria.liberada' },
  { from: NEW, to: 'en_curso', permission: TEAM, event: 'asesoria.respondida' },
  { from: ESTADOS, to: null, permission: TEAM, event: 'asesoria.respondida' },
  { from: NEW, to: 'en_curso', permission: TEAM, event: 'asesoria.contactada' },
  { from: ESTADOS, to: null, permission: TEAM, event: 'asesoria.contactada' },
  { from: ESTADOS, to: null, permission: TEAM, event: 'asesoria.anotada' },
  { from: ESTADOS, to: null, permission: TEAM, event: 'asesoria.reenviada' },
  { from: ESTADOS_ABIERTOS, to: 'realizada', permission: PERSON, event: 'asesoria.cancelada' },
  {
    from: ['esperando_respuesta', 'realizada'],
    to: 'en_curso',
    permission: PERSON,
    event: 'asesoria.escrita',
  },
  { from: ['recibida', 'en_curso'], to: null, permission: PERSON, event: 'asesoria.escrita' },
  { from: DONE, to: null, permission: PERSON, event: 'asesoria.valorada' },
]

/** Whether an event is the doing of the person who asked, also where that is somebody of the team. */
export const isOfPerson = (event: string): boolean =>
  event === 'asesoria.recibida' ||
  event === 'asesoria.unida' ||
  TRANSITIONS.some((row) => row.event === event && row.permission === PERSON)

type DatedField = 'fechaInicio' | 'fechaRealizacion' | 'fechaActualizacion'

/** What one step changes of a request, and what came to pass by it. */
export interface Step {
  fields: Partial<AsesoriaRecord>
  /** Those that the moment of the write goes into. */
  dated: readonly DatedField[]
  event: Event
}

/** What an event is, but for the request that it is about. */
type Happened = { name: StepName; detalle?: string; cuenta?: Tally; [fact: string]: unknown }

/**
 * A step that the table has, with what every step of its kind changes.
 * @throws forbidden to who may not take it; changed_meanwhile where the table has none from the state it is in
 */
export const stepTo = (
  actor: Actor,
  asesoria: StoredAsesoria,
  to: Estado,
  happened: Happened,
  fields: Partial<AsesoriaRecord> = {},
): Step => {
  const from = asesoria.estado
  const row = TRANSITIONS.find(
    (row) => row.event === happened.name && row.from.includes(from) && (row.to ?? from) === to,
  )
  if (!row) throw new AppError('changed_meanwhile', 'La asesoría cambió mientras la veías. Ábrela de nuevo.')
  if (!can(actor?.rol ?? null, row.permission)) throw new AppError('forbidden', 'No autorizado')

  const closes = to === 'realizada' && from !== 'realizada'
  const reopens = from === 'realizada' && to !== 'realizada'
  const cuentaCierre = closes && fields.cierre ? closedTally(asesoria, fields.cierre, new Date()) : null
  const cuenta = closes ? cuentaCierre : reopens ? reopenedTally(asesoria) : happened.cuenta
  const begins = row.permission === TEAM && BEGUN.includes(to) && asesoria.fechaInicio === null
  return {
    fields: {
      estado: to,
      realizada: to === 'realizada',
      ...(to !== 'realizada' && { cierre: null, fechaRealizacion: null }),
      ...((closes || reopens) && { cuentaCierre }),
      ...((closes || to === 'esperando_respuesta') && { porResponder: false }),
      ...fields,
    },
    dated: [
      'fechaActualizacion',
      ...(closes ? (['fechaRealizacion'] as const) : []),
      ...(begins ? (['fechaInicio'] as const) : []),
    ],
    event: {
      ...happened,
      ...(cuenta && { cuenta }),
      registro: asesoria.id,
      etiqueta: asesoria.tipoServicio,
    } as Event,
  }
}
