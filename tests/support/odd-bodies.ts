import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { JSON_TYPE } from './api-as.ts'
import type { RawRequest } from './raw.ts'

/** A body that is none of the portal's forms, and the code of its refusal. */
export type OddBody = [what: string, request: RawRequest, status: number, code: string]

const of = (type: string) => ({ 'content-type': type })
const encoded = (encoding: string) => ({ ...JSON_TYPE, 'content-encoding': encoding })

/** Zeros that `kept` bytes on the wire become: 30 MB of 30 kB. */
const aBomb = (bytes: number): Buffer => gzipSync(Buffer.alloc(bytes, 0x30))

const longJson = (bytes: number): Buffer => Buffer.from(`{"a":"${'a'.repeat(bytes - 8)}"}`)

/** Every way of sending `secret`, or a great deal of nothing, that no JSON route takes. */
export const oddBodies = (secret: string): OddBody[] => {
  const json = Buffer.from(JSON.stringify({ username: secret, CedulaRUC: secret, password: secret }))
  const form = Buffer.from(`username=${secret}&password=${secret}&CedulaRUC=${secret}`)
  const unsupported = [415, 'unsupported_body'] as const
  const tooLarge = [413, 'body_too_large'] as const
  return [
    ['gzip', { headers: encoded('gzip'), body: gzipSync(json) }, ...unsupported],
    ['deflate', { headers: encoded('deflate'), body: deflateSync(json) }, ...unsupported],
    ['brotli', { headers: encoded('br'), body: brotliCompressSync(json) }, ...unsupported],
    ['an encoding nobody knows', { headers: encoded('rot13'), body: json }, ...unsupported],
    ['gzip in chunks', { headers: encoded('gzip'), body: gzipSync(json), chunked: true }, ...unsupported],
    ['a bomb of 400 kB', { headers: encoded('gzip'), body: aBomb(400_000) }, ...unsupported],
    ['a bomb of 30 MB', { headers: encoded('gzip'), body: aBomb(30_000_000) }, ...unsupported],
    ['another site’s form', { headers: of('application/x-www-form-urlencoded'), body: form }, ...unsupported],
    ['JSON that says it is text', { headers: of('text/plain'), body: json }, ...unsupported],
    ['JSON that says nothing', { body: json }, ...unsupported],
    ['an event', { headers: of('application/cloudevents+json'), body: json }, ...unsupported],
    ['a multipart form', { headers: of('multipart/form-data; boundary=x'), body: json }, ...unsupported],
    [
      'UTF-16',
      { headers: of('application/json; charset=utf-16'), body: Buffer.from(json.toString(), 'utf16le') },
      ...unsupported,
    ],
    ['Latin-1', { headers: of('application/json; charset=iso-8859-1'), body: json }, ...unsupported],
    ['65,537 bytes', { headers: JSON_TYPE, body: longJson(65_537) }, ...tooLarge],
    ['65,537 bytes in chunks', { headers: JSON_TYPE, body: longJson(65_537), chunked: true }, ...tooLarge],
    ['20 MB', { headers: JSON_TYPE, body: longJson(20_000_000) }, ...tooLarge],
    ['20 MB in chunks', { headers: JSON_TYPE, body: longJson(20_000_000), chunked: true }, ...tooLarge],
    ['broken JSON', { headers: JSON_TYPE, body: json.subarray(0, -2) }, 400, 'invalid_input'],
    ['a cédula and no JSON', { headers: JSON_TYPE, body: Buffer.from(secret) }, 400, 'invalid_input'],
    [
      'UTF-16 that says it is UTF-8',
      { headers: JSON_TYPE, body: Buffer.from(json.toString(), 'utf16le') },
      400,
      'invalid_input',
    ],
    [
      '60,000 lists in one another',
      { headers: JSON_TYPE, body: Buffer.from('['.repeat(60_000)) },
      400,
      'invalid_input',
    ],
    [
      'a key that changes what objects are',
      { headers: JSON_TYPE, body: Buffer.from(`{"username":"${secret}","a":{"__proto__":{"rol":1}}}`) },
      400,
      'invalid_input',
    ],
  ]
}
