import fc from 'fast-check'
import { aField, BOUNDARY, FORM_TYPE, type Part, rawForm } from './raw-form.ts'

/** A multipart form on its way: first parts, then bytes, and what its header says it is. */
interface Form {
  parts: Part[]
  boundary: string
}

/** One thing gone wrong with a form. Plain data, so that a failing example can be read. */
export interface Mutation {
  how: keyof typeof ofParts | keyof typeof ofBytes | keyof typeof ofType
  /** Places, as shares of what there is. */
  at: number
  to: number
  text: string
}

type Change<T> = (whole: T, change: Omit<Mutation, 'how'>) => T

const LONGER_THAN_ANY_FIELD = 'x'.repeat(20_000)

/** What tends to matter to parsers, and to those who trust them. */
const TEXTS = [
  ...[
    '\r\n',
    '\r\n\r\n',
    '\n',
    '\0',
    '"',
    ';',
    '\\',
    '=',
    '%00',
    '%',
    '../../',
    '\u202e',
    '\ud800',
    '\u00ff\u00fe',
  ],
  ...[`--${BOUNDARY}`, `\r\n--${BOUNDARY}\r\n`, `\r\n--${BOUNDARY}--\r\n`, '--', '; filename="a.pdf"'],
  ...['Content-Transfer-Encoding: base64', 'Content-Type: text/html; charset=utf-7', 'Content-Length: 3'],
  ...["; filename*=UTF-8''%ff%fe", 'Content-Disposition: form-data; name="titulo"', 'X: '.repeat(3000)],
  ...['%PDF-1.7', '%%EOF', '\u00ff\u00d8\u00ff', '<script>', '', ' ', '2025-02-30', 'x'.repeat(151)],
  ...['programado', 'archivado', '0000-01-01T00:00', '9999-12-31T23:59', '2025-02-30T25:61'],
  LONGER_THAN_ANY_FIELD,
]

const NAMES = [
  ...['titulo', 'descripcion', 'autor', 'tipo', 'fechaPublicacion', 'archivoPdf', 'imagen', 'subidoPor'],
  ...[
    'estado',
    'fechaProgramada',
    'rutaPdf',
    'rutaImagen',
    '__proto__',
    'constructor',
    'toString',
    '',
    'título',
    'titulo[]',
    'x'.repeat(200),
  ],
]

/** No JSON: the platform's own parser would answer for a body that is none, before the API is asked. */
const TYPES = [
  ...['', ';', 'text/plain', 'application/octet-stream', 'application/x-www-form-urlencoded', 'image/png'],
  ...[
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary="',
    'multipart/*',
  ],
  ...[`multipart/mixed; boundary=${BOUNDARY}`, `multipart/form-data; charset=klingon; boundary=${BOUNDARY}`],
  ...[`MULTIPART/FORM-DATA; BOUNDARY="${BOUNDARY}"`, `multipart/form-data; boundary=${'b'.repeat(500)}`],
  ...[
    `multipart/form-data; boundary=x; boundary=${BOUNDARY}`,
    `multipart/form-data; boundary*=UTF-8''${BOUNDARY}`,
  ],
]

const place = (length: number, share: number): number => Math.floor(length * share)
const choose = <T>(from: T[], share: number): T => from[place(from.length, share)] as T

const changePart =
  (change: (part: Part, from: Omit<Mutation, 'how'>) => Part): Change<Form> =>
  (form, from) => {
    const chosen = place(form.parts.length, from.at)
    return { ...form, parts: form.parts.map((part, index) => (index === chosen ? change(part, from) : part)) }
  }

const replaceHead = (part: Part, pattern: RegExp, by: string): Part => ({
  ...part,
  head: part.head.map((line) => line.replace(pattern, () => by)),
})

const ofParts = {
  'drop part': ({ parts, ...form }, { at }) => ({
    ...form,
    parts: parts.toSpliced(place(parts.length, at), 1),
  }),
  'repeat part': ({ parts, ...form }, { at, to }) => ({
    ...form,
    parts: parts.length === 0 ? parts : parts.toSpliced(place(parts.length, to), 0, choose(parts, at)),
  }),
  'move part': ({ parts, ...form }, { at, to }) => {
    const [moved] = parts.slice(place(parts.length, at))
    if (!moved) return { ...form, parts }
    return {
      ...form,
      parts: parts.filter((part) => part !== moved).toSpliced(place(parts.length, to), 0, moved),
    }
  },
  'add field': ({ parts, ...form }, { to, text }) => ({
    ...form,
    parts: [...parts, aField(choose(NAMES, to), text)],
  }),
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
  'other boundary': (form, { text }) => ({ ...form, boundary: `${form.boundary}${text.slice(0, 80)}` }),
} satisfies Record<string, Change<Form>>

/** Takes out so many bytes and puts others in. */
const splice = (body: Buffer, at: number, removed: number, bytes: Uint8Array = new Uint8Array()): Buffer =>
  Buffer.concat([body.subarray(0, at), bytes, body.subarray(at + removed)])

const flip: Change<Buffer> = (body, { at, to }) => {
  const index = place(body.length, at)
  return splice(body, index, 1, Buffer.of((body[index] ?? 0) ^ (1 + place(255, to))))
}

const ofBytes = {
  'flip byte': flip,
  'flip early byte': (body, { at, to, text }) => flip(body, { at: at / 4, to, text }),
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
} satisfies Record<string, Change<Buffer>>

const PRINTABLE = /[^\x20-\x7e]/g

const ofType = {
  'other type': (_, { at }) => choose(TYPES, at),
  'insert into type': (type, { at, text }) => {
    const index = place(type.length, at)
    return type.slice(0, index) + text.slice(0, 300).replace(PRINTABLE, '') + type.slice(index)
  },
  'cut type': (type, { at, to }) =>
    type.slice(0, place(type.length, at)) + type.slice(place(type.length, to)),
} satisfies Record<string, Change<string>>

/** Bytes more often: most of them are the file's, which is what is hard to judge. */
const hows = [ofParts, ofBytes, ofBytes, ofBytes, ofType].flatMap(Object.keys) as Mutation['how'][]
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

const all = <T>(changes: Record<string, Change<T>>, start: T, mutations: Mutation[]): T =>
  mutations.reduce((whole, { how, ...change }) => changes[how]?.(whole, change) ?? whole, start)

/** The body of a form and its header, after all that went wrong. */
export const mutate = (parts: Part[], mutations: Mutation[]): { body: Buffer; type: string } => {
  const form = all(ofParts, { parts, boundary: BOUNDARY }, mutations)
  return {
    body: all(ofBytes, rawForm(form.parts, form.boundary), mutations),
    type: all(ofType, FORM_TYPE, mutations),
  }
}
