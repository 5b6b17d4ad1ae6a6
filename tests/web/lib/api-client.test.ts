import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { api } from '@naf/contract'
import type { DetachedWindowAPI } from 'happy-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, call, errorText } from '../../../web/src/lib/api-client.ts'
import { NetworkError } from '../../../web/src/lib/transport.ts'

type Answer = (request: IncomingMessage & { body: string }, response: ServerResponse) => void

let server: Server
let answer: Answer

const json =
  (status: number, body: unknown): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  }

beforeEach(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    answer(Object.assign(request, { body }), response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI }
  happyDOM.setURL(`http://127.0.0.1:${port}/`)
})

afterEach(() => new Promise((resolve) => server.close(resolve)))

const failure = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => expect.fail('it should have failed'),
    (error: unknown) => error,
  )

describe('call', () => {
  it('fills the path, sends the input and the headers, and gives the answer', async () => {
    let seen: unknown
    answer = (request, response) => {
      seen = {
        method: request.method,
        url: request.url,
        body: JSON.parse(request.body),
        key: request.headers['idempotency-key'],
        authorization: request.headers.authorization,
      }
      json(200, { Id: 'a b/c' })(request, response)
    }
    const input = { passwordActual: 'x' } as never
    const options = { params: { uid: 'a b/c' }, input, headers: { 'Idempotency-Key': 'k1' } }
    expect(await call(api.users.updatePerfil, options)).toEqual({ Id: 'a b/c' })
    expect(seen).toEqual({
      method: 'PUT',
      url: '/api/users/perfil/a%20b%2Fc',
      body: { passwordActual: 'x' },
      key: 'k1',
      authorization: undefined,
    })
  })

  it('writes the query into the address, without what is left open', async () => {
    let url: string | undefined
    answer = (request, response) => {
      url = request.url
      json(200, [])(request, response)
    }
    await call(api.asesorias.list, { query: { cursor: '12' } })
    expect(url).toBe('/api/asesorias/todas?cursor=12')
    await call(api.asesorias.list, { query: { cursor: 'ñ & co' } })
    expect(url).toBe('/api/asesorias/todas?cursor=%C3%B1+%26+co')
    await call(api.asesorias.list, { query: { cursor: undefined } })
    expect(url).toBe('/api/asesorias/todas')
  })

  it('does not compile with a query that the endpoint does not take', () => {
    const options = [
      // @ts-expect-error it takes none
      (): unknown => call(api.salud.read, { query: { cursor: '1' } }),
      // @ts-expect-error it takes another
      (): unknown => call(api.asesorias.list, { query: { pagina: '1' } }),
    ]
    expect(options).toHaveLength(2)
  })

  describe('a list that is larger than one answer', () => {
    const inParts =
      (...parts: unknown[][]): Answer =>
      (request, response) => {
        const at = Number(new URL(request.url ?? '', 'http://x').searchParams.get('cursor') ?? 0)
        const link = at + 1 < parts.length ? { Link: `<?cursor=${at + 1}>; rel="next"` } : {}
        response
          .writeHead(200, { 'Content-Type': 'application/json', ...link })
          .end(JSON.stringify(parts[at]))
      }

    it('is asked for until it is whole, each record once', async () => {
      answer = inParts([{ Id: 'a' }, { Id: 'b' }], [{ Id: 'b' }, { Id: 'c' }], [{ Id: 'd' }])
      expect(await call(api.asesorias.list)).toEqual([{ Id: 'a' }, { Id: 'b' }, { Id: 'c' }, { Id: 'd' }])
    })

    it('is asked for through the same filter to its end', async () => {
      const asked: string[] = []
      answer = (request, response) => {
        asked.push(request.url ?? '')
        const link = asked.length === 1 ? { Link: '<?cursor=1&estado=x>; rel="next"' } : {}
        response.writeHead(200, link).end('[]')
      }
      await call(api.asesorias.list, { query: { cursor: '2' } })
      expect(asked).toEqual(['/api/asesorias/todas?cursor=2', '/api/asesorias/todas?cursor=1&estado=x'])
    })

    it('is refused whole where a part of it is, rather than shown in half', async () => {
      const parts = inParts([{ Id: 'a' }], [{ Id: 'b' }])
      answer = (request, response) =>
        request.url?.includes('cursor')
          ? json(503, { error: 'Inténtalo más tarde.', code: 'unavailable' })(request, response)
          : parts(request, response)
      expect(await failure(call(api.asesorias.list))).toMatchObject({ status: 503, code: 'unavailable' })
    })

    it('is never asked for at another address than its own, whatever the link says', async () => {
      const asked: string[] = []
      answer = (request, response) => {
        asked.push(request.url ?? '')
        const link = asked.length === 1 ? { Link: '<https://evil.example/x?cursor=1>; rel="next"' } : {}
        response.writeHead(200, link).end('[]')
      }
      await call(api.asesorias.list)
      expect(asked).toEqual(['/api/asesorias/todas', '/api/asesorias/todas?cursor=1'])
    })
  })

  it('hands on the server’s own words', async () => {
    answer = json(409, { error: 'Ese nombre ya existe.', code: 'username_taken' })
    const error = await failure(call(api.salud.read))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 409, code: 'username_taken', message: 'Ese nombre ya existe.' })
    expect(errorText(error, 'otro texto')).toBe('Ese nombre ya existe.')
  })

  it.each([
    ['HTML of a proxy', 502, '<html>Bad Gateway</html>'],
    ['an empty body', 500, ''],
    ['JSON that is no error body', 500, '{"error":{"message":"x"}}'],
  ])('has words of its own for %s', async (_name, status, body) => {
    answer = (_request, response) => void response.writeHead(status).end(body)
    const error = await failure(call(api.salud.read))
    expect(error).toMatchObject({
      status,
      code: null,
      message: 'El servicio no está disponible en este momento. Inténtalo de nuevo en unos minutos.',
    })
    expect(errorText(error, 'el texto de la pantalla')).toBe('el texto de la pantalla')
  })

  it('takes a success that is not JSON for a failure', async () => {
    answer = (_request, response) => void response.writeHead(200).end('<!doctype html>')
    expect(await failure(call(api.salud.read))).toBeInstanceOf(ApiError)
  })

  it('tells a lost connection from a refusal', async () => {
    answer = (request) => request.socket.destroy()
    const error = await failure(call(api.salud.read))
    expect(error).toBeInstanceOf(NetworkError)
    expect(errorText(error, 'otro texto')).toMatch(/^No hay conexión/)
  })

  describe('a connection that has died without a word', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
    afterEach(() => vi.useRealTimers())

    it.each([
      ['before the answer', () => {}],
      ['in the middle of the answer', (_request, response) => void response.write('{"estado":')],
    ] as [string, Answer][])(
      '%s is a lost connection after 45 seconds, and not before',
      async (_when, reply) => {
        const reached = new Promise<void>((resolve) => {
          answer = (request, response) => {
            reply(request, response)
            resolve()
          }
        })
        let ended = false
        const error = failure(call(api.salud.read)).finally(() => {
          ended = true
        })
        await reached
        await vi.advanceTimersByTimeAsync(44_900)
        expect(ended).toBe(false)
        await vi.advanceTimersByTimeAsync(200)
        expect(await error).toBeInstanceOf(NetworkError)
        server.closeAllConnections()
      },
    )
  })

  it('does not take an abort for a lost connection', async () => {
    answer = () => {}
    const abort = new AbortController()
    const error = failure(call(api.salud.read, { signal: abort.signal }))
    setTimeout(() => abort.abort(), 20)
    expect(await error).not.toBeInstanceOf(NetworkError)
    server.closeAllConnections()
  })
})
