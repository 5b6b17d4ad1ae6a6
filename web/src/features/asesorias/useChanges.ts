import { type Asesoria, type AsesoriaChanges, api } from '@naf/contract'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { cachedRows, updateRows } from '../../api/row-changes.ts'
import { caseKey, LIST } from './keys.ts'

/** How often colleagues' changes are asked for while the list is in sight. */
const EVERY_MS = 40_000

const CHANGES = ['asesorias-novedades'] as const

const stampOf = ({ FechaActualizacion, FechaSolicitud }: Asesoria) =>
  FechaActualizacion ?? FechaSolicitud ?? ''

/** The last moment that the list in hand knows of: by the server's clock, since nobody knows how the browser's goes. */
const lastKnown = (asesorias: readonly Asesoria[]): string | undefined =>
  asesorias.reduce((last, asesoria) => (stampOf(asesoria) > last ? stampOf(asesoria) : last), '') || undefined

const sentAt = ({ FechaSolicitud }: Asesoria) => FechaSolicitud ?? ''

/**
 * The list with what others did; a row that is newer in hand than in the answer stays as it is. A request that is new or
 * was restored goes to its place by date. Where the list goes on, what is older than its last row comes with a next page.
 */
const withChanges = (
  asesorias: Asesoria[],
  { Asesorias, Eliminadas }: AsesoriaChanges,
  isWhole: boolean,
): Asesoria[] => {
  const gone = new Set(Eliminadas)
  const changed = new Map(Asesorias.map((asesoria) => [asesoria.Id, asesoria]))
  const there = asesorias
    .filter(({ Id }) => !gone.has(Id))
    .map((asesoria) => {
      const now = changed.get(asesoria.Id)
      changed.delete(asesoria.Id)
      return now && stampOf(now) >= stampOf(asesoria) ? now : asesoria
    })
  const last = there.at(-1)
  const oldest = isWhole || !last ? '' : sentAt(last)
  const arrived = [...changed.values()].filter((asesoria) => sentAt(asesoria) >= oldest)
  if (arrived.length === 0) return there
  return [...arrived, ...there].sort((one, other) => sentAt(other).localeCompare(sentAt(one)))
}

/** With what others did, the list is as good as read now. */
const apply = async (client: QueryClient, changes: AsesoriaChanges) => {
  await updateRows<Asesoria>(client, LIST, (rows, isWhole) => withChanges(rows, changes, isWhole), Date.now())
  for (const { Id } of changes.Asesorias) void client.invalidateQueries({ queryKey: caseKey(Id) })
}

/** What colleagues and people who ask change appears in the list in hand, without reading it anew. */
export const useChanges = (isThere: boolean): void => {
  useQuery({
    queryKey: CHANGES,
    queryFn: async ({ client, signal }) => {
      const desde = client.getQueryData<string>(CHANGES) || lastKnown(cachedRows(client, LIST))
      if (desde === undefined) {
        await client.invalidateQueries({ queryKey: LIST, exact: true })
        return ''
      }
      const changes = await call(api.asesorias.changes, { query: { desde }, signal })
      // An own change on its way knows better; what is missed now is asked for again.
      if (client.isMutating() > 0) return desde
      if (changes.Completa) await apply(client, changes)
      else await client.invalidateQueries({ queryKey: LIST, exact: true })
      return changes.Hasta
    },
    enabled: isThere,
    initialData: '',
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: EVERY_MS,
    retry: false,
  })
}
