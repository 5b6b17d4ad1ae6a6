import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { api } from '@naf/contract'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../scripts/lib/config.ts'
import { FILE, openApi } from '../../scripts/lib/openapi.ts'

describe('the description of the API', () => {
  const made = openApi()

  it('is that of the present contract', () => {
    const isCurrent = readFileSync(join(ROOT, FILE), 'utf8') === made
    expect(isCurrent, `${FILE} is older than the contract: npm run openapi`).toBe(true)
  })

  it('has every call once, and each address under one name', () => {
    const calls = Object.entries(api).flatMap(([tag, table]) =>
      Object.keys(table).map((name) => `${tag}.${name}`),
    )
    const described = [...made.matchAll(/^ {6}operationId: (.+)$/gm)].map(([, id]) => id)
    expect(described.sort()).toEqual(calls.sort())
    const shapes = [...made.matchAll(/^ {2}(\/.*):$/gm)].map(([, path = '']) =>
      path.replace(/\{\w+\}/g, '{}'),
    )
    expect(new Set(shapes).size).toBe(shapes.length)
  })

  it('says who may call, the limits of a form and of its file, and the refusals', () => {
    const [, books = ''] = made.split('/libros/crear:\n')
    const [create = ''] = books.split(/^ {2}\//m)
    expect(create).toContain('x-roles: [ 2, 1 ]')
    expect(create).toContain('titulo: { type: string, minLength: 1, maxLength: 150 }')
    expect(create).toContain('description: "application/pdf, less than 10485760 bytes"')
    const refused = [...create.matchAll(/responses\/(\d+)"/g)].map(([, status]) => Number(status))
    expect(refused).toEqual([400, 401, 403, 409, 413, 415, 429, 500, 503])
    expect(made).toContain('code: { enum: [ file_too_large, body_too_large ] }')
  })
})
