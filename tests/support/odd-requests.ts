import { gzipSync } from 'node:zlib'
import type { FileRule } from '@naf/contract'
import fc from 'fast-check'
import { ENDPOINTS } from './endpoints.ts'
import { aMutation, mutate } from './mutated-forms.ts'
import { aFilePart, fieldsOf } from './raw.ts'

/** Requests with something wrong in them, to every endpoint of the contract. */

type Input = Record<string, unknown>
type Header = [name: string, value: string]

export interface OddRequest {
  bytes: Buffer
  /** It promises more than it sends. */
  halfClose: boolean
  /** For the message of a failure. */
  inWords: string
}

export interface Sources {
  /** The tokens of good sessions; a visitor has none. */
  tokens: (string | undefined)[]
  /** A good body of every endpoint, by `entity.action`. */
  inputs: Record<string, Input>
  /** An id that exists, by entity. */
  ids: Record<string, string>
}

const words = (text: string) => fc.constantFrom(...text.split(' '))
const mostly = <T>(percent: number, usual: T, other: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: percent, arbitrary: fc.constant(usual) }, { weight: 100 - percent, arbitrary: other })

const METHODS = words('GET POST PUT DELETE PATCH HEAD OPTIONS TRACE CONNECT PROPFIND M-SEARCH get FOO QUERY')

const IDS = fc.oneof(
  words(
    '%2e%2e%2f%2e%2e%2fusers ..%2f.. .. . %00 a%00b % %E0%A4%A %ff%fe %C0%AE%C0%AE __proto__ __x__ constructor null NaN -1 1e309 * {} [] ñandú %F0%9F%98%80 %E2%80%AEabc %0d%0aSet-Cookie:a=b ;a=b a?b a%3Fb a%23b %2F no-existe $where %25%32%65',
  ),
  fc.constantFrom(' ', 'x'.repeat(129), 'x'.repeat(1500), '%41'.repeat(500)),
)

const AROUND = fc.constantFrom<(path: string) => string>(
  (path) => path.replaceAll('/', '//'),
  (path) => `${path}/`,
  (path) => path.toUpperCase(),
  (path) => path.replace('/api', ''),
  (path) => path.replace('/api', '/api/./salud/..'),
  (path) => path.replace('/api/', '/api%2f'),
  (path) => `${path}%00.json`,
  (path) => `${path};jsessionid=1`,
  (path) => `${path}?a[__proto__][rol]=1&a[a]=1&a=2`,
  (path) => `${path}?${'x=1&'.repeat(1500)}`,
  (path) => `${path}?%ff=%`,
  (path) => `${path}#fragmento`,
  (path) => `${path}/../../../../etc/passwd`,
  (path) => `http://ajeno.example${path}`,
  (path) => path.slice(1),
  () => '*',
  () => '/',
  () => '/api/__endpoint',
)

const HEADERS = fc.oneof(
  fc.constantFrom<Header>(
    ['Content-Encoding', 'gzip'],
    ['Content-Encoding', 'br'],
    ['X-HTTP-Method-Override', 'DELETE'],
    ['X-Forwarded-For', `${'1.2.3.4, '.repeat(200)}::1`],
    ['X-Forwarded-For', 'no es una dirección'],
    ['Idempotency-Key', 'corta'],
    ['Idempotency-Key', 'k'.repeat(5000)],
    ['X-Relleno', 'x'.repeat(20_000)],
    ['Host', 'ajeno.example'],
    ['Content-Type', 'text/plain'],
    ['Authorization', 'Bearer otra'],
    ['Expect', '100-continue'],
    ['Expect', 'milagros'],
    ['If-None-Match', '*'],
    ['Accept-Encoding', 'identity;q=0, *;q=0'],
    ['Upgrade', 'websocket'],
    ['Cookie', '__session=eyJhbGciOiJub25lIn0.e30.; a=b'],
    ['X-Cloud-Trace-Context', 'x/y;o=z'],
    ['Ce-Type', 'google.firestore.document.v1.created'],
    ['X-Raro', 'a\u0001b'],
    ['X Raro', 'a'],
  ),
)

const oddAuthorization = (token: string) =>
  fc.constantFrom(
    ...'Bearer|Bearer |Bearer x|Bearer a.b.c|Bearer ..|Basic YTpi|bearer null|Bearer e30.e30.e30'.split('|'),
    `Bearer ${token} ${token}`,
    `Bearer ${token.slice(0, -7)}`,
    `Bearer ${token.slice(3)}`,
    `Bearer ${token.replace('.', '..')}`,
    `Bearer ${'A'.repeat(7_000)}`,
    `Bearer ${token}\u0000`,
    token,
  )

const TYPES = fc.oneof(
  { weight: 2, arbitrary: fc.constant('application/json') },
  fc.constantFrom(
    ...'application/json; charset=utf-8|application/json; charset=utf-16|application/json; charset=klingon'.split(
      '|',
    ),
    ...'APPLICATION/JSON|application/json, text/html|application/json;|text/plain|text/html|*/*|x|'.split(
      '|',
    ),
    ...'application/x-www-form-urlencoded|application/cloudevents+json|multipart/form-data'.split('|'),
  ),
)

const nested = (depth: number): unknown => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)

const VALUES = fc.constantFrom<unknown>(
  ...[null, true, false, 0, -1, 1e308, 2 ** 53 + 2, 0.1, '', ' ', [], {}, [[]], [null], { $gt: '' }],
  ...'\u0000|a\r\nBcc: b@example.com|\u202egnp.exe|K\u212A|İ|\ufeff|<script>|=HYPERLINK("http://x")'.split(
    '|',
  ),
  ...'../../etc/passwd|1999-02-30|0000000000|１７１００３４０６５|1e3|undefined|3|1'.split('|'),
  ...[
    { toString: 1 },
    { length: 1e9 },
    nested(500),
    '😀'.repeat(50),
    'á'.repeat(20_000),
    Array(3000).fill(1),
  ],
)

/** What is not the caller's to decide. */
const EXTRA = { rol: 1, rol_id: 1, uid: 'otra', Id: 'otra', Realizada: true, subidoPor: 'otra', admin: true }

const value = /"[^"]*"(?=[,}])/
const ON_TEXT = fc.constantFrom<(text: string) => string | Buffer>(
  (text) => text.slice(0, text.length / 2),
  (text) => `${text}${text}`,
  (text) => `${text}\u0000`,
  (text) => `\ufeff${text}`,
  (text) => `[${text}]`,
  (text) => `${' '.repeat(30_000)}${text}`,
  (text) => text.replace('{', '{"__proto__":{"rol":1},"constructor":{"prototype":{"rol":1}},'),
  ...['1e99999', 'NaN', '"\\ud800"', '-0', '9'.repeat(5000)].map(
    (odd) => (text: string) => text.replace(value, odd),
  ),
  (text) => text.replaceAll('"', "'"),
  (text) => text.replace(/^\{("[^"]*"):/, '{$1:"primero",$1:'),
  (text) => Buffer.from(text, 'utf16le'),
  (text) => Buffer.from(text.replace('a', 'ÿþ'), 'latin1'),
  (text) => gzipSync(text),
  ...['['.repeat(30_000), '{"a":'.repeat(8_000), `${'['.repeat(5_000)}${']'.repeat(5_000)}`].map(
    (odd) => () => odd,
  ),
  ...'|null|""|0|[]|true|{}|{|}|<xml/>|\u0000|"|//|{"a":1,}'.split('|').map((odd) => () => odd),
)

const anOddJson = (input: Input): fc.Arbitrary<Buffer> => {
  const name = fc.constantFrom(...Object.keys(input), 'otro')
  const spoilt = fc
    .tuple(fc.array(fc.tuple(name, fc.option(VALUES, { nil: undefined })), { maxLength: 3 }), fc.boolean())
    .map(([odd, more]) => ({ ...input, ...Object.fromEntries(odd), ...(more && EXTRA) }))
  return fc
    .tuple(
      spoilt,
      mostly(55, (text) => text, ON_TEXT),
    )
    .map(([body, change]) => Buffer.from(change(JSON.stringify(body)) as string))
}

/** Small and no files: files have tests of their own and take long. */
const FILES = fc.constantFrom('x', '%PDF-1.7\n', '\u0089PNG\r\n', '<svg onload=alert(1)>', '')

const anOddForm = (rule: FileRule, input: Input) =>
  fc.tuple(FILES, fc.array(aMutation, { minLength: 1, maxLength: 3 })).map(([file, mutations]) => {
    const { body, type } = mutate(
      [...fieldsOf(input), aFilePart(rule.field, Buffer.from(file, 'latin1'))],
      mutations,
    )
    return { type: type.replace(/[\r\n]/g, ''), body }
  })

/** How a request says where its body ends: by its length, or by headers that do not fit together. */
const FRAMES = fc.constantFrom<(body: Buffer) => { headers: Header[]; body: Buffer }>(
  ...[[], ['x'], ['chunked, identity'], ['chunked', 'identity'], ['chunked']].map(
    (codings) => (body: Buffer) => ({
      headers: [
        ['Content-Length', String(body.length)],
        ...codings.map((coding): Header => ['Transfer-Encoding', coding]),
      ] as Header[],
      body,
    }),
  ),
  ...['3', '-1', '+3', '99999999999999999999', '1e9'].map((length) => (body: Buffer) => ({
    headers: [['Content-Length', length]] as Header[],
    body,
  })),
)

export const anOddRequest = ({ tokens, inputs, ids }: Sources): fc.Arbitrary<OddRequest> =>
  fc.constantFrom(...ENDPOINTS).chain(({ entity, action, endpoint }) => {
    const input = inputs[`${entity}.${action}`] ?? {}
    const json = fc.record({ type: TYPES, body: anOddJson(input) })
    const none = fc.constant({ type: null, body: Buffer.alloc(0) })
    const bodies: fc.Arbitrary<{ type: string | null; body: Buffer }> = endpoint.file
      ? fc.oneof({ weight: 6, arbitrary: anOddForm(endpoint.file, input) }, json)
      : endpoint.method === 'GET'
        ? fc.oneof({ weight: 4, arbitrary: none }, json)
        : json
    const good = fc.constantFrom(...tokens.map((token) => token && `Bearer ${token}`))
    return fc
      .record({
        method: mostly(80, endpoint.method as string, METHODS),
        id: mostly(40, ids[entity] ?? 'no-existe', IDS),
        around: mostly(80, (path) => path, AROUND),
        authorization: fc.oneof({ weight: 4, arbitrary: good }, oddAuthorization(tokens.find(Boolean) ?? '')),
        more: fc.oneof(
          { weight: 2, arbitrary: fc.constant([]) },
          fc.array(HEADERS, { minLength: 1, maxLength: 2 }),
        ),
        content: bodies,
        frame: fc.oneof({ weight: 8, arbitrary: fc.constant(null) }, FRAMES),
      })
      .map(({ method, id, around, authorization, more, content: { type, body: whole }, frame }) => {
        const length: Header[] = whole.length > 0 ? [['Content-Length', String(whole.length)]] : []
        const { headers, body } = frame?.(whole) ?? { headers: length, body: whole }
        const all: Header[] = [
          ['Host', '127.0.0.1'],
          ...(authorization ? [['Authorization', authorization] as Header] : []),
          ...(type === null ? [] : [['Content-Type', type] as Header]),
          ...more,
          ...headers,
        ]
        const path = around(`/api${endpoint.path.replace(/:\w+/g, () => id)}`)
        const head = [`${method} ${path} HTTP/1.1`, ...all.map(([name, text]) => `${name}: ${text}`)]
        return {
          bytes: Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]),
          halfClose: frame !== null,
          inWords: `${head.map((line) => line.slice(0, 120)).join(' | ')} | ${body.toString('latin1').slice(0, 200)}`,
        }
      })
  })
