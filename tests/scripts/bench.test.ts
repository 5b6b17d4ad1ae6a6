import { describe, expect, it } from 'vitest'
import { BARS, judge } from '../../scripts/bench/bars.ts'
import { createCallBill, NO_COUNTS } from '../../scripts/bench/firestore-bill.ts'
import { number } from '../../scripts/bench/format.ts'
import { createFrameReader } from '../../scripts/bench/grpc-frames.ts'
import { passes } from '../../scripts/bench/limits.ts'
import { ACTIONS, monthOf, readsOfMonth } from '../../scripts/bench/month.ts'
import { readOptions } from '../../scripts/bench/options.ts'
import { costOfMonth, PRICES } from '../../scripts/bench/prices.ts'
import { reportOf } from '../../scripts/bench/report.ts'
import type { Section } from '../../scripts/bench/section.ts'
import { exponentOf, medians, ratioOf } from '../../scripts/bench/statistics.ts'

describe('what rounds say together', () => {
  it('is a ratio of each round by itself, so that a slow one slows both sides', () => {
    expect(ratioOf([200, 20, 180], [100, 10, 100])).toEqual({ value: 2, low: 1.8, high: 2 })
  })

  it('is no number where there is nothing to compare with', () => {
    expect(ratioOf([1], []).value).toBeNaN()
    expect(exponentOf([[200, 3]])).toBeNaN()
  })

  it('is the median of each measure', () => {
    const samples = [
      { ms: 1, bytes: 9 },
      { ms: 5, bytes: 7 },
      { ms: 2, bytes: 8 },
    ]
    expect(medians(samples)).toEqual({ ms: 2, bytes: 8 })
  })

  it.each([
    [0, (n: number) => 7 + 0 * n],
    [1, (n: number) => 3 * n],
    [2, (n: number) => n * n],
  ])('is a growth with the exponent %d', (exponent, cost) => {
    const points = [200, 2_000, 20_000].map((n) => [n, cost(n)] as const)
    expect(exponentOf(points)).toBeCloseTo(exponent)
  })
})

/** Protocol Buffers by hand: one field with a length. */
const field = (number: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([number * 8 + 2, content.length]), content])
}
const integer = (number: number, value: number) => Buffer.from([number * 8, (value % 128) + 128, value >> 7])

/** What a call of Firestore's comes to. */
const billOf = (rpc: string, { sent = [], answers = [] }: { sent?: Buffer[]; answers?: Buffer[] }) => {
  const counts = { ...NO_COUNTS }
  const bill = createCallBill(rpc, counts)
  sent.forEach(bill.sent)
  answers.forEach(bill.answered)
  bill.ended()
  return counts
}

describe('what Firestore bills', () => {
  const document = field(1, field(1, Buffer.from('projects/x')))

  it('is a read for each document that is found or missing', () => {
    const missing = field(2, Buffer.from('projects/y'))
    expect(billOf('BatchGetDocuments', { answers: [document, missing] })).toEqual({ ...NO_COUNTS, reads: 2 })
    expect(billOf('RunQuery', { answers: [document, document, integer(4, 200)] }).reads).toBe(2)
  })

  it('is a read for a query that finds nothing, and for a thousand that are counted', () => {
    expect(billOf('RunQuery', { answers: [] }).reads).toBe(1)
    const counted = field(1, field(2, field(1, Buffer.from('all')), field(2, integer(2, 5_000))))
    expect(billOf('RunAggregationQuery', { answers: [counted] }).reads).toBe(5)
    expect(billOf('RunAggregationQuery', { answers: [] }).reads).toBe(1)
  })

  it('is a write or a deletion for each of a commit', () => {
    const commit = Buffer.concat([
      field(1, Buffer.from('db')),
      field(2, document),
      field(2, field(2, Buffer.from('projects/y'))),
      field(2, document),
    ])
    expect(billOf('Commit', { sent: [commit] })).toEqual({ ...NO_COUNTS, writes: 2, deletes: 1 })
  })

  it('is read of messages in whatever pieces they come', () => {
    const frame = (message: Buffer) => {
      const head = Buffer.alloc(5)
      head.writeUInt32BE(message.length, 1)
      return Buffer.concat([head, message])
    }
    const messages = [Buffer.from('uno'), Buffer.alloc(0), Buffer.from('y un mensaje más largo')]
    const bytes = Buffer.concat(messages.map(frame))
    for (const size of [1, 4, 7, bytes.length]) {
      const whole: Buffer[] = []
      const read = createFrameReader((message) => whole.push(Buffer.from(message)))
      for (let at = 0; at < bytes.length; at += size) read(bytes.subarray(at, at + size))
      expect(whole).toEqual(messages)
    }
  })
})

describe('a bar', () => {
  const [least, most] = [BARS.find(({ atLeast }) => atLeast), BARS.find(({ atMost }) => atMost)]

  it('is met by what was measured and not by what is printed of it', () => {
    const slightlyLess = (least?.atLeast ?? 0) - 1e-9
    expect(least && judge(least, { [least.fact]: slightlyLess })).toBe('not met')
    expect(least && judge(least, { [least.fact]: least.atLeast ?? 0 })).toBe('met')
    expect(most && judge(most, { [most.fact]: (most.atMost ?? 0) + 1e-9 })).toBe('not met')
  })

  it('that was not measured is not met', () => {
    for (const bar of BARS) expect(judge(bar, {})).toBe('not measured')
    expect(least && judge(least, { [least.fact]: Number.NaN })).toBe('not measured')
  })

  it('speaks of one fact, each of its own', () => {
    expect(new Set(BARS.map(({ fact }) => fact)).size).toBe(BARS.length)
  })
})

describe('a bill', () => {
  it('leaves out what is free, and takes each step at its price', () => {
    expect(costOfMonth(50_000, PRICES.accounts)).toBe(0)
    expect(costOfMonth(60_000, PRICES.accounts)).toBeCloseTo(55)
    expect(costOfMonth(200_000, PRICES.accounts)).toBeCloseTo(50_000 * 0.0055 + 100_000 * 0.0046)
  })

  it('grows with the reads of each action, and with staff who look at all of it', () => {
    const none = Object.fromEntries(ACTIONS.map((action) => [`reads:${action}`, 0]))
    const few = monthOf(5_000, { ...none, 'reads:libros.list': 1, windowReads: 5_000 })
    const many = monthOf(5_000, { ...none, 'reads:libros.list': 201, windowReads: 5_000 })
    expect(many.reads - few.reads).toBe(200 * 4 * 1_000)
    expect(few.reads).toBe(4 * 1_000 + 6 * 22 * 2_500)
    // Of ten times the requests the window shows no more, and there are ten times the staff.
    const withPages = { ...none, windowReads: 5_000, pageReads: 51 }
    expect(monthOf(500_000, withPages).reads).toBeCloseTo(10 * monthOf(50_000, withPages).reads)
    // In pages nothing is read twice, but each of the four calls reads what a page reads beyond its records.
    const inPages = { ...none, windowReads: 5_000, pageReads: 52 }
    expect(monthOf(5_000, inPages).reads).toBe(6 * 22 * (2_500 + 4 * 2))
    expect(readsOfMonth(5_000, inPages)[0]).toEqual(['staff’s window of the list', 6 * 22 * 2_508])
  })

  it('knows nothing of a month where an action was not measured', () => {
    expect(monthOf(5_000, { windowReads: 5_000 }).reads).toBeNaN()
  })

  it('tells at which size a limit is passed', () => {
    expect(passes((people) => 3 * people, 3_000)).toBeCloseTo(1_000, -1)
    expect(passes((people) => people ** 2, 10_000)).toBeCloseTo(100, -1)
    expect(passes(() => Number.NaN, 1)).toBeNaN()
  })
})

describe('the report', () => {
  const occasion = { date: '2026-11-22', machine: 'dos núcleos', load: 0.1, command: 'npm run bench' }
  const section: Section = {
    title: 'Una lista',
    intro: 'De doscientos.',
    head: ['', 'req/s'],
    rows: [['portal', '1,234']],
    facts: { listPlain: 1.3, 'reads:libros.list': 1 },
  }

  it('says when, where and how, and what was measured', () => {
    const report = reportOf([section], occasion)
    expect(report).toContain('Written by `npm run bench` on 2026-11-22')
    expect(report).toContain(
      '## Una lista\n\nDe doscientos.\n\n|  | req/s |\n| --- | ---: |\n| portal | 1,234 |',
    )
  })

  it('judges each bar once, in the order of the promise', () => {
    const report = reportOf([section], occasion)
    expect(report).toContain('| list of 200, plain, of a bare `res.json` | 0.05 | 1.3 | ≥ 1.2 | met |')
    const judged = report.match(/\| (?:met|not met|not measured) \|$/gm)
    expect(judged).toHaveLength(BARS.length)
  })

  it('gives a number three digits, and nothing where there is none', () => {
    expect([0, 0.0512, 1.23456, 97.34, 1_234_567, Number.NaN].map(number)).toEqual([
      '0',
      '0.051',
      '1.23',
      '97.3',
      '1,234,567',
      '–',
    ])
  })
})

describe('npm run bench', () => {
  const parts = ['lists', 'growth']

  it('measures everything, or less of it', () => {
    expect(readOptions([], parts)).toMatchObject({ effort: { quick: false }, only: parts })
    expect(readOptions(['--quick', '--only=growth'], parts)).toMatchObject({
      effort: { quick: true },
      only: ['growth'],
    })
  })

  it.each([['--only=nothing'], ['--fast'], ['lists']])('refuses %s and says how it is used', (argument) => {
    expect(() => readOptions([argument], parts)).toThrow('Uso: npm run bench')
  })
})
