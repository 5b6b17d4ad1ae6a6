import { CIERRES, DISCAPACIDAD, ESTADOS, searchWords, wordsOfNumero } from '@naf/contract'
import * as z from 'zod'
import type { Stored } from '../../db/collection.ts'
import {
  storedConsent,
  storedText,
  storedTextOrNull,
  storedTime,
  storedTimeOrNull,
  storedWords,
} from '../../db/fields.ts'

/** `asesorias/{id}`. `fingerprint` tells a repeated request from another one under the same key. */
export const asesoriaSchema = z.object({
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
  /** What the account behind it is called now, null where there is none any more. */
  usuarioUsername: storedTextOrNull,
  fechaSolicitud: storedTimeOrNull,
  realizada: z.boolean().default(false),
  fechaRealizacion: storedTimeOrNull,
  fingerprint: z.string().nullable().default(null),
  consentimiento: storedConsent.optional(),
  palabras: storedWords,
  /** What the person reads out on the telephone. */
  numero: storedTextOrNull,
  /** The proof in the link of its mails (docs/decisions/tracking-links.md). */
  clave: storedTextOrNull,
  estado: z.enum(ESTADOS).default('recibida'),
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
})

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
