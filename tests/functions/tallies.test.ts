import { api } from '@naf/contract'
import { describe, expect, it } from 'vitest'
import { call } from '../support/api-as.ts'
import { anAsesoria, anInscripcion } from '../support/builders.ts'
import { countReads } from '../support/firestore-requests.ts'
import { withApi } from '../support/server.ts'
import { withTallies } from '../support/tallies.ts'

/** What was counted stays counted, whatever becomes of it: docs/decisions/tallies.md. */

const server = withApi()
const db = () => server.firebase.db
const t = withTallies(server)

describe('the figures of a day', () => {
  it('say what people asked for, and nothing by which one of them could be known', async () => {
    await t.ask({
      Ciudad: 'sangolqui, pichincha',
      TipoContribuyente: 'Artesano calificado',
      Discapacidad: 'si',
    })
    await t.ask({ Ciudad: ' QUITO ', TipoServicio: 'Gastos personales', MedioContacto: 'Señales de humo' })
    await t.ask({ Ciudad: 'Un lugar que nadie conoce' })
    await t.deliver()
    const figures = await t.informe()
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
    await t.ask()
    await call(server, api.asesorias.markDone, { token: t.editor.token, params: { id: Id } })
    await call(server, api.asesorias.deleteDone, { token: t.editor.token })
    await call(server, api.asesorias.deleteAll, { token: t.editor.token })
    await t.deliver()
    expect(await t.informe()).toMatchObject({ Recibidas: 2, Cerradas: 1, Atendidas: 1, EsperaMitad: 0 })
  })

  it('count an enrolment once, however often it is sent', async () => {
    const input = anInscripcion()
    await call(server, api.inscripciones.create, { input })
    await call(server, api.inscripciones.create, { input })
    await t.deliver()
    expect((await t.informe()).Inscripciones).toBe(1)
  })

  it('name who served, by the name of now', async () => {
    const id = await t.ask()
    const { token, uid } = t.editor
    const input = { Desde: null, Uid: uid }
    await call(server, api.asesorias.assign, { token, params: { id }, input })
    await call(server, api.asesorias.markDone, { token, params: { id } })
    await t.deliver()
    expect((await t.informe()).Atiende).toMatchObject([{ Uid: uid, Cantidad: 1 }])
    expect((await t.informe()).Atiende[0]?.Nombre).not.toBe('')
  })

  it('compare a semester with the one before it', async () => {
    const query = { desde: '2026-07-01', hasta: '2026-12-31' }
    await db()
      .doc('conteos/2026-01')
      .set({ dias: { '01': { recibidas: 7 }, '31': { recibidas: 1 } } })
    const { body } = await call(server, api.informe.read, { token: t.editor.token, query })
    expect(body.Anterior).toMatchObject({ Desde: '2026-01-01', Hasta: '2026-06-30', Recibidas: 8 })
    expect(body.Periodo.Meses).toHaveLength(6)
  })

  it.each([
    ['2026-02-30', '2026-03-01'],
    ['2026-03-02', '2026-03-01'],
    ['2010-01-01', '2026-01-01'],
    ['ayer', 'hoy'],
  ])('are not given from %s to %s', async (desde, hasta) => {
    const answer = await call(server, api.informe.read, { token: t.editor.token, query: { desde, hasta } })
    expect(answer.status).toBe(400)
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
      const { body } = await call(server, api.informe.read, { token: t.editor.token, query })
      expect(body.Periodo.Atendidas).toBe(100 * 6 * 31)
      bytes = JSON.stringify(body).length
    })
    expect(reads).toBeLessThanOrEqual(READS_MAX)
    expect(reads).toBe(12 + 2)
    expect(bytes).toBeLessThan(BYTES_MAX)
  })
})
