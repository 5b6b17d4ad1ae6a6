import { api, VERSION_COMUNICACIONES } from '@naf/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { call } from '../support/api-as.ts'
import { times } from '../support/at-once.ts'
import { contentCalls } from '../support/content-kinds.ts'
import { withApi, withEveryKind } from '../support/server.ts'

const server = withApi({ MAX_MAILS_PER_HOUR: '100000', MAX_MAILS_PER_DAY: '100000' })
const people = withEveryKind(server)
afterEach(() => {
  vi.useRealTimers()
})

/** More than one batch of writes. */
const READERS = 250

it(`tells each of ${READERS} readers once, 40 a minute, though the event is followed twice`, async () => {
  const correos = Array.from({ length: READERS }, (_, n) => `lector${n}@example.com`)
  const Version = VERSION_COMUNICACIONES
  await times(READERS, (n) =>
    call(server, api.suscripciones.ask, { input: { Correo: correos[n] ?? '', Version } }),
  )
  await server.settle()
  const links = server.mailbox.messages.map(
    ({ text }) => /\/suscripcion#([\w.-]+)/.exec(text ?? '')?.[1] ?? '',
  )
  await times(READERS, (n) =>
    call(server, api.suscripciones.choose, { input: { Enlace: links[n] ?? '', Boletines: true, Version } }),
  )
  const { token } = people.editor
  const { body } = await contentCalls(() => server, 'boletines').create(token)
  const notified = await call(server, api.suscripciones.notify, { params: { id: body.Id }, token })
  expect(notified).toMatchObject({ status: 201, body: { Lectores: READERS, Aviso: { Lectores: READERS } } })

  const told = () =>
    server.mailbox.messages
      .filter(({ subject }) => subject.startsWith('Nuevo boletín'))
      .map(({ to }) => to[0]?.email)
  await Promise.allSettled([server.settle(), server.settle()])
  await server.settle()
  expect(told()).toHaveLength(40)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 })
  await server.settle()
  expect(told().toSorted()).toEqual(correos.toSorted())
}, 300_000)
