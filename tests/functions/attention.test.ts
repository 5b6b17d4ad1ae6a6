import { api, ROL } from '@naf/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, type Person, register } from '../support/api-as.ts'
import { anAsesoria } from '../support/builders.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { storedAsesorias } from '../support/stored-asesorias.ts'

/** What the team does with a request: docs/decisions/asesoria-workflow.md. */

const server = withApi()
const people = withEveryKind(server)
const { asesorias } = storedAsesorias(() => server)
let rosa: Person

beforeAll(async () => {
  rosa = await register(server, ROL.EDITOR, { nombre: 'Rosa', apellido: 'Villacís' })
})

const ask = async () => {
  const { body } = await call(server, api.asesorias.create, { input: anAsesoria() })
  return { id: body.Id as string }
}
const change = (
  params: { id: string },
  Desde: string,
  Estado: string,
  Cierre?: string,
  who = people.editor,
) =>
  call(server, api.asesorias.changeState, {
    params,
    input: { Desde, Estado, ...(Cierre && { Cierre }) } as never,
    token: who.token,
  })
const mark = (params: { id: string }, { token } = people.editor) =>
  call(server, api.asesorias.markDone, { params, token })
const reopen = (params: { id: string }, Motivo = '', { token } = people.editor) =>
  call(server, api.asesorias.reopen, { params, input: { Motivo }, token })
const assign = (
  params: { id: string },
  Desde: string | null,
  Uid: string | null,
  { token } = people.editor,
) => call(server, api.asesorias.assign, { params, input: { Desde, Uid }, token })
const stored = async ({ id }: { id: string }) => (await asesorias().doc(id).get()).data()
const events = async ({ id }: { id: string }) =>
  (await server.firebase.db.collection('bitacora').where('registro', '==', id).get()).docs
    .sort((a, b) => a.get('fecha').toMillis() - b.get('fecha').toMillis())
    .map((line) => [line.get('evento'), line.get('detalle')])

describe('the states of a request', () => {
  it('begin with received, and go where the team says, with a line for each', async () => {
    const params = await ask()
    expect(await stored(params)).toMatchObject({ estado: 'recibida', realizada: false, fechaInicio: null })
    expect((await change(params, 'recibida', 'en_curso')).body).toMatchObject({
      Estado: 'en_curso',
      Realizada: false,
    })
    const started = (await stored(params))?.fechaInicio
    expect(started).toBeTruthy()
    await change(params, 'en_curso', 'esperando_respuesta')
    const { body } = await change(params, 'esperando_respuesta', 'realizada', 'sin_respuesta')
    expect(body).toMatchObject({ Estado: 'realizada', Cierre: 'sin_respuesta', Realizada: true })
    expect(body.FechaRealizacion).toBeTruthy()
    expect((await stored(params))?.fechaInicio).toEqual(started)
    expect(await events(params)).toEqual([
      ['asesoria.recibida', null],
      ['asesoria.movida', 'en_curso'],
      ['asesoria.movida', 'esperando_respuesta'],
      ['asesoria.realizada', 'sin_respuesta'],
    ])
  })

  it('of a request from before states were stored follow from its being done', async () => {
    const params = await ask()
    const { estado: _, cierre: __, fechaInicio: ___, ...before } = (await stored(params)) ?? {}
    await asesorias()
      .doc(params.id)
      .set({ ...before, realizada: true })
    const { body } = await call(server, api.asesorias.list, { token: people.editor.token })
    expect(body.find(({ Id }: { Id: string }) => Id === params.id)).toMatchObject({ Estado: 'realizada' })
    expect((await reopen(params)).body).toMatchObject({ Estado: 'recibida', Realizada: false })
  })

  it('change when somebody takes a request on, not when it is given to a colleague', async () => {
    const [own, given] = [await ask(), await ask()]
    expect((await assign(own, null, people.editor.uid)).body.Estado).toBe('en_curso')
    expect((await assign(given, null, rosa.uid)).body.Estado).toBe('recibida')
  })

  it('do not end twice: whoever closes it again is told, and the first way of closing stays', async () => {
    const params = await ask()
    await change(params, 'recibida', 'realizada', 'duplicada', rosa)
    const again = await change(params, 'recibida', 'realizada', 'atendida')
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', error: 'Rosa Villacís ya la marcó como realizada hace un momento.' },
    })
    expect(await stored(params)).toMatchObject({ estado: 'realizada', cierre: 'duplicada' })
  })
})

describe('a mark', () => {
  it('is undone at any time, with the reason in the history; undoing again changes nothing', async () => {
    const params = await ask()
    await mark(params)
    const { status, body } = await reopen(params, 'Era la fila de abajo.')
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ Estado: 'recibida', Realizada: false, Cierre: null, FechaRealizacion: null }),
    ])
    expect((await reopen(params)).body).toEqual(body)
    expect((await events(params)).slice(1)).toEqual([
      ['asesoria.realizada', 'atendida'],
      ['asesoria.reabierta', 'Era la fila de abajo.'],
    ])
  })

  it('leads back to in progress where somebody had begun', async () => {
    const params = await ask()
    await assign(params, null, people.editor.uid)
    await mark(params)
    expect((await reopen(params)).body.Estado).toBe('en_curso')
  })

  it('of what is done already changes nothing, whoever made it', async () => {
    const params = await ask()
    const first = await mark(params, rosa)
    expect((await mark(params)).body).toEqual(first.body)
  })
})

describe('two people at once', () => {
  it('tells the second one who did what and when, and loses nothing', async () => {
    const params = await ask()
    const replies = await Promise.all([
      change(params, 'recibida', 'en_curso', undefined, rosa),
      change(params, 'recibida', 'esperando_respuesta'),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = replies.find(({ status }) => status === 409)?.body.error
    expect(refused).toMatch(
      /^(Rosa Villacís|Luis Caiza) la pasó a «(En curso|Esperando respuesta)» hace un momento\.$/,
    )
    expect((await events(params)).filter(([event]) => event === 'asesoria.movida')).toHaveLength(1)
  })

  it('says how long ago it was', async () => {
    const params = await ask()
    await mark(params, rosa)
    const { docs } = await server.firebase.db.collection('bitacora').where('registro', '==', params.id).get()
    const marked = docs.find((line) => line.get('evento') === 'asesoria.realizada')
    await marked?.ref.update({ fecha: new Date(Date.now() - 125_000) })
    expect((await change(params, 'recibida', 'en_curso')).body.error).toBe(
      'Rosa Villacís ya la marcó como realizada hace 2 minutos.',
    )
  })

  it('does once what is sent again, because its answer was lost', async () => {
    const params = await ask()
    const first = await change(params, 'recibida', 'en_curso')
    expect(await change(params, 'recibida', 'en_curso')).toMatchObject({ status: 200, body: first.body })
    expect(await events(params)).toHaveLength(2)
  })
})

describe('who attends', () => {
  it('is one of the team, by name', async () => {
    const { body } = await call(server, api.asesorias.team, { token: people.editor.token })
    const uids = body.Equipo.map(({ Uid }: { Uid: string }) => Uid)
    expect(body.Equipo).toContainEqual({ Uid: rosa.uid, Nombre: 'Rosa Villacís' })
    expect(uids).toContain(people.admin.uid)
    expect(uids).not.toContain(people.usuario.uid)
  })

  it('can be given, taken away and given to somebody else', async () => {
    const params = await ask()
    expect((await assign(params, null, rosa.uid)).body.Atiende).toEqual({
      Uid: rosa.uid,
      Nombre: 'Rosa Villacís',
    })
    expect((await assign(params, rosa.uid, null)).body.Atiende).toBeNull()
    expect((await assign(params, null, people.admin.uid)).body.Atiende.Uid).toBe(people.admin.uid)
    expect((await events(params)).slice(1)).toEqual([
      ['asesoria.asignada', 'Rosa Villacís'],
      ['asesoria.liberada', null],
      ['asesoria.asignada', 'Luis Caiza'],
    ])
  })

  it('goes by the name of now', async () => {
    const params = await ask()
    const carlos = await register(server, ROL.EDITOR, { nombre: 'Carlos', apellido: 'Mora' })
    await assign(params, null, carlos.uid)
    await server.firebase.db.collection('users').doc(carlos.uid).update({ apellido: 'Iza' })
    const { body } = await call(server, api.asesorias.read, { params, token: people.editor.token })
    expect(body.Asesoria.Atiende.Nombre).toBe('Carlos Iza')
  })

  it('is nobody from outside the team, and the request stays as it was', async () => {
    const params = await ask()
    const error = 'Esa persona ya no es del equipo. Elige a otra.'
    for (const uid of [people.usuario.uid, 'nadie', '', '../..', 'a/b', '__x__', '\ud800', 'x'.repeat(129)])
      expect(await assign(params, null, uid)).toMatchObject({
        status: 400,
        body: { error, code: 'invalid_input' },
      })
    expect((await stored(params))?.atiende).toBeNull()
  })

  it('is not taken from a colleague who was quicker', async () => {
    const params = await ask()
    await assign(params, null, rosa.uid, rosa)
    expect(await assign(params, null, people.editor.uid)).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', error: 'Rosa Villacís la atiende: la tomó hace un momento.' },
    })
    expect((await stored(params))?.atiende.uid).toBe(rosa.uid)
  })
})
