import { api } from '@naf/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { exportsOf } from '../support/exports.ts'
import { momentOf, readWorkbook } from '../support/read-workbook.ts'
import { withApi, withEveryKind } from '../support/server.ts'

/** The figures that staff takes along: docs/decisions/exports.md. */

const server = withApi()
const people = withEveryKind(server)
const e = exportsOf(server, people)

beforeEach(e.clear)

describe('the figures', () => {
  it('have numbers as numbers', async () => {
    await server.firebase.db
      .doc('conteos/2026-03')
      .set({ dias: { '05': { recibidas: 12, 'servicio/Otros': 12 } } })
    const query = { desde: '2026-01-01', hasta: '2026-06-30', formato: 'xlsx' }
    const { rows } = readWorkbook((await e.take(api.informe.export, query)).bytes)
    const received = rows.find((row) => row[3]?.value === 'Solicitudes recibidas')
    expect(received?.[4]?.value).toBe(12)
    expect(received?.[0]).toMatchObject({ format: 'yyyy-mm-dd' })
    expect(momentOf(Number(received?.[0]?.value))).toBe('2026-01-01T00:00:00.000Z')
  })

  it('have decimals as a spreadsheet of Ecuador reads them', async () => {
    await server.firebase.db
      .doc('conteos/2026-03')
      .set({ dias: { '05': { 'opinion/5': 3, 'opinion/4': 3 } } })
    const rows = await e.csv(api.informe.export, { desde: '2026-01-01', hasta: '2026-06-30' })
    expect(rows.find(({ Dato }) => Dato === 'Opinión media, de 5')?.Cantidad).toBe('4,5')
  })

  it('could point to no one person', async () => {
    const day = { recibidas: 43, cerradas: 12, 'cierre/atendida': 10, 'cierre/duplicada': 2 }
    const provinces = { 'provincia/Pichincha': 40, 'provincia/Carchi': 3 }
    await server.firebase.db.doc('conteos/2026-03').set({ dias: { '05': { ...day, ...provinces } } })
    const rows = await e.csv(api.informe.export, { desde: '2026-03-01', hasta: '2026-03-31' })
    const of = (grupo: string) =>
      rows
        .filter((row) => row.Grupo === grupo && row.Desde === '2026-03-01')
        .map((row) => [row.Dato, row.Cantidad])
    expect(of('Periodo')).toContainEqual(['Solicitudes cerradas', '10 o más'])
    expect(of('Por provincia')).toEqual([['Otros grupos', '43']])
    expect(of('Cómo se cerraron')).toEqual([['Otros grupos', '12']])
    expect(of('Por ciudad')).toEqual([['Otros grupos', '43']])
  })
})
