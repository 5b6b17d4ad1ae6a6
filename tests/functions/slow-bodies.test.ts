import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { api } from '@naf/contract'
import { expect, it } from 'vitest'
import { call } from '../support/api-as.ts'
import { anAsesoria } from '../support/builders.ts'
import { connectTo } from '../support/raw-http.ts'
import { withApi } from '../support/server.ts'
import { storedAsesorias } from '../support/stored-asesorias.ts'

/** As many requests as an instance takes at once. */
const PLACES = 20
const WAITED_FOR_MS = 10_000

const server = withApi()

const { asesorias, count } = storedAsesorias(() => server)

/** Promises a body, sends a byte of it every second, and listens. */
const dawdle = async (path: string): Promise<{ answer: string; ms: number }> => {
  const socket = connectTo(server.url)
  await once(socket, 'connect')
  const started = performance.now()
  socket.write(
    `POST /api${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n`,
  )
  const trickle = setInterval(() => socket.write(' '), 1_000)
  const [first] = await once(socket, 'data')
  clearInterval(trickle)
  const ms = performance.now() - started
  socket.end()
  return { answer: String(first) + (await text(socket).catch(() => '')), ms }
}

it('who sends a form a byte a second is refused after ten, and nobody else waits meanwhile', async () => {
  await call(server, api.asesorias.create, { input: anAsesoria() })
  const paths = [api.users.login.path, api.asesorias.create.path, api.inscripciones.create.path]
  const slow = Array.from({ length: PLACES }, (_, index) => dawdle(paths[index % paths.length] ?? ''))
  let refused = 0
  for (const dawdler of slow) void dawdler.then(() => refused++)
  expect((await call(server, api.asesorias.create, { input: anAsesoria() })).status).toBe(201)
  expect(refused).toBe(0)
  for (const { answer, ms } of await Promise.all(slow)) {
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('"invalid_input"')
    expect(ms).toBeLessThan(WAITED_FOR_MS + 5_000)
  }
  expect(await count(asesorias())).toBe(2)
})
