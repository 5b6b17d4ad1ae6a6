import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { api, type Endpoint, ROWS_HEADER } from '@naf/contract'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../support/api-as.ts'
import { ask } from '../support/ask.ts'
import { anAsesoria, anInscripcion } from '../support/builders.ts'
import { readCsv } from '../support/read-csv.ts'
import { momentOf, readWorkbook } from '../support/read-workbook.ts'
import { withApi, withEveryKind } from '../support/with-api.ts'

/** What staff takes along: docs/decisions/exports.md. */

/** Of the requests, how many the reading of their pages has given away so far. */
let given = 0
let slowly = 0

const server = withApi({}, ({ asesorias }) => ({
  asesorias: {
    ...asesorias,
    async *pages() {
      for await (const page of asesorias.pages()) {
        given += page.records.length
        yield page
        // A long list, of which whoever asks has seen the first part.
        for (let more = 0; more < slowly; more += 1) {
          await wait(20)
          given += page.records.length
          yield page
        }
      }
    },
  },
}))
const people = withEveryKind(server)
const db = () => server.firebase.db

beforeEach(async () => {
  given = 0
  for (const name of ['asesorias', 'inscripciones', 'bitacora', 'numeros', 'conteos'])
    await db().recursiveDelete(db().collection(name))
})
afterEach(() => {
  slowly = 0
})

type Kind = keyof typeof people & ('visitor' | 'usuario' | 'editor' | 'admin')

const urlOf = ({ path }: Endpoint, query: Record<string, string>) =>
  `${server.url}${path}?${new URLSearchParams(query)}`

const take = async (endpoint: Endpoint, query: Record<string, string>, kind: Kind = 'editor') => {
  const { token } = people[kind]
  return ask(urlOf(endpoint, query), { headers: token ? { authorization: `Bearer ${token}` } : {} })
}

const csv = async (endpoint: Endpoint, query: Record<string, string> = {}, kind: Kind = 'editor') => {
  const { bytes } = await take(endpoint, { ...query, formato: 'csv' }, kind)
  const [head = [], ...rows] = readCsv(bytes.toString())
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])))
}

const namesIn = async (query: Record<string, string>) =>
  (await csv(api.asesorias.export, query)).map(({ Nombre }) => Nombre).sort()

const request = async (changes: Record<string, unknown> = {}, stored: Record<string, unknown> = {}) => {
  const { body } = await call(server, api.asesorias.create, { input: anAsesoria(changes) })
  if (Object.keys(stored).length > 0) await db().collection('asesorias').doc(body.Id).update(stored)
  return body.Id as string
}

const logged = async () =>
  (await db().collection('bitacora').where('evento', '==', 'datos.exportados').get()).docs.map((line) =>
    line.data(),
  )

const EXPORTS = [
  ['asesorias', api.asesorias.export, {}],
  ['inscripciones', api.inscripciones.export, {}],
  ['users', api.users.export, {}],
  ['informe', api.informe.export, { desde: '2026-01-01', hasta: '2026-06-30' }],
] as const

describe('who takes data along', () => {
  it.each([
    ['visitor', 401],
    ['usuario', 403],
  ] as const)('is no %s (%i), and nothing is noted', async (kind, status) => {
    await request({ Nombre: 'Ana Secreta' })
    for (const [, endpoint, query] of EXPORTS) {
      const answer = await take(endpoint, { ...query, formato: 'csv' }, kind)
      expect(answer.status).toBe(status)
      expect(answer.bytes.toString()).not.toContain('Secreta')
    }
    expect(await logged()).toEqual([])
  })

  it('is an editor for all but the users, which are an administrator’s', async () => {
    expect((await take(api.users.export, { formato: 'csv' }, 'editor')).status).toBe(403)
    expect((await take(api.users.export, { formato: 'csv' }, 'admin')).status).toBe(200)
  })

  it('stands in the log with what and how many, and nothing of what it holds', async () => {
    await request({ Nombre: 'Ana Secreta' })
    await request()
    await take(api.asesorias.export, { formato: 'xlsx', q: 'Secreta' }, 'admin')
    const [line, ...others] = await logged()
    expect(others).toEqual([])
    expect(line).toMatchObject({
      etiqueta: 'asesorias',
      detalle: 'xlsx, con filtros',
      cantidad: 2,
      registro: null,
      uid: people.admin.uid,
      rol: 1,
    })
    expect(JSON.stringify(line)).not.toContain('Secreta')
  })

  it.each(['pdf', '', 'CSV'])('is told that there is no format «%s»', async (formato) => {
    const answer = await take(api.asesorias.export, { formato })
    expect(answer.status).toBe(400)
    expect(answer.bytes.toString()).toContain('Elige el formato')
    expect(await logged()).toEqual([])
  })
})

describe('a CSV', () => {
  it('has its mark, semicolons, line ends and a name of its own, and says how many records there are', async () => {
    await request()
    const { bytes, headers } = await take(api.asesorias.export, { formato: 'csv' })
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
    await request({ Nombre: 'Ana' })
    const headers = { authorization: `Bearer ${people.editor.token}`, 'accept-encoding': 'gzip, br' }
    const answer = await ask(urlOf(api.asesorias.export, { formato: 'csv' }), { headers })
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
    await request(typed, stored)
    const [row] = await csv(api.asesorias.export)
    expect(row).toMatchObject({
      Nombre: `'=HYPERLINK("http://malo.example";"Ana")`,
      Teléfono: "'+593991234567",
      Ciudad: "'@SUM(A1)",
      'Tipo de contribuyente': "'-2+3",
      Detalle: 'Una; "dos"\ny tres',
    })
  })

  it.each(['\t=1+1', '\r=1+1', '=1', '+1', '-1', '@a'])('runs none that begins with %j', async (typed) => {
    await request({}, { nombre: typed, fechaSolicitud: Timestamp.now() })
    const { bytes } = await take(api.asesorias.export, { formato: 'csv' })
    expect(bytes.toString()).toContain(`;"'${typed}";`)
  })

  it('says when by the clock of Ecuador, the newest first and what bears no date last', async () => {
    const at = (iso: string) => ({ fechaSolicitud: Timestamp.fromDate(new Date(iso)) })
    await request({ Nombre: 'Vieja' }, at('2026-03-01T04:59:00Z'))
    await request({ Nombre: 'Nueva' }, at('2026-03-02T15:30:00Z'))
    const id = await request({ Nombre: 'Sin fecha' })
    await db().collection('asesorias').doc(id).update({ fechaSolicitud: FieldValue.delete() })
    const rows = await csv(api.asesorias.export)
    expect(rows.map((row) => [row.Nombre, row['Fecha de solicitud']])).toEqual([
      ['Nueva', '2026-03-02 10:30'],
      ['Vieja', '2026-02-28 23:59'],
      ['Sin fecha', ''],
    ])
  })
})

describe('a workbook', () => {
  it('has texts as texts, dates as dates, and opens at its first row', async () => {
    await request(
      { Nombre: '=SUMA(1;1)', CedulaRUC: '0102030405' },
      {
        telefono: '+593991234567',
        detalleSolicitud: '<a> & "ñ"\u0007',
        fechaSolicitud: Timestamp.fromDate(new Date('2026-03-02T15:30:00Z')),
      },
    )
    const { bytes, headers } = await take(api.asesorias.export, { formato: 'xlsx' })
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

  it('of the figures has numbers as numbers', async () => {
    await db()
      .doc('conteos/2026-03')
      .set({ dias: { '05': { recibidas: 12, 'servicio/Otros': 12 } } })
    const query = { desde: '2026-01-01', hasta: '2026-06-30', formato: 'xlsx' }
    const { rows } = readWorkbook((await take(api.informe.export, query)).bytes)
    const received = rows.find((row) => row[3]?.value === 'Solicitudes recibidas')
    expect(received?.[4]?.value).toBe(12)
    expect(received?.[0]).toMatchObject({ format: 'yyyy-mm-dd' })
    expect(momentOf(Number(received?.[0]?.value))).toBe('2026-01-01T00:00:00.000Z')
  })

  it('of the figures has decimals as a spreadsheet of Ecuador reads them', async () => {
    await db()
      .doc('conteos/2026-03')
      .set({ dias: { '05': { 'opinion/5': 3, 'opinion/4': 3 } } })
    const rows = await csv(api.informe.export, { desde: '2026-01-01', hasta: '2026-06-30' })
    expect(rows.find(({ Dato }) => Dato === 'Opinión media, de 5')?.Cantidad).toBe('4,5')
  })
})

describe('the filters of the queue', () => {
  beforeEach(async () => {
    const days = (ago: number) => ({ fechaSolicitud: Timestamp.fromMillis(Date.now() - ago * 86_400_000) })
    await request({ Nombre: 'Ana', Ciudad: 'Quito', TipoServicio: 'Otros' })
    await request({ Nombre: 'Beto', Ciudad: 'QUITO ', TipoServicio: 'Gastos personales' }, days(20))
    await request({ Nombre: 'Carla', Ciudad: 'Ibarra', MedioContacto: 'Señales de humo', Discapacidad: 'si' })
    await request(
      { Nombre: 'Diego Pérez', Ciudad: 'Loja' },
      { realizada: true, estado: 'realizada', atiende: { uid: people.editor.uid, nombre: 'Eva' } },
    )
    await request({ Nombre: 'Elsa', Ciudad: 'Loja' }, { atiende: { uid: people.editor.uid, nombre: 'Eva' } })
  })

  it.each<[Record<string, string>, string[]]>([
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
    [{ q: 'perez diego' }, ['Diego Pérez']],
    [{ q: 'PÉREZ', estado: 'pendientes' }, []],
    [{ desde: '2020-01-01', hasta: '2020-12-31' }, []],
  ])('%j leave %j', async (query, names) => {
    expect(await namesIn(query)).toEqual(names)
  })

  it('find a request by its number, however it is typed', async () => {
    const [{ Número: numero = '' } = {}] = await csv(api.asesorias.export, { q: 'Carla' })
    expect(await namesIn({ q: numero.toLowerCase().replace('-', ' ') })).toEqual(['Carla'])
  })

  it.each<Record<string, string>>([{ estado: 'otra' }, { desde: 'ayer' }, { pagina: '2' }])(
    'refuse %j',
    async (query) => {
      expect((await take(api.asesorias.export, { ...query, formato: 'csv' })).status).toBe(400)
    },
  )
})

describe('what else is taken along', () => {
  it('is the enrolments, by degree and level', async () => {
    await call(server, api.inscripciones.create, { input: anInscripcion() })
    const rows = await csv(api.inscripciones.export)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ 'ID ESPE': 'L00412345', Celular: '0991234567' })
    expect(rows[0]?.['Fecha de inscripción']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
    expect(await csv(api.inscripciones.export, { nivel: 'Primer Semestre' })).toEqual([])
    expect(await csv(api.inscripciones.export, { q: 'guaman' })).toHaveLength(1)
  })

  it('is the users, by role, without what only they know', async () => {
    const rows = await csv(api.users.export, { rol: '2' }, 'admin')
    expect(rows.map((row) => row.Rol)).toEqual(['Editor'])
    expect(Object.keys(rows[0] ?? {})).not.toContain('Contraseña')
    expect(await csv(api.users.export, { q: 'nadie-se-llama-asi' }, 'admin')).toEqual([])
  })

  it('is the tallies, of which none could point to one person', async () => {
    const day = { recibidas: 43, cerradas: 12, 'cierre/atendida': 10, 'cierre/duplicada': 2 }
    const provinces = { 'provincia/Pichincha': 40, 'provincia/Carchi': 3 }
    await db()
      .doc('conteos/2026-03')
      .set({ dias: { '05': { ...day, ...provinces } } })
    const rows = await csv(api.informe.export, { desde: '2026-03-01', hasta: '2026-03-31' })
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

describe('a document that nobody can read', () => {
  it('is named at the end, and takes no other along', async () => {
    await request({ Nombre: 'Ana' })
    await db()
      .collection('asesorias')
      .doc('rota')
      .set({ fechaSolicitud: Timestamp.now(), nombre: { a: 1 } })
    const { bytes } = await take(api.asesorias.export, { formato: 'csv' })
    const rows = readCsv(bytes.toString())
    expect(rows.map((row) => row.length > 1)).toEqual([true, true, false])
    expect(rows.at(-1)).toEqual(['No se pudo leer el registro rota.'])
    const workbook = readWorkbook((await take(api.asesorias.export, { formato: 'xlsx' })).bytes)
    expect(workbook.rows.at(-1)?.[0]?.value).toBe('No se pudo leer el registro rota.')
  })
})

describe('a download that is broken off', () => {
  it.each([
    { formato: 'csv' },
    { formato: 'csv', q: 'nadie' },
    { formato: 'xlsx' },
    { formato: 'xlsx', q: 'nadie' },
  ])('has the server read no further, whatever its filters leave: %j', async (query) => {
    await request()
    slowly = 1000
    const stop = new AbortController()
    const response = await fetch(urlOf(api.asesorias.export, query as Record<string, string>), {
      headers: { authorization: `Bearer ${people.editor.token}` },
      signal: stop.signal,
    })
    await response.body?.getReader().read()
    stop.abort()
    await wait(500)
    const before = given
    await wait(500)
    expect(given).toBe(before)
    expect(given).toBeLessThan(slowly)
  })
})
