import { type Asesoria, type AsesoriaCase, type AsesoriaChanges, api } from '@naf/contract'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { call, queryOf } from '../../api/client.ts'
import { usePagedList } from '../../api/paged-list.ts'
import { cachedRows, updateRows, withRow } from '../../api/row-changes.ts'
import { useSession } from '../../auth/session.ts'
import { daysText } from '../../lib/format.ts'
import { useSearched } from '../../list/table-state.ts'

export const DISCAPACIDAD = { si: 'Sí', no: 'No' } as const
export const NO_ACCOUNT = 'Sin cuenta'

export const TITLE = 'Asesorías Solicitadas'
export const EMPTY = {
  title: 'No hay asesorías solicitadas.',
  next: 'Cuando alguien envíe el formulario de asesoría, su solicitud aparecerá aquí.',
}
export const FAILED = 'Error al obtener asesorías'
export const MARK = 'Marcar como realizada'
export const DONE = 'Realizada'

export const agoText = (days: number): string => (days === 0 ? 'hoy' : `hace ${daysText(days)}`)

export const LIST = [api.asesorias.list.path] as const
const CHANGES = ['asesorias-novedades'] as const

export const useAsesorias = () => usePagedList(api.asesorias.list, { search: useSearched() })

/** The time between two readings of colleagues' changes, while the window is visible. */
const EVERY_MS = 40_000

const stampOf = ({ FechaActualizacion, FechaSolicitud }: Asesoria) =>
  FechaActualizacion ?? FechaSolicitud ?? ''

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

/** With the changes, the list is as good as read now. The count of pending requests is read again. */
const applyChanges = async (client: QueryClient, changes: AsesoriaChanges) => {
  await updateRows<Asesoria>(client, LIST, (rows, isWhole) => withChanges(rows, changes, isWhole), Date.now())
  for (const { Id } of changes.Asesorias) readCaseAgain(client, Id)
  if (changes.Asesorias.length + changes.Eliminadas.length > 0)
    void client.invalidateQueries({ queryKey: [api.informe.inicio.path] })
}

/** Asks for what colleagues and people changed, and puts it into the list without reading that again. */
export const useChanges = (isThere: boolean): void => {
  useQuery({
    queryKey: CHANGES,
    queryFn: async ({ client, signal }) => {
      // The newest moment in the list, by the server's clock: the browser's may be wrong.
      const newest = cachedRows<Asesoria>(client, LIST).map(stampOf).sort().at(-1)
      const desde = client.getQueryData<string>(CHANGES) || newest
      if (!desde) {
        await client.invalidateQueries({ queryKey: LIST, exact: true })
        return ''
      }
      const changes = await call(api.asesorias.changes, { query: { desde }, signal })
      // An own change on its way is newer than the answer: the next call asks for the same time again.
      if (client.isMutating() > 0) return desde
      if (changes.Completa) await applyChanges(client, changes)
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

/** Names the open request in the address of the queue. */
export const OPEN = 'caso'

/** The filters and the order in the address, whichever request is open beside the list. */
export const useView = (): string => {
  const view = new URLSearchParams(useLocation().search)
  view.delete(OPEN)
  return String(view)
}

/**
 * A changed request keeps its place until filter, page or visit change: no row slides under the pointer, and a marked one
 * can be undone where it stands (docs/decisions/staff-screens.md).
 */
export const usePlaces = () => {
  const view = useView()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each view has its own places
  const first = useMemo(() => new Map<string, Asesoria>(), [view])
  return useCallback(
    (asesoria: Asesoria) => {
      const placed = first.get(asesoria.Id) ?? asesoria
      first.set(asesoria.Id, placed)
      return placed
    },
    [first],
  )
}

/** What the queue and the table show. */
export interface Listed {
  list: ReturnType<typeof useAsesorias>
  /** A request as it was when the present view first had it. */
  placeAs: ReturnType<typeof usePlaces>
}

export const isDoneHere = (asesoria: Asesoria, placeAs: Listed['placeAs']): boolean =>
  asesoria.Realizada && !placeAs(asesoria).Realizada

/** What the address of a request says about the list that it was opened from. */
export interface OpenedFrom {
  query: string
  /** The requests that the query left then, in order. */
  ids: readonly string[]
}

const keyOf = (id: string) => ['asesoria', id] as const

/** A request with all that happened to it; the list takes its row from there. Read at each opening: colleagues work on it too. */
export const useCase = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ client, signal }) => {
      const found = await call(api.asesorias.read, { params: { id }, signal })
      await updateRows<Asesoria>(client, LIST, (rows) => withRow(rows, found.Asesoria))
      return found
    },
    staleTime: 0,
  })

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
  const { data } = useQuery(queryOf(api.asesorias.team))
  return [...(data?.Equipo ?? [])]
    .sort((a, b) => Number(b.Uid === uid) - Number(a.Uid === uid))
    .map(({ Uid, Nombre }) => ({ value: Uid, label: Uid === uid ? `${Nombre} (yo)` : Nombre }))
}
