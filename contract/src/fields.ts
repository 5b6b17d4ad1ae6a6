import * as z from 'zod'
import {
  cleanDigits,
  isCedula,
  isCorreo,
  isPassword,
  isRuc,
  isTelefono,
  MENSAJES_IDENTIDAD,
} from './identidad.ts'

/** What several entities' schemas are made of. */

/** What zod says by itself is English; a rule without a text of its own says this instead. */
z.config({ customError: () => 'Revisa este dato.' })

/** Control characters, half surrogates (no UTF-8 can hold them) and what a broken encoding leaves behind. */
const UNSTORABLE = /[\p{Cc}\p{Cs}\uFFFD]/u

/**
 * A required line of text: trimmed, without control characters (a line break in a name could end a mail
 * header), at most `max` characters.
 */
export const line = (required: string, max = 100) =>
  z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(max, `Escribe como máximo ${max} caracteres.`)
    .refine((value) => !UNSTORABLE.test(value), 'Usa solo letras, números y signos, en una sola línea.')

/** What the schema takes, or nothing at all; blanks alone are nothing. */
export const emptyOr = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  z.union([z.string().trim().pipe(z.literal('')), schema])

/** As `line`, but may be missing or empty; stored as an empty string. */
export const optionalLine = (max = 100) => emptyOr(line('', max)).default('')

/** A required text that may have several lines. */
export const text = (required: string, max: number) =>
  z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(max, `Escribe como máximo ${max} caracteres.`)
    .refine(
      (value) => !UNSTORABLE.test(value.replace(/[\r\n\t]/g, '')),
      'El texto tiene signos que no podemos guardar. Bórralos o escríbelo otra vez.',
    )

/** For people and for administrators who write of somebody else. */
const MENSAJES_VACIO = {
  correo: 'Escribe un correo electrónico.',
  telefono: 'Escribe un teléfono.',
  cedula: 'Escribe un número de cédula.',
  ruc: 'Escribe un número de RUC.',
} as const

/** One message for a value that breaks a rule: what to write where there is nothing, what is wrong where there is. */
const emptyOrWrong = (field: keyof typeof MENSAJES_VACIO) => ({
  error: ({ input }: { input?: unknown }) =>
    input === '' ? MENSAJES_VACIO[field] : MENSAJES_IDENTIDAD[field],
})

const digits = (required: string, wrong = required) =>
  z.string({ error: required }).max(40, wrong).transform(cleanDigits)

const numberOf = (field: 'telefono' | 'cedula' | 'ruc', isRight: (value: string) => boolean) =>
  digits(MENSAJES_VACIO[field], MENSAJES_IDENTIDAD[field]).refine(isRight, emptyOrWrong(field))

export const cedula = numberOf('cedula', isCedula)
export const ruc = numberOf('ruc', isRuc)

/** Either number, told apart by its length, so that the message names what was meant. */
export const cedulaRuc = (required: string) =>
  digits(required).superRefine((value, context) => {
    if (value === '') context.addIssue({ code: 'custom', message: required })
    else if (value.length > 10 && !isRuc(value))
      context.addIssue({ code: 'custom', message: MENSAJES_IDENTIDAD.ruc })
    else if (value.length <= 10 && !isCedula(value))
      context.addIssue({ code: 'custom', message: MENSAJES_IDENTIDAD.cedula })
  })

export const telefono = numberOf('telefono', isTelefono)

/** Kept in lower case, as the identity provider keeps it. */
export const correo = z
  .string({ error: MENSAJES_VACIO.correo })
  .trim()
  .toLowerCase()
  .refine(isCorreo, emptyOrWrong('correo'))

/** At most 4,096 characters: the identity provider's own limit. */
export const password = z
  .string({ error: MENSAJES_IDENTIDAD.password })
  .max(4096, 'La contraseña es demasiado larga.')
  .refine(isPassword, MENSAJES_IDENTIDAD.password)

/** The answer of a call that has nothing to give but its success. */
export const doneSchema = z.object({ mensaje: z.string() })

export const isoDateTime = z.iso.datetime()
