import type { TIPOS_SERVICIO } from '@naf/contract'
import { slugOf } from './text.ts'

/** What the advisory form reads of its address. */
export const SERVICIO = 'servicio'

export type Servicio = (typeof TIPOS_SERVICIO)[number]

/** What follows the address of the advisory form where somebody has chosen a service already. */
export const servicioQuery = (servicio: Servicio): string => `?${SERVICIO}=${slugOf(servicio)}`
