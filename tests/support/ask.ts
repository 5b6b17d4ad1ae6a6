import { type IncomingHttpHeaders, request } from 'node:http'

export interface Answered {
  status: number
  headers: IncomingHttpHeaders
  /** As they came over the connection: what `fetch` decompresses is compressed here. */
  bytes: Buffer
  /** False where the connection closed before the answer's end. */
  isWhole: boolean
}

/** One call, whose answer is looked at as it comes. */
export const ask = (
  url: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers }, (incoming) => {
      const parts: Buffer[] = []
      incoming.on('data', (part: Buffer) => parts.push(part))
      // It comes after `close` where the connection was cut.
      incoming.on('error', () => {})
      incoming.on('close', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          bytes: Buffer.concat(parts),
          isWhole: incoming.complete,
        }),
      )
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
