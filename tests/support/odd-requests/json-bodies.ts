import { gzipSync } from 'node:zlib'
import type { Random } from './random.ts'

/** JSON bodies with something wrong in them, as bytes: some of it no object could hold. */

type Input = Record<string, unknown>

const LONG = 'á'.repeat(20_000)
const nested = (depth: number): unknown => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)

/** In place of a field's value. */
const VALUES: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1e308, 2 ** 53 + 2, 0.1, '', ' ', [], {}, [[]], [null]],
  ...['\u0000', 'a\r\nBcc: b@example.com', '\u202egnp.exe', 'K\u212A', 'İ', '\ufeff', '😀'.repeat(50), LONG],
  ...['<script>alert(1)</script>', "' OR 1=1 --", '{{7*7}}', '=HYPERLINK("http://x")', '../../etc/passwd'],
  ...[{ $gt: '' }, { $ne: null }, { toString: 1 }, { length: 1e9 }, nested(500)],
  ...['1999-02-30', '0000000000', '１７１００３４０６５', '1e3', 'null', 'undefined', 'NaN', '3', '1'],
  Array.from({ length: 3000 }, (_, index) => index),
]

/** What a caller would like to decide that is not the caller's. */
const EXTRA: Input = {
  rol: 1,
  rol_id: 1,
  uid: 'otra',
  Id: 'otra',
  FirebaseUid: 'otra',
  usuarioId: 'otra',
  realizada: true,
  Realizada: true,
  fechaSolicitud: '1999-01-01',
  subidoPor: 'otra',
  admin: true,
  constructor: { prototype: { rol: 1 } },
}

const spoil = (input: Input, random: Random): Input => {
  const spoilt: Input = { ...input }
  const names = [...Object.keys(input), 'otro']
  for (let times = 1 + random.int(3); times > 0; times--) {
    const name = random.pick(names)
    if (random.often(25)) delete spoilt[name]
    else spoilt[name] = random.pick(VALUES)
  }
  return random.often(30) ? { ...spoilt, ...EXTRA } : spoilt
}

/** What is done to the text, which is then no JSON, or JSON that an object would not give. */
const ON_TEXT: readonly ((text: string, random: Random) => string | Buffer)[] = [
  (text, random) => text.slice(0, random.int(text.length)),
  (text) => `${text}${text}`,
  (text) => `${text}\u0000`,
  (text) => `\ufeff${text}`,
  (text) => `[${text}]`,
  (text) => `${' '.repeat(30_000)}${text}`,
  (text) => text.replace('{', '{"__proto__":{"rol":1,"isAdmin":true},'),
  (text) => text.replace('{', '{"constructor":{"prototype":{"rol":1}},'),
  (text) => text.replace(/"[^"]*"(?=[,}])/, '1e99999'),
  (text) => text.replace(/"[^"]*"(?=[,}])/, 'NaN'),
  (text) => text.replace(/"[^"]*"(?=[,}])/, '"\\ud800"'),
  (text) => text.replace(/"[^"]*"(?=[,}])/, '"\\udfff\\ud800x"'),
  (text) => text.replace(/"[^"]*"(?=[,}])/, '-0'),
  (text) => text.replace(/"[^"]*"(?=[,}])/, '9'.repeat(5000)),
  (text) => text.replaceAll('"', "'"),
  (text) => text.replace(/^\{("[^"]*"):/, '{$1:"primero",$1:'),
  (text) => Buffer.from(text, 'utf16le'),
  (text) => Buffer.from(text.replace('a', 'ÿþ'), 'latin1'),
  (text) => gzipSync(text),
  (text) =>
    Buffer.concat([Buffer.from(text.slice(0, -2)), Buffer.of(0xff, 0xfe, 0xc0, 0x80), Buffer.from('"}')]),
  () => '['.repeat(30_000),
  () => '{"a":'.repeat(8_000),
  () => `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  ...['', 'null', '""', '0', '[]', 'true', '{}', '{', '}', '<xml/>', '\u0000', '"', '//', '{"a":1,}'].map(
    (text) => () => text,
  ),
]

/** A body made of a good one. */
export const oddJson = (input: Input, random: Random): Buffer => {
  const text = JSON.stringify(random.often(75) ? spoil(input, random) : input)
  return Buffer.from(random.often(45) ? random.pick(ON_TEXT)(text, random) : text)
}
