import type { api, Received } from '@naf/contract'
import * as z from 'zod'
import { storedDate, storedText, storedTimeOrNull } from '../../db/fields.ts'
import { type Contents, type Publication, storedPublication } from '../../records/publication.ts'
import { recordFields } from '../../records/record-fields.ts'
import type { RecordShape, StoredRecord } from '../../records/records.repository.ts'

/**
 * What is counted beside the form, on the record itself: whoever takes a place changes it, and so fails where another one
 * did meanwhile (docs/decisions/trainings.md).
 */
const counts = z.object({
  /** How many have a place, and how many wait for one. */
  inscritos: z.int().default(0),
  espera: z.int().default(0),
  /** How many ever signed up: the next one's number is one more. */
  orden: z.int().default(0),
  asistieron: z.int().default(0),
  /** How often its day, hours or place changed, and when last: calendars take the event with the highest count. */
  movimientos: z.int().default(0),
  movida: storedTimeOrNull,
})

export const NO_COUNTS: z.output<typeof counts> = {
  inscritos: 0,
  espera: 0,
  orden: 0,
  asistieron: 0,
  movimientos: 0,
  movida: null,
}

export type CapacitacionContents = Contents<Received<typeof api.capacitaciones.create>>
export type CapacitacionFields = CapacitacionContents & Publication & z.output<typeof counts>
export type StoredCapacitacion = StoredRecord<CapacitacionFields>

/** `capacitaciones/{id}` */
export const capacitacionShape: RecordShape<CapacitacionFields> & {
  events: { created: 'capacitacion.creada' }
} = {
  name: 'capacitaciones',
  schema: z.object({
    ...recordFields,
    ...storedPublication,
    fecha: storedDate,
    inicio: storedText,
    fin: storedText,
    lugar: storedText,
    enlace: storedText,
    campus: z.enum(['Sangolquí', 'Latacunga']).catch('Sangolquí'),
    expositor: storedText,
    cupos: z.int(),
    ...counts.shape,
  }),
  notFound: 'No se encontró la capacitación.',
  events: {
    created: 'capacitacion.creada',
    published: 'capacitacion.publicada',
    edited: 'capacitacion.editada',
    deleted: 'capacitacion.eliminada',
  },
}
