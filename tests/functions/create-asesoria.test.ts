import { randomUUID } from 'node:crypto'
import { api, IDEMPOTENCY_HEADER } from '@naf/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../support/api-as.ts'
import { anAsesoria } from '../support/builders.ts'
import { aroundRequests } from '../support/firestore-requests.ts'
import { mailAbout } from '../support/mail-about.ts'
import { startApi, withApi, withEveryKind } from '../support/server.ts'
import { storedAsesorias } from '../support/stored-asesorias.ts'

const server = withApi()
const people = withEveryKind(server)

const { asesorias, correos, count, clear } = storedAsesorias(() => server)
beforeEach(clear)

type Kind = keyof typeof people

const ask = (kind: Kind = 'visitor', changes = {}, headers: Record<string, string> = {}) =>
  call(server, api.asesorias.create, { input: anAsesoria(changes), token: people[kind].token, headers })

describe('asking for advice', () => {
  it.each(['visitor', 'usuario', 'editor', 'admin'] as const)('is open to a %s', async (kind) => {
    const reply = await ask(kind)
    expect(reply.status).toBe(201)
    const stored = (await asesorias().doc(reply.body.Id).get()).data()
    expect(stored).toMatchObject({
      nombre: 'María Fernanda Quishpe',
      realizada: false,
      fechaRealizacion: null,
      usuarioId: kind === 'visitor' ? null : people[kind].uid,
    })
    expect(Math.abs(stored?.fechaSolicitud.toMillis() - Date.now())).toBeLessThan(60_000)
  })

  it('never believes the UsuarioId that was sent', async () => {
    const { body } = await ask('visitor', { UsuarioId: people.admin.uid })
    expect((await asesorias().doc(body.Id).get()).get('usuarioId')).toBeNull()
    const own = await ask('usuario', { UsuarioId: people.admin.uid })
    expect((await asesorias().doc(own.body.Id).get()).get('usuarioId')).toBe(people.usuario.uid)
  })

  it('costs one commit at Firestore, and nobody reads anything before it', async () => {
    const counted = await startApi()
    const asked: string[] = []
    aroundRequests(counted.firebase.db, (send) => (method, ...rest) => {
      asked.push(method)
      return send(method, ...rest)
    })
    const headers = { [IDEMPOTENCY_HEADER]: randomUUID() }
    const reply = await call(counted, api.asesorias.create, { input: anAsesoria(), headers })
    expect([reply.status, asked]).toEqual([201, ['commit']])
    await counted.close()
  })

  it('writes its mail into the outbox in the same breath', async () => {
    const { body } = await ask()
    expect(
      (
        await correos()
          .doc(await mailAbout(server.firebase.db, body.Id))
          .get()
      ).data(),
    ).toMatchObject({
      to: 'maria.quishpe@example.com',
      status: 'pendiente',
      attempts: 0,
    })
  })

  it('with a missing field is refused with that field’s message; neither record nor mail is stored', async () => {
    const reply = await ask('visitor', { Ciudad: ' ' })
    expect(reply).toMatchObject({ status: 400, body: { error: 'Escribe tu ciudad.', code: 'invalid_input' } })
    expect([await count(asesorias()), await count(correos())]).toEqual([0, 0])
  })

  it('stores neither record nor mail when the database refuses the batch', async () => {
    // Firestore takes documents up to 1 MiB; the request is made larger than that on purpose.
    const record = {
      nombre: '',
      cedulaRUC: '',
      correo: '',
      telefono: '',
      ciudad: '',
      tipoServicio: '',
      tipoContribuyente: '',
      discapacidad: 'no',
      medioContacto: '',
      detalleSolicitud: 'x'.repeat(1_100_000),
      usuarioId: null,
      fingerprint: null,
    } as const
    await expect(server.deps.asesorias.create(null, 'grande', record)).rejects.toThrow()
    expect([await count(asesorias()), await count(correos())]).toEqual([0, 0])
  })

  it('with a dead token is refused rather than stored as a stranger’s', async () => {
    const reply = await call(server, api.asesorias.create, { input: anAsesoria(), token: 'x.y.z' })
    expect(reply.status).toBe(401)
    expect(await count(asesorias())).toBe(0)
  })

  it('is slowed down for an address that floods, and for no other', async () => {
    const strict = await startApi({ MAX_FORMS_PER_IP: '2' })
    const askFrom = async (address: string) => {
      const headers = { 'x-forwarded-for': address }
      return (await call(strict, api.asesorias.create, { input: anAsesoria(), headers })).status
    }
    const statuses = []
    for (const _ of [1, 2, 3]) statuses.push(await askFrom('203.0.113.7'))
    expect(statuses).toEqual([201, 201, 429])
    expect(await askFrom('203.0.113.8')).toBe(201)
    expect(await count(strict.firebase.db.collection('asesorias'))).toBe(3)
    await strict.close()
  })
})

describe('one form under one idempotency key', () => {
  const under = (key: string, changes = {}, kind: Kind = 'visitor') =>
    ask(kind, changes, { [IDEMPOTENCY_HEADER]: key })

  it('sent again after a lost answer is one request and one mail, with the same answer', async () => {
    const key = randomUUID()
    const first = await under(key)
    const second = await under(key)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body).toEqual(first.body)
    expect([await count(asesorias()), await count(correos())]).toEqual([1, 1])
  })

  it('sent ten times at once is one request and one mail', async () => {
    const key = randomUUID()
    const replies = await Promise.all(Array.from({ length: 10 }, () => under(key)))
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.Id}`)).size).toBe(1)
    expect([await count(asesorias()), await count(correos())]).toEqual([1, 1])
  })

  it('with other content is refused, and the first request stays as it was', async () => {
    const key = randomUUID()
    const { body } = await under(key)
    expect(await under(key, { Ciudad: 'Ambato' })).toMatchObject({
      status: 409,
      body: { code: 'idempotency_mismatch' },
    })
    expect((await asesorias().doc(body.Id).get()).get('ciudad')).toBe('Sangolquí')
  })

  it('belongs to who sent it: the same key of another person is another request', async () => {
    const key = randomUUID()
    await under(key)
    await under(key, {}, 'usuario')
    expect(await count(asesorias())).toBe(2)
  })

  it('of a wrong form is refused', async () => {
    expect((await under('corta')).status).toBe(400)
    expect(await count(asesorias())).toBe(0)
  })

  it('two forms without a key are two requests', async () => {
    await ask()
    await ask()
    expect(await count(asesorias())).toBe(2)
  })
})
