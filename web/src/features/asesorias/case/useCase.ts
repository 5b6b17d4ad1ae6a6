import { type Asesoria, api } from '@naf/contract'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { updateRows, withRow } from '../../../api/row-changes.ts'
import { caseKey, LIST } from '../keys.ts'

/** The list in hand with what is known of a request by now. */
export const putAsesoria = (client: QueryClient, asesoria: Asesoria): Promise<void> =>
  updateRows<Asesoria>(client, LIST, (rows) => withRow(rows, asesoria))

/**
 * Reads a request again after a change. A reading that began before the change would bring back what was so then, and
 * React Query does not replace it by itself as long as it is the first one.
 */
export const readCaseAgain = async (client: QueryClient, id: string): Promise<void> => {
  await client.cancelQueries({ queryKey: caseKey(id) })
  await client.invalidateQueries({ queryKey: caseKey(id) })
}

/** A request with all that happened to it; what it tells of the request goes into the list in hand. */
export const useCase = (id: string) =>
  useQuery({
    queryKey: caseKey(id),
    queryFn: async ({ client, signal }) => {
      const found = await call(api.asesorias.read, { params: { id }, signal })
      await putAsesoria(client, found.Asesoria)
      return found
    },
    // Colleagues work on it, too: whoever opens it sees what is known now.
    staleTime: 0,
  })
