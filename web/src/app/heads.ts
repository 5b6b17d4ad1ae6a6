import { type Head, isOfRecord } from '../ui/heads.ts'
import { PUBLIC_SCREENS } from './public-screens.ts'

const FEATURES = import.meta.glob<readonly Head[]>('../features/*/heads.ts', { eager: true, import: 'heads' })
const WRITTEN = Object.values(FEATURES).flat()

/** @throws where the page has none, which stops the build */
const headOf = (path: string): Head => {
  const head = WRITTEN.find((each) => each.path === path)
  if (!head) throw new Error(`${path} has no title and description: say them in its feature's heads.ts`)
  return head
}

const WITH_HEAD = PUBLIC_SCREENS.filter(({ fromMail }) => !fromMail).map(({ path }) => headOf(path))

/** Of the prerendered pages, in the order of the site's map. */
export const HEADS: readonly Head[] = WITH_HEAD.filter((head) => !isOfRecord(head))

/** Of the pages that each record has, which the server completes. */
export const RECORD_HEADS: readonly Head[] = WITH_HEAD.filter(isOfRecord)
