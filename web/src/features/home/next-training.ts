import { api, type Capacitacion } from '@naf/contract'
import { call } from '../../api/client.ts'
import { plainMoment } from '../../lib/format.ts'

const startOf = ({ Fecha, Inicio }: Capacitacion): string => `${Fecha}T${Inicio}`

/** The one that begins next; null where none does. */
export const readNextTraining = async (): Promise<Capacitacion | null> => {
  const all = await call(api.capacitaciones.list, { query: {} })
  const now = plainMoment(new Date().toISOString())
  const coming = all.filter((one) => one.Estado === 'publicado' && startOf(one) > now)
  return coming.sort((a, b) => startOf(a).localeCompare(startOf(b)))[0] ?? null
}
