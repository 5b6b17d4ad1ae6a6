import { api } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { call } from '../support/api-as.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { trackedRequests } from '../support/tracked-requests.ts'

/** What who asked thinks of the advice: docs/decisions/opinions.md. */

const DAY = 24 * 60 * 60_000

const server = withApi()
const people = withEveryKind(server)
const { ask, open, judge, stored, document, events } = trackedRequests(server)

const mark = (id: string) =>
  call(server, api.asesorias.markDone, { params: { id }, token: people.editor.token })

/** As if it had been so many days ago. */
const ago = (days: number) => Timestamp.fromMillis(Date.now() - days * DAY)

describe('who was attended', () => {
  const attended = async (days = 0) => {
    const request = await ask()
    await mark(request.id)
    if (days > 0) await document(request.id).update({ fechaRealizacion: ago(days) })
    return request
  }

  it('says what they think of it, once, and the team’s record has it', async () => {
    const { id, Enlace } = await attended()
    expect((await open(Enlace)).OpinionHasta).not.toBeNull()
    const { status, body } = await judge(Enlace, { Valor: 4, Comentario: ' Muy claro. ' })
    expect(status).toBe(200)
    expect(body.Asesoria.Opinion).toEqual({ Valor: 4, Comentario: 'Muy claro.', Fecha: expect.any(String) })
    expect((await stored(id)).opinion).toMatchObject({ valor: 4, comentario: 'Muy claro.' })
    expect((await events(id)).at(-1)).toBe('asesoria.valorada')
  })

  it('may change it for a week after it was first given, and not after', async () => {
    const { id, Enlace } = await attended()
    await judge(Enlace, { Valor: 4 })
    await document(id).update({ 'opinion.fecha': ago(6.9) })
    const first = (await stored(id)).opinion as { fecha: Timestamp }
    expect((await judge(Enlace, { Valor: 2, Comentario: 'No me llamaron.' })).status).toBe(200)
    expect((await stored(id)).opinion).toEqual({
      valor: 2,
      comentario: 'No me llamaron.',
      fecha: first.fecha,
    })

    await document(id).update({ 'opinion.fecha': ago(7.1) })
    const before = await stored(id)
    expect(await judge(Enlace, { Valor: 5 })).toMatchObject({
      status: 403,
      body: { error: 'El plazo para opinar sobre esta asesoría ya terminó.' },
    })
    expect(await stored(id)).toEqual(before)
  })

  it('may say so for 90 days after it was done', async () => {
    expect((await judge((await attended(89.9)).Enlace, { Valor: 5 })).status).toBe(200)
    const late = await attended(90.1)
    expect((await judge(late.Enlace, { Valor: 5 })).status).toBe(403)
    expect((await stored(late.id)).opinion).toBeNull()
  })

  it('has one opinion stored however often, or at once with another, it is sent', async () => {
    const { id, Enlace } = await attended()
    const replies = await Promise.all([1, 2, 3, 3].map((Valor) => judge(Enlace, { Valor })))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const opinion = (await stored(id)).opinion as { valor: number }
    expect([1, 2, 3]).toContain(opinion.valor)
    const told = await events(id)
    await judge(Enlace, { Valor: opinion.valor })
    expect(await events(id)).toEqual(told)
  })

  it.each([0, 6, 2.5, -1, '5', null])('is refused %j', async (Valor) => {
    const { id, Enlace } = await attended()
    expect(await judge(Enlace, { Valor } as never)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    })
    expect((await stored(id)).opinion).toBeNull()
  })
})

describe('who was not attended', () => {
  it.each([
    ['is still waiting', {}],
    ['did not need it', { realizada: true, estado: 'realizada', cierre: 'ya_no_la_necesita' }],
    ['did not answer', { realizada: true, estado: 'realizada', cierre: 'sin_respuesta' }],
    ['had asked twice', { realizada: true, estado: 'realizada', cierre: 'duplicada' }],
  ])('and %s has nothing to judge', async (_, state) => {
    const { id, Enlace } = await ask()
    await document(id).update({ ...state, fechaRealizacion: ago(1) })
    const before = await stored(id)
    expect((await open(Enlace)).OpinionHasta).toBeNull()
    expect(await judge(Enlace, { Valor: 5 })).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(await stored(id)).toEqual(before)
  })
})
