import type { Random } from './random.ts'

/** Methods, paths, headers and tokens with something wrong in them. */

export type Header = [name: string, value: string]

const METHODS = [
  ...['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'M-SEARCH'],
  ...['get', 'FOO', 'GE T', 'QUERY'],
]

export const oddMethod = (method: string, random: Random): string =>
  random.often(80) ? method : random.pick(METHODS)

const IDS = [
  ...[
    '%2e%2e%2f%2e%2e%2fusers',
    '..%2f..',
    '..',
    '.',
    '%00',
    'a%00b',
    '%',
    '%E0%A4%A',
    '%ff%fe',
    '%C0%AE%C0%AE',
  ],
  ...[
    '__proto__',
    '__x__',
    'constructor',
    'toString',
    'null',
    'undefined',
    'NaN',
    '-1',
    '1e309',
    '*',
    '{}',
    '[]',
  ],
  ...[
    'ñandú',
    '%F0%9F%98%80',
    '%E2%80%AEabc',
    '%0d%0aSet-Cookie:a=b',
    ';a=b',
    'a?b',
    'a%3Fb',
    'a%23b',
    '%2F',
    ' ',
  ],
  ...[
    'x'.repeat(129),
    'x'.repeat(1500),
    '%41'.repeat(500),
    'no-existe',
    "'%20OR%201=1",
    '$where',
    '%25%32%65',
  ],
]

const AROUND: readonly ((path: string) => string)[] = [
  (path) => path.replaceAll('/', '//'),
  (path) => `${path}/`,
  (path) => path.toUpperCase(),
  (path) => path.replace('/api', ''),
  (path) => path.replace('/api', '/api/api'),
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
  (path) => `${path}\\..\\..`,
  (path) => path.slice(1),
  () => '*',
  () => '/',
  () => '/api',
  () => '/api/__endpoint',
  () => '/favicon.ico',
]

export const oddPath = (pattern: string, known: string, random: Random): string => {
  const id = random.often(40) ? known : random.pick(IDS)
  const path = `/api${pattern.replace(/:\w+/, () => id)}`
  return random.often(80) ? path : random.pick(AROUND)(path)
}

export const JSON_TYPES = [
  ...Array.from({ length: 12 }, () => 'application/json'),
  ...[
    'application/json; charset=utf-8',
    'application/json; charset=utf-16',
    'application/json; charset=utf-7',
  ],
  ...[
    'application/json; charset=klingon',
    'APPLICATION/JSON',
    'application/json, text/html',
    'application/json;',
  ],
  ...[
    'text/plain',
    'text/html',
    'application/x-www-form-urlencoded',
    'application/cloudevents+json',
    '*/*',
    'x',
    '',
  ],
  ...[
    'application/vnd.api+json',
    'multipart/form-data',
    'application/json; charset="utf-8',
    'application/octet-stream',
  ],
]

const OTHERS: readonly (() => Header[])[] = [
  () => [['Content-Encoding', 'gzip']],
  () => [['Content-Encoding', 'deflate']],
  () => [['Content-Encoding', 'br']],
  () => [['Content-Encoding', 'gzip, gzip']],
  () => [['Content-Encoding', 'x-nada']],
  () => [['X-HTTP-Method-Override', 'DELETE']],
  () => [['X-Original-URL', '/api/users']],
  () => [['X-Forwarded-For', `${'1.2.3.4, '.repeat(200)}::1`]],
  () => [['X-Forwarded-For', 'no es una dirección']],
  () => [['X-Forwarded-Host', 'ajeno.example']],
  () => [['Idempotency-Key', 'corta']],
  () => [['Idempotency-Key', 'k'.repeat(5000)]],
  () => [['Idempotency-Key', 'clave con espacios y ñ']],
  () => [['X-Relleno', 'x'.repeat(9_000)]],
  () => [['X-Relleno', 'x'.repeat(20_000)]],
  () => Array.from({ length: 150 }, (_, index): Header => [`X-Numero-${index}`, 'x']),
  () => [['Host', 'ajeno.example']],
  () => [['Content-Type', 'text/plain']],
  () => [['Authorization', 'Bearer otra']],
  () => [['Expect', '100-continue']],
  () => [['Expect', 'milagros']],
  () => [['Range', 'bytes=0-0']],
  () => [['If-None-Match', '*']],
  () => [['Accept', 'text/html;q=x']],
  () => [['Accept-Encoding', 'identity;q=0, *;q=0']],
  () => [['Origin', 'null']],
  () => [['Upgrade', 'websocket']],
  () => [['Cookie', '__session=eyJhbGciOiJub25lIn0.e30.; a=b']],
  () => [['X-Cloud-Trace-Context', 'x/y;o=z']],
  () => [['Function-Execution-Id', "'; DROP TABLE"]],
  () => [['Ce-Type', 'google.firestore.document.v1.created']],
  () => [['X-Raro', 'a\u0001b']],
  () => [['X Raro', 'a']],
]

export const oddHeaders = (random: Random): Header[] => (random.often(35) ? random.pick(OTHERS)() : [])

/** What may stand in `Authorization` and opens nothing. */
export const oddAuthorization = (token: string, random: Random): string =>
  random.pick([
    ...[
      'Bearer',
      'Bearer ',
      'Bearer x',
      'Bearer a.b.c',
      'Bearer ..',
      'Basic YTpi',
      'bearer null',
      'Digest a="b"',
    ],
    `Bearer ${token} ${token}`,
    `Bearer ${token.slice(0, -7)}`,
    `Bearer ${token.slice(3)}`,
    `Bearer ${token.replace('.', '..')}`,
    `Bearer ${token.replace(/^[^.]*/, 'eyJhbGciOiJub25lIn0')}`,
    `Bearer ${'A'.repeat(7_000)}`,
    `Bearer e30.e30.e30`,
    `Bearer ${token}\u0000`,
    `Token ${token}`,
    token,
  ])
