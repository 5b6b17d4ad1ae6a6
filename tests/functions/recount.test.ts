import { api } from '@naf/contract'
import { describe, expect, it } from 'vitest'
import { compareTallies, correctTallies } from '../../scripts/lib/recount.ts'
import { call } from '../support/api-as.ts'
import { anInscripcion } from '../support/builders.ts'
import { withApi } from '../support/server.ts'
import { RIGHT, today, withTallies } from '../support/tallies.ts'

/** What `npm run recount` finds, and mends: docs/decisions/tallies.md. */

const server = withApi()
const db = () => server.firebase.db
const t = withTallies(server)

/** Corrects what differs. @returns what that was */
const recount = async () => {
  const found = await compareTallies(db())
  await correctTallies(db(), found)
  return found
}

describe('a recount', () => {
  it('says what differed and mends it, and leaves alone what nobody has counted yet', async () => {
    await t.ask()
    await t.ask()
    await t.deliver()
    await db()
      .doc(`conteos/${today().slice(0, 7)}`)
      .set({ dias: { [today().slice(8)]: { recibidas: 40 } } }, { merge: true })
    await t.ask()
    expect(await recount()).toEqual({ differences: [[today(), { recibidas: -38 }]], former: [] })
    await t.deliver()
    expect((await t.informe()).Recibidas).toBe(3)
    expect(await compareTallies(db())).toEqual(RIGHT)
  })

  it('mends what a hand in the console made of the figures, which are read all the same', async () => {
    await t.ask()
    await t.deliver()
    await db()
      .doc(`conteos/${today().slice(0, 7)}`)
      .set(
        { dias: { [today().slice(8)]: { recibidas: 'muchas', cerradas: 1.5 }, nunca: 7 } },
        { merge: true },
      )
    expect(await t.informe()).toMatchObject({ Recibidas: 0, Cerradas: 0 })
    await recount()
    expect(await t.informe()).toMatchObject({ Recibidas: 1, Cerradas: 0 })
  })
})

describe('what came before there were figures', () => {
  const { markDone, reopen, delete: deleteOne } = api.asesorias
  const mark = (id: string) => call(server, markDone, { token: t.editor.token, params: { id } })
  const openAgain = (id: string) =>
    call(server, reopen, { token: t.editor.token, params: { id }, input: { Motivo: '' } })
  const rate = (id: string, Valor: number) =>
    server.deps.seguimiento.rate(null, id, { Valor, Comentario: '' }, () => {})

  /** As if a release without figures had done all of it: some had a log already, and no counts in it. */
  const forget = async () => {
    for (const { ref } of (await db().collection('bitacora').get()).docs) await ref.delete()
    await db().recursiveDelete(db().collection('conteos'))
    for (const { ref } of (await db().collection('asesorias').get()).docs)
      await ref.update({ cuentaCierre: null })
    for (const { ref } of (await db().collection('papelera').get()).docs)
      await ref.update({ 'asesoria.cuentaCierre': null })
  }

  it('is counted as far as it is still there, in the bin too, and stays so when it is gone for good', async () => {
    const [kept, deleted, rated] = [await t.ask(), await t.ask(), await t.ask()]
    await call(server, api.inscripciones.create, { input: anInscripcion() })
    for (const id of [kept, deleted, rated]) await mark(id)
    await rate(rated, 4)
    await call(server, deleteOne, { token: t.editor.token, params: { id: deleted } })
    await forget()
    const figures = { Recibidas: 3, Atendidas: 3, Inscripciones: 1, Opinion: { 4: 1 } }
    expect((await recount()).former).toHaveLength(8)
    await t.deliver()
    expect(await t.informe()).toMatchObject(figures)
    for (const name of ['asesorias', 'papelera', 'inscripciones'])
      await db().recursiveDelete(db().collection(name))
    expect(await recount()).toEqual(RIGHT)
    expect(await t.informe()).toMatchObject(figures)
  })

  it.each([
    ['after a recount', true],
    ['before the first one', false],
  ])('is open again or judged otherwise %s, and is counted as it is', async (_, recounted) => {
    const [opened, closedAgain, judged] = [await t.ask(), await t.ask(), await t.ask()]
    for (const id of [opened, closedAgain, judged]) await mark(id)
    await rate(judged, 2)
    await forget()
    if (recounted) await recount()
    await openAgain(opened)
    await openAgain(closedAgain)
    await mark(closedAgain)
    await rate(judged, 5)
    await t.deliver()
    await recount()
    expect(await t.informe()).toMatchObject({ Recibidas: 3, Atendidas: 2, Opinion: { 5: 1 } })
    expect(await compareTallies(db())).toEqual(RIGHT)
  })
})
