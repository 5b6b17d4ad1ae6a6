import { api } from '@naf/contract'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../support/source-files.ts'

const tests = sourceFiles('tests/functions')
  .map(({ text }) => text)
  .join('\n')

const endpoints = Object.entries(api).flatMap(([entity, table]) =>
  Object.keys(table).map((name) => `api.${entity}.${name}`),
)

describe('every endpoint is tested against the running API', () => {
  it.each(endpoints)('%s', (endpoint) => {
    expect(tests).toMatch(new RegExp(`${endpoint.replaceAll('.', '\\.')}\\b`))
  })
})
