import { api, lawHolidays } from '@naf/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call, over, refusal, tally, times } from '../support/api-as.ts'
import { aCalendario } from '../support/builders.ts'
import { ask } from '../support/raw.ts'
import { records } from '../support/records.ts'
import { withApi, withEveryKind } from '../support/server.ts'

const server = withApi()
const people = withEveryKind(server)

type Form = ReturnType<typeof aCalendario>
type Who = { token: string | undefined }
const editor = () => people.editor
const list = async ({ token }: Who = people.visitor) =>
  (await call(server, api.calendario.list, { token })).body
const create = (input: Form, { token }: Who = editor()) =>
  call(server, api.calendario.create, { input, token })
const edit = (id: string, input: Form, how = {}) =>
  call(server, api.calendario.edit, { params: { id }, input, token: editor().token, ...how })
const remove = (id: string, { token }: Who = editor()) =>
  call(server, api.calendario.delete, { params: { id }, token })

afterEach(async () => {
  for (const { Id } of await list(people.admin)) await remove(Id)
})

describe('the calendar of a year', () => {
  it('is written by an editor, read by everybody with its dates moved, changed and deleted', async () => {
    const { status, body } = await create(aCalendario({}, 2026))
    expect([status, body.Id, body.Anio]).toEqual([201, '2026', 2026])
    for (const who of [people.visitor, people.usuario, people.editor, people.admin]) {
      const [calendar] = await list(who)
      expect(calendar.Feriados).toEqual(lawHolidays(2026))
      const { Fechas } = calendar.Vencimientos.find(
        (one: { Obligacion: string; Mes: number }) => one.Obligacion === 'IvaMensual' && one.Mes === 2,
      )
      expect([Fechas[0], Fechas[3]]).toEqual(['2026-02-27', '2026-02-18'])
    }
    const editorsIn = async (who: Who) => (await list(who)).map((one: { Username: string }) => one.Username)
    expect(await editorsIn(people.visitor)).toEqual([''])
    expect(await editorsIn(people.admin)).toEqual([people.editor.user.Username])
    const Feriados = [...lawHolidays(2026), { Fecha: '2026-02-18', Nombre: 'Por decreto' }]
    expect((await edit('2026', aCalendario({ Feriados }, 2026))).status).toBe(200)
    expect((await list())[0].Vencimientos[1].Fechas[3]).toBe('2026-02-19')
    expect((await remove('2026')).body).toEqual({ mensaje: 'Calendario eliminado' })
    expect(await list()).toEqual([])
    for (const gone of [await edit('2026', aCalendario({}, 2026)), await remove('2026')])
      expect(gone).toMatchObject(refusal(404, 'not_found'))
  })

  it('stands before those of earlier years, and stays the one of its year', async () => {
    for (const year of [2026, 2028, 2027]) await create(aCalendario({}, year))
    const before = await list()
    expect(before.map(({ Anio }: { Anio: number }) => Anio)).toEqual([2028, 2027, 2026])
    const error = 'Este es el calendario de 2026. Para otro año, crea otro.'
    expect(await edit('2026', aCalendario({}, 2030))).toMatchObject(refusal(400, 'invalid_input', error))
    expect(await list()).toEqual(before)
  })

  it('is not edited over another version, unless the edit is one sent again', async () => {
    await create(aCalendario())
    const mine = aCalendario({ Feriados: [] })
    expect((await edit('2030', mine, over(0))).body).toMatchObject({ Feriados: [], Version: 1 })
    const before = await list(editor())
    const older = aCalendario({ Fuente: 'La de antes' })
    expect(await edit('2030', older, over(0))).toMatchObject(refusal(409, 'changed_meanwhile'))
    expect(await list(editor())).toEqual(before)
    expect((await edit('2030', mine, over(0))).status).toBe(200)
  })

  it('is one if several people create it at once', async () => {
    const forms = ['Uno', 'Dos', 'Tres', 'Cuatro'].map((Fuente) => aCalendario({ Fuente }))
    const replies = await Promise.all(forms.map((form) => create(form)))
    expect(tally(replies)).toEqual({ 201: 1, 409: 3 })
    const made = replies.find(({ status }) => status === 201)
    expect(await list()).toMatchObject([{ Fuente: made?.body.Fuente }])
    const taken = 'Ya hay un calendario de 2030. Edítalo en lugar de crear otro.'
    expect(replies).toContainEqual(expect.objectContaining(refusal(409, 'year_taken', taken)))
    await create(aCalendario({}, 2031))
    expect(tally(await times(3, () => create(aCalendario({}, 2031))))).toEqual({ 201: 3 })
    expect(await list()).toHaveLength(2)
  })
})

const look = (path: string, headers = {}) =>
  ask(`${server.url}/calendario/suscripcion/${path}`, {
    headers: { 'accept-encoding': 'identity', ...headers },
  })
const textOf = async (path: string) => (await look(path)).bytes.toString('utf8').replaceAll('\r\n ', '')

describe('a calendar to subscribe to', () => {
  beforeEach(async () => {
    for (const year of [2030, 2031]) await create(aCalendario({}, year))
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('has one address for each kind of taxpayer and digit, and leaves an odd calendar out', async () => {
    const excepciones = [{ obligacion: 'IvaMensual', mes: 4, digito: null, fecha: 'ayer' }]
    await records(server, 'calendar').doc('2030').update({ excepciones })
    for (const path of ['general/0.ics', 'sociedad-rimpe/3.ics'])
      expect.soft((await look(path)).status, path).toBe(200)
    for (const path of ['otro/3.ics', 'toString/3.ics', 'general/10.ics', 'general/x.ics', 'general/3'])
      expect.soft((await look(path)).status, path).toBe(404)
  })

  it('covers the published years, is read daily and has stable ids', async () => {
    expect((await look('general/3.ics')).headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=60',
    })
    const text = await textOf('general/3.ics')
    expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:P1D\r\nX-PUBLISHED-TTL:P1D\r\n')
    const ids = [...text.matchAll(/^UID:(.*)\r$/gm)].map(([, id]) => id ?? '')
    expect([ids.length, new Set(ids).size]).toEqual([50, 50])
    expect(ids.filter((id) => id.startsWith('IvaMensual-2031-12-3@'))).toHaveLength(1)
  })

  it('keeps the id of a corrected date, and changes its day, its revision and the entity tag', async () => {
    const eventOf = async () => {
      const EVENT = /UID:IvaMensual-2030-4-3@[\s\S]*?END:VEVENT/
      const [event = ''] = EVENT.exec(await textOf('general/3.ics')) ?? []
      return (name: string) => event.split('\r\n').find((line) => line.startsWith(name)) ?? ''
    }
    const former = await eventOf()
    const { etag = '' } = (await look('general/3.ics')).headers
    expect((await look('general/3.ics', { 'if-none-match': etag })).status).toBe(304)
    const Fecha = former('DTSTART').replace(/.*:(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 })
    await edit('2030', aCalendario({ Feriados: [{ Fecha, Nombre: 'Por decreto' }] }))
    expect((await look('general/3.ics', { 'if-none-match': etag })).status).toBe(200)
    const corrected = await eventOf()
    expect(corrected('DTSTART')).not.toBe(former('DTSTART'))
    expect(corrected('LAST-MODIFIED') > former('LAST-MODIFIED')).toBe(true)
  })
})
