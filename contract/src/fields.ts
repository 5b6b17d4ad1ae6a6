import * as z from 'zod'
import { VERSIONES_POLITICA } from './catalogs.ts'
import { RECORD_ID } from './endpoint.ts'
import { UNREADABLE_FORM, UNREADABLE_QUERY } from './errors.ts'
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
} from './identity.ts'
import { hasLetter, visible, visibleLine } from './text.ts'

/** The fields of the forms and answers of several entities. */

/** zod's own messages are English; a rule without a message says this. */
z.config({ customError: () => 'Revisa este dato.' })

/** Spaces and invisible characters come along with pasted text, so a text may have this many more before cleaning. */
const PASTED_ALONG = 1000

export const tooLong = (max: number) => `Escribe como máximo ${max} caracteres.`

/**
 * A text as it was sent. The length is checked before anything else, because a regular expression that is fast on a
 * hundred characters may take minutes on a million. The exact limit is checked after cleaning.
 */
export const typed = (max: number, wrong: string, required?: string) =>
  z.string(required).max(max + PASTED_ALONG, { error: wrong, abort: true })

/** As `typed`, for one line: trimmed and without invisible characters. */
export const typedLine = (max: number, wrong: string, required?: string) =>
  typed(max, wrong, required).overwrite(visibleLine).trim()

/** The id of a record in a form. Other texts are refused here, because the database throws on them. */
export const recordId = (wrong: string) =>
  z.string(wrong).max(128, { error: wrong, abort: true }).regex(RECORD_ID, wrong)

/** A field that the contract accepts and drops. */
export const ignored = z
  .unknown()
  .transform((): unknown => undefined)
  .optional()

/** Control characters, lone surrogates (not encodable in UTF-8) and the replacement character of a broken encoding. */
const UNSTORABLE = /[\p{Cc}\p{Cs}\uFFFD]/u

const oneLine = (max: number, required?: string) =>
  typedLine(max, tooLong(max), required)
    .min(required === undefined ? 0 : 1, required)
    .max(max, { error: tooLong(max), abort: true })
    .refine((value) => !UNSTORABLE.test(value), 'Usa solo letras, números y signos, en una sola línea.')

/**
 * A required line of at most `max` characters: trimmed, without invisible and control characters. A line break in a
 * name could end a mail header.
 */
export const line = (required: string, max = 100) => oneLine(max, required)

/** As `line`, but may be empty. */
export const optionalLine = (max = 100) => oneLine(max)

const withLetter = (schema: z.ZodString) =>
  schema.refine((value) => value === '' || hasLetter(value), 'Escribe al menos una letra.')

const NAME_MAX = 60

/** A required name, with at least one letter. */
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

/** A required integer. */
export const whole = (least: number, most: number, wrong: string) =>
  z.int(wrong).min(least, wrong).max(most, wrong)

/** The messages for an empty field. They suit people and administrators who write about somebody else. */
const EMPTY = {
  correo: 'Escribe un correo electrónico.',
  telefono: 'Escribe un teléfono.',
  cedula: 'Escribe un número de cédula.',
  ruc: 'Escribe un número de RUC.',
} as const

/** Accounts keep the specification's rule, which refuses code 30. The message says that advice needs no account. */
const withCodigo30 = (value: unknown, wrong: string): string =>
  typeof value === 'string' && isCedulaFromAbroad(value)
    ? `${wrong} Con código 30 no se puede crear una cuenta, pero para pedir una asesoría no hace falta.`
    : wrong

/** The message for a value that breaks a rule: `required` for an empty one, else `wrong`. */
const emptyOrWrong = (required: string, wrong: string) => ({
  error: ({ input }: { input?: unknown }) => (input === '' ? required : withCodigo30(input, wrong)),
})

const DIGITS_MAX = 40

/** A number without the separators that people write. */
const digits = (required: string | undefined, wrong: string) =>
  z
    .string(required)
    .max(DIGITS_MAX, { error: wrong, abort: true })
    .transform((value) => cleanDigits(visible(value)))

/** A required number without its separators. */
export const number = (required: string, wrong: string, isRight: (value: string) => boolean) =>
  digits(required, wrong).refine(isRight, emptyOrWrong(required, wrong))

export const cedula = number(EMPTY.cedula, MENSAJES_IDENTIDAD.cedula, isCedula)
export const ruc = number(EMPTY.ruc, MENSAJES_IDENTIDAD.ruc, isRuc)

/** A cédula or a RUC. Its length decides which of the two the message names. */
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

export const telefono = phone(EMPTY.telefono, MENSAJES_IDENTIDAD.telefono, isTelefono)

/** As `telefono`, but may be empty. */
export const optionalTelefono = nationalDigits(undefined, MENSAJES_IDENTIDAD.telefono).refine(
  (value) => value === '' || isTelefono(value),
  MENSAJES_IDENTIDAD.telefono,
)

/** A required e-mail address, in lower case as the identity provider stores it. */
export const mailAddress = (required: string, wrong: string) =>
  typedLine(CORREO_MAX, wrong, required)
    .overwrite(cleanCorreo)
    .toLowerCase()
    .refine(isCorreo, emptyOrWrong(required, wrong))

export const correo = mailAddress(EMPTY.correo, MENSAJES_IDENTIDAD.correo)

/** At most 4,096 characters, the identity provider's limit. */
export const password = z
  .string({ error: MENSAJES_IDENTIDAD.password })
  .max(4096, { error: 'La contraseña es demasiado larga.', abort: true })
  .refine(isPassword, MENSAJES_IDENTIDAD.password)

/** The version of the privacy policy above the button. An unknown version counts as none and refuses no form. */
export const consentimiento = z.enum(VERSIONES_POLITICA).optional().catch(undefined)

/** The answer of a call that only succeeds. */
export const doneSchema = z.object({ mensaje: z.string() })
export const done = { output: doneSchema }

/** The number of records of a list. */
export const countSchema = z.object({ Total: z.int() })

export const isoDateTime = z.iso.datetime()

/** The parameters of an address: these, each once, and no others. */
export const querySchema = <Params extends z.core.$ZodLooseShape>(params: Params) =>
  z.strictObject(params, UNREADABLE_QUERY)

const IGNORED = ['subidoPor', 'rutaPdf', 'rutaImagen']

/**
 * A multipart form with these fields and no others. `subidoPor`, `rutaPdf` and `rutaImagen` are accepted, as the contract
 * says, and dropped: the token names the author, and the server decides where a file is stored.
 */
export const formWithFile = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => {
  const fields = z.strictObject(shape, UNREADABLE_FORM)
  return z.preprocess(
    (form: z.input<typeof fields>) =>
      Object.fromEntries(Object.entries(form).filter(([field]) => !IGNORED.includes(field))),
    fields,
  )
}
