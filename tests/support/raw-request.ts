import { Agent, type OutgoingHttpHeaders, request } from 'node:http'

interface RawReply {
  status: number
  text: string
}

/**
 * A request as no browser would send it: any headers, one of them more than once where it is a list, and a body in
 * chunks, whose length nobody announces, where `chunked` is asked for.
 */
export const sendRaw = (
  url: string,
  { method = 'POST', headers = {}, body = Buffer.alloc(0), chunked = false }: AnyRequest,
): Promise<RawReply> =>
  new Promise((resolve, reject) => {
    const length = chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': body.length }
    const agent = new Agent({ keepAlive: true })
    const outgoing = request(url, { method, headers: { ...length, ...headers }, agent }, (incoming) => {
      let text = ''
      incoming.setEncoding('utf8')
      incoming.on('data', (part: string) => {
        text += part
      })
      incoming.on('end', () => {
        agent.destroy()
        resolve({ status: incoming.statusCode ?? 0, text })
      })
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })

/** As `RawRequest`, a header more than once where it is a list. */
type AnyRequest = Omit<RawRequest, 'headers'> & { headers?: OutgoingHttpHeaders }

export interface RawRequest {
  method?: string
  headers?: Record<string, string>
  body?: Buffer
  chunked?: boolean
}
