import fc from 'fast-check'
import { aField, BOUNDARY, FORM_TYPE, type Part, rawForm } from './raw.ts'

/** One thing that goes wrong with a form on its way. Plain data, so that a failing example can be read. */
export interface Mutation {
  how: string
  /** Places, as shares of the whole. */
  at: number
  to: number
  text: string
}

/** What matters to parsers. */
const TEXTS = [
  ...'\r\n|\r\n\r\n|\n|\0|"|;|\\|=|%00|../../|\u202e|\ud800|\u00ff\u00fe||2025-02-30|<script>|--|%%EOF'.split(
    '|',
  ),
  ...'%PDF-1.7|\u00ff\u00d8\u00ff|programado|archivado|0000-01-01T00:00|9999-12-31T23:59|; filename="a.pdf"'.split(
    '|',
  ),
  ...'Content-Transfer-Encoding: base64|Content-Type: text/html; charset=utf-7|Content-Length: 3'.split('|'),
  ...`--${BOUNDARY}|\r\n--${BOUNDARY}\r\n|\r\n--${BOUNDARY}--\r\n|; filename*=UTF-8''%ff%fe`.split('|'),
  'Content-Disposition: form-data; name="titulo"',
  ...['X: '.repeat(3000), 'x'.repeat(151), 'x'.repeat(20_000)],
]
const NAMES =
  'titulo descripcion autor tipo fechaPublicacion archivoPdf imagen subidoPor estado fechaProgramada rutaPdf __proto__ constructor titulo[] título '.split(
    ' ',
  )
/** No JSON: the platform's own parser would answer for a malformed body before the API does. */
const TYPES = [
  ...'|;|text/plain|application/x-www-form-urlencoded|image/png|multipart/form-data|multipart/*'.split('|'),
  ...[
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary="',
    `multipart/mixed; boundary=${BOUNDARY}`,
  ],
  `multipart/form-data; charset=klingon; boundary=${BOUNDARY}`,
  `MULTIPART/FORM-DATA; BOUNDARY="${BOUNDARY}"`,
  `multipart/form-data; boundary=x; boundary=${BOUNDARY}`,
  `multipart/form-data; boundary*=UTF-8''${BOUNDARY}`,
]

type Change<T> = (whole: T, from: Mutation) => T

const place = (length: number, share: number): number => Math.floor(length * share)
const choose = (from: string[], share: number): string => from[place(from.length, share)] ?? ''
const changePart =
  (change: (part: Part, from: Mutation) => Part): Change<Part[]> =>
  (parts, from) =>
    parts.map((part, index) => (index === place(parts.length, from.at) ? change(part, from) : part))
const replaceHead = (part: Part, pattern: RegExp, by: string): Part => ({
  ...part,
  head: part.head.map((line) => line.replace(pattern, () => by)),
})

const ofParts: Record<string, Change<Part[]>> = {
  'drop part': (parts, { at }) => parts.toSpliced(place(parts.length, at), 1),
  'repeat part': (parts, { at, to }) =>
    parts.toSpliced(place(parts.length, to), 0, ...parts.slice(place(parts.length, at)).slice(0, 1)),
  'add field': (parts, { to, text }) => [...parts, aField(choose(NAMES, to), text)],
  'rename part': changePart((part, { to }) =>
    replaceHead(part, / name="[^"]*"/, ` name="${choose(NAMES, to)}"`),
  ),
  'name file': changePart((part, { text }) =>
    replaceHead(part, /(; filename="[^"]*")?$/, `; filename="${text}"`),
  ),
  'unname file': changePart((part) => replaceHead(part, /; filename="[^"]*"/, '')),
  'add header': changePart((part, { text }) => ({ ...part, head: [...part.head, text] })),
  'drop headers': changePart((part) => ({ ...part, head: [] })),
  'empty part': changePart((part) => ({ ...part, body: new Uint8Array() })),
  'exchange body': changePart((part, { text }) => ({ ...part, body: Buffer.from(text) })),
}

const splice = (body: Buffer, at: number, removed: number, bytes: Uint8Array = new Uint8Array()): Buffer =>
  Buffer.concat([body.subarray(0, at), bytes, body.subarray(at + removed)])
const flip: Change<Buffer> = (body, { at, to }) => {
  const index = place(body.length, at)
  return splice(body, index, 1, Buffer.of((body[index] ?? 0) ^ (1 + place(255, to))))
}
const ofBytes: Record<string, Change<Buffer>> = {
  'flip byte': flip,
  'flip early byte': (body, from) => flip(body, { ...from, at: from.at / 4 }),
  'cut end': (body, { at }) => body.subarray(0, place(body.length, at)),
  'cut beginning': (body, { at }) => body.subarray(place(body.length, at)),
  'cut middle': (body, { at, to }) => splice(body, place(body.length, at), place(200, to)),
  'repeat bytes': (body, { at, to }) => {
    const index = place(body.length, at)
    return splice(body, index, 0, body.subarray(index, index + place(400, to)))
  },
  'insert text': (body, { at, text }) => splice(body, place(body.length, at), 0, Buffer.from(text)),
  'insert raw text': (body, { at, text }) =>
    splice(body, place(body.length, at), 0, Buffer.from(text, 'latin1')),
  'overwrite text': (body, { at, text }) =>
    splice(body, place(body.length, at), text.length, Buffer.from(text)),
}

const ofType: Record<string, Change<string>> = {
  'other type': (_, { at }) => choose(TYPES, at),
  'insert into type': (type, { at, text }) =>
    type.slice(0, place(type.length, at)) +
    text.slice(0, 300).replace(/[^\x20-\x7e]/g, '') +
    type.slice(place(type.length, at)),
  'cut type': (type, { at, to }) =>
    type.slice(0, place(type.length, at)) + type.slice(place(type.length, to)),
}

/** Bytes more often: most of them are the file's, which is what is hard to judge. */
const hows = [ofParts, ofBytes, ofBytes, ofBytes, ofType].flatMap((changes) => Object.keys(changes))
const share = fc.integer({ min: 0, max: 9999 }).map((tenThousandths) => tenThousandths / 10_000)

export const aMutation: fc.Arbitrary<Mutation> = fc.record(
  {
    how: fc.constantFrom(...hows),
    at: share,
    to: share,
    text: fc.oneof(fc.constantFrom(...TEXTS), fc.string({ maxLength: 12, unit: 'binary' })),
  },
  { noNullPrototype: true },
)

/** The body of a form and its content type, after all that went wrong. */
export const mutate = (parts: Part[], mutations: Mutation[]): { body: Buffer; type: string } => {
  const all = <T>(changes: Record<string, Change<T>>, start: T): T =>
    mutations.reduce((whole, mutation) => changes[mutation.how]?.(whole, mutation) ?? whole, start)
  return { body: all(ofBytes, rawForm(all(ofParts, parts))), type: all(ofType, FORM_TYPE) }
}
