import { api, ROL } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { call, type Person, refusal, register } from '../support/api-as.ts'
import { anAsesoria } from '../support/builders.ts'
import { nightly } from '../support/nightly.ts'
import { aroundRequests } from '../support/outage.ts'
import { type Kept, records } from '../support/records.ts'
import { withApi, withEmpty, withEveryKind } from '../support/server.ts'
import { teamRequests, trackedRequests } from '../support/tracked-requests.ts'

const server = withApi()
const people = withEveryKind(server)
const db = () => server.firebase.db
const { list, read, mark, reopen, change, assign, ...team } = teamRequests(server, () => people.editor)
const size = async (kept: Kept) => (await records(server, kept).count().get()).data().count
let rosa: Person

beforeAll(async () => {
  rosa = await register(server, ROL.EDITOR, { nombre: 'Rosa', apellido: 'Villacís' })
})
withEmpty(server, 'requests', 'mails', 'trash', 'figures', 'log')
afterEach(() => void vi.useRealTimers())

type Params = { id: string }

const ask = async (changes = {}, token?: string): Promise<Params & { numero: string }> => {
  const { body } = await call(server, api.asesorias.create, { input: anAsesoria(changes), token })
  return { id: body.Id, numero: body.Numero }
}
const listed = async ({ id }: Params) => (await list()).find(({ Id }: { Id: string }) => Id === id)
const history = async (params: Params): Promise<string[][]> =>
  (await read(params)).Historial.map(({ Evento, Detalle }: Record<string, string>) => [Evento, Detalle])

describe('the list', () => {
  it('has exactly the fields of the contract, newest first, and a request without a date at the end', async () => {
    const [old, dateless] = [await ask({ Nombre: 'Primera Persona' }), await ask()]
    const fechaSolicitud = Timestamp.fromDate(new Date('2026-01-02T03:04:05Z'))
    await records(server, 'requests').doc(old.id).update({ fechaSolicitud })
    await records(server, 'requests').doc(dateless.id).update({ fechaSolicitud: null })
    const newest = await ask({}, people.usuario.token)
    const requests = await list()
    expect(requests).toMatchObject([newest, old, dateless].map(({ id }) => ({ Id: id })))
    expect(requests[0]).toMatchObject({ UsuarioUsername: people.usuario.user.Username })
    expect(requests[2].FechaSolicitud).toBeNull()
    expect(requests[1]).toEqual({
      ...anAsesoria({ Nombre: 'Primera Persona' }),
      ...{ Id: old.id, Numero: old.numero, UsuarioId: null, UsuarioUsername: null },
      ...{ CorreoConfirmado: false },
      ...{ FechaSolicitud: '2026-01-02T03:04:05.000Z', FechaActualizacion: expect.any(String) },
      ...{ Estado: 'recibida', Realizada: false, FechaRealizacion: null, Cierre: null },
      ...{ Atiende: null, PorResponder: false },
    })
  })
})

describe('the states of a request', () => {
  it('begin with received, and go where the team says, with a line for each', async () => {
    const person = trackedRequests(server)
    const params = await person.ask()
    expect(await listed(params)).toMatchObject({ Estado: 'recibida', Realizada: false })
    const begun = async () => (await person.open(params.Enlace)).FechaInicio
    expect(await begun()).toBeNull()
    expect((await change(params, 'recibida', 'en_curso')).body).toMatchObject({ Estado: 'en_curso' })
    const since = await begun()
    expect(since).toEqual(expect.any(String))
    await change(params, 'en_curso', 'esperando_respuesta')
    const { body } = await change(params, 'esperando_respuesta', 'realizada', 'sin_respuesta')
    expect(body).toMatchObject({ Estado: 'realizada', Cierre: 'sin_respuesta', Realizada: true })
    expect(body.FechaRealizacion).toBeTruthy()
    expect(await begun()).toBe(since)
    expect(await history(params)).toEqual([
      ['asesoria.recibida', ''],
      ['asesoria.movida', 'en_curso'],
      ['asesoria.movida', 'esperando_respuesta'],
      ['asesoria.realizada', 'sin_respuesta'],
    ])
  })

  it('keep the date and the way of closing of the first mark', async () => {
    const params = await ask()
    const first = (await change(params, 'recibida', 'realizada', 'duplicada', rosa)).body
    expect((await mark(params)).body).toEqual(first)
    expect((await change(params, 'recibida', 'realizada', 'atendida')).status).toBe(409)
    const { Cierre, FechaRealizacion } = await listed(params)
    expect([Cierre, FechaRealizacion]).toEqual(['duplicada', first.FechaRealizacion])
  })

  it('are opened again with a reason, as they were before; opening again changes nothing', async () => {
    const [new_, begun] = [await ask(), await ask()]
    await assign(begun, null, people.editor.uid)
    for (const params of [new_, begun]) await mark(params)
    const { status, body } = await reopen(new_, 'Era la fila de abajo.')
    expect(status).toBe(200)
    expect(body).toMatchObject({ Estado: 'recibida', Realizada: false, Cierre: null, FechaRealizacion: null })
    expect((await reopen(new_)).body).toEqual(body)
    expect((await reopen(begun)).body.Estado).toBe('en_curso')
    expect((await history(new_)).slice(1)).toEqual([
      ['asesoria.realizada', 'atendida'],
      ['asesoria.reabierta', 'Era la fila de abajo.'],
    ])
  })

  it('are changed by one of two people at once, who may send it again; the other is told so', async () => {
    const params = await ask()
    const attempts = [rosa, people.editor].map(
      (who) => () => change(params, 'recibida', 'en_curso', undefined, who),
    )
    const replies = await Promise.all(attempts.map((attempt) => attempt()))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    for (const [n, attempt] of attempts.entries()) {
      const { status, body } = replies[n] ?? {}
      expect(await attempt()).toMatchObject({ status, body })
      if (status === 409) expect(body.error).toBe('Alguien la cambió mientras la veías.')
    }
    expect(await history(params)).toHaveLength(2)
  })
})

describe('who attends', () => {
  it('is one of the team, by the name of now', async () => {
    const { body } = await call(server, api.asesorias.team, { token: people.editor.token })
    const uids = body.Equipo.map(({ Uid }: { Uid: string }) => Uid)
    expect(body.Equipo).toContainEqual({ Uid: rosa.uid, Nombre: 'Rosa Villacís' })
    expect([uids.includes(people.admin.uid), uids.includes(people.usuario.uid)]).toEqual([true, false])
    const [params, carlos] = [await ask(), await register(server, ROL.EDITOR, { nombre: 'Carlos' })]
    await assign(params, null, carlos.uid)
    await records(server, 'users').doc(carlos.uid).update({ apellido: 'Iza' })
    expect((await listed(params)).Atiende.Nombre).toBe('Carlos Iza')
  })

  it('can be given, taken away and taken on, which alone begins the request', async () => {
    const params = await ask()
    expect((await assign(params, null, rosa.uid)).body).toMatchObject({
      Atiende: { Uid: rosa.uid, Nombre: 'Rosa Villacís' },
      Estado: 'recibida',
    })
    expect((await assign(params, rosa.uid, null)).body.Atiende).toBeNull()
    expect((await assign(params, null, people.editor.uid)).body.Estado).toBe('en_curso')
    expect((await history(params)).slice(1)).toEqual([
      ['asesoria.asignada', 'Rosa Villacís'],
      ['asesoria.liberada', ''],
      ['asesoria.asignada', 'Luis Caiza'],
    ])
  })

  it('is nobody from outside the team, nor taken from a colleague who was quicker', async () => {
    const params = await ask()
    const error = 'Esa persona ya no es del equipo. Elige a otra.'
    for (const uid of [people.usuario.uid, 'nadie', '', '../..', '__x__', '\ud800', 'x'.repeat(129)]) {
      const reply = await assign(params, null, uid)
      expect.soft(reply, uid.slice(0, 9)).toMatchObject(refusal(400, 'invalid_input', error))
    }
    expect((await listed(params)).Atiende).toBeNull()
    await assign(params, null, rosa.uid, rosa)
    expect(await assign(params, null, people.editor.uid)).toMatchObject(refusal(409, 'changed_meanwhile'))
    expect((await listed(params)).Atiende.Uid).toBe(rosa.uid)
  })
})

describe('deleting', () => {
  it('takes one with its unsent mail, the done ones or all, and leaves the others', async () => {
    const [gone, done, pending] = [await ask(), await ask(), await ask()]
    expect((await team.remove(gone)).status).toBe(200)
    const missing = refusal(404, 'not_found', 'No se pudo encontrar la asesoría')
    for (const reply of [await team.remove(gone), await mark({ id: 'no-existe' })])
      expect(reply).toMatchObject(missing)
    expect([await size('requests'), await size('mails')]).toEqual([2, 2])
    for (const request of [done, pending]) await mark(request)
    // One is opened again while they are deleted.
    let commits = 0
    aroundRequests(db(), (send) => async (method, ...rest) => {
      if (method === 'commit' && commits++ === 0) await reopen(pending)
      return send(method, ...rest)
    })
    expect((await team.removeDone()).body.eliminadas).toBe(1)
    expect(await list()).toMatchObject([{ Id: pending.id }])
    const noneDone = 'No hay asesorías marcadas como realizadas para eliminar.'
    expect((await team.removeDone()).body.error).toBe(noneDone)
    expect((await team.removeAll()).body).toEqual({ mensaje: 'Se eliminó 1 asesoría', eliminadas: 1 })
    const none = refusal(404, 'not_found', 'No hay asesorías para eliminar.')
    expect(await team.removeAll()).toMatchObject(none)
  })

  // Firestore takes 500 writes at once.
  nightly('takes 520, unsent mails included, to the bin', async () => {
    const writes = []
    for (let start = 0; start < 540; start += 180) {
      const batch = db().batch()
      for (let n = start; n < start + 180; n++) {
        batch.set(records(server, 'requests').doc(`r${n}`), { realizada: n < 520 })
        const about = { coleccion: 'asesorias', id: `r${n}` }
        batch.set(records(server, 'mails').doc(), { status: 'pendiente', about })
      }
      writes.push(batch.commit())
    }
    await Promise.all(writes)
    expect((await team.removeDone()).body.eliminadas).toBe(520)
    expect((await team.removeAll()).body.eliminadas).toBe(20)
    expect([await size('requests'), await size('mails'), await size('trash')]).toEqual([0, 0, 540])
  })
})

describe('the usual wait', () => {
  const DAY = 24 * 60 * 60_000
  /** Requests that are closed now, after so many days. */
  const close = async (waits: number[], Cierre?: string) => {
    for (const days of waits) {
      const params = await ask()
      const fechaSolicitud = Timestamp.fromMillis(Date.now() - days * DAY)
      await records(server, 'requests').doc(params.id).update({ fechaSolicitud })
      const closed = await (Cierre ? change(params, 'recibida', 'realizada', Cierre) : mark(params))
      expect(closed.status).toBe(200)
    }
  }
  const told = async () => {
    const look = await call(server, api.asesorias.plazo, {})
    expect(look.headers.get('cache-control')).toBe('public, max-age=3600')
    return look.body
  }

  nightly('is null for fewer than twenty people, however many were closed otherwise', async () => {
    await close([40, 40], 'duplicada')
    await close(Array(9).fill(0.1))
    expect(await told()).toEqual({ Plazo: null, Atendidas: null })
    await close(Array(10).fill(0.1))
    expect(await told()).toEqual({ Plazo: null, Atendidas: 19 })
    await close([0.1])
    expect(await told()).toEqual({ Plazo: 1, Atendidas: 20 })
  })

  nightly('counts an open request that is older as not served, and is null if most are', async () => {
    const wait = async (days: number, people: number) => {
      const fechaSolicitud = Timestamp.fromMillis(Date.now() - days * DAY)
      const open = { realizada: false, fechaSolicitud, atiende: null }
      await Promise.all(Array.from({ length: people }, () => records(server, 'requests').add(open)))
    }
    await close([...Array(10).fill(0.1), ...Array(10).fill(5.1)])
    await wait(0, 30)
    expect(await told()).toMatchObject({ Plazo: 1 })
    await wait(9, 4)
    expect(await told()).toMatchObject({ Plazo: 6 })
    await wait(70, 30)
    expect(await told()).toMatchObject({ Plazo: null, Atendidas: 20 })
  })

  it('is the days within which half of the last 90 days were attended to, of the half-year so many', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2020-07-10T15:00:00Z') })
    const waits = [0.5, 0.5, 1.5, 1.5, 2.2, 2.5, 4, 8, 20, 59]
    await close([...waits, ...waits])
    expect(await told()).toEqual({ Plazo: 3, Atendidas: 20 })
    vi.setSystemTime(new Date('2020-10-20T15:00:00Z'))
    expect(await told()).toEqual({ Plazo: null, Atendidas: 20 })
    vi.setSystemTime(new Date('2021-01-02T15:00:00Z'))
    expect(await told()).toEqual({ Plazo: null, Atendidas: null })
  })
})
