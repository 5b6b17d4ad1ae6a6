import { api } from '@naf/contract'

/** The list of enrolments in the cache. */
export const LIST = [api.inscripciones.list.path] as const
