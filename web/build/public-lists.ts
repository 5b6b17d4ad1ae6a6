import * as z from 'zod'
import type { Endpoint, EndpointTable } from '../../contract/src/endpoint.ts'
import { api } from '../../contract/src/index.ts'
import { can } from '../../contract/src/permissions.ts'
import { schemas } from '../../contract/src/schemas.ts'

// The contract is named by its files: Vite bundles what its configuration names so, and Node reads no TypeScript.

type Outputs = Record<string, Record<string, { output?: z.ZodType }>>

const isList = (entity: string, action: string): boolean =>
  (schemas as Outputs)[entity]?.[action]?.output instanceof z.ZodArray

const isRead = ({ method, permission }: Endpoint): boolean => method === 'GET' && can(null, permission)

/** The addresses of the lists that visitors may read, by entity. */
export const PUBLIC_LISTS: readonly string[] = Object.entries<EndpointTable>(api).flatMap(([entity, table]) =>
  Object.entries(table).flatMap(([action, endpoint]) =>
    isRead(endpoint) && isList(entity, action) ? [`/api${endpoint.path}`] : [],
  ),
)

/**
 * The address of a list that a public page shows.
 * @throws where visitors may not read it, which stops the build
 */
export const publicListAt = ({ path }: Pick<Endpoint, 'path'>): string => {
  const address = `/api${path}`
  if (!PUBLIC_LISTS.includes(address)) throw new Error(`${address} is no list that visitors may read`)
  return address
}
