import { api, IDEMPOTENCY_HEADER } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { call, uniqueName } from '../support/api-as.ts'
import { anAsesoria } from '../support/builders.ts'
import { mailAbout } from '../support/mail-about.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { storedAsesorias } from '../support/stored-asesorias.ts'

/** What is deleted, for 30 days: docs/decisions/bin.md. */

const server = withApi()
const people = withEveryKind(server)
const { asesorias, correos, count, clear } = storedAsesorias(() => server)
const db = () => server.firebase.db
const bin = () => db().collection('papelera')
beforeEach(async () => {
  await clear()
  await db().recursiveDelete(bin())
})

type Params = { id: string }
type Kind = keyof typeof people

const ask = async (changes = {}): Promise<Params> => ({
  id: (await call(server, api.asesorias.create, { input: anAsesoria(changes) })).body.Id,
})
const as = (kind: Kind) => ({ token: people[kind].token })
const remove = (params: Params) => call(server, api.asesorias.delete, { params, ...as('editor') })
const list = (kind: Kind = 'admin') => call(server, api.papelera.list, as(kind))
const restore = (params: Params, kind: Kind = 'admin') =>
  call(server, api.papelera.restore, { params, ...as(kind) })
const annotate = (params: Params) =>
  call(server, api.asesorias.addNote, { params, input: { Texto: 'Llamar el martes' }, ...as('editor') })
const DAY = 24 * 60 * 60_000

describe('a deleted request', () => {
  it('is in the bin, with who deleted it and until when it can come back', async () => {
    const params = await ask({ Nombre: 'María Quishpe' })
    await remove(params)
    expect(await count(asesorias())).toBe(0)
    const { body } = await list()
    expect(body).toMatchObject([
      { Asesoria: { Id: params.id, Nombre: 'María Quishpe' }, Quien: 'Luis Caiza' },
    ])
    expect(Date.parse(body[0].Hasta) - Date.parse(body[0].FechaEliminacion)).toBe(30 * DAY)
  })

  it('comes back as it was, with its notes and the mails that were sent', async () => {
    const params = await ask()
    await annotate(params)
    const mail = await mailAbout(db(), params.id)
    await server.deliver('correo', mail)
    const before = (await call(server, api.asesorias.read, { params, ...as('editor') })).body
    await remove(params)
    const { status, body } = await restore(params)
    expect([status, { ...body, FechaActualizacion: null }]).toEqual([
      200,
      { ...before.Asesoria, FechaActualizacion: null },
    ])
    const after = (await call(server, api.asesorias.read, { params, ...as('editor') })).body
    expect([after.Notas, after.Correos]).toEqual([before.Notas, before.Correos])
    expect(after.Historial.map(({ Evento }: { Evento: string }) => Evento).slice(-2)).toEqual([
      'asesoria.eliminada',
      'asesoria.restaurada',
    ])
    expect((await list()).body).toEqual([])
  })

  it('is seen and restored by administrators alone', async () => {
    const params = await ask()
    await remove(params)
    for (const [kind, status] of [
      ['visitor', 401],
      ['usuario', 403],
      ['editor', 403],
    ] as const) {
      expect((await list(kind)).status).toBe(status)
      expect((await restore(params, kind)).status).toBe(status)
    }
    expect(await count(bin())).toBe(1)
    expect((await restore({ id: 'no-existe' })).status).toBe(404)
  })

  it('can be deleted again after it came back', async () => {
    const params = await ask()
    await remove(params)
    await restore(params)
    expect((await remove(params)).status).toBe(200)
    expect((await list()).body).toHaveLength(1)
  })
})

describe('many at once', () => {
  it('go into the bin, also those that nobody can read, without their unsent mails', async () => {
    const params = await ask()
    await asesorias()
      .doc('ilegible')
      .set({ nombre: { no: 'es un texto' } })
    const { body } = await call(server, api.asesorias.deleteAll, as('editor'))
    expect(body.eliminadas).toBe(2)
    expect([await count(asesorias()), await count(bin()), await count(correos())]).toEqual([0, 2, 0])
    expect((await bin().doc('ilegible').get()).get('asesoria')).toEqual({ nombre: { no: 'es un texto' } })
    expect((await restore(params)).status).toBe(200)
  })
})

describe('after 30 days', () => {
  const age = ({ id }: Params, days: number) =>
    bin()
      .doc(id)
      .update({ fechaEliminacion: Timestamp.fromMillis(Date.now() - days * DAY) })

  it('a request is erased with its notes, messages, number and mails, and no other', async () => {
    const [old, recent] = [await ask(), await ask()]
    await annotate(old)
    await db()
      .collection(`asesorias/${old.id}/mensajes`)
      .add({ texto: '¿A qué hora?', uid: null, nombre: null })
    for (const { id } of [old, recent]) await server.deliver('correo', await mailAbout(db(), id))
    await remove(old)
    await remove(recent)
    await age(old, 31)
    await age(recent, 29)
    for (let time = 0; time < 2; time++) await server.run('papelera')
    expect((await bin().get()).docs.map(({ id }) => id)).toEqual([recent.id])
    for (const below of ['notas', 'mensajes'])
      expect((await db().collection(`asesorias/${old.id}/${below}`).get()).size).toBe(0)
    const ofDeleted = db().collection('numeros').where('registro', 'in', [old.id, recent.id])
    expect((await ofDeleted.get()).docs.map((numero) => numero.get('registro'))).toEqual([recent.id])
    expect((await correos().get()).docs.map((mail) => mail.get('about.id'))).toEqual([recent.id])
  })

  it('one whose form was sent again meanwhile is erased alone: the other keeps its notes, number and mails', async () => {
    const send = { input: anAsesoria(), headers: { [IDEMPOTENCY_HEADER]: uniqueName('clave') } }
    const sendForm = async (): Promise<Params> => ({
      id: (await call(server, api.asesorias.create, send)).body.Id,
    })
    const params = await sendForm()
    await remove(params)
    expect(await sendForm()).toEqual(params)
    await annotate(params)
    await age(params, 31)
    await server.run('papelera')
    expect(await count(bin())).toBe(0)
    const { body } = await call(server, api.asesorias.read, { params, ...as('editor') })
    expect([body.Notas, body.Correos]).toMatchObject([[{ Texto: 'Llamar el martes' }], [{}]])
    expect((await db().doc(`numeros/${body.Asesoria.Numero}`).get()).get('registro')).toBe(params.id)
  })
})
