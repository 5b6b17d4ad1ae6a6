import { describe, expect, it } from 'vitest'
import { BARS } from '../../scripts/bench/bars.ts'
import { byMaps, sharesOf } from '../../scripts/bench/profile.ts'
import type { Section } from '../../scripts/bench/section.ts'
import { unmetText } from '../../scripts/bench/unmet.ts'

const node = (id: number, functionName: string, url: string, children: number[] = []) => ({
  id,
  callFrame: { functionName, scriptId: '0', url, lineNumber: 0, columnNumber: 0 },
  children,
})

/**
 * The route calls Firestore's client, which calls Node past the benchmark's counting; the server's thread is idle for half
 * of the time.
 */
const PROFILE = {
  nodes: [
    node(1, '(root)', '', [2, 3, 4, 7]),
    node(2, '(idle)', ''),
    node(3, '(garbage collector)', ''),
    node(4, 'handle', '../src/http/route.ts', [5]),
    node(5, 'get', '../node_modules/@google-cloud/firestore/build/src/reference.js', [8]),
    node(6, 'write', 'node:internal/streams/writable'),
    node(7, 'parse', 'node:_http_common'),
    node(8, 'write', 'file:///naf/functions/.cache/bench/probe.cjs', [6]),
  ],
  startTime: 0,
  endTime: 2_000,
  samples: [2, 3, 4, 5, 6, 7, 8],
  timeDeltas: [1_000, 100, 200, 100, 400, 200, 50],
}

describe('a profile', () => {
  it('counts what Node does for whoever called it, and neither idling nor counting', () => {
    const shares = sharesOf(PROFILE, ({ url }) => url)
    expect(shares).toEqual({
      'collecting garbage': 0.1,
      'the portal’s own code': 0.2,
      'Firestore’s client': 0.5,
      'Node: connections, HTTP, promises': 0.2,
    })
  })

  it('takes a file without a map for what it is called', () => {
    const frame = { url: import.meta.url, lineNumber: 3, columnNumber: 1 }
    expect(byMaps()(frame)).toBe(import.meta.url)
    expect(byMaps()({ ...frame, url: 'node:net' })).toBe('node:net')
  })
})

describe('a bar that is not met', () => {
  const section = (listUnchanged: number): Section => ({
    title: 'Una lista',
    intro: '',
    head: [],
    rows: [],
    facts: { listUnchanged },
    profiles: [{ name: 'portal, 304', cpuMs: 0.4, shares: { 'the log': 0.081, 'other libraries': 0.001 } }],
  })
  const textOf = (listUnchanged: number) =>
    unmetText([section(listUnchanged)], { listUnchanged }, 5_000).join('\n')

  it('says what stands in its way, with the profile', () => {
    const text = textOf(0.1)
    expect(text).toContain('- **list, 304, of a bare 304**: each look asks Firestore')
    expect(text).toContain('| the log | 8.1 % |')
    expect(text).not.toContain('other libraries')
  })

  it('is not spoken of once it is met', () => {
    expect(textOf(0.3)).toBe('')
  })

  it('has an explanation, unless it never failed', () => {
    const unexplained = BARS.filter(({ why }) => why === undefined).map(({ fact }) => fact)
    expect(unexplained).toEqual([
      ...['listPlain', 'listGzipOfBuffer', 'listReadsAlone', 'staleAnswers', 'pageWait'],
      ...['csvFirstByte', 'csvHeldMb', 'xlsxFirstByte', 'xlsxHeldMb', 'start', 'libraryKeyPress'],
    ])
  })
})
