import { asesorias } from './asesorias.ts'
import { salud } from './salud.ts'
import { users } from './users.ts'

/** Every call there is, without a schema at run time: see `schemas.ts` for those. */
export const api = { salud, users, asesorias }

export type * from './asesorias.schemas.ts'
export { IDEMPOTENCY_HEADER } from './asesorias.ts'
export * from './catalogos.ts'
export * from './dashboards.ts'
export * from './endpoint.ts'
export * from './errors.ts'
export * from './identidad.ts'
export * from './permissions.ts'
export type * from './users.schemas.ts'
