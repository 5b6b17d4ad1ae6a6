import { api } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { exportsOf } from '../support/exports.ts'
import { readCsv } from '../support/read-csv.ts'
import { momentOf, readWorkbook } from '../support/read-workbook.ts'
import { withApi, withEveryKind } from '../support/server.ts'

/** What staff takes along as a workbook: docs/decisions/exports.md. */

const server = withApi()
const people = withEveryKind(server)
const e = exportsOf(server, people)

beforeEach(e.clear)

describe('a workbook', () => {
  it('has texts as texts, dates as dates, and opens at its first row', async () => {
    await e.request(
      { Nombre: '=SUMA(1;1)', CedulaRUC: '0102030405' },
      {
        telefono: '+593991234567',
        detalleSolicitud: '<a> & "ñ"\u0007',
        fechaSolicitud: Timestamp.fromDate(new Date('2026-03-02T15:30:00Z')),
      },
    )
    const { bytes, headers } = await e.take(api.asesorias.export, { formato: 'xlsx' })
    expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    const { sheet, rows, files } = readWorkbook(bytes)
    expect(files).toContain('[Content_Types].xml')
    expect(sheet).toBe('Asesorías')
    const [head = [], row = []] = rows
    const cell = (name: string) => row[head.findIndex((one) => one?.value === name)]
    expect(cell('Nombre')?.value).toBe('=SUMA(1;1)')
    expect(cell('Cédula/RUC')?.value).toBe('0102030405')
    expect(cell('Teléfono')?.value).toBe('+593991234567')
    expect(cell('Detalle')?.value).toContain('<a> & "ñ"')
    const date = cell('Fecha de solicitud')
    expect(date?.format).toBe('yyyy-mm-dd hh:mm')
    expect(momentOf(Number(date?.value))).toBe('2026-03-02T10:30:00.000Z')
    expect(bytes.toString('latin1')).not.toContain('<f>')
  })
})

describe('a document that nobody can read', () => {
  it('is named at the end, and takes no other along', async () => {
    await e.request({ Nombre: 'Ana' })
    await server.firebase.db
      .collection('asesorias')
      .doc('rota')
      .set({ fechaSolicitud: Timestamp.now(), nombre: { a: 1 } })
    const { bytes } = await e.take(api.asesorias.export, { formato: 'csv' })
    const rows = readCsv(bytes.toString())
    expect(rows.map((row) => row.length > 1)).toEqual([true, true, false])
    expect(rows.at(-1)).toEqual(['No se pudo leer el registro rota.'])
    const workbook = readWorkbook((await e.take(api.asesorias.export, { formato: 'xlsx' })).bytes)
    expect(workbook.rows.at(-1)?.[0]?.value).toBe('No se pudo leer el registro rota.')
  })
})
