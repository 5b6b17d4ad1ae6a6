import { api } from '@naf/contract'
import { type ListPage, readPage, refreshed } from '@naf/web/src/lib/list-page.ts'
import { readRest, readWindow, restKey } from '@naf/web/src/lib/list-window.ts'
import { reportUnreadable, unreadableOf } from '@naf/web/src/lib/unreadable.ts'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import { held as heldRest, many } from '../support/long-list.tsx'
import { servePages } from '../support/paged-server.ts'

/** How pages of a list become the list that somebody has in hand. */

const LIST = api.asesorias.list
const rows = (...ids: string[]) => ids.map((Id) => ({ Id }))

describe('what is newest now', () => {
  const held = { rows: rows('c', 'b', 'a'), next: 'a' }

  it('stands before what was in hand beyond it, each record once', () => {
    expect(refreshed({ rows: rows('d', 'c'), next: 'c' }, held)).toEqual({
      rows: rows('d', 'c', 'b', 'a'),
      next: 'a',
    })
  })

  it('stands by itself where it does not reach what was in hand: nobody knows what lies between', () => {
    const newest = { rows: rows('z', 'y'), next: 'y' }
    expect(refreshed(newest, held)).toBe(newest)
  })

  it('is the whole list where nothing comes after it', () => {
    const all = { rows: rows('c'), next: null }
    expect(refreshed(all, held)).toBe(all)
  })
})

describe('the rest of a list', () => {
  it('is not added to one that was read whole while it was on its way', async () => {
    const { answer, release } = heldRest()
    servePages({ path: `/api${LIST.path}`, rows: many(120) }, answer)
    const client = new QueryClient()
    const queryKey = ['lista']
    const read = () => client.fetchQuery({ queryKey, queryFn: readWindow(LIST) })
    await read()
    const rest = client.fetchQuery({ queryKey: restKey(queryKey), queryFn: readRest(LIST, queryKey) })
    await client.invalidateQueries({ queryKey, exact: true })
    await read()
    release()
    await rest
    expect(client.getQueryData<ListPage<unknown>>(queryKey)?.rows).toHaveLength(120)
  })
})

describe('the records that nobody can read', () => {
  const signal = new AbortController().signal
  const serve = (unreadable: string) =>
    servePages({ path: `/api${LIST.path}`, rows: [], unreadable: () => unreadable })

  beforeEach(() => reportUnreadable(LIST.path, '2;ids="a1,b1"'))

  it('are counted once, also where two pages name the same', async () => {
    serve('2;ids="b1,c1"')
    await readPage(LIST, { limite: 50, cursor: 'x' }, { signal, unreadable: 'add' })
    expect(unreadableOf(LIST.path)).toBe('3;ids="a1,b1,c1"')
  })

  it('stay as the list told of them, whatever a search comes upon', async () => {
    serve('1;ids="c1"')
    await readPage(LIST, { limite: 50, buscar: 'quito' }, { signal, unreadable: 'ignore' })
    expect(unreadableOf(LIST.path)).toBe('2;ids="a1,b1"')
  })

  it('are those of the list that was read anew', async () => {
    serve('1;ids="c1"')
    await readPage(LIST, { limite: 50 }, { signal })
    expect(unreadableOf(LIST.path)).toBe('1;ids="c1"')
  })
})
