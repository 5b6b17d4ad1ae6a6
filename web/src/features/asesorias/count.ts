import { type Asesoria, type AsesoriaCount, api } from '@naf/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../api/client.ts'
import { recountPending } from '../../parts/inicio.tsx'
import { LIST } from './keys.ts'

const COUNT = [...LIST, 'count'] as const

const counted = (asesorias: readonly Asesoria[]): AsesoriaCount => {
  const Pendientes = asesorias.filter(({ Realizada }) => !Realizada).length
  return { Total: asesorias.length, Pendientes, Realizadas: asesorias.length - Pendientes }
}

interface Counted {
  /** All of them, where the browser has them. */
  whole: readonly Asesoria[] | undefined
  /** Whether anybody would see it. */
  isNeeded: boolean
}

/** How many there are: by the list where it is whole, else by the server's count, which is asked for beside the list. */
export const useAsesoriaCount = ({ whole, isNeeded }: Counted) => {
  const own = useMemo(() => whole && counted(whole), [whole])
  const { data: asked, isLoading } = useQuery({
    queryKey: COUNT,
    queryFn: ({ signal }) => call(api.asesorias.count, { signal }),
    enabled: isNeeded && !whole,
  })
  const count: AsesoriaCount | undefined = own ?? asked
  return { count, isAwaited: !count && isLoading }
}

/** Follows a change in the server's count, where that was asked for: it costs a read for each thousand requests. */
export const useRecount = () => {
  const client = useQueryClient()
  return (change: (count: AsesoriaCount) => AsesoriaCount) => {
    client.setQueryData<AsesoriaCount>(COUNT, (count) => count && change(count))
    recountPending(
      client,
      (Pendientes) => change({ Total: Pendientes, Pendientes, Realizadas: 0 }).Pendientes,
    )
  }
}

/** So many more are done, or fewer. */
export const shifted =
  (by: number) =>
  ({ Total, Pendientes, Realizadas }: AsesoriaCount): AsesoriaCount => ({
    Total,
    Pendientes: Pendientes - by,
    Realizadas: Realizadas + by,
  })
