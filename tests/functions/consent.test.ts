import { randomUUID } from 'node:crypto'
import { api, IDEMPOTENCY_HEADER, VERSION_POLITICA } from '@naf/contract'
import { FieldValue } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { call, uniqueName } from '../support/api-as.ts'
import { anAsesoria, anInscripcion, aRegistration } from '../support/builders.ts'
import { signUp } from '../support/identity-client.ts'
import { withApi, withEveryKind } from '../support/server.ts'

/** Which text of the privacy policy a form was sent under, and when: with the record, in the server's words. */

const server = withApi()
const people = withEveryKind(server)

type Body = Record<string, unknown>
interface Sent {
  path: string
  reply: { status: number; body: { Id: string } & Body }
}

const ask = async (changes: Body = {}, headers: Record<string, string> = {}): Promise<Sent> => {
  const reply = await call(server, api.asesorias.create, { input: anAsesoria(changes), headers })
  return { path: `asesorias/${reply.body.Id}`, reply }
}

const enrol = async (changes: Body = {}, headers: Record<string, string> = {}): Promise<Sent> => {
  const input = anInscripcion({ IdEspe: uniqueName('L00').slice(0, 20), ...changes })
  const reply = await call(server, api.inscripciones.create, { input, headers })
  return { path: `inscripciones/${reply.body.Id}`, reply }
}

const register = async ({ Consentimiento, ...changes }: Body = {}): Promise<Sent> => {
  const username = uniqueName('persona')
  const { uid, correo, token } = await signUp(`${username}@example.com`, 'secreta-1')
  const input = aRegistration({ username, correo, uid, consentimiento: Consentimiento, ...changes })
  const reply = await call(server, api.users.register, { input, token })
  return { path: `users/${reply.body.Id}`, reply }
}

const FORMS = { 'an advisory': ask, 'an enrolment': enrol, 'a registration': register }
const stored = async (path: string) => (await server.firebase.db.doc(path).get()).data() as Body
const consentOf = async (path: string) =>
  (await stored(path)).consentimiento as { version: string; fecha: FirebaseFirestore.Timestamp } | null

describe.each(Object.entries(FORMS))('%s', (_name, send) => {
  it('keeps the version of the policy that stood above its button, and the time of the server', async () => {
    const { path, reply } = await send({ Consentimiento: VERSION_POLITICA })
    expect(reply.status).toBe(201)
    const consent = await consentOf(path)
    expect(Object.keys(consent ?? {}).sort()).toEqual(['fecha', 'version'])
    expect(consent?.version).toBe('2025-07-09')
    expect(Math.abs((consent?.fecha.toMillis() ?? 0) - Date.now())).toBeLessThan(60_000)
    expect(JSON.stringify(reply.body)).not.toContain('onsentimiento')
  })

  it('of a caller that names none is served as ever, and says that none is known', async () => {
    const { path, reply } = await send()
    expect(reply.status).toBe(201)
    expect((await stored(path)).consentimiento).toBeNull()
  })

  it('cannot be made to keep a version that never was, a time of its own, or a text of any length', async () => {
    const forged = { version: VERSION_POLITICA, fecha: '2000-01-01T00:00:00Z' }
    for (const Consentimiento of [
      '2099-01-01',
      '',
      'x'.repeat(50_000),
      forged,
      [VERSION_POLITICA],
      7,
      null,
    ]) {
      const { path, reply } = await send({ Consentimiento })
      expect(reply.status, String(Consentimiento).slice(0, 20)).toBe(201)
      expect((await stored(path)).consentimiento).toBeNull()
    }
  })
})

describe.each([
  ['an advisory', ask, 'asesorias'],
  ['an enrolment', enrol, 'inscripciones'],
] as const)('%s sent again', (_name, send, collection) => {
  it('under a newer policy is the same record, which keeps what was agreed to first', async () => {
    const headers = { [IDEMPOTENCY_HEADER]: randomUUID() }
    const IdEspe = uniqueName('L00').slice(0, 20)
    const same = collection === 'inscripciones' ? { IdEspe } : {}
    const count = async () => (await server.firebase.db.collection(collection).count().get()).data().count
    const first = await send({ ...same, Consentimiento: VERSION_POLITICA }, headers)
    const before = [await count(), await consentOf(first.path)]
    for (const Consentimiento of [VERSION_POLITICA, undefined, '2099-01-01']) {
      const again = await send({ ...same, Consentimiento }, headers)
      expect(again.reply).toMatchObject({ status: 201, body: { Id: first.reply.body.Id } })
    }
    expect([await count(), await consentOf(first.path)]).toEqual(before)
  })
})

it('what was stored before anybody named a policy is listed as ever', async () => {
  const { editor } = people
  const [asked, enrolled] = [await ask(), await enrol()]
  for (const { path } of [asked, enrolled])
    await server.firebase.db.doc(path).update({ consentimiento: FieldValue.delete() })
  for (const [endpoint, { reply }] of [
    [api.asesorias.list, asked],
    [api.inscripciones.list, enrolled],
  ] as const) {
    const { status, body } = await call(server, endpoint, { token: editor.token })
    expect(status).toBe(200)
    expect(body).toContainEqual(expect.objectContaining({ Id: reply.body.Id }))
  }
})
