import { formatNumber } from '../../lib/format.ts'

/** '1 asesoría', '2.000 asesorías'. */
export const plural = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${formatNumber(count)} ${many}`
