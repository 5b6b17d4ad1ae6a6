import type { Act, Part } from '../section.ts'
import { onStage } from '../stage.ts'
import { actions } from './actions.ts'
import { advisories } from './advisories.ts'
import { bulkDeletion } from './bulk-deletion.ts'
import { exports } from './exports.ts'
import { growth } from './growth.ts'
import { library } from './library.ts'
import { lists } from './lists.ts'
import { staffPage } from './staff-page.ts'
import { stale } from './stale.ts'
import { start } from './start.ts'
import { uploads } from './uploads.ts'

const alone =
  (act: Act): Part =>
  (effort) =>
    onStage((stage) => act(stage, effort))

/** Every set of measurements, in the report's order. */
export const PARTS: Record<string, Part> = {
  lists: alone(lists),
  stale: alone(stale),
  'staff-page': alone(staffPage),
  advisories: alone(advisories),
  'bulk-deletion': alone(bulkDeletion),
  exports: alone(exports),
  start: alone(start),
  uploads: alone(uploads),
  library: alone(library),
  actions: alone(actions),
  growth,
}
