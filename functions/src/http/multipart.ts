import { type FileRule, UNREADABLE_FORM } from '@naf/contract'
import busboy from 'busboy'
import type { Request } from 'express'
import { AppError, unavailable } from '../errors.ts'
import { type BodyLimit, readBytes } from './body.ts'

/** A file as it arrived: its bytes, and the name it had at the sender's, which nothing may rely on. */
export type Upload = { bytes: Buffer; name: string }

type Form = { fields: Record<string, string>; file: Upload | null }

const MALFORMED = 'El formulario llegó incompleto o dañado. Vuelve a enviarlo.'
const EMPTY = 'El archivo está vacío.'

const FIELDS_MAX_BYTES = 65_536

/** Texts may be far too long, up to a point: their schema says so better than a form that seems damaged. */
const LIMITS = {
  files: 1,
  fields: 20,
  parts: 21,
  fieldNameSize: 100,
  fieldSize: FIELDS_MAX_BYTES,
  headerPairs: 20,
}

/** Hosting gives up on what takes longer. */
const FORM_MAX_MS = 60_000

/** Limit of the whole form: a longer form cannot hold a file under the file limit. */
export const formLimit = ({ limitBytes, messages }: FileRule): BodyLimit => ({
  maxBytes: limitBytes + FIELDS_MAX_BYTES,
  maxMs: FORM_MAX_MS,
  // A connection that comes back goes on with the file.
  maxPauseMs: FORM_MAX_MS,
  tooLarge: () => new AppError('file_too_large', messages.tooLarge),
})

const refusal = (message: string) => new AppError('invalid_input', message)

/**
 * Reads a multipart form with at most one file, which must be in the field of `rule`.
 * @throws invalid_input for anything that is not such a form, whole, with each field once; file_too_large
 */
export const readForm = async (req: Request, rule: FileRule): Promise<Form> => {
  const form = await parse(openParser(req, rule), await readBytes(req, formLimit(rule)), rule)
  if (req.method === 'POST' && !form.file) throw refusal(rule.messages.missing)
  return form
}

const parse = (parser: busboy.Busboy, body: Buffer, rule: FileRule): Promise<Form> =>
  new Promise((resolve, reject) => {
    const fields = new Map<string, string>()
    let file: Upload | null = null

    // A part in an encoding that nobody knows comes without a value.
    parser.on('field', (name, value: string | undefined, { nameTruncated, valueTruncated }) => {
      if (nameTruncated || valueTruncated || value === undefined) reject(refusal(MALFORMED))
      else if (fields.has(name)) reject(refusal(UNREADABLE_FORM))
      else fields.set(name, value)
    })

    parser.on('file', (name, stream, { filename }) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      // Emitted once the file has as many bytes as `fileSize`, so a file of exactly that size is refused too.
      stream.on('limit', () => reject(new AppError('file_too_large', rule.messages.tooLarge)))
      stream.on('error', () => reject(refusal(MALFORMED)))
      stream.on('close', () => {
        const bytes = Buffer.concat(chunks)
        const chosen = bytes.length > 0 || Boolean(filename)
        if (name !== rule.field) reject(refusal(UNREADABLE_FORM))
        else if (chosen && bytes.length === 0) reject(refusal(EMPTY))
        else if (chosen) file = { bytes, name: filename ?? '' }
      })
    })

    for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
      parser.on(limit, () => reject(refusal(UNREADABLE_FORM)))
    parser.on('error', () => reject(refusal(MALFORMED)))
    parser.on('close', () => resolve({ fields: Object.fromEntries(fields), file }))
    parser.end(body)
  })

/** @throws invalid_input where the headers announce no multipart form, or one without a boundary */
const openParser = (req: Request, rule: FileRule): busboy.Busboy => {
  if (!req.is('multipart/form-data')) throw refusal(MALFORMED)
  try {
    // Names of files are UTF-8 in every browser of today; the parser's own default is older.
    return busboy({
      headers: req.headers,
      defParamCharset: 'utf8',
      limits: { ...LIMITS, fileSize: rule.limitBytes },
    })
  } catch {
    // A header without a boundary.
    throw refusal(MALFORMED)
  }
}

const FULL = 'Se están subiendo muchos archivos a la vez. Inténtalo de nuevo en unos segundos.'

/**
 * Lets so many uploads in at once, because each holds its file in memory (docs/decisions/request-bodies.md).
 * @throws unavailable for one too many, before a byte of it is read
 */
export const createUploadPlaces = (places: number) => {
  let taken = 0
  return async <T>(upload: () => Promise<T>): Promise<T> => {
    if (taken >= places) throw unavailable(FULL)
    taken += 1
    try {
      return await upload()
    } finally {
      taken -= 1
    }
  }
}
