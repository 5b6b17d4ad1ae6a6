import { api, type Endpoint } from '@naf/contract'

export type Entity = keyof typeof api

/** Every endpoint of the contract, under its two names. */
export const ENDPOINTS = (Object.keys(api) as Entity[]).flatMap((entity) =>
  Object.entries(api[entity] as Record<string, Endpoint>).map(([action, endpoint]) => ({
    entity,
    action,
    endpoint,
  })),
)
