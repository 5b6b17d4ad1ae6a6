import { api, dayAt, monthOf } from '@naf/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../support/api-as.ts'
import { withApi, withEveryKind } from '../support/server.ts'

/** How many follow the centre, as staff writes it down each month: docs/decisions/followers.md. */

const server = withApi()
const people = withEveryKind(server)
const db = () => server.firebase.db
const stored = async () => (await db().doc('redes/seguidores').get()).data()

beforeEach(() => db().recursiveDelete(db().collection('redes')))

const write = (Mes: string, Red: string, Seguidores: number | null, token = people.editor.token) =>
  call(server, api.informe.updateRedes, { token, input: { Mes, Red: Red as 'X', Seguidores } })
const read = async () => (await call(server, api.informe.readRedes, { token: people.admin.token })).body

describe('the followers', () => {
  it('are compared with the first month of each network, so that a new one is no growth', async () => {
    expect(await read()).toEqual({ Meses: [], Crecimiento: { Inicio: 0, Ahora: 0, Crecimiento: null } })
    await write('2024-01', 'Facebook', 1000)
    expect((await read()).Crecimiento).toEqual({ Inicio: 1000, Ahora: 1000, Crecimiento: 0 })
    await write('2024-03', 'Facebook', 1199)
    await write('2024-03', 'TikTok', 500)
    const { status, body } = await write('2024-02', 'Instagram', 0)
    expect(status).toBe(200)
    expect(body).toEqual({
      Meses: [
        { Mes: '2024-03', Seguidores: { Facebook: 1199, TikTok: 500 } },
        { Mes: '2024-02', Seguidores: { Instagram: 0 } },
        { Mes: '2024-01', Seguidores: { Facebook: 1000 } },
      ],
      Crecimiento: { Inicio: 1500, Ahora: 1699, Crecimiento: 13 },
    })
    expect(await read()).toEqual(body)
  })

  it('have not grown by twenty per cent as long as anything is lacking', async () => {
    await write('2024-01', 'X', 1000)
    expect((await write('2024-02', 'X', 1199)).body.Crecimiento.Crecimiento).toBe(19)
    expect((await write('2024-02', 'X', 1200)).body.Crecimiento.Crecimiento).toBe(20)
  })

  it('begin earlier where somebody writes down an earlier month, and a mistake is deleted', async () => {
    await write('2024-05', 'X', 200)
    await write('2024-06', 'X', 300)
    expect((await write('2024-01', 'X', 100)).body.Crecimiento).toMatchObject({ Inicio: 100, Ahora: 300 })
    const { body } = await write('2024-01', 'X', null)
    expect(body.Crecimiento).toMatchObject({ Inicio: 200, Ahora: 300 })
    expect(body.Meses).toHaveLength(2)
  })

  it('of two who write at once are both there, and the log says who wrote what', async () => {
    await Promise.all([write('2024-07', 'X', 5), write('2024-07', 'Facebook', 7, people.admin.token)])
    expect((await read()).Meses).toEqual([{ Mes: '2024-07', Seguidores: { Facebook: 7, X: 5 } }])
    const lines = await db().collection('bitacora').where('evento', '==', 'redes.anotadas').get()
    const line = lines.docs.find((one) => one.get('registro') === '2024-07' && one.get('etiqueta') === 'X')
    expect(line?.data()).toMatchObject({ detalle: '5', uid: people.editor.uid })
  })

  it('of a period are those of its end', async () => {
    await write('2023-11', 'X', 100)
    await write('2024-02', 'X', 150)
    await write('2024-07', 'X', 180)
    const query = { desde: '2024-01-01', hasta: '2024-06-30' }
    const { body } = await call(server, api.informe.read, { token: people.editor.token, query })
    expect(body.Periodo.Redes).toEqual({ Inicio: 100, Ahora: 150, Crecimiento: 50 })
    expect(body.Anterior.Redes).toEqual({ Inicio: 100, Ahora: 100, Crecimiento: 0 })
  })

  it('are read where the console has left what no release wrote', async () => {
    await db()
      .doc('redes/seguidores')
      .set({
        meses: {
          '2024-01': { Facebook: 10, Orkut: 5, X: 'muchos', TikTok: -1, YouTube: 1.5 },
          '2024-02': 'nada',
          enero: { Facebook: 7 },
          '2024-03': {},
        },
      })
    expect((await read()).Meses).toEqual([{ Mes: '2024-01', Seguidores: { Facebook: 10 } }])
    await db().doc('redes/seguidores').set({ meses: 'ninguno' })
    expect((await read()).Meses).toEqual([])
  })
})

describe('what is refused', () => {
  const next = () => {
    const [year = '', month = ''] = monthOf(dayAt(new Date())).split('-')
    return month === '12' ? `${Number(year) + 1}-01` : `${year}-${String(Number(month) + 1).padStart(2, '0')}`
  }

  it.each([
    ['a month that is none', '2024-13', 'X', 5],
    ['one of another century', '1926-01', 'X', 5],
    ['a network that is not in the list', '2024-01', 'Orkut', 5],
    ['less than nobody', '2024-01', 'X', -1],
    ['a part of a person', '2024-01', 'X', 1.5],
    ['more than there are', '2024-01', 'X', 100_000_001],
  ])('is %s, and nothing is stored', async (_, mes, red, seguidores) => {
    expect(await write(mes, red, seguidores)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(await stored()).toBeUndefined()
  })

  it('is a month that has not begun, in Ecuador', async () => {
    expect(await write(next(), 'X', 5)).toMatchObject({
      status: 400,
      body: { error: 'Ese mes todavía no empieza.' },
    })
    expect(await stored()).toBeUndefined()
  })

  it('is whoever is not of the team', async () => {
    expect((await write('2024-01', 'X', 5, people.usuario.token)).status).toBe(403)
    expect((await call(server, api.informe.readRedes, {})).status).toBe(401)
    expect(await stored()).toBeUndefined()
  })
})
