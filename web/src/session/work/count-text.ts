import { formatNumber } from '../../lib/format.ts'

/** '12', and '999+' of what is not counted to its end. */
export const countText = ({ Cantidad, HayMas }: { Cantidad: number; HayMas: boolean }): string =>
  formatNumber(Cantidad) + (HayMas ? '+' : '')
