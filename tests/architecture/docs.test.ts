import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** docs/pruebas.md says which test checks what: it names files that are there, and every journey. */

const TESTS = new URL('../', import.meta.url)
const document = readFileSync(new URL('../../docs/pruebas.md', import.meta.url), 'utf8')
const named = [...new Set([...document.matchAll(/`(\w+\/[\w/-]+)`/g)].map(([, name]) => name ?? ''))]

const ENDINGS = ['.spec.ts', '.test.ts', '.test.tsx']
const isThere = (name: string) => ENDINGS.some((ending) => existsSync(new URL(name + ending, TESTS)))

it('names test files that are there', () => {
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((name) => !isThere(name))).toEqual([])
})

it('names every journey in the browser', () => {
  const journeys = readdirSync(new URL('e2e', TESTS)).map((file) => `e2e/${file.replace('.spec.ts', '')}`)
  expect(journeys.filter((name) => !named.includes(name))).toEqual([])
})
