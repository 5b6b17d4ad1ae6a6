import {
  clearTabNotes,
  noteOf,
  readTabNote,
  removeTabNote,
  watchTabNotes,
  writeTabNote,
} from '@naf/web/src/lib/tab-notes.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  clearTabNotes()
  sessionStorage.clear()
})

describe('a note of the tab', () => {
  it('is its owner’s alone: neither a visitor nor the next person has it', () => {
    writeTabNote('recibo', 'uid-1', { numero: 'NAF-7Q4K' })
    const text = readTabNote('recibo')
    expect(noteOf(text, 'uid-1')).toEqual({ numero: 'NAF-7Q4K' })
    expect(noteOf(text, 'uid-2')).toBeNull()
    expect(noteOf(text, null)).toBeNull()
  })

  it('lies in what the browser drops with the tab, and in nothing that outlives it', () => {
    writeTabNote('recibo', null, 'x')
    expect(Object.keys(sessionStorage)).toEqual(['naf_visita:recibo'])
    expect(Object.keys(localStorage)).toEqual([])
  })

  it('goes when it is removed, and all of them when somebody logs in or out; whoever watches hears of it', () => {
    const heard = vi.fn()
    const stop = watchTabNotes(heard)
    writeTabNote('recibo', null, 'x')
    writeTabNote('seguimiento', null, 'y')
    sessionStorage.setItem('naf_scroll:1', '20')
    removeTabNote('recibo')
    expect(readTabNote('recibo')).toBeNull()
    clearTabNotes()
    expect(readTabNote('seguimiento')).toBeNull()
    expect(Object.keys(sessionStorage)).toEqual(['naf_scroll:1'])
    expect(heard).toHaveBeenCalledTimes(4)
    stop()
  })

  it('is there until the next load where the browser stores nothing', () => {
    vi.stubGlobal('sessionStorage', undefined)
    writeTabNote('recibo', null, 'x')
    expect(noteOf(readTabNote('recibo'), null)).toBe('x')
  })

  it('that somebody has meddled with is none', () => {
    for (const text of ['{', 'null', '7', '"x"']) expect(noteOf(text, null)).toBeNull()
  })
})
