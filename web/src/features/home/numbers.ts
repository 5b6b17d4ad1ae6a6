import { api } from '@naf/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { formatNumber } from '../../lib/format.ts'
import { MENSAJES_CIFRAS as TEXTO } from './numbers-messages.ts'

/** How many were served this half-year and how long it usually takes; empty where neither is known or nobody answers. */
export const useNumbers = (): string => {
  const { data } = useQuery({
    queryKey: [api.asesorias.plazo.path],
    queryFn: ({ signal }) => call(api.asesorias.plazo, { signal }),
    retry: false,
  })
  if (!data) return ''
  const served = data.Atendidas !== null && TEXTO.served(formatNumber(data.Atendidas))
  const wait = data.Plazo !== null && TEXTO.wait(data.Plazo)
  return [served, wait].filter(Boolean).join(' ')
}
