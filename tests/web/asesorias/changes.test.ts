import { lastKnown, withChanges } from '@naf/web/src/features/asesorias/useChanges.ts'
import { describe, expect, it } from 'vitest'
import { asesoria } from './builders.ts'

const HELD = [
  asesoria('b', { FechaSolicitud: '2025-07-10T12:00:00.000Z' }),
  asesoria('a', {
    FechaSolicitud: '2025-07-09T12:00:00.000Z',
    FechaActualizacion: '2025-07-11T12:00:00.000Z',
  }),
]
const changes = (change: Partial<Parameters<typeof withChanges>[1]>) => ({
  Hasta: '2025-07-12T12:00:00.000Z',
  Completa: true,
  Asesorias: [],
  Eliminadas: [],
  ...change,
})
const ids = (list: { Id: string }[]) => list.map(({ Id }) => Id)

describe('what colleagues change', () => {
  it('appears in its row, and what is new before the others', () => {
    const fresh = asesoria('c', { FechaSolicitud: '2025-07-12T11:00:00.000Z' })
    const done = { ...asesoria('b'), Realizada: true, FechaActualizacion: '2025-07-12T10:00:00.000Z' }
    const now = withChanges(HELD, changes({ Asesorias: [done, fresh] }))
    expect(ids(now)).toEqual(['c', 'b', 'a'])
    expect(now[1]).toBe(done)
  })

  it('takes out what was deleted, and adds nothing that is older than the list in hand', () => {
    const old = asesoria('z', { FechaSolicitud: '2020-01-01T00:00:00.000Z' })
    expect(ids(withChanges(HELD, changes({ Asesorias: [old], Eliminadas: ['b'] })))).toEqual(['a'])
  })

  it('leaves a row alone that is newer in hand', () => {
    const before = asesoria('a', { FechaActualizacion: '2025-07-11T11:00:00.000Z' })
    expect(withChanges(HELD, changes({ Asesorias: [before] }))).toEqual(HELD)
  })
})

it('is asked for from the last moment that the list in hand knows of', () => {
  expect(lastKnown(HELD)).toBe('2025-07-11T12:00:00.000Z')
  expect(lastKnown([])).toBeUndefined()
})
