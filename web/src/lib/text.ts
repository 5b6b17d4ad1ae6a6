import type { TIPOS_SERVICIO } from '@naf/contract'

export const classNames = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')

const COMBINING = /\p{M}/gu

/** A text as it reads well in an address: 'Facturación electrónica' is 'facturacion-electronica'. */
export const slugOf = (text: string): string =>
  text.normalize('NFD').replace(COMBINING, '').toLowerCase().replaceAll(' ', '-')

type Servicio = (typeof TIPOS_SERVICIO)[number]

export const SERVICIO = 'servicio'

/** What follows the address of the advisory form where somebody has chosen a service already. */
export const servicioQuery = (servicio: Servicio): string => `?${SERVICIO}=${slugOf(servicio)}`
