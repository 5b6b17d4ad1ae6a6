import * as z from 'zod'
import { ESTADOS_CONTENIDO, ESTADOS_PARTICIPANTE, LUGARES_LIBRES } from '../catalogs.ts'
import { CAMPUS } from '../centre.ts'
import {
  consentimiento,
  correo,
  done,
  ints,
  intsOrNull,
  line,
  linkSchema,
  name,
  optionalLine,
  querySchema,
  texts,
  tooLong,
  typedLine,
  whole,
} from '../fields.ts'
import {
  descripcion,
  fechaPublicacion,
  managed,
  publication,
  publicationFields,
  recordFields,
  scheduled,
  titulo,
} from './content.ts'
import { exported, FILTRO, pageFields } from './lists.ts'

export const MENSAJES_CAPACITACION = {
  fin: 'Escribe una hora de fin posterior a la de inicio.',
  lugar: 'Escribe el lugar, el enlace o los dos.',
  notFound: 'Este enlace ya no es válido. Puedes inscribirte otra vez desde la página de capacitaciones.',
} as const

const HORA = 'Escribe la hora con dos puntos, como 18:00.'
const hora = line(HORA, 5).regex(/^([01]\d|2[0-3]):[0-5]\d$/, HORA)

/** The address of a meeting: https, with a full host name. */
const ADDRESS = /^https:\/\/(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}(?::\d{1,5})?(?:[/?#]\S*)?$/i

/** Outlook's Safe Links hold the address in `url`. A forwarded one is wrapped again. */
const SAFE_LINK =
  /^https:\/\/[a-z\d-]+\.safelinks\.protection\.outlook\.com\/[^?#]*\?(?:[^#]*&)?url=([^&#]+)/i

const unwrapped = (address: string): string => {
  const inner = SAFE_LINK.exec(address)?.[1]
  if (inner === undefined) return address
  try {
    return unwrapped(decodeURIComponent(inner))
  } catch {
    // A lone percent sign.
    return address
  }
}

const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i

/** Signs of the sentence around a copied address. A pair of brackets at its end is its own. */
const BEFORE = /^[\s<(["'“‘«]+/
const BEHIND = /(\([^()\s]*\))?[\s.,;:!?>)\]"'”’»]*$/

/** The address in what people copy, with the `https://` that programs do not show. */
const meetingAddress = (typed: string): string => {
  const address = unwrapped(typed.replace(BEFORE, '').replace(BEHIND, '$1'))
  return address === '' || SCHEME.test(address) ? address : `https://${address}`
}

const ENLACE_MAX = 2000

const enlace = typedLine(ENLACE_MAX, tooLong(ENLACE_MAX))
  .overwrite(meetingAddress)
  .pipe(
    optionalLine(ENLACE_MAX).refine(
      (value) => value === '' || ADDRESS.test(value),
      'Escribe un enlace que empiece con https://',
    ),
  )

/** The day and hours are by the clock of continental Ecuador. */
export const capacitacionFields = {
  titulo,
  descripcion,
  fecha: fechaPublicacion,
  inicio: hora,
  fin: hora,
  lugar: optionalLine(200),
  /** The link of the meeting, told only to people with a seat. */
  enlace,
  campus: z.enum(CAMPUS, 'Elige un campus de la lista.'),
  expositor: name('Escribe quién la da.', 150),
  cupos: whole(1, 1000, 'Escribe cuántos cupos hay, de 1 a 1000.'),
  ...publicationFields,
}

export const endsLater = ({ inicio, fin }: { inicio: string; fin: string }): boolean => inicio < fin

export const hasPlace = ({ lugar, enlace }: { lugar: string; enlace: string }): boolean =>
  lugar !== '' || enlace !== ''

const capacitacionFormSchema = scheduled(z.object(capacitacionFields))
  .refine(endsLater, { error: MENSAJES_CAPACITACION.fin, path: ['fin'] })
  .refine(hasPlace, { error: MENSAJES_CAPACITACION.lugar, path: ['lugar'] })

/** How often the day, hours or place changed, and when last (ISO 8601): the revision of the calendar event. */
const moves = { Movimientos: z.int(), Movida: z.string().nullable() }

/** The day and the hours `HH:mm`, as people who take part see them. */
const schedule = texts('Titulo', 'Fecha', 'Inicio', 'Fin')

/** `Lugar` is empty for a virtual training, `Enlace` (the meeting) for people without a seat. Staff always sees it. */
const place = texts('Lugar', 'Enlace', 'Campus', 'Expositor')

const capacitacionSchema = z.object({
  ...texts('Id', 'Descripcion'),
  ...schedule,
  ...place,
  Virtual: z.boolean(),
  Cupos: z.int(),
  /** New sign-ups go to the waiting list. */
  Completa: z.boolean(),
  /** The people with a seat, waiting and present; null for visitors. */
  ...intsOrNull('Inscritos', 'EnEspera', 'Asistieron'),
  ...moves,
  ...publication,
  ...recordFields,
})

const estado = z.enum(ESTADOS_PARTICIPANTE)

/** The certificate's font has only Latin letters. */
const isLatin = (value: string): boolean => /^(?:\p{Script=Latin}|\P{L}|\p{Lm})*$/u.test(value)

const nombre = name('Escribe tus nombres y apellidos.', 100).refine(
  isLatin,
  'Escribe tu nombre con letras latinas, como debe constar en el certificado.',
)

/** A sign-up. A visitor's holds no seat until the link of its mail confirms it. */
export const signUpSchema = z.object({ Nombre: nombre, Correo: correo, Consentimiento: consentimiento })

/** A sign-up's link, and the name as its holder wants it: somebody else may have typed the first one. */
const namedLinkSchema = linkSchema.extend({ Nombre: nombre })

/** A sign-up as the person with its link sees it. */
const participationSchema = z.object({
  /** `Capacitacion` is the id of the training. */
  ...texts('Capacitacion', 'Nombre'),
  ...schedule,
  ...place,
  Virtual: z.boolean(),
  Estado: estado,
  /** The number within the training, null before the sign-up is confirmed; the position on the waiting list, from 1. */
  ...intsOrNull('Orden', 'Puesto'),
  /** False after the start, and once the team ticked the person's attendance. */
  PuedeCancelar: z.boolean(),
  Asistio: z.boolean(),
  /** The code of the certificate, which comes with the start of the training; null without one. */
  Certificado: z.string().nullable(),
  ...moves,
})

const participantSchema = z.object({
  ...texts('Id', 'Nombre', 'Correo'),
  Estado: estado,
  Orden: z.int().nullable(),
  Asistio: z.boolean(),
})

/** The sign-ups of a training with a place, in their order, and then the unconfirmed people who came. */
const participantsSchema = z.object({
  ...schedule,
  /** `PorConfirmar`: how many others signed up and did not confirm. */
  ...ints('Cupos', 'PorConfirmar'),
  /** Attendance can be recorded: from an hour before the start on. */
  PorRegistrar: z.boolean(),
  Participantes: z.array(participantSchema),
  /** The totals that remain when sign-ups are erased a year later; null before. */
  Borrados: z.object(ints('Inscritos', 'Asistieron')).nullable(),
})

export const capacitaciones = {
  ...managed(capacitacionFormSchema, capacitacionSchema),
  export: {
    query: querySchema({ ...exported, estado: z.enum(ESTADOS_CONTENIDO, FILTRO).optional() }),
  },
  seats: { output: z.object({ Libres: z.enum(LUGARES_LIBRES) }) },
  signUp: {
    input: signUpSchema,
    output: z.object({
      mensaje: z.string(),
      Estado: estado.exclude(['cancelado']),
      /** The id of the sign-up, told only to an account that proves the mailbox. */
      Participante: z.string().nullable(),
    }),
  },
  open: { input: linkSchema, output: participationSchema },
  confirm: { input: namedLinkSchema, output: participationSchema },
  rename: { input: namedLinkSchema, output: participationSchema },
  cancel: { input: linkSchema, output: participationSchema },
  participants: { output: participantsSchema },
  unconfirmed: { query: querySchema({ cursor: pageFields.cursor }), output: z.array(participantSchema) },
  takeOut: done,
  tick: {
    input: z.object({ Asistio: z.boolean('Indica si la persona asistió.') }),
    output: participantSchema,
  },
}

/** A certificate as anybody with its code sees it; `Capacitacion` is the title of the training. */
const verifiedSchema = z.object(texts('Codigo', 'Nombre', 'Capacitacion', 'Fecha'))

export const verificar = { read: { output: verifiedSchema }, certificate: {} }

export type Capacitacion = z.output<typeof capacitacionSchema>
export type SignUp = z.output<typeof signUpSchema>
export type Participation = z.output<typeof participationSchema>
export type Participant = z.output<typeof participantSchema>
export type Participants = z.output<typeof participantsSchema>
