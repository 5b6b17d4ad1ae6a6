import { api } from '@naf/contract'
import { addressOf, call, send } from '../ask.ts'
import type { Shot } from '../load.ts'
import { measureLoad, type Row } from '../load-table.ts'
import { fill } from '../records.ts'
import type { Act } from '../section.ts'

const BOOKS = 200
const CONNECTIONS = 20

const NAMES = {
  json: 'bare `res.json` of the same list',
  buffer: 'bare buffer of its bytes',
  gzip: 'bare buffer, gzipped',
  notModified: 'bare 304',
  naive: 'naive: every document read, presented, `res.json`',
  sdk: 'the SDK’s read of every document alone',
  plain: 'portal, plain',
  compressed: 'portal, gzip',
  unchanged: 'portal, 304',
  alone: 'portal, plain, one connection',
} as const

const GZIP = { 'accept-encoding': 'gzip' }
const PLAIN = { 'accept-encoding': 'identity' }

const get = (url: string, headers: Record<string, string> = {}, status = 200): Shot => ({
  url,
  headers,
  status,
})

/** A public list of 200 books, against the same bytes without anything behind them and against the simplest handler. */
export const lists: Act = async ({ db, portal, naive, bare }, effort) => {
  await fill(db, 'libros', BOOKS)
  await fill(db, 'users', 5)
  const [ours, theirs] = [await portal(), await naive()]
  const address = addressOf(ours.url, api.libros.list)
  const { text, headers } = await call(ours.url, api.libros.list)
  const limits = await bare(text)
  const known = { ...GZIP, 'if-none-match': String(headers.etag) }
  const hasTag = (await send(address, 'GET', { headers: known })).status === 304

  const floor = NAMES.naive
  const json = { limit: NAMES.json, floor }
  const plain = { server: ours, shot: get(address, PLAIN) }
  const unchanged = { server: ours, shot: get(address, known, 304) }
  const rows: Row[] = [
    { name: NAMES.json, server: limits, shot: get(`${limits.url}/json`) },
    { name: NAMES.buffer, server: limits, shot: get(`${limits.url}/buffer`) },
    { name: NAMES.gzip, server: limits, shot: get(`${limits.url}/gzip`) },
    { name: NAMES.notModified, server: limits, shot: get(`${limits.url}/304`, {}, 304) },
    { name: NAMES.sdk, server: theirs, shot: get(`${theirs.url}/sdk/libros`, {}, 204) },
    { name: NAMES.naive, server: theirs, shot: get(`${theirs.url}/libros`), limit: NAMES.json },
    { name: NAMES.plain, ...plain, ...json },
    { name: NAMES.compressed, server: ours, shot: get(address, GZIP), limit: NAMES.gzip, floor },
    ...(hasTag ? [{ name: NAMES.unchanged, ...unchanged, limit: NAMES.notModified, floor }] : []),
  ]
  const { head, rows: cells, of, compare, profile } = await measureLoad(rows, effort, CONNECTIONS)
  const profiles = [await profile(NAMES.compressed), ...(hasTag ? [await profile(NAMES.unchanged)] : [])]
  const alone = await measureLoad([{ name: NAMES.alone, ...plain }], effort, 1)
  return {
    title: 'A public list of 200 books, 20 connections',
    intro: `\`GET /api/libros/ver\`, ${text.length.toLocaleString('en')} characters, ${BOOKS} books by five people.`,
    head,
    rows: [...cells, ...alone.rows],
    profiles,
    facts: {
      listPlain: compare(NAMES.plain, NAMES.json).value,
      listGzip: compare(NAMES.compressed, NAMES.json).value,
      listGzipOfBuffer: compare(NAMES.compressed, NAMES.gzip).value,
      ...(hasTag && { listUnchanged: compare(NAMES.unchanged, NAMES.notModified).value }),
      listReadsAlone: alone.of(NAMES.alone).median.reads,
      listReadsTogether: of(NAMES.plain).median.reads,
    },
  }
}
