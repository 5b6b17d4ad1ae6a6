import * as z from 'zod'
import { VERSIONES_POLITICA } from './catalogos.ts'
import { RECORD_ID } from './endpoint.ts'
import {
  CORREO_MAX,
  cleanCorreo,
  cleanDigits,
  isCedula,
  isCedulaFromAbroad,
  isCorreo,
  isPassword,
  isRuc,
  isTelefono,
  MENSAJES_IDENTIDAD,
  toNationalTelefono,
} from './identidad.ts'
import { hasLetter, visible, visibleLine } from './visible.ts'

/** What several entities' schemas are made of. */

/** What zod says by itself is English; a rule without a text of its own says this instead. */
z.config({ customError: () => 'Revisa este dato.' })

/** Blanks and invisible signs come along with what is pasted: a text may hold so many more than its limit. */
const PASTED_ALONG = 1000

export const tooLong = (max: number) => `Escribe como máximo ${max} caracteres.`

/**
 * A text as it came. Its length is looked at before anything else is done with it: what takes no time on a hundred
 * characters may take minutes on a million. The exact limit comes when the blanks are gone.
 */
export const typed = (max: number, wrong: string, required?: string) =>
  z.string(required).max(max + PASTED_ALONG, { error: wrong, abort: true })

/** As `typed`, for what stands in one line: trimmed, and without what nobody sees. */
export const typedLine = (max: number, wrong: string, required?: string) =>
  typed(max, wrong, required).overwrite(visibleLine).trim()

/** The id of a record that a form names. What can be none never gets as far as the database, which throws at it. */
export const recordId = (wrong: string) =>
  z.string(wrong).max(128, { error: wrong, abort: true }).regex(RECORD_ID, wrong)

/** Accepted, as the contract says, and dropped. */
export const ignored = z
  .unknown()
  .transform((): unknown => undefined)
  .optional()

/** Control characters, half surrogates (no UTF-8 can hold them) and what a broken encoding leaves behind. */
const UNSTORABLE = /[\p{Cc}\p{Cs}\uFFFD]/u

const oneLine = (max: number, required?: string) =>
  typedLine(max, tooLong(max), required)
    .min(required === undefined ? 0 : 1, required)
    .max(max, { error: tooLong(max), abort: true })
    .refine((value) => !UNSTORABLE.test(value), 'Usa solo letras, números y signos, en una sola línea.')

/**
 * A required line of text: without what nobody sees, trimmed, without control characters (a line break in a name could
 * end a mail header), at most `max` characters.
 */
export const line = (required: string, max = 100) => oneLine(max, required)

/** As `line`, but may be empty; blanks alone are nothing. */
export const optionalLine = (max = 100) => oneLine(max)

const withLetter = (schema: z.ZodString) =>
  schema.refine((value) => value === '' || hasLetter(value), 'Escribe al menos una letra.')

const NAME_MAX = 60

/** What somebody is called. */
export const name = (required: string, max = NAME_MAX) => withLetter(line(required, max))

/** As `name`, but may be empty. */
export const optionalName = withLetter(optionalLine(NAME_MAX))

const severalLines = (max: number, required?: string) =>
  typed(max, tooLong(max), required)
    .overwrite(visible)
    .trim()
    .min(required === undefined ? 0 : 1, required)
    .max(max, { error: tooLong(max), abort: true })
    .refine(
      (value) => !UNSTORABLE.test(value.replace(/[\r\n\t]/g, '')),
      'El texto tiene signos que no podemos guardar. Bórralos o escríbelo otra vez.',
    )

/** A required text that may have several lines. */
export const text = (required: string, max: number) => severalLines(max, required)

/** As `text`, but may be empty. */
export const optionalText = (max: number) => severalLines(max)

/** For people and for administrators who write of somebody else. */
const MENSAJES_VACIO = {
  correo: 'Escribe un correo electrónico.',
  telefono: 'Escribe un teléfono.',
  cedula: 'Escribe un número de cédula.',
  ruc: 'Escribe un número de RUC.',
} as const

/** Accounts keep the specification's rule, which knows no cédula with code 30: say that advice needs no account. */
const withCodigo30 = (value: unknown, wrong: string): string =>
  typeof value === 'string' && isCedulaFromAbroad(value)
    ? `${wrong} Con código 30 no se puede crear una cuenta, pero para pedir una asesoría no hace falta.`
    : wrong

/** One message for a value that breaks a rule: what to write where there is nothing, what is wrong where there is. */
const emptyOrWrong = (required: string, wrong: string) => ({
  error: ({ input }: { input?: unknown }) => (input === '' ? required : withCodigo30(input, wrong)),
})

const DIGITS_MAX = 40

/** A number as people write it, without the signs that separate its digits. */
const digits = (required: string | undefined, wrong: string) =>
  z
    .string(required)
    .max(DIGITS_MAX, { error: wrong, abort: true })
    .transform((value) => cleanDigits(visible(value)))

/** A required number, without the signs that separate its digits. */
export const number = (required: string, wrong: string, isRight: (value: string) => boolean) =>
  digits(required, wrong).refine(isRight, emptyOrWrong(required, wrong))

export const cedula = number(MENSAJES_VACIO.cedula, MENSAJES_IDENTIDAD.cedula, isCedula)
export const ruc = number(MENSAJES_VACIO.ruc, MENSAJES_IDENTIDAD.ruc, isRuc)

/** Either number, told apart by its length, so that the message names what was meant. */
export const cedulaRuc = (required: string) =>
  digits(required, required).superRefine((value, context) => {
    if (value === '') context.addIssue({ code: 'custom', message: required })
    else if (value.length > 10 && !isRuc(value))
      context.addIssue({ code: 'custom', message: withCodigo30(value, MENSAJES_IDENTIDAD.ruc) })
    else if (value.length <= 10 && !isCedula(value))
      context.addIssue({ code: 'custom', message: withCodigo30(value, MENSAJES_IDENTIDAD.cedula) })
  })

const nationalDigits = (required: string | undefined, wrong: string) =>
  digits(required, wrong).transform(toNationalTelefono)

/** A required telephone, as it is dialled within Ecuador. */
export const phone = (required: string, wrong: string, isRight: (value: string) => boolean) =>
  nationalDigits(required, wrong).refine(isRight, emptyOrWrong(required, wrong))

export const telefono = phone(MENSAJES_VACIO.telefono, MENSAJES_IDENTIDAD.telefono, isTelefono)

/** As `telefono`, but may be empty. */
export const optionalTelefono = nationalDigits(undefined, MENSAJES_IDENTIDAD.telefono).refine(
  (value) => value === '' || isTelefono(value),
  MENSAJES_IDENTIDAD.telefono,
)

/** A required address, in lower case as the identity provider stores it. */
export const mailAddress = (required: string, wrong: string) =>
  typedLine(CORREO_MAX, wrong, required)
    .overwrite(cleanCorreo)
    .toLowerCase()
    .refine(isCorreo, emptyOrWrong(required, wrong))

export const correo = mailAddress(MENSAJES_VACIO.correo, MENSAJES_IDENTIDAD.correo)

/** At most 4,096 characters: the identity provider's own limit. */
export const password = z
  .string({ error: MENSAJES_IDENTIDAD.password })
  .max(4096, { error: 'La contraseña es demasiado larga.', abort: true })
  .refine(isPassword, MENSAJES_IDENTIDAD.password)

/**
 * The text of the privacy policy that stood above the button. What names none, or one that nobody knows, agreed to
 * none as far as can be told; that is no reason to refuse the form.
 */
export const consentimiento = z.enum(VERSIONES_POLITICA).optional().catch(undefined)

/** The answer of a call that has nothing to give but its success. */
export const doneSchema = z.object({ mensaje: z.string() })

/** How many records a list has in all. */
export const countSchema = z.object({ Total: z.int() })

export const isoDateTime = z.iso.datetime()
