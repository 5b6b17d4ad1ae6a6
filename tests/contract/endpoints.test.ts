import { api, type EndpointSchemas, endpoints, UNREADABLE_QUERY } from '@naf/contract'
import { schemas } from '@naf/contract/schemas'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { pageQuerySchema, querySchema } from '../../contract/src/query.schemas.ts'
import { ENDPOINTS } from '../support/endpoints.ts'

const record = z.object({ Id: z.string() })

const asShown = { method: 'GET', path: '/x', permission: 'salud:read' } as const

const namesOf = (tables: Record<string, object>) =>
  Object.entries(tables).flatMap(([entity, table]) => Object.keys(table).map((name) => `${entity}.${name}`))

describe('an endpoint', () => {
  it('has the schemas that stand under its names, and no schemas are left over', () => {
    expect(namesOf(api).sort()).toEqual(namesOf(schemas).sort())
  })

  it('is plain data, so that a browser loads no schema for its sake', () => {
    const data = ENDPOINTS.map(({ endpoint }) => endpoint)
    expect(JSON.parse(JSON.stringify(data))).toEqual(data)
  })

  // What must not compile; the type check of this file is the test.
  it('does not compile without the schemas of its kind of answer', () => {
    const pair = { read: { output: record } }
    const list = { read: { output: z.array(record) } }
    const page = { read: { query: pageQuerySchema, output: z.array(record) } }
    const file = { read: {} }
    expect([
      endpoints<typeof pair>()({ read: asShown }),
      endpoints<typeof page>()({ read: { ...asShown, answer: 'page' } }),
      endpoints<typeof list>()({ read: { ...asShown, answer: 'stored' } }),
      endpoints<typeof file>()({ read: { ...asShown, answer: 'file' } }),
      // @ts-expect-error it has no schemas
      endpoints<typeof pair>()({ read: asShown, write: asShown }),
      // @ts-expect-error there are schemas for one that is not there
      endpoints<typeof pair>()({}),
      // @ts-expect-error JSON without a schema
      endpoints<typeof file>()({ read: asShown }),
      // @ts-expect-error a list that is no page
      endpoints<typeof list>()({ read: asShown }),
      // @ts-expect-error a page without a cursor
      endpoints<typeof list>()({ read: { ...asShown, answer: 'page' } }),
      // @ts-expect-error a file is no record
      endpoints<typeof pair>()({ read: { ...asShown, answer: 'file' } }),
    ]).toHaveLength(10)
  })

  it('does not compile with a query of anything but texts', () => {
    const pair = { read: { query: querySchema({ dias: z.number() }), output: record } }
    // @ts-expect-error a number
    expect(endpoints<typeof pair>()({ read: asShown })).toHaveProperty('read')
  })

  it('refuses a parameter that its query does not name', () => {
    const queries = ENDPOINTS.flatMap(({ entity, action }) => {
      const pair: EndpointSchemas | undefined = (schemas[entity] as Record<string, EndpointSchemas>)[action]
      return pair?.query ? [pair.query] : []
    })
    expect(queries.length).toBeGreaterThan(5)
    for (const query of queries) {
      const { error } = query.safeParse({ desconocido: '1' })
      expect(error?.issues.map(({ message }) => message)).toContain(UNREADABLE_QUERY)
    }
  })
})
