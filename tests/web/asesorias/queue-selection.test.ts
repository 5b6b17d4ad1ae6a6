import { type Asesoria, isBetween, isIn, narrowing, TABS } from '@naf/contract'
import { FACETS, optionsOf } from '@naf/web/src/features/asesorias/queue/facets.ts'
import { readQueueState, writeQueueState } from '@naf/web/src/features/asesorias/queue/queue-params.ts'
import { inTurn } from '@naf/web/src/features/asesorias/queue/select.ts'
import { describe, expect, it } from 'vitest'
import { asesoria } from './builders.ts'

const NOW = Date.parse('2025-07-21T15:00:00.000Z')
const ME = { uid: 'yo', now: NOW }
const DONE: Partial<Asesoria> = { Realizada: true, Estado: 'realizada' }
const mine = { Uid: 'yo', Nombre: 'Rosa' }
const state = (search = '') => readQueueState(new URLSearchParams(search))

describe('the tabs', () => {
  it.each([
    ['a new one', {}, ['pendientes', 'sin-asignar', 'antiguas', 'todas']],
    ['one of today', { FechaSolicitud: '2025-07-21T12:00:00.000Z' }, ['pendientes', 'sin-asignar', 'todas']],
    ['an own one', { Atiende: mine }, ['pendientes', 'mias', 'antiguas', 'todas']],
    ['a colleague’s', { Atiende: { ...mine, Uid: 'otra' } }, ['pendientes', 'antiguas', 'todas']],
    ['one that is done', { ...DONE, Atiende: mine }, ['realizadas', 'todas']],
    ['one without a date', { FechaSolicitud: null }, ['pendientes', 'sin-asignar', 'antiguas', 'todas']],
  ])('have %s where it belongs', (_what, change, tabs) => {
    const one = asesoria('a', { FechaSolicitud: '2025-07-01T15:00:00.000Z', ...change })
    expect(TABS.filter((tab) => isIn(one, tab, ME))).toEqual(tabs)
  })

  it('call old what has waited for more than seven days, by the days of Ecuador', () => {
    const at = (FechaSolicitud: string) => isIn(asesoria('a', { FechaSolicitud }), 'antiguas', ME)
    expect(at('2025-07-14T05:00:00.000Z')).toBe(false)
    expect(at('2025-07-14T04:59:00.000Z')).toBe(true)
  })
})

it('the days from and to are both in, as Ecuador counts them', () => {
  const one = asesoria('a', { FechaSolicitud: '2025-07-10T03:00:00.000Z' })
  expect(isBetween(one, '2025-07-09', '2025-07-09')).toBe(true)
  expect(isBetween(one, '2025-07-10', '')).toBe(false)
  expect(isBetween(one, '', '2025-07-08')).toBe(false)
  expect(isBetween(asesoria('b', { FechaSolicitud: null }), '2025-01-01', '')).toBe(false)
})

describe('the filters', () => {
  it('hold all at once, each with several values', () => {
    const passes = narrowing(state('ciudad=quito&ciudad=ibarra&servicio=Otros'), ME)
    expect(passes(asesoria('a', { Ciudad: 'QUITO', TipoServicio: 'Otros' }))).toBe(true)
    expect(passes(asesoria('b', { Ciudad: 'Ibarra', TipoServicio: 'Otros' }))).toBe(true)
    expect(passes(asesoria('c', { Ciudad: 'Loja', TipoServicio: 'Otros' }))).toBe(false)
    expect(passes(asesoria('d', { Ciudad: 'Quito' }))).toBe(false)
    expect(passes(asesoria('d', { Ciudad: 'Quito' }), 'servicio')).toBe(true)
  })

  it('find a city by its field, and not by a text that names it', () => {
    const passes = narrowing(state('ciudad=quito'), ME)
    expect(passes(asesoria('a', { Ciudad: 'Loja', DetalleSolicitud: 'Me mudo a Quito' }))).toBe(false)
  })

  it('count what each value would leave, and call one city by one name', () => {
    const [, ciudad] = FACETS
    const all = [
      asesoria('a', { Ciudad: 'Santo Domingo' }),
      asesoria('b', { Ciudad: 'santo domingo ' }),
      asesoria('c', { Ciudad: 'Loja' }),
    ]
    const options = ciudad ? optionsOf(ciudad, all, all, ['cuenca']) : []
    expect(options.map(({ key, count }) => [key, count])).toEqual([
      ['santo domingo', 2],
      ['loja', 1],
      ['cuenca', 0],
    ])
  })
})

it('the address says it all, and what it does not know is not said', () => {
  const search =
    'estado=mias&q=ana&servicio=Otros&ciudad=quito&ciudad=ibarra&desde=2025-07-01&orden=antiguas&pagina=2'
  expect(writeQueueState(state(search)).toString()).toBe(search)
  expect(writeQueueState(state('estado=todo&desde=ayer&pagina=-1&filas=7')).toString()).toBe('')
})

it('the newest day comes first, and on each day those of registered people', () => {
  const all = [
    asesoria('guest late', { FechaSolicitud: '2025-07-10T20:00:00.000Z' }),
    asesoria('guest early', { FechaSolicitud: '2025-07-10T12:00:00.000Z' }),
    asesoria('registered', { FechaSolicitud: '2025-07-10T14:00:00.000Z', UsuarioUsername: 'ana' }),
    asesoria('never', { FechaSolicitud: null, UsuarioUsername: 'eva' }),
    asesoria('next day', { FechaSolicitud: '2025-07-11T12:00:00.000Z' }),
  ]
  const order = (oldestFirst: boolean) => all.toSorted(inTurn(oldestFirst)).map(({ Id }) => Id)
  expect(order(false)).toEqual(['next day', 'registered', 'guest late', 'guest early', 'never'])
  expect(order(true)).toEqual(['registered', 'guest early', 'guest late', 'next day', 'never'])
})
