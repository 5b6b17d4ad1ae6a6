import { clearDrafts, DRAFT_LIFE_MS, sweepDrafts } from '@naf/web/src/lib/drafts.ts'
import { changedFields, createDraftStore } from '@naf/web/src/lib/form-draft.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refuseStorage } from '../support/storage.ts'

const EMPTY = { nombre: '', tipo: 'cedula', password: '', archivo: null as File | null }
const drafts = createDraftStore('prueba', EMPTY)
const KEY = 'naf_borrador:prueba:visitante'

const typed = { ...EMPTY, nombre: 'Ana' }
const attempt = { key: 'k', body: '{}' }
const store = (values: typeof EMPTY, owner: string | null = null) =>
  drafts.save(owner, { values, attempt: null, missing: [] })
/** As it is loaded. */
const found = (values: typeof EMPTY) => ({
  values,
  attempt: null,
  missing: [] as string[],
  recovered: true,
  outdated: false,
})
const keys = () => Object.keys(localStorage)

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a draft', () => {
  it("is each person's own, with the attempt it was sent in", () => {
    drafts.save('uid-1', { values: typed, attempt, missing: [] })
    expect(drafts.load('uid-1')).toEqual({ ...found(typed), attempt })
    expect(drafts.load('uid-2')).toBeNull()
    expect(drafts.load(null)).toBeNull()
  })

  it('is none where the form is as it was at first, and goes when it becomes so', () => {
    store(typed)
    store(EMPTY)
    expect(drafts.load(null)).toBeNull()
    expect(keys()).toEqual([])
  })

  it('takes only text for the fields there are, whatever stands in the storage', () => {
    const store = (draft: string) =>
      localStorage.setItem(KEY, `{"typedAt":${Date.now()},"draft":{"version":"",${draft}}}`)
    store('"values":{"nombre":"Ana","tipo":7,"x":"y","password":"z"},"missing":["nombre",1]')
    expect(drafts.load(null)).toEqual(found(typed))
    store('"values":null')
    expect(drafts.load(null)).toBeNull()
    localStorage.setItem(KEY, '{"typedAt":')
    expect(drafts.load(null)).toBeNull()
    localStorage.setItem(KEY, 'null')
    expect(drafts.load(null)).toBeNull()
  })

  it('goes on logging out, and nothing else with it', () => {
    localStorage.setItem('naf_consent', 'true')
    store(typed)
    store(typed, 'uid-1')
    clearDrafts()
    expect(keys()).toEqual(['naf_consent'])
  })
})

describe('what is never stored', () => {
  it.each(['password', 'passwordActual', 'nuevaContrasena', 'repetirContraseña', 'PASSWORD'])(
    'is a password: %s',
    (name) => {
      const store = createDraftStore('prueba', { nombre: '', [name]: '' })
      store.save(null, { values: { nombre: 'Ana', [name]: 'secreta-1' }, attempt: null, missing: [] })
      expect(JSON.stringify({ ...localStorage })).not.toContain('secreta-1')
      expect(store.load(null)).toMatchObject({ values: { nombre: 'Ana', [name]: '' }, missing: [name] })
    },
  )

  it('is a file; that it was there is stored, for the person to choose it again', () => {
    store({ ...typed, archivo: new File(['x'], 'guia.pdf') })
    expect(drafts.load(null)).toEqual({ ...found(typed), missing: ['archivo'] })
  })

  it('is noted also where nothing else was filled in', () => {
    store({ ...EMPTY, archivo: new File(['x'], 'guia.pdf') })
    expect(drafts.load(null)).toEqual({ ...found(EMPTY), missing: ['archivo'], recovered: false })
  })

  it('is noted for as long as somebody says that it is missing', () => {
    drafts.save(null, { values: typed, attempt: null, missing: ['archivo'] })
    expect(drafts.load(null)).toMatchObject({ missing: ['archivo'] })
    drafts.save(null, { values: EMPTY, attempt: null, missing: ['archivo'] })
    expect(drafts.load(null)).toMatchObject({ missing: ['archivo'] })
    store(EMPTY)
    expect(keys()).toEqual([])
  })

  it('makes a form differ all the same, which is asked about when it is left', () => {
    expect(changedFields(EMPTY, EMPTY)).toEqual([])
    expect(changedFields({ ...EMPTY, password: 'x' }, EMPTY)).toEqual(['password'])
    expect(changedFields({ ...EMPTY, archivo: new File(['x'], 'guia.pdf') }, EMPTY)).toEqual(['archivo'])
  })
})

describe('the day of a draft', () => {
  it('begins with what was typed last', () => {
    store(typed)
    vi.advanceTimersByTime(DRAFT_LIFE_MS - 1)
    store({ ...typed, nombre: 'Ana Lucía' })
    vi.advanceTimersByTime(DRAFT_LIFE_MS - 1)
    expect(drafts.load(null)?.values.nombre).toBe('Ana Lucía')
    vi.advanceTimersByTime(1)
    expect(drafts.load(null)).toBeNull()
  })

  it('ends for all drafts when any is looked for, and when the portal is opened', () => {
    store(typed, 'uid-1')
    vi.advanceTimersByTime(DRAFT_LIFE_MS)
    store(typed, 'uid-2')
    expect(drafts.load(null)).toBeNull()
    expect(keys()).toEqual(['naf_borrador:prueba:uid-2'])
    vi.advanceTimersByTime(DRAFT_LIFE_MS)
    sweepDrafts()
    expect(keys()).toEqual([])
  })

  it('is not made longer by a clock that was put back', () => {
    store(typed)
    vi.setSystemTime(Date.now() - 2 * DRAFT_LIFE_MS)
    expect(drafts.load(null)).toBeNull()
  })
})

it("a stored record's draft is outdated once the record has changed, and nothing of it is in the form", () => {
  const store = (stored: string) => createDraftStore('prueba:a', { nombre: stored }, stored)
  store('Guía').save('uid-1', { values: { nombre: 'Guía nueva' }, attempt: null, missing: [] })
  expect(store('Guía').load('uid-1')?.values).toEqual({ nombre: 'Guía nueva' })
  expect(store('Guía corregida').load('uid-1')).toMatchObject({
    values: { nombre: 'Guía corregida' },
    outdated: true,
  })
})

describe('what the portal filled in', () => {
  const fresh = { ...EMPTY, nombre: 'Ana' }
  const save = (values: typeof EMPTY, sent: typeof attempt | null = null) =>
    drafts.save('uid-1', { values, attempt: sent, missing: [] }, fresh)

  it('is no draft, and no part of one', () => {
    save(fresh)
    expect(keys()).toEqual([])
    save({ ...fresh, tipo: 'ruc' })
    expect(drafts.load('uid-1')?.values).toEqual({ ...EMPTY, tipo: 'ruc' })
  })

  it('is part of what was sent, which is sent again as it was', () => {
    save({ ...fresh, tipo: 'ruc' }, attempt)
    expect(drafts.load('uid-1')?.values).toEqual({ ...fresh, tipo: 'ruc' })
  })
})

describe("a visitor's draft", () => {
  const OWN = 'naf_borrador:prueba:uid-1'

  it('becomes that of who logs in, whole and no younger', () => {
    drafts.save(null, { values: typed, attempt, missing: ['archivo'] })
    vi.advanceTimersByTime(DRAFT_LIFE_MS - 1)
    expect(drafts.load('uid-1')).toEqual({ ...found(typed), attempt, missing: ['archivo'] })
    expect(keys()).toEqual([OWN])
    expect(drafts.load('uid-1')?.values).toEqual(typed)
    vi.advanceTimersByTime(1)
    expect(drafts.load('uid-1')).toBeNull()
  })

  it('stays where it is as long as who logs in has one of their own', () => {
    store(typed)
    store({ ...typed, nombre: 'Rosa' }, 'uid-1')
    expect(drafts.load('uid-1')?.values.nombre).toBe('Rosa')
    expect(keys().sort()).toEqual([OWN, KEY])
  })
})

it('says where the storage takes nothing', () => {
  refuseStorage()
  expect(store(typed)).toBe(false)
  expect(store(EMPTY)).toBe(true)
})
