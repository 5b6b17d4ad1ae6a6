import { api, lawHolidays, parseUnreadable, UNREADABLE_HEADER } from '@naf/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { call } from '../support/api-as.ts'
import { ask } from '../support/ask.ts'
import { tallyWithCodes } from '../support/at-once.ts'
import { aCalendario } from '../support/builders.ts'
import { withApi, withEveryKind } from '../support/server.ts'

/** The due dates of a year: who writes them, who reads them, and what becomes of several who write at once. */

const server = withApi()
const people = withEveryKind(server)

const list = (token?: string) => call(server, api.calendario.list, { token })
const create = (input: ReturnType<typeof aCalendario>, token: string | undefined) =>
  call(server, api.calendario.create, { input, token })
const edit = (id: string, input: ReturnType<typeof aCalendario>, token: string | undefined) =>
  call(server, api.calendario.edit, { params: { id }, input, token })
const remove = (id: string, token: string | undefined) =>
  call(server, api.calendario.delete, { params: { id }, token })

const documents = () => server.firebase.db.collection('calendario')
const asStored = async (id: string) => (await documents().doc(id).get()).data()

afterEach(async () => {
  for (const { Id } of (await list(people.admin.token)).body) await remove(Id, people.admin.token)
  for (const ref of await documents().listDocuments()) await ref.delete()
})

describe('a calendar', () => {
  it('is written by an editor, read by everybody with its dates moved, changed and deleted', async () => {
    const { token } = people.editor
    const { status, body } = await create(aCalendario({}, 2026), token)
    expect([status, body.Id, body.Anio]).toEqual([201, '2026', 2026])
    for (const who of [people.visitor, people.usuario, people.editor, people.admin]) {
      const [calendar] = (await list(who.token)).body
      expect(calendar.Feriados).toEqual(lawHolidays(2026))
      const february = calendar.Vencimientos.find(
        ({ Obligacion, Mes }: { Obligacion: string; Mes: number }) =>
          Obligacion === 'IvaMensual' && Mes === 2,
      )
      expect([february.Fechas[0], february.Fechas[3]]).toEqual(['2026-02-27', '2026-02-18'])
    }
    const more = [...lawHolidays(2026), { Fecha: '2026-02-18', Nombre: 'Por decreto' }]
    expect((await edit('2026', aCalendario({ Feriados: more }, 2026), token)).status).toBe(200)
    const [changed] = (await list()).body
    expect(changed.Vencimientos[1].Fechas[3]).toBe('2026-02-19')
    expect((await remove('2026', token)).body).toEqual({ mensaje: 'Calendario eliminado' })
    expect((await list()).body).toEqual([])
  })

  it('stands before those of earlier years', async () => {
    for (const year of [2026, 2028, 2027]) await create(aCalendario({}, year), people.editor.token)
    expect((await list()).body.map(({ Anio }: { Anio: number }) => Anio)).toEqual([2028, 2027, 2026])
  })

  it('does not tell visitors what its writer logs in with', async () => {
    await create(aCalendario(), people.editor.token)
    expect((await list()).body[0].Username).toBe('')
    expect((await list(people.admin.token)).body[0].Username).not.toBe('')
  })

  it('of another year is not made of it by an edit', async () => {
    await create(aCalendario({}, 2026), people.editor.token)
    const before = await asStored('2026')
    const { status, body } = await edit('2026', aCalendario({}, 2027), people.editor.token)
    expect([status, body.code]).toEqual([400, 'invalid_input'])
    expect(body.error).toBe('Este es el calendario de 2026. Para otro año, crea otro.')
    expect(await asStored('2026')).toEqual(before)
  })

  it('that is gone is not found', async () => {
    for (const done of [
      await edit('2026', aCalendario({}, 2026), people.admin.token),
      await remove('2026', people.admin.token),
    ])
      expect([done.status, done.body.code]).toEqual([404, 'not_found'])
  })

  it('is left as it is by whoever is not staff', async () => {
    await create(aCalendario(), people.admin.token)
    const before = await asStored('2030')
    for (const [who, status] of [
      [people.visitor, 401],
      [people.usuario, 403],
    ] as const) {
      expect((await create(aCalendario({}, 2031), who.token)).status).toBe(status)
      expect((await edit('2030', aCalendario({ Fuente: 'Otra' }), who.token)).status).toBe(status)
      expect((await remove('2030', who.token)).status).toBe(status)
    }
    expect(await asStored('2030')).toEqual(before)
    expect((await documents().count().get()).data().count).toBe(1)
  })
})

describe('several at once', () => {
  it('make one calendar of a year: the others are told that it is there', async () => {
    const forms = ['Uno', 'Dos', 'Tres', 'Cuatro'].map((Fuente) => aCalendario({ Fuente }))
    const replies = await Promise.all(forms.map((form) => create(form, people.editor.token)))
    expect(tallyWithCodes(replies)).toEqual({ '201': 1, '409 year_taken': 3 })
    const made = replies.find(({ status }) => status === 201)
    expect((await list()).body).toMatchObject([{ Fuente: made?.body.Fuente }])
    const refused = replies.find(({ status }) => status === 409)
    expect(refused?.body.error).toBe('Ya hay un calendario de 2030. Edítalo en lugar de crear otro.')
  })

  it('send the same form, and each is answered with the one record', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => create(aCalendario(), people.editor.token)))
    expect(tallyWithCodes(replies)).toEqual({ '201': 3 })
    expect((await documents().count().get()).data().count).toBe(1)
  })

  it('change it, and the last change stays whole', async () => {
    await create(aCalendario(), people.editor.token)
    const forms = [3, 6, 9, 12].map((month) =>
      aCalendario({ Fuente: `Versión ${month}`, RentaPersonas: [month] }),
    )
    const replies = await Promise.all(
      forms.map((form, at) => edit('2030', form, at % 2 ? people.admin.token : people.editor.token)),
    )
    expect(tallyWithCodes(replies)).toEqual({ '200': 4 })
    const [calendar] = (await list()).body
    expect(calendar.Fuente).toBe(`Versión ${calendar.RentaPersonas[0]}`)
  })

  it('change it and delete it, and it is gone', async () => {
    await create(aCalendario(), people.editor.token)
    const [deleted, changed] = await Promise.all([
      remove('2030', people.admin.token),
      edit('2030', aCalendario({ Fuente: 'Otra' }), people.editor.token),
    ])
    expect(deleted.status).toBe(200)
    expect([200, 404]).toContain(changed.status)
    expect((await list()).body).toEqual([])
  })
})

it('each change leaves a line in the log, by its year', async () => {
  const { token, uid } = people.editor
  await create(aCalendario({}, 2040), token)
  await edit('2040', aCalendario({ Fuente: 'Otra' }, 2040), token)
  await remove('2040', token)
  const { docs } = await server.firebase.db.collection('bitacora').where('registro', '==', '2040').get()
  const lines = docs.map((line) => line.data()).sort((a, b) => a.fecha.toMillis() - b.fecha.toMillis())
  expect(lines.map(({ evento, etiqueta, uid }) => [evento, etiqueta, uid])).toEqual(
    ['publicado', 'editado', 'eliminado'].map((what) => [`calendario.${what}`, '2040', uid]),
  )
})

describe('a document', () => {
  it('that says little reads as the law has it', async () => {
    await documents().doc('2026').set({ anio: 2026 })
    await server.firebase.db.collection('listas').doc('calendario').delete()
    const [calendar] = (await list()).body
    expect([calendar.Anio, calendar.RentaPersonas, calendar.Feriados]).toEqual([2026, [3], []])
    expect(calendar.Vencimientos[0].Fechas[1]).toBe('2026-01-12')
  })

  it('that nobody can read takes no other along, and staff is told', async () => {
    await create(aCalendario({}, 2026), people.editor.token)
    await documents().doc('rara').set({ anio: 'mil', titulo: 'rara' })
    await server.firebase.db.collection('listas').doc('calendario').delete()
    expect((await list()).body).toHaveLength(1)
    const { headers } = await list(people.editor.token)
    expect(parseUnreadable(headers.get(UNREADABLE_HEADER) ?? '')).toEqual({ count: 1, ids: ['rara'] })
  })
})

it('who has the list already is told so, until it changes', async () => {
  await create(aCalendario({}, 2026), people.editor.token)
  const first = await ask(`${server.url}/calendario`)
  expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=60')
  const again = () =>
    ask(`${server.url}/calendario`, { headers: { 'if-none-match': first.headers.etag ?? '' } })
  expect((await again()).status).toBe(304)
  await edit('2026', aCalendario({ Fuente: 'Otra' }, 2026), people.editor.token)
  expect((await again()).status).toBe(200)
})
