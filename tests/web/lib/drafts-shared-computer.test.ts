import {
  clearDrafts,
  DRAFT_LIFE_MS,
  OWN_PRIVATE_LIFE_MS,
  PRIVATE_LIFE_MS,
  startSweeping,
} from '@naf/web/src/lib/drafts.ts'
import { createDraftStore, isPrivate, versionOf } from '@naf/web/src/lib/form-draft.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const EMPTY = { Nombre: '', CedulaRUC: '', DetalleSolicitud: '' }
const FILLED = { Nombre: 'Ana', CedulaRUC: '1710034065', DetalleSolicitud: 'Debo tres meses' }
const drafts = createDraftStore('asesoria', EMPTY)
const save = (owner: string | null = null, attempt = { key: 'k', body: JSON.stringify(FILLED) }) =>
  drafts.save(owner, { values: FILLED, attempt, missing: [] })

const everythingKept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
/** What a tab that is closed takes along. */
const openAnotherTab = () => sessionStorage.clear()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('what is private in a draft', () => {
  it('comes back within its hour, with the attempt that holds all of it', () => {
    save()
    vi.advanceTimersByTime(PRIVATE_LIFE_MS - 1)
    expect(drafts.load(null)).toMatchObject({ values: FILLED, missing: [], attempt: { key: 'k' } })
  })

  it('comes back to the owner whose session ended by itself after an hour, for another one', () => {
    save('uid-1')
    vi.advanceTimersByTime(OWN_PRIVATE_LIFE_MS - 1)
    expect(drafts.load('uid-1')).toMatchObject({ values: FILLED, missing: [], attempt: { key: 'k' } })
  })

  it.each([
    [null, PRIVATE_LIFE_MS],
    ['uid-1', OWN_PRIVATE_LIFE_MS],
  ])(
    'of %s is gone from the storage after it, and asked for again; the rest stays its day',
    (owner, life) => {
      save(owner)
      vi.advanceTimersByTime(life)
      expect(drafts.load(owner)).toMatchObject({
        values: { ...EMPTY, Nombre: 'Ana' },
        missing: ['CedulaRUC', 'DetalleSolicitud'],
        attempt: null,
        recovered: true,
      })
      expect(everythingKept()).toContain('Ana')
      for (const text of [FILLED.CedulaRUC, FILLED.DetalleSolicitud])
        expect(everythingKept()).not.toContain(text)
      vi.advanceTimersByTime(DRAFT_LIFE_MS - life)
      expect(drafts.load(owner)).toBeNull()
    },
  )

  it('is gone also where nothing else was typed, which is then said', () => {
    drafts.save(null, { values: { ...EMPTY, CedulaRUC: '1710034065' }, attempt: null, missing: [] })
    vi.advanceTimersByTime(PRIVATE_LIFE_MS)
    expect(drafts.load(null)).toMatchObject({ values: EMPTY, missing: ['CedulaRUC'], recovered: false })
  })

  it('goes from a tab that is left open, too', () => {
    const stop = startSweeping()
    save()
    vi.advanceTimersByTime(PRIVATE_LIFE_MS + 5 * 60_000)
    expect(everythingKept()).not.toContain(FILLED.CedulaRUC)
    stop()
  })

  it('does not live longer by a clock that was put back', () => {
    save('uid-1')
    vi.setSystemTime(Date.now() - OWN_PRIVATE_LIFE_MS)
    expect(drafts.load('uid-1')?.values).toEqual({ ...EMPTY, Nombre: 'Ana' })
  })

  it('is told by its name in every form, and a choice of its kind is not', () => {
    for (const name of ['CedulaRUC', 'cedulaRUC', 'DetalleSolicitud', 'Discapacidad'])
      expect(isPrivate(name), name).toBe(true)
    for (const name of ['Nombre', 'correo', 'tipoIdentificacion', 'descripcion', 'IdEspe'])
      expect(isPrivate(name), name).toBe(false)
  })

  it('of a stored record is compared as long as it is there, and lies nowhere in clear after that', () => {
    const over = (record: typeof EMPTY) => createDraftStore('usuario:a', record, versionOf(record))
    const record = { Nombre: 'Ana', CedulaRUC: '1710034065', DetalleSolicitud: '' }
    const typed = { ...record, CedulaRUC: '1710034073' }
    over(record).save('uid-1', { values: typed, attempt: null, missing: [] })
    expect(over(record).load('uid-1')).toMatchObject({ values: typed, outdated: false })
    expect(over({ ...record, CedulaRUC: '0926687856' }).load('uid-1')).toMatchObject({ outdated: true })
    vi.advanceTimersByTime(OWN_PRIVATE_LIFE_MS)
    expect(over(record).load('uid-1')).toMatchObject({ values: record, missing: ['CedulaRUC'] })
    expect(everythingKept()).not.toMatch(/17100340/)
  })
})

describe("a visitor's draft on a shared computer", () => {
  it('goes along with who logs in in the tab that typed it', () => {
    save()
    expect(drafts.load('uid-1')?.values).toEqual(FILLED)
    expect(Object.keys(localStorage)).toEqual(['naf_borrador:asesoria:uid-1'])
  })

  it('is not given to who logs in in another tab, nor stored as theirs', () => {
    save()
    openAnotherTab()
    expect(drafts.load('uid-2')).toBeNull()
    expect(Object.keys(localStorage)).toEqual(['naf_borrador:asesoria:visitante'])
  })

  it('is not given away by a mark that somebody left out or made up', () => {
    save()
    const key = 'naf_borrador:asesoria:visitante'
    for (const tab of [undefined, null, '', 7]) {
      openAnotherTab()
      const stored = JSON.parse(localStorage.getItem(key) ?? '')
      localStorage.setItem(key, JSON.stringify({ ...stored, tab }))
      expect(drafts.load('uid-2'), `${tab}`).toBeNull()
    }
  })

  it('goes with its mark when anybody logs out', () => {
    save()
    clearDrafts()
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  })
})
