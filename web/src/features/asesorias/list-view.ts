import type { useAsesorias } from './list-api.ts'
import type { useAsesoriaActions } from './useAsesoriaActions.ts'
import type { PlaceAs } from './usePlaces.ts'

export type AsesoriaActions = ReturnType<typeof useAsesoriaActions>

/** What the queue and the table get of the page that they stand on. */
export interface ListViewProps {
  list: ReturnType<typeof useAsesorias>
  actions: AsesoriaActions
  placeAs: PlaceAs
}
