import { api } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { call, register } from '../support/api-as.ts'
import { anAsesoria } from '../support/builders.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { storedAsesorias } from '../support/stored-asesorias.ts'

const server = withApi()
const people = withEveryKind(server)

const { asesorias, correos, count, clear } = storedAsesorias(() => server)
beforeEach(clear)

type Kind = keyof typeof people

const ask = (kind: Kind = 'visitor', changes = {}) =>
  call(server, api.asesorias.create, { input: anAsesoria(changes), token: people[kind].token })

const list = async (kind: Kind = 'editor') => call(server, api.asesorias.list, { token: people[kind].token })

describe('who may work through the requests', () => {
  const refused = [
    ['visitor', 401],
    ['usuario', 403],
  ] as const

  it.each(refused)(
    'a %s is refused every management call (%i), and every request survives',
    async (kind, status) => {
      const { body } = await ask()
      const { token } = people[kind]
      const params = { id: body.Id }
      const replies = await Promise.all([
        call(server, api.asesorias.list, { token }),
        call(server, api.asesorias.markDone, { params, token }),
        call(server, api.asesorias.delete, { params, token }),
        call(server, api.asesorias.deleteDone, { token }),
        call(server, api.asesorias.deleteAll, { token }),
      ])
      expect(replies.map((reply) => reply.status)).toEqual(Array(5).fill(status))
      expect((await asesorias().doc(body.Id).get()).get('realizada')).toBe(false)
    },
  )

  it.each(['editor', 'admin'] as const)('an %s lists, marks and deletes', async (kind) => {
    const { token } = people[kind]
    const { body } = await ask()
    await ask()
    const params = { id: body.Id }
    expect((await list(kind)).body).toHaveLength(2)
    expect((await call(server, api.asesorias.markDone, { params, token })).body.Realizada).toBe(true)
    expect((await call(server, api.asesorias.deleteDone, { token })).body.eliminadas).toBe(1)
    expect((await call(server, api.asesorias.delete, { params, token })).status).toBe(404)
    expect((await call(server, api.asesorias.deleteAll, { token })).body).toEqual({
      mensaje: 'Se eliminó 1 asesoría',
      eliminadas: 1,
    })
    expect((await list(kind)).body).toEqual([])
  })
})

describe('the list', () => {
  it('gives exactly the fields of the contract, newest first, with the username of the account', async () => {
    const old = await ask('visitor', { Nombre: 'Primera Persona' })
    await asesorias()
      .doc(old.body.Id)
      .update({ fechaSolicitud: Timestamp.fromDate(new Date('2026-01-02T03:04:05Z')) })
    await ask('usuario', { Nombre: 'Segunda Persona' })
    const { body } = await list()
    expect(body.map(({ Nombre }: { Nombre: string }) => Nombre)).toEqual([
      'Segunda Persona',
      'Primera Persona',
    ])
    expect(body[0]).toMatchObject({
      UsuarioUsername: people.usuario.user.Username,
      UsuarioId: people.usuario.uid,
      FechaRealizacion: null,
    })
    expect(body[1]).toEqual({
      Id: old.body.Id,
      Nombre: 'Primera Persona',
      CedulaRUC: '1710034065',
      Correo: 'maria.quishpe@example.com',
      Telefono: '0991234567',
      Ciudad: 'Sangolquí',
      TipoServicio: 'Declaraciones tributarias',
      TipoContribuyente: 'Persona natural no obligada a llevar contabilidad',
      Discapacidad: 'no',
      MedioContacto: 'WhatsApp',
      DetalleSolicitud: '¿Cómo declaro el IVA semestral de mi negocio?',
      UsuarioId: null,
      UsuarioUsername: null,
      FechaSolicitud: '2026-01-02T03:04:05.000Z',
      Realizada: false,
      FechaRealizacion: null,
      Numero: old.body.Numero,
      Estado: 'recibida',
      Cierre: null,
      Atiende: null,
      PorResponder: false,
      FechaActualizacion: expect.any(String),
    })
  })

  it('keeps a request without a date, at the end', async () => {
    const { body } = await ask()
    await asesorias().doc(body.Id).update({ fechaSolicitud: null })
    await ask()
    const requests = (await list()).body
    expect(requests.at(-1)).toMatchObject({ Id: body.Id, FechaSolicitud: null })
  })

  it('keeps the requests of a person who deleted the account, without an account', async () => {
    const person = await register(server)
    const { uid, token } = person
    const { body } = await call(server, api.asesorias.create, { input: anAsesoria(), token })
    await call(server, api.users.deletePerfil, { params: { uid }, token })
    expect((await list()).body).toMatchObject([{ Id: body.Id, UsuarioId: null, UsuarioUsername: null }])
  })
})

describe('marking as done', () => {
  const mark = (id: string) =>
    call(server, api.asesorias.markDone, { params: { id }, token: people.editor.token })

  it('keeps the first date when it is done twice', async () => {
    const { body } = await ask()
    const first = await mark(body.Id)
    const second = await mark(body.Id)
    expect(first.body.FechaRealizacion).toBeTruthy()
    expect(second.body).toEqual(first.body)
  })

  it('of an unknown request is 404', async () => {
    expect(await mark('no-existe')).toMatchObject({
      status: 404,
      body: { error: 'No se pudo encontrar la asesoría', code: 'not_found' },
    })
  })
})

describe('deleting', () => {
  const editor = () => people.editor.token

  it('takes the unsent mail of the request along and leaves the others', async () => {
    const gone = await ask()
    const kept = await ask()
    const reply = await call(server, api.asesorias.delete, { params: { id: gone.body.Id }, token: editor() })
    expect(reply.status).toBe(200)
    expect((await asesorias().get()).docs.map(({ id }) => id)).toEqual([kept.body.Id])
    expect((await correos().get()).docs.map((mail) => mail.get('about.id'))).toEqual([kept.body.Id])
  })

  it('the done ones leaves the pending ones', async () => {
    const done = await ask()
    const pending = await ask()
    await call(server, api.asesorias.markDone, { params: { id: done.body.Id }, token: editor() })
    expect((await call(server, api.asesorias.deleteDone, { token: editor() })).body.eliminadas).toBe(1)
    expect((await list()).body).toMatchObject([{ Id: pending.body.Id }])
  })

  it('where there is nothing to delete says so', async () => {
    const token = editor()
    expect(await call(server, api.asesorias.deleteAll, { token })).toMatchObject({
      status: 404,
      body: { error: 'No hay asesorías para eliminar.' },
    })
    await ask()
    expect(await call(server, api.asesorias.deleteDone, { token })).toMatchObject({
      status: 404,
      body: { error: 'No hay asesorías marcadas como realizadas para eliminar.' },
    })
    expect(await count(asesorias())).toBe(1)
  })

  it('all of 10,000 works, unsent mails included', { timeout: 120_000 }, async () => {
    const { db } = server.firebase
    await db.recursiveDelete(db.collection('papelera'))
    const writes = []
    for (let start = 0; start < 10_000; start += 250) {
      const batch = db.batch()
      for (let n = start; n < start + 250; n++) {
        batch.set(asesorias().doc(`r${n}`), { realizada: n % 2 === 0 })
        batch.set(correos().doc(`r${n}`), { status: 'pendiente' })
      }
      writes.push(batch.commit())
    }
    await Promise.all(writes)
    expect((await call(server, api.asesorias.deleteDone, { token: editor() })).body.eliminadas).toBe(5000)
    expect((await call(server, api.asesorias.deleteAll, { token: editor() })).body.eliminadas).toBe(5000)
    expect([await count(asesorias()), await count(correos())]).toEqual([0, 0])
    expect(await count(db.collection('papelera'))).toBe(10_000)
  })
})
