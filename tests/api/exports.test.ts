import { gunzipSync } from 'node:zlib'
import { api, type Endpoint, ROWS_HEADER } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { call } from '../support/api-as.ts'
import { aCapacitacion, anAsesoria, anInscripcion, aSignUp } from '../support/builders.ts'
import { momentOf, readCsv, readWorkbook } from '../support/documents.ts'
import { nightly } from '../support/nightly.ts'
import { ask } from '../support/raw.ts'
import { records } from '../support/records.ts'
import { withApi, withEmpty, withEveryKind } from '../support/server.ts'

const server = withApi()
const people = withEveryKind(server)
const urlOf = ({ path }: Endpoint, query: Record<string, string>) =>
  `${server.url}${path}?${new URLSearchParams(query)}`
type Staff = 'editor' | 'admin'
const take = (endpoint: Endpoint, query: Record<string, string>, kind: Staff = 'editor', headers = {}) =>
  ask(urlOf(endpoint, query), { headers: { authorization: `Bearer ${people[kind].token}`, ...headers } })
/** The rows of a CSV, by what stands above them. */
const csv = async (endpoint: Endpoint, query: Record<string, string> = {}, kind: Staff = 'editor') => {
  const { bytes } = await take(endpoint, { ...query, formato: 'csv' }, kind)
  const [head = [], ...rows] = readCsv(bytes.toString())
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])))
}
/** @param stored what is changed in its document afterwards */
const request = async (changes: Record<string, unknown> = {}, stored: Record<string, unknown> = {}) => {
  const { body } = await call(server, api.asesorias.create, { input: anAsesoria(changes) })
  if (Object.keys(stored).length > 0) await records(server, 'requests').doc(body.Id).update(stored)
  return body.Id as string
}
/** The lines of the log that say what was taken along. */
const logged = async () => {
  const { docs } = await records(server, 'log').where('evento', '==', 'datos.exportados').get()
  return docs.map((line) => line.data())
}
withEmpty(server, 'requests', 'enrolments', 'trainings', 'signUps', 'figures', 'log')

const REQUESTS = api.asesorias.export
/** The cells of a workbook's first record, by what stands above them. */
const firstOf = (rows: ReturnType<typeof readWorkbook>['rows']) => {
  const [head = [], row = []] = rows
  return (name: string) => row[head.findIndex((one) => one?.value === name)]
}

describe('who takes data along', () => {
  it('stands in the log with what, how many and whether it was filtered, and nothing of what it holds', async () => {
    await request({ Nombre: 'Ana Secreta' })
    await request()
    await take(REQUESTS, { formato: 'xlsx', q: 'Secreta' }, 'admin')
    const [line, ...others] = await logged()
    expect(others).toEqual([])
    expect(line).toMatchObject({
      ...{ etiqueta: 'asesorias', detalle: 'xlsx, con filtros', cantidad: 2, registro: null },
      ...{ uid: people.admin.uid, rol: 1 },
    })
    expect(JSON.stringify(line)).not.toContain('Secreta')
    await take(REQUESTS, { formato: 'csv', q: ' ' }, 'admin')
    expect((await logged()).map(({ detalle }) => detalle).sort()).toEqual(['csv', 'xlsx, con filtros'])
  })
})

describe('a CSV', () => {
  it('has its mark, semicolons, line ends and a name of its own, and goes out compressed to who takes that', async () => {
    await request()
    const { bytes, headers } = await take(REQUESTS, { formato: 'csv' })
    const text = bytes.toString()
    expect(text).toMatch(/^\uFEFF"Número";"Fecha de solicitud";/)
    expect(text.split('\r\n').filter(Boolean)).toHaveLength(2)
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename=asesorias-\d{4}-\d\d-\d\d\.csv$/),
      [ROWS_HEADER.toLowerCase()]: '1',
      'cache-control': 'no-store',
    })
    const takes = { 'accept-encoding': 'gzip, br' }
    const compressed = await take(REQUESTS, { formato: 'csv' }, 'editor', takes)
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(readCsv(gunzipSync(compressed.bytes).toString())).toHaveLength(2)
  })

  it('runs no formula that somebody typed, and breaks at nothing that stands in a cell', async () => {
    const typed = {
      Nombre: '=HYPERLINK("http://malo.example";"Ana")',
      Ciudad: '@SUM(A1)',
      TipoContribuyente: '-2+3',
      DetalleSolicitud: 'Una; "dos"\ny tres',
    }
    await request(typed, { telefono: '+593991234567' })
    const row = {
      ...{ Nombre: `'${typed.Nombre}`, Teléfono: "'+593991234567", Ciudad: "'@SUM(A1)" },
      ...{ 'Tipo de contribuyente': "'-2+3", Detalle: typed.DetalleSolicitud },
    }
    expect(await csv(REQUESTS)).toMatchObject([row])
    const signs = [...'=+-@＝＋－＠﹦﹢﹣﹫']
    for (const nombre of ['\t=1+1', '\r=1+1', ...signs.map((sign) => `${sign}1`), ' ﹦1', '\u00a0＋1']) {
      await request({}, { nombre })
      const { bytes } = await take(REQUESTS, { formato: 'csv' })
      expect.soft(bytes.toString()).toContain(`;"'${nombre}";`)
    }
  })

  it('has all of a long list, the newest first by the clock of Ecuador', async () => {
    const requests = records(server, 'requests')
    const first = requests.doc(await request())
    const stored = (await first.get()).data() ?? {}
    await first.delete()
    const at = (iso: string) => ({ fechaSolicitud: Timestamp.fromDate(new Date(iso)) })
    const writer = server.firebase.db.bulkWriter()
    for (let n = 1; n <= 600; n += 1)
      void writer.create(requests.doc(`n-${n}`), { ...stored, ...at('2026-03-02T15:30:00Z') })
    void writer.create(requests.doc('a'), { ...stored, ...at('2026-03-01T04:59:00Z') })
    await writer.close()
    const dates = (await csv(REQUESTS)).map((row) => row['Fecha de solicitud'])
    expect(dates).toEqual([...Array(600).fill('2026-03-02 10:30'), '2026-02-28 23:59'])
  })
})

describe('a workbook', () => {
  it('has texts as texts, dates as dates and no formula', async () => {
    await request(
      { Nombre: '=SUMA(1;1)', CedulaRUC: '0102030405' },
      {
        telefono: '+593991234567',
        detalleSolicitud: '<a> & "ñ"\u0007',
        ciudad: 'Quito\uFFFF\uFFFE',
        tipoContribuyente: '_x0041_ y _x41_',
        fechaSolicitud: Timestamp.fromDate(new Date('2026-03-02T15:30:00Z')),
      },
    )
    const { bytes, headers } = await take(REQUESTS, { formato: 'xlsx' })
    expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    const { sheet, rows, files } = readWorkbook(bytes)
    expect([sheet, files.includes('[Content_Types].xml')]).toEqual(['Asesorías', true])
    const cell = firstOf(rows)
    const texts = { Nombre: '=SUMA(1;1)', 'Cédula/RUC': '0102030405', Teléfono: '+593991234567' }
    for (const [name, text] of Object.entries(texts)) expect(cell(name)?.value).toBe(text)
    expect(cell('Detalle')?.value).toContain('<a> & "ñ"')
    expect(cell('Ciudad')?.value).toBe('Quito')
    // Excel reads `_x0041_` as a letter.
    expect(cell('Tipo de contribuyente')?.value).toBe('_x005F_x0041_ y _x41_')
    expect(cell('Fecha de solicitud')?.format).toBe('yyyy-mm-dd hh:mm')
    expect(momentOf(Number(cell('Fecha de solicitud')?.value))).toBe('2026-03-02T10:30:00.000Z')
    expect(bytes.toString('latin1')).not.toContain('<f>')
  })

  it('and a CSV name at their end a document that nobody can read, and take no other along', async () => {
    await request({ Nombre: 'Ana' })
    const broken = { fechaSolicitud: Timestamp.now(), nombre: { a: 1 } }
    await records(server, 'requests').doc('rota').set(broken)
    const unread = 'No se pudo leer el registro rota.'
    const rows = readCsv((await take(REQUESTS, { formato: 'csv' })).bytes.toString())
    expect([rows.length, rows.at(-1)]).toEqual([3, [unread]])
    const workbook = readWorkbook((await take(REQUESTS, { formato: 'xlsx' })).bytes)
    expect(workbook.rows.at(-1)?.[0]?.value).toBe(unread)
  })
})

describe('an export', () => {
  it('of requests follows the filters of the queue', async () => {
    const ago = { fechaSolicitud: Timestamp.fromMillis(Date.now() - 20 * 86_400_000) }
    const atiende = { uid: people.editor.uid, nombre: 'Eva' }
    await request({
      Nombre: 'Ana',
      Ciudad: 'Quito',
      TipoServicio: 'Otros',
      DetalleSolicitud: 'La 001-003-0001',
    })
    await request({ Nombre: 'Beto', Ciudad: 'QUITO ', TipoServicio: 'Gastos personales' }, ago)
    await request({ Nombre: 'Carla', Ciudad: 'Ibarra', MedioContacto: 'Señales', Discapacidad: 'si' })
    const done = { realizada: true, estado: 'realizada', atiende }
    await request({ Nombre: 'Diego Pérez', Ciudad: 'Loja' }, done)
    await request({ Nombre: 'Elsa', Ciudad: 'Loja' }, { atiende })
    const namesIn = async (query: Record<string, string>) =>
      (await csv(REQUESTS, query)).map(({ Nombre }) => Nombre).sort()
    const [{ Número: numero = '' } = {}] = await csv(REQUESTS, { q: 'Carla' })
    const filters: [query: Record<string, string>, names: string[]][] = [
      [{}, ['Ana', 'Beto', 'Carla', 'Diego Pérez', 'Elsa']],
      [{ estado: 'pendientes' }, ['Ana', 'Beto', 'Carla', 'Elsa']],
      [{ estado: 'realizadas' }, ['Diego Pérez']],
      [{ estado: 'mias' }, ['Elsa']],
      [{ estado: 'sin-asignar' }, ['Ana', 'Beto', 'Carla']],
      [{ estado: 'antiguas' }, ['Beto']],
      [{ ciudad: 'quito' }, ['Ana', 'Beto']],
      [{ ciudad: 'quito\nibarra', servicio: 'Otros' }, ['Ana']],
      [{ medio: 'Otro' }, ['Carla']],
      [{ discapacidad: 'si' }, ['Carla']],
      [{ cuenta: 'con' }, []],
      [{ q: '"perez", diego' }, ['Diego Pérez']],
      [{ q: '001-003-0001' }, ['Ana']],
      [{ q: 'PÉREZ', estado: 'pendientes' }, []],
      [{ q: numero.toLowerCase().replace('-', ' ') }, ['Carla']],
      [{ desde: '2020-01-01', hasta: '2020-12-31' }, []],
    ]
    for (const [query, names] of filters)
      expect.soft(await namesIn(query), JSON.stringify(query)).toEqual(names)
  })

  it('of enrolments and users follows level and role, and has no password', async () => {
    const enrolment = await call(server, api.inscripciones.create, { input: anInscripcion() })
    await records(server, 'enrolments')
      .doc(enrolment.body.Id)
      .update({ fechaInscripcion: Timestamp.fromDate(new Date('2026-03-03T04:30:00Z')) })
    const [row, ...others] = await csv(api.inscripciones.export)
    expect(others).toEqual([])
    expect(row).toMatchObject({
      ...{ 'ID ESPE': 'L00412345', Celular: '0991234567', Carrera: 'Contabilidad y Auditoría' },
    })
    expect(row?.['Fecha de inscripción']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
    expect(await csv(api.inscripciones.export, { nivel: 'Primer Semestre' })).toEqual([])
    for (const q of ['guaman', '2 de marzo'])
      expect(await csv(api.inscripciones.export, { q })).toHaveLength(1)
    expect(await csv(api.inscripciones.export, { q: '2 de abril' })).toEqual([])
    const users = await csv(api.users.export, { rol: '2' }, 'admin')
    expect(users.map(({ Rol }) => Rol)).toEqual(['Editor'])
    expect(Object.keys(users[0] ?? {})).not.toContain('Contraseña')
    expect(await csv(api.users.export, { q: 'nadie-se-llama-asi' }, 'admin')).toEqual([])
  })

  nightly(
    'of trainings counts sign-ups, waiting and attendance, also beside a record without a date',
    async () => {
      const { create, edit, signUp, confirm, participants, tick } = api.capacitaciones
      const { token } = people.editor
      const announce = async (changes = {}): Promise<string> =>
        (await call(server, create, { input: aCapacitacion(changes), token })).body.Id
      const form = { titulo: 'Facturación', fecha: '2090-03-01', cupos: 1 }
      const params = { id: await announce(form) }
      for (const Correo of ['ana@example.com', 'luis@example.com']) {
        await call(server, signUp, { params, input: aSignUp({ Correo }) })
        const text = (await server.mailsTo(Correo)).at(-1)?.text ?? ''
        const Enlace = /mi-capacitacion#([\w.-]+)/.exec(text)?.[1] ?? ''
        await call(server, confirm, { input: { Enlace, Nombre: 'Ana Guamán' } })
      }
      await announce({ titulo: 'RIMPE', fecha: '2090-04-01', estado: 'borrador' })
      await call(server, edit, { params, input: aCapacitacion({ ...form, fecha: '2020-03-01' }), token })
      const { Participantes } = (await call(server, participants, { params, token })).body
      const participante = Participantes[0].Id
      await call(server, tick, { params: { participante }, input: { Asistio: true }, token })
      const all = (query: Record<string, string> = {}) => csv(api.capacitaciones.export, query)
      const counts = { Cupos: '1', Inscritos: '1', 'En espera': '1', Asistieron: '1' }
      expect(await all()).toMatchObject([
        { Título: 'RIMPE', Estado: 'Borrador' },
        { Título: 'Facturación', Fecha: '2020-03-01', Estado: 'Publicado', ...counts },
      ])
      expect(await all({ estado: 'borrador' })).toMatchObject([{ Título: 'RIMPE' }])
      expect(await all({ q: 'facturacion' })).toMatchObject([{ Título: 'Facturación' }])
      const odd = await announce()
      await records(server, 'trainings').doc(odd).update({ fecha: 'mañana' })
      const titles = (await all()).map(({ Título }) => Título).sort()
      expect(titles).toEqual(['Facturación', `No se pudo leer el registro ${odd}.`, 'RIMPE'])
    },
  )

  it('of the report has numbers, a comma in the CSV, and hides small groups', async () => {
    const half = { desde: '2026-01-01', hasta: '2026-06-30' }
    const closed = { cerradas: 12, 'cierre/atendida': 10, 'cierre/duplicada': 2 }
    const day = { recibidas: 43, ...closed, 'opinion/5': 3, 'opinion/4': 3 }
    const april = { cerradas: 26, 'cierre/atendida': 20, 'cierre/duplicada': 6 }
    const kept = records(server, 'figures')
    await kept.doc('2026-03').set({ dias: { '05': day } })
    await kept.doc('2026-04').set({ dias: { '05': april } })
    // Of the 38 of the half-year the 26 of April would leave the 12 of March, two of them not served.
    const months = (await csv(api.informe.export, half)).filter(({ Grupo }) => Grupo === 'Por mes')
    const closings = months.filter(({ Dato }) => Dato === 'Solicitudes cerradas').slice(2, 4)
    expect(closings.map(({ Cantidad }) => Cantidad)).toEqual(['no se dice', 'no se dice'])
    const { rows } = readWorkbook((await take(api.informe.export, { ...half, formato: 'xlsx' })).bytes)
    const received = rows.find((row) => row[3]?.value === 'Solicitudes recibidas')
    expect(received?.[4]?.value).toBe(43)
    expect(momentOf(Number(received?.[0]?.value))).toBe('2026-01-01T00:00:00.000Z')
    const figures = await csv(api.informe.export, { desde: '2026-03-01', hasta: '2026-03-31' })
    const amountOf = (dato: string) => figures.find(({ Dato }) => Dato === dato)?.Cantidad
    expect([amountOf('Opinión media, de 5'), amountOf('Solicitudes cerradas')]).toEqual(['4,5', '10 o más'])
  })
})
