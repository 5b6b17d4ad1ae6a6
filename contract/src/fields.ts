import * as z from 'zod'
import { VERSIONES_POLITICA } from './catalogs.ts'
import { RECORD_ID } from './endpoint.ts'
import { UNREADABLE_FORM, UNREADABLE_QUERY } from './errors.ts'
import * as identity from './identity.ts'
import { hasLetter, visible, visibleLine, wholeNumber } from './text.ts'

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

/** A letter with its accent as one character, as fonts and other programs expect it. Macs and PDFs send two. */
const composed = (text: string) => text.normalize('NFC')

/** As `typed`, for one line: trimmed and without invisible characters. */
export const typedLine = (max: number, wrong: string, required?: string) =>
  typed(max, wrong, required).overwrite(visibleLine).overwrite(composed).trim()

/** Lone surrogates (not encodable in UTF-8) and the replacement character of a broken encoding. */
const UNSTORABLE = /[\p{Cs}\uFFFD]/u

/**
 * A line of at most `max` characters: trimmed and without invisible characters. A line break is refused: in a name it
 * could end a mail header. Without `required` it may be empty.
 */
export const line = (required: string | undefined, max = 100) =>
  typedLine(max, tooLong(max), required)
    .min(required === undefined ? 0 : 1, required)
    .max(max, { error: tooLong(max), abort: true })
    .refine(
      (value) => !value.includes('\n') && !UNSTORABLE.test(value),
      'Usa solo letras, números y signos, en una sola línea.',
    )

export const optionalLine = (max = 100) => line(undefined, max)

/** Emoji, stars, bullets and signs of private fonts. The degree sign stays, as in 'N° 3'. */
const ORNAMENTS = /\s*(?:(?!°)[•\p{So}\p{Co}\p{Me}\p{Emoji_Modifier}\p{Default_Ignorable_Code_Point}]\s*)+/gu

/** A line with at least one letter, if it has any character, and without ornaments: certificates cannot print them. */
export const name = (required: string | undefined, max = 60) =>
  line(required, max)
    .refine((value) => value === '' || hasLetter(value), 'Escribe al menos una letra.')
    .overwrite((value) => value.replace(ORNAMENTS, ' ').trim())

export const optionalName = name(undefined)

/** A text that may have several lines. Without `required` it may be empty. */
export const text = (required: string | undefined, max: number) =>
  typed(max, tooLong(max), required)
    .overwrite(visible)
    .overwrite(composed)
    .trim()
    .min(required === undefined ? 0 : 1, required)
    .max(max, { error: tooLong(max), abort: true })
    .refine(
      (value) => !UNSTORABLE.test(value),
      'El texto tiene signos que no podemos guardar. Bórralos o escríbelo otra vez.',
    )

export const optionalText = (max: number) => text(undefined, max)

/** A whole number, or a text that stands for one (`wholeNumber`). */
export const whole = (least: number, most: number, wrong: string) =>
  z
    .union([z.number(), z.string().max(40).transform(wholeNumber)], wrong)
    .pipe(z.int(wrong).min(least, wrong).max(most, wrong))

/** The id of a record in a form. Other texts are refused here, because the database throws on them. */
export const recordId = (wrong: string) =>
  z.string(wrong).max(128, { error: wrong, abort: true }).regex(RECORD_ID, wrong)

/** A field that the API accepts and drops. */
export const ignored = z
  .unknown()
  .transform((): unknown => undefined)
  .optional()

/** A number without the separators that people write. */
const digits = (required: string | undefined, wrong: string, clean = identity.cleanDigits) =>
  z
    .string(required)
    .max(40, { error: wrong, abort: true })
    .transform((value) => clean(visible(value)))

/** Accounts keep the specification's rule, which refuses code 30. With the message of the rule it takes two lines. */
const CODIGO_30 = 'Con código 30, pide asesoría sin cuenta.'

/** The message for a value that breaks a rule: `required` for an empty one, else `wrong`. */
const emptyOrWrong = (required: string, wrong: string | ((value: string) => string)) => ({
  error: ({ input }: { input?: unknown }) => {
    const value = String(input)
    if (value === '') return required
    return typeof wrong === 'string' ? wrong : wrong(value)
  },
})

const withCodigo30 = (wrong: string, value: string): string =>
  identity.isCedulaFromAbroad(value) ? `${wrong} ${CODIGO_30}` : wrong

type Rule = (value: string) => boolean

/** A required number without its separators. */
export const number = (required: string, wrong: string, isRight: Rule, clean = identity.cleanDigits) =>
  digits(required, wrong, clean).refine(
    isRight,
    emptyOrWrong(required, (value) => withCodigo30(wrong, value)),
  )

/** A required telephone, as it is dialled within Ecuador. */
export const phone = (
  required: string,
  wrong: string,
  isRight: Rule,
  toNational = identity.completeTelefono,
) => digits(required, wrong).transform(toNational).refine(isRight, emptyOrWrong(required, wrong))

/** A required e-mail address, in lower case as the identity provider stores it. */
export const mailAddress = (required: string, wrong: string) =>
  typedLine(identity.CORREO_MAX, wrong, required)
    .overwrite(identity.cleanCorreo)
    .toLowerCase()
    .refine(identity.isCorreo, emptyOrWrong(required, wrong))

// These messages suit people and administrators who write about somebody else.
const m = identity.MENSAJES_IDENTIDAD
export const correo = mailAddress('Escribe un correo electrónico.', m.correo)
const TELEFONO = 'Escribe un teléfono.'
export const telefono = phone(TELEFONO, m.telefono, identity.isTelefono)
/** By the specification's rule, which knows no mobile of nine digits. */
export const registeredTelefono = phone(
  TELEFONO,
  m.telefono,
  identity.isTelefono,
  identity.toNationalTelefono,
)
export const optionalTelefono = digits(undefined, m.telefono)
  .transform(identity.completeTelefono)
  .refine((value) => value === '' || identity.isTelefono(value), m.telefono)
export const cedula = number('Escribe un número de cédula.', m.cedula, identity.isCedula)
export const ruc = number('Escribe un número de RUC.', m.ruc, identity.isRuc)

const CEDULA_RUC = 'Escribe la cédula o el RUC.'

/** The length decides which of the two the message names. */
export const cedulaRuc = digits(CEDULA_RUC, CEDULA_RUC, identity.cleanCedulaRuc).refine(
  (value) => identity.isCedula(value) || identity.isRuc(value),
  emptyOrWrong(CEDULA_RUC, (value) => withCodigo30(value.length > 10 ? m.ruc : m.cedula, value)),
)

/** At most 4,096 characters, the identity provider's limit. */
export const password = z
  .string({ error: m.password })
  .max(4096, { error: 'La contraseña es demasiado larga.', abort: true })
  .refine(identity.isPassword, m.password)

/** The version of the privacy policy above the button. An unknown version counts as none and refuses no form. */
export const consentimiento = z.enum(VERSIONES_POLITICA).optional().catch(undefined)

export const LINK_ENDED = 'Este enlace ya no sirve. Ábrelo otra vez desde el correo, o pide uno nuevo.'

/** The link of a mail: the record's id and a secret. Firestore reserves ids like `__id__`. */
export const linkWith = (ended: string) =>
  z.object({ Enlace: z.string().regex(/^(?!__.*__\.)[A-Za-z0-9_-]{20,128}\.[A-Za-z0-9_-]{20,64}$/, ended) })

export const linkSchema = linkWith(LINK_ENDED)

export const isoDateTime = z.iso.datetime()

/** Fields of an answer that have one schema. */
export const fieldsOf =
  <Schema extends z.ZodType>(schema: Schema) =>
  <const Name extends string>(...names: Name[]) =>
    Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>

export const texts = fieldsOf(z.string())
export const ints = fieldsOf(z.int())
export const textsOrNull = fieldsOf(z.string().nullable())
export const intsOrNull = fieldsOf(z.int().nullable())
export const momentsOrNull = fieldsOf(isoDateTime.nullable())

/** The answer of a call that only succeeds. */
export const done = { output: z.object(texts('mensaje')) }

/** The number of records of a list. */
export const countSchema = z.object(ints('Total'))

/** The parameters of an address: these, each once, and no others. */
export const querySchema = <Params extends z.core.$ZodLooseShape>(params: Params) =>
  z.strictObject(params, UNREADABLE_QUERY)

const DROPPED = ['subidoPor', 'rutaPdf', 'rutaImagen']

/**
 * A multipart form with these fields and no others. Three more are accepted, as the specification says, and dropped:
 * the token names the author, and the server decides where a file is stored.
 */
export const formWithFile = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => {
  const fields = z.strictObject(shape, UNREADABLE_FORM)
  return z.preprocess(
    (form: z.input<typeof fields>) =>
      Object.fromEntries(Object.entries(form).filter(([field]) => !DROPPED.includes(field))),
    fields,
  )
}
