import { gunzipSync } from 'node:zlib'
import { api, ROWS_HEADER } from '@naf/contract'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { ask } from '../support/ask.ts'
import { exportsOf } from '../support/exports.ts'
import { readCsv } from '../support/read-csv.ts'
import { withApi, withEveryKind } from '../support/server.ts'

/** What staff takes along for a spreadsheet of Ecuador: docs/decisions/exports.md. */

const server = withApi()
const people = withEveryKind(server)
const e = exportsOf(server, people)

beforeEach(e.clear)

describe('a CSV', () => {
  it('has its mark, semicolons, line ends and a name of its own, and says how many records there are', async () => {
    await e.request()
    const { bytes, headers } = await e.take(api.asesorias.export, { formato: 'csv' })
    const text = bytes.toString()
    expect(text).toMatch(/^\uFEFF"Número";"Fecha de solicitud";/)
    expect(text.split('\r\n').filter(Boolean)).toHaveLength(2)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toMatch(/^attachment; filename=asesorias-\d{4}-\d\d-\d\d\.csv$/)
    expect(headers[ROWS_HEADER.toLowerCase()]).toBe('1')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-length']).toBeUndefined()
  })

  it('goes out compressed to who takes that', async () => {
    await e.request({ Nombre: 'Ana' })
    const headers = { authorization: `Bearer ${people.editor.token}`, 'accept-encoding': 'gzip, br' }
    const answer = await ask(e.urlOf(api.asesorias.export, { formato: 'csv' }), { headers })
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(readCsv(gunzipSync(answer.bytes).toString())).toHaveLength(2)
  })

  it('runs no formula that somebody typed, and breaks at nothing that stands in a cell', async () => {
    const stored = { telefono: '+593991234567' }
    const typed = {
      Nombre: '=HYPERLINK("http://malo.example";"Ana")',
      Ciudad: '@SUM(A1)',
      TipoContribuyente: '-2+3',
      DetalleSolicitud: 'Una; "dos"\ny tres',
    }
    await e.request(typed, stored)
    const [row] = await e.csv(api.asesorias.export)
    expect(row).toMatchObject({
      Nombre: `'=HYPERLINK("http://malo.example";"Ana")`,
      Teléfono: "'+593991234567",
      Ciudad: "'@SUM(A1)",
      'Tipo de contribuyente': "'-2+3",
      Detalle: 'Una; "dos"\ny tres',
    })
  })

  it.each(['\t=1+1', '\r=1+1', '=1', '+1', '-1', '@a'])('runs none that begins with %j', async (typed) => {
    await e.request({}, { nombre: typed, fechaSolicitud: Timestamp.now() })
    const { bytes } = await e.take(api.asesorias.export, { formato: 'csv' })
    expect(bytes.toString()).toContain(`;"'${typed}";`)
  })

  it('says when by the clock of Ecuador, the newest first and what bears no date last', async () => {
    const at = (iso: string) => ({ fechaSolicitud: Timestamp.fromDate(new Date(iso)) })
    await e.request({ Nombre: 'Vieja' }, at('2026-03-01T04:59:00Z'))
    await e.request({ Nombre: 'Nueva' }, at('2026-03-02T15:30:00Z'))
    const id = await e.request({ Nombre: 'Sin fecha' })
    await server.firebase.db.collection('asesorias').doc(id).update({ fechaSolicitud: FieldValue.delete() })
    const rows = await e.csv(api.asesorias.export)
    expect(rows.map((row) => [row.Nombre, row['Fecha de solicitud']])).toEqual([
      ['Nueva', '2026-03-02 10:30'],
      ['Vieja', '2026-02-28 23:59'],
      ['Sin fecha', ''],
    ])
  })

  it('has all of a list that is longer than the pages it is read in, with what bears no date', async () => {
    const requests = server.firebase.db.collection('asesorias')
    const stored = (await requests.doc(await e.request()).get()).data() ?? {}
    const writer = server.firebase.db.bulkWriter()
    for (let n = 1; n <= 600; n += 1) void writer.create(requests.doc(`n-${n}`), stored)
    const { fechaSolicitud, ...undated } = stored
    void writer.create(requests.doc('z'), { ...undated, nombre: 'Sin fecha' })
    await writer.close()
    const rows = await e.csv(api.asesorias.export)
    expect(rows).toHaveLength(602)
    expect(rows.at(-1)?.Nombre).toBe('Sin fecha')
  })
})
