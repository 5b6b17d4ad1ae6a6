import { DISCAPACIDAD, searchWords } from '@naf/contract'
import * as z from 'zod'
import type { Stored } from '../../store/collection.ts'
import {
  formerly,
  storedConsent,
  storedText,
  storedTextIfAny,
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
  }),
)

export type AsesoriaRecord = z.output<typeof asesoriaSchema>
export type StoredAsesoria = Stored<AsesoriaRecord>
export type NewAsesoria = Omit<
  AsesoriaRecord,
  'fechaSolicitud' | 'realizada' | 'fechaRealizacion' | 'usuarioUsername' | 'palabras'
>

export const wordsOfAsesoria = ({ nombre, cedulaRUC, correo, telefono }: NewAsesoria): string[] =>
  searchWords(nombre, cedulaRUC, correo, telefono)
