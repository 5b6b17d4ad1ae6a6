import { api } from '@naf/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { exportsOf } from '../support/exports.ts'
import { withApi, withEveryKind } from '../support/server.ts'

/** Who takes data along, and what the log says of it: docs/decisions/exports.md. */

const server = withApi()
const people = withEveryKind(server)
const e = exportsOf(server, people)

beforeEach(e.clear)

const EXPORTS = [
  ['asesorias', api.asesorias.export, {}],
  ['inscripciones', api.inscripciones.export, {}],
  ['users', api.users.export, {}],
  ['capacitaciones', api.capacitaciones.export, {}],
  ['informe', api.informe.export, { desde: '2026-01-01', hasta: '2026-06-30' }],
] as const

describe('who takes data along', () => {
  it.each([
    ['visitor', 401],
    ['usuario', 403],
  ] as const)('is no %s (%i), and nothing is noted', async (kind, status) => {
    await e.request({ Nombre: 'Ana Secreta' })
    for (const [, endpoint, query] of EXPORTS) {
      const answer = await e.take(endpoint, { ...query, formato: 'csv' }, kind)
      expect(answer.status).toBe(status)
      expect(answer.bytes.toString()).not.toContain('Secreta')
    }
    expect(await e.logged()).toEqual([])
  })

  it('is an editor for all but the users, which are an administrator’s', async () => {
    expect((await e.take(api.users.export, { formato: 'csv' }, 'editor')).status).toBe(403)
    expect((await e.take(api.users.export, { formato: 'csv' }, 'admin')).status).toBe(200)
  })

  it('stands in the log with what and how many, and nothing of what it holds', async () => {
    await e.request({ Nombre: 'Ana Secreta' })
    await e.request()
    await e.take(api.asesorias.export, { formato: 'xlsx', q: 'Secreta' }, 'admin')
    const [line, ...others] = await e.logged()
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
    const answer = await e.take(api.asesorias.export, { formato })
    expect(answer.status).toBe(400)
    expect(answer.bytes.toString()).toContain('Elige el formato')
    expect(await e.logged()).toEqual([])
  })

  it.each([
    ['asesorias', api.asesorias.export, { estado: 'realizadas' }],
    ['asesorias', api.asesorias.export, { ciudad: 'quito' }],
    ['asesorias', api.asesorias.export, { hasta: '2026-06-30' }],
    ['inscripciones', api.inscripciones.export, { nivel: 'Primer Semestre' }],
    ['users', api.users.export, { rol: '2' }],
    ['capacitaciones', api.capacitaciones.export, { estado: 'borrador' }],
  ] as const)('stands there with whether anything was filtered: %s', async (etiqueta, endpoint, filters) => {
    await e.take(endpoint, { formato: 'csv', q: ' ' }, 'admin')
    expect(await e.logged()).toMatchObject([{ etiqueta, detalle: 'csv' }])
    await e.take(endpoint, { formato: 'csv', ...filters }, 'admin')
    expect((await e.logged()).map(({ detalle }) => detalle).sort()).toEqual(['csv', 'csv, con filtros'])
  })
})
