import { api } from '@naf/contract'
import { call } from '../../lib/api-client.ts'
import { formatNumber } from '../../lib/format.ts'
import { MENSAJES_CIFRAS as TEXTO } from './numbers-messages.ts'

/** How many were served this half-year and how long it usually takes; empty where neither is known. */
export const readNumbers = async (): Promise<string> => {
  const { Atendidas, Plazo } = await call(api.asesorias.plazo)
  const served = Atendidas !== null && TEXTO.served(formatNumber(Atendidas))
  const wait = Plazo !== null && TEXTO.wait(Plazo)
  return [served, wait].filter(Boolean).join(' ')
}
