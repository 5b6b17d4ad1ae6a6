import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../support/source-files.ts'

/** Ways to run what somebody typed. None is needed here, so none is there. */

const shipped = ['contract/src', 'functions/src', 'web/src'].flatMap(sourceFiles)
const web = sourceFiles('web/src')

const offences = (files: typeof shipped, pattern: RegExp): string[] =>
  files.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([found]) => `${path}: ${found}`))

describe('nothing that runs what somebody typed:', () => {
  it.each([
    ['text as code', /\beval\(|\bnew Function\(|set(?:Timeout|Interval)\(\s*['"`]/g],
    ['text as a page', /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write/g],
    ['an address that is a script', /javascript:(?!…)/gi],
    ['a command of the system', /child_process|\bexecSync\b/g],
  ])('%s', (_, pattern) => {
    expect(offences(shipped, pattern)).toEqual([])
  })
})

it('what opens in another tab cannot reach back', () => {
  const tags = web.flatMap(({ path, text }) =>
    [...text.matchAll(/<a\b[^>]*target="_blank"[^>]*>/g)].map(([tag]) => ({ path, tag })),
  )
  expect(tags.length).toBeGreaterThan(0)
  // One written in another way would not be judged.
  expect(offences(web, /_blank/g)).toHaveLength(tags.length)
  expect(tags.filter(({ tag }) => !/rel="[^"]*noopener/.test(tag))).toEqual([])
})

it('dialogs show texts as texts: their HTML is never a string', () => {
  expect(offences(web, /\bhtml: *['"`].*/g)).toEqual([])
  expect(offences(web, /\bswal\.fire\(\s*['"`].*/gi)).toEqual([])
})
