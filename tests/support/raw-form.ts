import { type Reply, send } from './api-as.ts'
import type { ApiServer } from './server.ts'

/** Multipart bodies written by hand, for what no browser would send. */

export const BOUNDARY = '----frontera7d1f'
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`

/** One part: its header lines and its bytes. */
export interface Part {
  head: string[]
  body: Uint8Array
}

export const aField = (name: string, value: string | Uint8Array, ...head: string[]): Part => ({
  head: [`Content-Disposition: form-data; name="${name}"`, ...head],
  body: typeof value === 'string' ? Buffer.from(value) : value,
})

/** `filename` as the whole parameter: `filename="a.pdf"`. */
export const aFilePart = (name: string, body: Uint8Array, filename = 'filename="archivo.pdf"'): Part => ({
  head: [
    `Content-Disposition: form-data; name="${name}"; ${filename}`,
    'Content-Type: application/octet-stream',
  ],
  body,
})

export const fieldsOf = (form: Record<string, unknown>): Part[] =>
  Object.entries(form).map(([name, value]) => aField(name, String(value)))

export const rawForm = (parts: Part[], boundary = BOUNDARY): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ head, body }) => [
      Buffer.from(`--${boundary}\r\n${head.join('\r\n')}\r\n\r\n`),
      body,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ])

/** Sends a body as a form, or as whatever `type` says it is. */
export const sendForm = (
  server: Pick<ApiServer, 'url'>,
  { method, path }: { method: string; path: string },
  token: string,
  body: Uint8Array,
  type = FORM_TYPE,
): Promise<Reply> =>
  send(server, method, path, { token, headers: { 'content-type': type }, body: new Uint8Array(body) })
