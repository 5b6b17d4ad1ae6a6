import { api } from '@naf/contract'

/** The list of requests in the cache, and one request with all that happened to it. */
export const LIST = [api.asesorias.list.path] as const
export const caseKey = (id: string) => ['asesoria', id] as const
