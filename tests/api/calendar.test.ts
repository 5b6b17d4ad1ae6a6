import { api, lawHolidays } from '@naf/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { call } from '../support/api-as.ts'
import { ask } from '../support/ask.ts'
import { tallyWithCodes } from '../support/at-once.ts'
import { aCalendario } from '../support/builders.ts'
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
const edit = (id: string, input: Form, { token }: Who = editor()) =>
  call(server, api.calendario.edit, { params: { id }, input, token })
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
    expect([(await list())[0].Username, (await list(people.admin))[0].Username]).toEqual([
      '',
      people.editor.user.Username,
    ])
    const Feriados = [...lawHolidays(2026), { Fecha: '2026-02-18', Nombre: 'Por decreto' }]
    expect((await edit('2026', aCalendario({ Feriados }, 2026))).status).toBe(200)
    expect((await list())[0].Vencimientos[1].Fechas[3]).toBe('2026-02-19')
    expect((await remove('2026')).body).toEqual({ mensaje: 'Calendario eliminado' })
    expect(await list()).toEqual([])
    for (const gone of [await edit('2026', aCalendario({}, 2026)), await remove('2026')])
      expect([gone.status, gone.body.code]).toEqual([404, 'not_found'])
  })

  it('stands before those of earlier years, and stays the one of its year', async () => {
    for (const year of [2026, 2028, 2027]) await create(aCalendario({}, year))
    const before = await list()
    expect(before.map(({ Anio }: { Anio: number }) => Anio)).toEqual([2028, 2027, 2026])
    expect(await edit('2026', aCalendario({}, 2030))).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', error: 'Este es el calendario de 2026. Para otro año, crea otro.' },
    })
    expect(await list()).toEqual(before)
  })

  it('is one, whoever creates it at once', async () => {
    const forms = ['Uno', 'Dos', 'Tres', 'Cuatro'].map((Fuente) => aCalendario({ Fuente }))
    const replies = await Promise.all(forms.map((form) => create(form)))
    expect(tallyWithCodes(replies)).toEqual({ '201': 1, '409 year_taken': 3 })
    const made = replies.find(({ status }) => status === 201)
    expect(await list()).toMatchObject([{ Fuente: made?.body.Fuente }])
    expect(replies.find(({ status }) => status === 409)?.body.error).toBe(
      'Ya hay un calendario de 2030. Edítalo en lugar de crear otro.',
    )
    await create(aCalendario({}, 2031))
    const again = await Promise.all([1, 2, 3].map(() => create(aCalendario({}, 2031))))
    expect(tallyWithCodes(again)).toEqual({ '201': 3 })
    expect(await list()).toHaveLength(2)
  })

  it('stays whole when several change it at once, and is gone when one of them deletes it', async () => {
    await create(aCalendario())
    const forms = [3, 6, 9, 12].map((month) =>
      aCalendario({ Fuente: `Versión ${month}`, RentaPersonas: [month] }),
    )
    const replies = await Promise.all(
      forms.map((form, at) => edit('2030', form, at % 2 ? people.admin : editor())),
    )
    expect(tallyWithCodes(replies)).toEqual({ '200': 4 })
    const [calendar] = await list()
    expect(calendar.Fuente).toBe(`Versión ${calendar.RentaPersonas[0]}`)
    const [deleted, changed] = await Promise.all([remove('2030'), edit('2030', aCalendario())])
    expect(deleted.status).toBe(200)
    expect([200, 404]).toContain(changed.status)
    expect(await list()).toEqual([])
  })

  it('has the law’s dates where its record says nothing of them', async () => {
    await server.firebase.db.doc('calendario/2026').set({ anio: 2026 })
    await server.firebase.db.doc('listas/calendario').delete()
    const [calendar] = await list()
    expect([calendar.Anio, calendar.RentaPersonas, calendar.Feriados]).toEqual([2026, [3], []])
    expect(calendar.Vencimientos[0].Fechas[1]).toBe('2026-01-12')
  })

  it('is sent once to a browser that has it, until it changes', async () => {
    await create(aCalendario({}, 2026))
    const { headers } = await ask(`${server.url}/calendario`)
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60')
    const again = () => ask(`${server.url}/calendario`, { headers: { 'if-none-match': headers.etag ?? '' } })
    expect((await again()).status).toBe(304)
    await edit('2026', aCalendario({ Fuente: 'Otra' }, 2026))
    expect((await again()).status).toBe(200)
  })
})
