import { api, CIERRES, type Cierre, dayAt, ROL } from '@naf/contract'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { followEvent } from '../../functions/src/events/follow-event.ts'
import { compareTallies, correctTallies } from '../../scripts/lib/recount.ts'
import { call, type Person, register } from '../support/api-as.ts'
import { anAsesoria, anInscripcion } from '../support/builders.ts'
import { countReads } from '../support/firestore-requests.ts'
import { withApi } from '../support/with-api.ts'

/** What was counted stays counted, whatever becomes of it: docs/decisions/tallies.md. */

const RUNS = 6
const RUN_MS = 5 * 60_000

const server = withApi()
const db = () => server.firebase.db
let editor: Person
let admin: Person

beforeAll(async () => {
  editor = await register(server, ROL.EDITOR)
  admin = await register(server, ROL.ADMIN)
})

/** Nothing differs, and nothing is left of before. */
const RIGHT = { differences: [], former: [] }

const clear = async () => {
  for (const name of ['asesorias', 'papelera', 'inscripciones', 'conteos', 'bitacora', 'numeros'])
    await db().recursiveDelete(db().collection(name))
}
beforeEach(clear)

const today = () => dayAt(new Date())
const informe = async () => {
  const query = { desde: today(), hasta: today() }
  return (await call(server, api.informe.read, { token: editor.token, query })).body.Periodo
}

const operations = async (): Promise<string[]> =>
  (await db().collection('bitacora').select().get()).docs.map(({ id }) => id)

/** The platform tells of each write, in an order of its own, and of some twice. */
const deliver = async (order: (ids: string[]) => string[] = (ids) => ids) => {
  const ids = order(await operations())
  await Promise.all([...ids, ...ids.slice(0, 3)].map((id) => followEvent(server.deps, id)))
}

const ask = async (changes: Record<string, unknown> = {}) =>
  (await call(server, api.asesorias.create, { input: anAsesoria(changes) })).body.Id

describe('the figures of a day', () => {
  it('say what people asked for, and nothing by which one of them could be known', async () => {
    await ask({
      Ciudad: 'sangolqui, pichincha',
      TipoContribuyente: 'Artesano calificado',
      Discapacidad: 'si',
    })
    await ask({ Ciudad: ' QUITO ', TipoServicio: 'Gastos personales', MedioContacto: 'Señales de humo' })
    await ask({ Ciudad: 'Un lugar que nadie conoce' })
    await deliver()
    const figures = await informe()
    expect(figures).toMatchObject({
      Recibidas: 3,
      Cerradas: 0,
      Provincia: { Pichincha: 2, '': 1 },
      Ciudad: { Sangolquí: 1, Quito: 1, '': 1 },
      Discapacidad: { si: 1, no: 2 },
      Cuenta: { no: 3 },
    })
    expect(figures.Contribuyente).toMatchObject({ Otro: 1 })
    expect(figures.Medio).toMatchObject({ Otro: 1 })
    const stored = JSON.stringify((await db().collection('conteos').get()).docs.map((one) => one.data()))
    for (const typed of ['Artesano', 'humo', 'nadie conoce']) expect(stored).not.toContain(typed)
  })

  it('are not lowered by who deletes, be it everything', async () => {
    const { Id } = (await call(server, api.asesorias.create, { input: anAsesoria() })).body
    await ask()
    await call(server, api.asesorias.markDone, { token: editor.token, params: { id: Id } })
    await call(server, api.asesorias.deleteDone, { token: editor.token })
    await call(server, api.asesorias.deleteAll, { token: editor.token })
    await deliver()
    expect(await informe()).toMatchObject({ Recibidas: 2, Cerradas: 1, Atendidas: 1, EsperaMitad: 0 })
  })

  it('count an enrolment once, however often it is sent', async () => {
    const input = anInscripcion()
    await call(server, api.inscripciones.create, { input })
    await call(server, api.inscripciones.create, { input })
    await deliver()
    expect((await informe()).Inscripciones).toBe(1)
  })

  it('name who served, by the name of now', async () => {
    const id = await ask()
    const { token, uid } = editor
    const input = { Desde: null, Uid: uid }
    await call(server, api.asesorias.assign, { token, params: { id }, input })
    await call(server, api.asesorias.markDone, { token, params: { id } })
    await deliver()
    expect((await informe()).Atiende).toMatchObject([{ Uid: uid, Cantidad: 1 }])
    expect((await informe()).Atiende[0]?.Nombre).not.toBe('')
  })

  it('compare a semester with the one before it', async () => {
    const query = { desde: '2026-07-01', hasta: '2026-12-31' }
    await db()
      .doc('conteos/2026-01')
      .set({ dias: { '01': { recibidas: 7 }, '31': { recibidas: 1 } } })
    const { body } = await call(server, api.informe.read, { token: admin.token, query })
    expect(body.Anterior).toMatchObject({ Desde: '2026-01-01', Hasta: '2026-06-30', Recibidas: 8 })
    expect(body.Periodo.Meses).toHaveLength(6)
  })

  it.each([
    ['2026-02-30', '2026-03-01'],
    ['2026-03-02', '2026-03-01'],
    ['2010-01-01', '2026-01-01'],
    ['ayer', 'hoy'],
  ])('are not given from %s to %s', async (desde, hasta) => {
    const answer = await call(server, api.informe.read, { token: editor.token, query: { desde, hasta } })
    expect(answer.status).toBe(400)
  })
})

const DOES = ['ask', 'mark', 'reopen', 'close', 'cancel', 'rate', 'delete', 'restore', 'deleteDone'] as const
const aStep = fc.record({
  does: fc.constantFrom(...DOES),
  which: fc.nat(9),
  cierre: fc.constantFrom(...CIERRES),
  valor: fc.integer({ min: 1, max: 5 }),
})

/** What happened, as somebody writes it down who only sees the requests. */
interface Seen {
  received: number
  closed: Record<string, number>
  opinions: Record<number, number>
}

const change = (counts: Record<string, number>, name: string | number, by: number) => {
  counts[name] = (counts[name] ?? 0) + by
}
const withoutZeros = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0))

const stateOf = async (id: string) => {
  const [open, deleted] = await Promise.all([
    db().collection('asesorias').doc(id).get(),
    db().collection('papelera').doc(id).get(),
  ])
  return { isThere: open.exists, isDeleted: deleted.exists, ...open.data() } as {
    isThere: boolean
    isDeleted: boolean
    realizada?: boolean
    cierre?: Cierre | null
    opinion?: { valor: number } | null
  }
}

const step = async (
  ids: string[],
  { does, which, cierre, valor }: typeof aStep extends fc.Arbitrary<infer S> ? S : never,
) => {
  const { asesorias, seguimiento } = server.deps
  const actor = { uid: editor.uid, rol: ROL.EDITOR, nombre: 'Luis Caiza' }
  const id = ids[which % Math.max(ids.length, 1)]
  if (does === 'ask' || !id) return void ids.push(await ask({ TipoServicio: 'Otros' }))
  if (does === 'deleteDone') return asesorias.deleteDone(actor)
  const { isThere, isDeleted, realizada } = await stateOf(id)
  if (does === 'restore') return isDeleted && !isThere ? asesorias.restore(actor, id) : undefined
  if (!isThere) return
  if (does === 'mark') return asesorias.markDone(actor, id)
  if (does === 'delete') return asesorias.delete(actor, id)
  if (does === 'cancel') return seguimiento.cancel(null, id)
  if (does === 'reopen' && realizada) return asesorias.reopen(actor, id, '')
  if (does === 'close' && !realizada)
    return asesorias
      .changeState(actor, id, { Desde: 'recibida', Estado: 'realizada', Cierre: cierre })
      .catch(() => {})
  if (does === 'rate' && realizada)
    return seguimiento.rate(null, id, { Valor: valor, Comentario: '' }, () => {})
}

it(
  'whatever is done in whatever order, told of twice, late or the other way round, the figures are what happened',
  () =>
    fc.assert(
      fc
        .asyncProperty(
          fc.array(aStep, { minLength: 8, maxLength: 25 }),
          fc.boolean(),
          async (steps, backwards) => {
            const ids: string[] = []
            const seen: Seen = { received: 0, closed: {}, opinions: {} }
            for (const one of steps) {
              const before = await Promise.all(ids.map(stateOf))
              await step(ids, one)
              const after = await Promise.all(ids.map(stateOf))
              seen.received += after.length - before.length
              for (const [index, was] of before.entries()) {
                const is = after[index]
                if (!is?.isThere || !was.isThere) continue
                if (was.realizada && !is.realizada) change(seen.closed, was.cierre ?? 'atendida', -1)
                if (!was.realizada && is.realizada) change(seen.closed, is.cierre ?? 'atendida', 1)
                if (was.opinion && was.opinion.valor !== is.opinion?.valor)
                  change(seen.opinions, was.opinion.valor, -1)
                if (is.opinion && was.opinion?.valor !== is.opinion.valor)
                  change(seen.opinions, is.opinion.valor, 1)
              }
              if (one.which === 0) await deliver()
            }
            await deliver((all) => (backwards ? all.toReversed() : all))
            const figures = await informe()
            expect(figures.Recibidas).toBe(seen.received)
            expect(figures.Cierre).toEqual(withoutZeros(seen.closed))
            expect(figures.Opinion).toEqual(withoutZeros(seen.opinions))
            expect(await compareTallies(db())).toEqual(RIGHT)
          },
        )
        .beforeEach(clear),
      { numRuns: RUNS },
    ),
  RUN_MS,
)

/** Corrects what differs. @returns what that was */
const recount = async () => {
  const found = await compareTallies(db())
  await correctTallies(db(), found)
  return found
}

describe('a recount', () => {
  it('says what differed and mends it, and leaves alone what nobody has counted yet', async () => {
    await ask()
    await ask()
    await deliver()
    await db()
      .doc(`conteos/${today().slice(0, 7)}`)
      .set({ dias: { [today().slice(8)]: { recibidas: 40 } } }, { merge: true })
    await ask()
    expect(await recount()).toEqual({ differences: [[today(), { recibidas: -38 }]], former: [] })
    await deliver()
    expect((await informe()).Recibidas).toBe(3)
    expect(await compareTallies(db())).toEqual(RIGHT)
  })

  it('mends what a hand in the console made of the figures, which are read all the same', async () => {
    await ask()
    await deliver()
    await db()
      .doc(`conteos/${today().slice(0, 7)}`)
      .set(
        { dias: { [today().slice(8)]: { recibidas: 'muchas', cerradas: 1.5 }, nunca: 7 } },
        { merge: true },
      )
    expect(await informe()).toMatchObject({ Recibidas: 0, Cerradas: 0 })
    await recount()
    expect(await informe()).toMatchObject({ Recibidas: 1, Cerradas: 0 })
  })
})

describe('what came before there were figures', () => {
  const { markDone, reopen, delete: deleteOne } = api.asesorias
  const mark = (id: string) => call(server, markDone, { token: editor.token, params: { id } })
  const openAgain = (id: string) =>
    call(server, reopen, { token: editor.token, params: { id }, input: { Motivo: '' } })
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
    const [kept, deleted, rated] = [await ask(), await ask(), await ask()]
    await call(server, api.inscripciones.create, { input: anInscripcion() })
    for (const id of [kept, deleted, rated]) await mark(id)
    await rate(rated, 4)
    await call(server, deleteOne, { token: editor.token, params: { id: deleted } })
    await forget()
    const figures = { Recibidas: 3, Atendidas: 3, Inscripciones: 1, Opinion: { 4: 1 } }
    expect((await recount()).former).toHaveLength(8)
    await deliver()
    expect(await informe()).toMatchObject(figures)
    for (const name of ['asesorias', 'papelera', 'inscripciones'])
      await db().recursiveDelete(db().collection(name))
    expect(await recount()).toEqual(RIGHT)
    expect(await informe()).toMatchObject(figures)
  })

  it.each([
    ['after a recount', true],
    ['before the first one', false],
  ])('is open again or judged otherwise %s, and is counted as it is', async (_, recounted) => {
    const [opened, closedAgain, judged] = [await ask(), await ask(), await ask()]
    for (const id of [opened, closedAgain, judged]) await mark(id)
    await rate(judged, 2)
    await forget()
    if (recounted) await recount()
    await openAgain(opened)
    await openAgain(closedAgain)
    await mark(closedAgain)
    await rate(judged, 5)
    await deliver()
    await recount()
    expect(await informe()).toMatchObject({ Recibidas: 3, Atendidas: 2, Opinion: { 5: 1 } })
    expect(await compareTallies(db())).toEqual(RIGHT)
  })
})

describe('the report of a half-year', () => {
  const READS_MAX = 60
  const BYTES_MAX = 100_000

  it('is read in so many reads as it has months, and is small where everything was counted each day', async () => {
    const towns = Array.from({ length: 221 }, (_, n) => `ciudad/Cantón número ${n}`)
    const tally = Object.fromEntries(
      ['recibidas', 'cierre/atendida', 'espera/3', 'provincia/Azuay', ...towns].map((name) => [name, 100]),
    )
    const days = Array.from({ length: 31 }, (_, n) => String(n + 1).padStart(2, '0'))
    const dias = Object.fromEntries(days.map((day) => [day, tally]))
    for (const month of ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'])
      await db().doc(`conteos/2026-${month}`).set({ dias })
    const query = { desde: '2026-07-01', hasta: '2026-12-31' }
    let bytes = 0
    const reads = await countReads(db(), { counts: true })(async () => {
      const { body } = await call(server, api.informe.read, { token: editor.token, query })
      expect(body.Periodo.Atendidas).toBe(100 * 6 * 31)
      bytes = JSON.stringify(body).length
    })
    expect(reads).toBeLessThanOrEqual(READS_MAX)
    expect(reads).toBe(12 + 2)
    expect(bytes).toBeLessThan(BYTES_MAX)
  })
})
