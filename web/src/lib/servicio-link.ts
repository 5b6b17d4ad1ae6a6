import type { TIPOS_SERVICIO } from '@naf/contract'

/** What the advisory form reads of its address. */
export const SERVICIO = 'servicio'

export type Servicio = (typeof TIPOS_SERVICIO)[number]

/** A service as it reads well in an address. */
export const slugOf = (servicio: Servicio): string =>
  servicio.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-')

/** What follows the address of the advisory form where somebody has chosen a service already. */
export const servicioQuery = (servicio: Servicio): string => `?${SERVICIO}=${slugOf(servicio)}`
