import { api } from '@naf/contract'
import { beforeAll, expect, it } from 'vitest'
import { call } from '../support/api-as.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { subscriptions } from '../support/subscriptions.ts'

/** A notice to many readers: stored in batches that Firestore takes, sent at a pace, begun again where it broke off. */

/** Several batches; five thousand are the same, and take the emulator minutes. */
const READERS = 1200
const PER_MINUTE = 40

const server = withApi()
const people = withEveryKind(server)
const { follow, notices, publish } = subscriptions(server)
const lectorAt = (n: number) => `lector${String(n).padStart(30, '0')}`

beforeAll(async () => {
  const { db } = server.firebase
  const writer = db.bulkWriter()
  for (let n = 0; n < READERS; n += 1)
    void writer.set(db.collection('suscripciones').doc(lectorAt(n)), {
      correo: `lector${n}@example.com`,
      clave: 'c'.repeat(22),
      acepta: true,
    })
  await writer.close()
}, 120_000)

it('reaches each of them once, though deliveries break off and come twice', async () => {
  const { db } = server.firebase
  const id = await publish(people.editor.token)
  const notified = await call(server, api.suscripciones.notify, {
    params: { id },
    token: people.editor.token,
  })
  expect(notified).toMatchObject({ status: 201, body: { Lectores: READERS, Aviso: { Lectores: READERS } } })

  // Where it broke off, a batch was stored and the place of it too; in between there is nothing.
  const { provenOf } = server.deps.identity
  let asked = 0
  const breaking = async (uids: string[]) => {
    asked += 1
    return provenOf(uids)
  }
  await Promise.all([server.deps.avisos.fill(id, breaking), server.deps.avisos.fill(id, breaking)])
  expect(asked).toBe(2)
  await follow('boletin.avisado', id)
  const aviso = (await db.doc(`avisos/${id}`).get()).data()
  expect(aviso).toMatchObject({ lectores: READERS, guardados: READERS, cursor: lectorAt(READERS - 1) })

  const mails = await notices(id)
  expect(mails).toHaveLength(READERS)
  expect(new Set(mails.map((mail) => mail.get('to'))).size).toBe(READERS)
  const minutes = new Map<number, number>()
  for (const mail of mails) {
    const minute = (mail.get('sendAfter').toMillis() - aviso?.fecha.toMillis()) / 60_000
    minutes.set(minute, (minutes.get(minute) ?? 0) + 1)
  }
  expect([...minutes.keys()].sort((a, b) => a - b)).toEqual([...Array(READERS / PER_MINUTE).keys()])
  expect([...new Set(minutes.values())]).toEqual([PER_MINUTE])
}, 300_000)

it('goes on behind the reader whose mail was stored last', async () => {
  const { db } = server.firebase
  const id = await publish(people.editor.token)
  await call(server, api.suscripciones.notify, { params: { id }, token: people.editor.token })
  await db.doc(`avisos/${id}`).update({ cursor: lectorAt(READERS - 101), guardados: READERS - 100 })
  await db
    .collection('correos')
    .doc(`aviso-${id}-${lectorAt(READERS - 50)}`)
    .set({ to: 'ya@example.com' })
  await server.deps.avisos.fill(id, server.deps.identity.provenOf)
  expect(await notices(id)).toHaveLength(99)
  expect((await db.doc(`avisos/${id}`).get()).get('guardados')).toBe(READERS - 1)
  expect((await db.doc(`avisos/${id}`).get()).get('listo')).not.toBeNull()
}, 120_000)
