import { api } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../support/api-as.ts'
import { anInscripcion } from '../support/builders.ts'
import { exportsOf } from '../support/exports.ts'
import { withApi, withEveryKind } from '../support/server.ts'

/** The screen's filters hold for what staff takes along of it: docs/decisions/exports.md. */

const server = withApi()
const people = withEveryKind(server)
const e = exportsOf(server, people)

beforeEach(e.clear)

const namesIn = async (query: Record<string, string>) =>
  (await e.csv(api.asesorias.export, query)).map(({ Nombre }) => Nombre).sort()

describe('the filters of the queue', () => {
  beforeEach(async () => {
    const days = (ago: number) => ({ fechaSolicitud: Timestamp.fromMillis(Date.now() - ago * 86_400_000) })
    await e.request({ Nombre: 'Ana', Ciudad: 'Quito', TipoServicio: 'Otros' })
    await e.request({ Nombre: 'Beto', Ciudad: 'QUITO ', TipoServicio: 'Gastos personales' }, days(20))
    await e.request({
      Nombre: 'Carla',
      Ciudad: 'Ibarra',
      MedioContacto: 'Señales de humo',
      Discapacidad: 'si',
    })
    await e.request(
      { Nombre: 'Diego Pérez', Ciudad: 'Loja' },
      { realizada: true, estado: 'realizada', atiende: { uid: people.editor.uid, nombre: 'Eva' } },
    )
    await e.request(
      { Nombre: 'Elsa', Ciudad: 'Loja' },
      { atiende: { uid: people.editor.uid, nombre: 'Eva' } },
    )
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
    const [{ Número: numero = '' } = {}] = await e.csv(api.asesorias.export, { q: 'Carla' })
    expect(await namesIn({ q: numero.toLowerCase().replace('-', ' ') })).toEqual(['Carla'])
  })

  it.each<Record<string, string>>([{ estado: 'otra' }, { desde: 'ayer' }, { pagina: '2' }])(
    'refuse %j',
    async (query) => {
      expect((await e.take(api.asesorias.export, { ...query, formato: 'csv' })).status).toBe(400)
    },
  )
})

describe('what else is filtered', () => {
  it('is the enrolments, by degree and level', async () => {
    await call(server, api.inscripciones.create, { input: anInscripcion() })
    const rows = await e.csv(api.inscripciones.export)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ 'ID ESPE': 'L00412345', Celular: '0991234567' })
    expect(rows[0]?.['Fecha de inscripción']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
    expect(await e.csv(api.inscripciones.export, { nivel: 'Primer Semestre' })).toEqual([])
    expect(await e.csv(api.inscripciones.export, { q: 'guaman' })).toHaveLength(1)
  })

  it('is the users, by role, without what only they know', async () => {
    const rows = await e.csv(api.users.export, { rol: '2' }, 'admin')
    expect(rows.map((row) => row.Rol)).toEqual(['Editor'])
    expect(Object.keys(rows[0] ?? {})).not.toContain('Contraseña')
    expect(await e.csv(api.users.export, { q: 'nadie-se-llama-asi' }, 'admin')).toEqual([])
  })
})
