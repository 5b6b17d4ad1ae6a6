import * as z from 'zod'
import { consentimiento, correo, line, name, optionalLine } from './fields.ts'
import { CAMPUS, ESTADOS_PARTICIPANTE } from './participantes.ts'
import {
  descripcion,
  fechaPublicacion,
  publication,
  publicationFields,
  scheduled,
  titulo,
  uploader,
} from './records.schemas.ts'
import { linkSchema } from './seguimiento.schemas.ts'

export const MENSAJES_CAPACITACION = {
  hora: 'Escribe la hora con dos puntos, como 18:00.',
  fin: 'Escribe una hora de fin posterior a la de inicio.',
  lugar: 'Escribe el lugar, el enlace o los dos.',
  enlace: 'Escribe un enlace que empiece con https://',
  campus: 'Elige un campus de la lista.',
  expositor: 'Escribe quién la da.',
  cupos: 'Escribe cuántos cupos hay, de 1 a 1000.',
  nombre: 'Escribe tus nombres y apellidos.',
  nombreLatino: 'Escribe tu nombre con letras latinas, como debe constar en el certificado.',
  asistio: 'Indica si la persona asistió.',
  notFound: 'Este enlace ya no es válido. Puedes inscribirte otra vez desde la página de capacitaciones.',
} as const

const hora = line(MENSAJES_CAPACITACION.hora, 5).regex(
  /^([01]\d|2[0-3]):[0-5]\d$/,
  MENSAJES_CAPACITACION.hora,
)

/** Of a meeting: with the name of a host, as no address within a network has it. */
const ADDRESS = /^https:\/\/(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}(?::\d{1,5})?(?:[/?#]\S*)?$/i

const enlace = optionalLine(500).refine(
  (value) => value === '' || ADDRESS.test(value),
  MENSAJES_CAPACITACION.enlace,
)

/** Day and hours are plain, by the clock of continental Ecuador. */
export const capacitacionFields = {
  titulo,
  descripcion,
  fecha: fechaPublicacion,
  inicio: hora,
  fin: hora,
  lugar: optionalLine(200),
  /** Of the meeting: told to who has a place. */
  enlace,
  campus: z.enum(CAMPUS, MENSAJES_CAPACITACION.campus),
  expositor: name(MENSAJES_CAPACITACION.expositor, 150),
  cupos: z
    .int(MENSAJES_CAPACITACION.cupos)
    .min(1, MENSAJES_CAPACITACION.cupos)
    .max(1000, MENSAJES_CAPACITACION.cupos),
  ...publicationFields,
}

/** It ends after it began. */
export const endsLater = ({ inicio, fin }: { inicio: string; fin: string }): boolean => inicio < fin

export const hasPlace = ({ lugar, enlace }: { lugar: string; enlace: string }): boolean =>
  lugar !== '' || enlace !== ''

export const capacitacionFormSchema = scheduled(z.object(capacitacionFields))
  .refine(endsLater, { error: MENSAJES_CAPACITACION.fin, path: ['fin'] })
  .refine(hasPlace, { error: MENSAJES_CAPACITACION.lugar, path: ['lugar'] })

/** How often the day, the hours or the place changed, and when last (ISO 8601): the revision of its calendar event. */
const moves = { Movimientos: z.int(), Movida: z.string().nullable() }

export const capacitacionSchema = z.object({
  Id: z.string(),
  Titulo: z.string(),
  Descripcion: z.string(),
  /** A plain day, and hours `HH:mm`, by the clock of continental Ecuador. */
  Fecha: z.string(),
  Inicio: z.string(),
  Fin: z.string(),
  /** Empty where it is virtual alone. */
  Lugar: z.string(),
  Virtual: z.boolean(),
  /** Empty but for staff: who has a place is told it by mail. */
  Enlace: z.string(),
  Campus: z.string(),
  Expositor: z.string(),
  Cupos: z.int(),
  /** Whoever signs up now has to wait for a place. */
  Completa: z.boolean(),
  /** How many have a place, wait for one and attended; null but for staff. */
  Inscritos: z.int().nullable(),
  EnEspera: z.int().nullable(),
  Asistieron: z.int().nullable(),
  ...moves,
  ...publication,
  ...uploader,
})

export const seatsSchema = z.object({ Libres: z.int(), EnEspera: z.int() })

const estado = z.enum(ESTADOS_PARTICIPANTE)

/** The certificate's font has Latin letters only. */
const isLatin = (value: string): boolean => /^(?:\p{Script=Latin}|\P{L}|\p{Lm})*$/u.test(value)

/** The name is the one that a certificate bears. */
export const signUpSchema = z.object({
  Nombre: name(MENSAJES_CAPACITACION.nombre, 100).refine(isLatin, MENSAJES_CAPACITACION.nombreLatino),
  Correo: correo,
  Consentimiento: consentimiento,
})

export const signedUpSchema = z.object({ mensaje: z.string(), Estado: estado })

export const trainingLinkSchema = linkSchema

/** A sign-up as whoever has the link of its mail sees it. */
export const participationSchema = z.object({
  Capacitacion: z.string(),
  Titulo: z.string(),
  Fecha: z.string(),
  Inicio: z.string(),
  Fin: z.string(),
  Lugar: z.string(),
  /** Of the meeting; empty for who has no place, and where there is none. */
  Enlace: z.string(),
  Campus: z.string(),
  Expositor: z.string(),
  Nombre: z.string(),
  Estado: estado,
  /** What staff finds the sign-up by: counted within the training. */
  Orden: z.int(),
  /** How many stand before in the waiting list, and one; null for who does not wait. */
  Puesto: z.int().nullable(),
  /** Whether it has not begun. */
  PuedeCancelar: z.boolean(),
  /** What the certificate of attendance is confirmed by; null where there is none. */
  Certificado: z.string().nullable(),
  ...moves,
})

export const participantSchema = z.object({
  Id: z.string(),
  Nombre: z.string(),
  Correo: z.string(),
  Estado: estado,
  Orden: z.int(),
  Asistio: z.boolean(),
})

/** Who signed up, in that order; without those who cancelled. */
export const participantsSchema = z.object({
  Titulo: z.string(),
  Fecha: z.string(),
  Inicio: z.string(),
  Fin: z.string(),
  Cupos: z.int(),
  /** Whether attendance can be ticked: from the day itself on. */
  PorRegistrar: z.boolean(),
  Participantes: z.array(participantSchema),
  /** How many there were, where a year later nothing else is known of them; null before. */
  Borrados: z.object({ Inscritos: z.int(), Asistieron: z.int() }).nullable(),
})

export const attendanceSchema = z.object({ Asistio: z.boolean(MENSAJES_CAPACITACION.asistio) })

export type CapacitacionForm = z.output<typeof capacitacionFormSchema>
export type Capacitacion = z.output<typeof capacitacionSchema>
export type SignUp = z.output<typeof signUpSchema>
export type Participation = z.output<typeof participationSchema>
export type Participant = z.output<typeof participantSchema>
export type Participants = z.output<typeof participantsSchema>
