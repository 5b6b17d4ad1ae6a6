import { existsSync, readFileSync } from 'node:fs'
import type { Profiler } from 'node:inspector'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Whose work takes a server's processor, out of a profile of V8's. */

/** A part of a server, by the packages, folders or names that stand for it; the first that fits counts. */
const PARTS: readonly (readonly [part: string, where: RegExp])[] = [
  ['Firestore’s client', /@google-cloud|google-gax|@grpc|protobufjs|retry-request|@opentelemetry|\bhttp2\b/],
  ['the identity service’s client', /firebase-admin|jsonwebtoken|\bjws\b|\bjwa\b|_http_(client|agent)/],
  ['rate limits', /express-rate-limit|lru-cache/],
  [
    'Express, its routes among it',
    /node_modules\/(express|router|path-to-regexp|parseurl|send|accepts|negotiator)\//,
  ],
  ['schemas', /node_modules\/zod|(^|\/)contract\/src/],
  ['the log', /firebase-functions.*logger|request-log|internal\/console/],
  ['the functions’ wrapper', /firebase-functions/],
  ['the portal’s own code', /(^|\/)src\//],
  ['other libraries', /node_modules\//],
]

const GARBAGE = 'collecting garbage'
const NODE = 'Node: connections, HTTP, promises'

/** Nobody's work, or the benchmark's: its counting, and the profiler itself. */
const NOT_WORK = /^\((?:idle|dispatch|rss)\)$|^node:inspector|\/bench\/probe\./
const LEFT_OUT = ''

export type Shares = Record<string, number>

/** Where a function comes from: the file of ours or of a library, also within a bundle. */
export type SourceOf = (frame: { url: string; lineNumber: number; columnNumber: number }) => string

/** By the source maps that lie beside the files of a bundle; libraries outside one say by their address which they are. */
export const byMaps = (): SourceOf => {
  const maps = new Map<string, SourceMap | null>()
  const mapOf = (url: string): SourceMap | null => {
    const file = `${fileURLToPath(url)}.map`
    return existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : null
  }
  return ({ url, lineNumber, columnNumber }) => {
    if (!url.startsWith('file:') || url.includes('/node_modules/')) return url
    if (!maps.has(url)) maps.set(url, mapOf(url))
    const entry = maps.get(url)?.findEntry(lineNumber, columnNumber)
    return entry && 'originalSource' in entry ? entry.originalSource : url
  }
}

/**
 * Each part's share of the time in which the server's thread was busy. What Node and V8 do counts for whoever called
 * them, and for Node where nobody of these did.
 */
export const sharesOf = (
  { nodes, samples = [], timeDeltas = [] }: Profiler.Profile,
  source: SourceOf,
): Shares => {
  const took = new Map<number, number>()
  for (const [n, id] of samples.entries()) took.set(id, (took.get(id) ?? 0) + (timeDeltas[n] ?? 0))
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const totals = new Map<string, number>()
  const visit = (id: number, caller: string): void => {
    const node = byId.get(id)
    if (!node) return
    const part = partOf(node.callFrame, source) ?? caller
    if (part !== LEFT_OUT) totals.set(part, (totals.get(part) ?? 0) + Math.max(0, took.get(id) ?? 0))
    for (const child of node.children ?? []) visit(child, part === LEFT_OUT ? caller : part)
  }
  const [root] = nodes
  if (root) visit(root.id, NODE)
  const busy = [...totals.values()].reduce((sum, micros) => sum + micros, 0)
  return Object.fromEntries([...totals].map(([part, micros]) => [part, micros / busy]))
}

const partOf = (frame: Profiler.ProfileNode['callFrame'], source: SourceOf): string | undefined => {
  if (frame.functionName === '(garbage collector)') return GARBAGE
  const from = source(frame) || `(${frame.functionName.replace(/^\(|\)$/g, '')})`
  if (NOT_WORK.test(from)) return LEFT_OUT
  return PARTS.find(([, where]) => where.test(from))?.[0]
}
