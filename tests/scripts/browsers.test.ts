import { parse } from 'acorn'
import { describe, expect, it } from 'vitest'
import { scanScript } from '../../scripts/browsers/scan-script.ts'
import { scanStyle } from '../../scripts/browsers/scan-style.ts'
import { startScript } from '../../web/build/start.ts'

const features = (found: { feature: string }[]) => found.map(({ feature }) => feature)

describe('the scan of a script', () => {
  it.each([
    ['a method', 'list.toSorted()', 'toSorted()'],
    ['a static method', 'Promise.withResolvers()', 'Promise.withResolvers'],
    ['a global', 'new URLPattern("/a")', 'URLPattern'],
    ['grammar of regular expressions', 'const a = /(?<=a)b/', 'regex'],
  ])('finds %s that an oldest browser lacks', (_, code, feature) => {
    expect(features(scanScript(code))).toEqual([feature])
  })

  it.each([
    'typeof URL.canParse === "function" ? URL.canParse(a) : b',
    '"canParse" in URL && URL.canParse(a)',
    'Promise.withResolvers && Promise.withResolvers()',
    'if (list.toSorted) list.toSorted()',
    'list.toSorted?.()',
  ])('lets a feature pass that is asked for first: %s', (code) => {
    expect(features(scanScript(code))).toEqual([])
  })

  it.each([
    'structuredClone(a)',
    'list.at(-1)',
    'AbortSignal.timeout(1)',
    'CSS.escape(a)',
    '({ URLPattern: 1 })',
  ])('lets pass what each of them has: %s', (code) => {
    expect(features(scanScript(code))).toEqual([])
  })
})

describe('the scan of a style sheet', () => {
  it.each([
    ['a unit', 'a { height: 100dvh }', 'dvh'],
    ['a function', 'a { color: color-mix(in srgb, red, blue) }', 'color-mix()'],
    ['a keyword', 'a { grid-template-columns: subgrid }', 'grid-template-columns: subgrid'],
    ['a property', 'a { field-sizing: content }', 'field-sizing'],
    ['a selector', '::details-content { color: red }', '::details-content'],
    ['nesting', 'a { & b { color: red } }', '&'],
  ])('finds %s that an oldest browser lacks', (_, css, feature) => {
    expect(features(scanStyle(css))).toContain(feature)
  })

  it.each([
    '@supports (height: 1dvh) { a { height: 100dvh } }',
    'a { height: 100vh; height: 100dvh }',
    'a { -webkit-user-select: none; user-select: none }',
    'a:has(b) { container-type: inline-size }',
    'a { background: url("dvh/subgrid.svg") }',
  ])('lets pass what each of them has, or does without: %s', (css) => {
    expect(features(scanStyle(css))).toEqual([])
  })
})

it('the script that tells an old browser so is parsed by a browser of 2009', () => {
  expect(() => parse(startScript('clave'), { ecmaVersion: 5 })).not.toThrow()
})
