import type { Asesoria } from '@naf/contract'
import { useCallback, useMemo } from 'react'
import { useLocation } from 'react-router-dom'

/** A request as it was when the present view first had it. */
export type PlaceAs = (asesoria: Asesoria) => Asesoria

/**
 * Whoever changes a request, it stays in its place until filter, page or visit change: nothing slides under the pointer,
 * and what was marked can be undone where it stands (docs/decisions/staff-screens.md).
 */
export const usePlaces = (): PlaceAs => {
  const { search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another view
  const first = useMemo(() => new Map<string, Asesoria>(), [search])
  return useCallback(
    (asesoria) => {
      const placed = first.get(asesoria.Id)
      if (!placed) first.set(asesoria.Id, asesoria)
      return placed ?? asesoria
    },
    [first],
  )
}

/** Whether it was done while this view was open. */
export const isDoneHere = (asesoria: Asesoria, placeAs: PlaceAs): boolean =>
  asesoria.Realizada && !placeAs(asesoria).Realizada
