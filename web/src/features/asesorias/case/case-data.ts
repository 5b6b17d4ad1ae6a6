import { type Asesoria, type AsesoriaCase, api } from '@naf/contract'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { updateRows, withRow } from '../../../api/row-changes.ts'
import { useSession } from '../../../auth/session.ts'

const keyOf = (id: string) => ['asesoria', id] as const

/** A request with all that happened to it; the list takes its row from there. Read at each opening: colleagues work on it too. */
export const useCase = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ client, signal }) => {
      const found = await call(api.asesorias.read, { params: { id }, signal })
      await updateRows<Asesoria>(client, [api.asesorias.list.path], (rows) => withRow(rows, found.Asesoria))
      return found
    },
    staleTime: 0,
  })

/** Shows an answer in the case, if that is in the cache. */
export const putInCase = (client: QueryClient, asesoria: Asesoria): void =>
  void client.setQueryData<AsesoriaCase>(
    keyOf(asesoria.Id),
    (found) => found && { ...found, Asesoria: asesoria },
  )

/**
 * Reads a request again after a change; no press waits for it. A reading that began before the change would bring back
 * what was so then, and React Query does not replace it by itself as long as it is the first one.
 */
export const readCaseAgain = (client: QueryClient, id: string): void => {
  const queryKey = keyOf(id)
  void client.cancelQueries({ queryKey }).then(() => client.invalidateQueries({ queryKey }))
}

/** The members of the team to choose from, oneself first; none until they are known. */
export const useTeam = () => {
  const { uid } = useSession()
  const { data } = useQuery({
    queryKey: ['asesorias-equipo'],
    queryFn: ({ signal }) => call(api.asesorias.team, { signal }),
  })
  return [...(data?.Equipo ?? [])]
    .sort((a, b) => Number(b.Uid === uid) - Number(a.Uid === uid))
    .map(({ Uid, Nombre }) => ({ value: Uid, label: Uid === uid ? `${Nombre} (yo)` : Nombre }))
}
