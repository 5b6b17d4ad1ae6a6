import { CIERRES, DISCAPACIDAD, ESTADOS, type Estado, searchWords, wordsOfNumero } from '@naf/contract'
import * as z from 'zod'
import type { Stored } from '../../store/collection.ts'
import {
  formerly,
  storedConsent,
  storedText,
  storedTextIfAny,
  storedTextOrNull,
  storedTime,
  storedTimeOrNull,
  storedWords,
} from '../../store/fields.ts'

/** `asesorias/{id}`. `fingerprint` tells a repeated request from another one under the same key. */
export const asesoriaSchema = formerly(
  { cedulaRuc: 'cedulaRUC' },
  z.object({
    nombre: storedText,
    cedulaRUC: storedText,
    correo: storedText,
    telefono: storedText,
    ciudad: storedText,
    tipoServicio: storedText,
    tipoContribuyente: storedText,
    discapacidad: z.enum(DISCAPACIDAD).default('no'),
    medioContacto: storedText,
    detalleSolicitud: storedText,
    usuarioId: z.string().nullable().default(null),
    /**
     * What the account behind it is called now, null where there is none any more. Missing in what was asked before it
     * was stored.
     */
    usuarioUsername: storedTextIfAny,
    fechaSolicitud: storedTimeOrNull,
    realizada: z.boolean().default(false),
    fechaRealizacion: storedTimeOrNull,
    fingerprint: z.string().nullable().default(null),
    /** Missing in what was asked before forms named their policy. */
    consentimiento: storedConsent.optional(),
    palabras: storedWords,
    /** What the person reads out on the telephone; missing in what was asked before requests had numbers. */
    numero: storedTextOrNull,
    /** The proof in the link of its mails (docs/decisions/tracking-links.md). */
    clave: storedTextOrNull,
    /** Missing where it follows from `realizada`. */
    estado: z.enum(ESTADOS).optional(),
    cierre: z.enum(CIERRES).nullable().default(null),
    /** What its closing added to the tallies, to be subtracted where it is opened again. */
    cuentaCierre: z.record(z.string(), z.int()).nullable().catch(null).default(null),
    /** Who of the team attends to it, by the name of when it was stored; `porAvisar` until a mail has told them. */
    atiende: z
      .object({ uid: z.string(), nombre: z.string(), porAvisar: z.boolean().default(false) })
      .nullable()
      .default(null),
    porResponder: z.boolean().default(false),
    /** When somebody of the team began with it. */
    fechaInicio: storedTimeOrNull,
    fechaActualizacion: storedTimeOrNull,
    opinion: z.object({ valor: z.int(), comentario: z.string(), fecha: storedTime }).nullable().default(null),
  }),
)

export type AsesoriaRecord = z.output<typeof asesoriaSchema>
export type StoredAsesoria = Stored<AsesoriaRecord>
/** What a person asks for; all else comes to it later. */
export type NewAsesoria = Pick<
  AsesoriaRecord,
  | 'nombre'
  | 'cedulaRUC'
  | 'correo'
  | 'telefono'
  | 'ciudad'
  | 'tipoServicio'
  | 'tipoContribuyente'
  | 'discapacidad'
  | 'medioContacto'
  | 'detalleSolicitud'
  | 'usuarioId'
  | 'fingerprint'
  | 'consentimiento'
>

type Searched = Pick<AsesoriaRecord, 'nombre' | 'cedulaRUC' | 'correo' | 'telefono' | 'numero'>

export const wordsOfAsesoria = ({ nombre, cedulaRUC, correo, telefono, numero }: Searched): string[] => [
  ...searchWords(nombre, cedulaRUC, correo, telefono),
  ...wordsOfNumero(numero),
]

/** What a record is in, also one from before states were stored. */
export const estadoOf = ({ estado, realizada }: Pick<AsesoriaRecord, 'estado' | 'realizada'>): Estado =>
  estado ?? (realizada ? 'realizada' : 'recibida')

/** What every request begins with. */
export const UNTOUCHED = {
  estado: 'recibida',
  realizada: false,
  cierre: null,
  cuentaCierre: null,
  fechaRealizacion: null,
  fechaInicio: null,
  atiende: null,
  porResponder: false,
  opinion: null,
} as const satisfies Partial<AsesoriaRecord>
