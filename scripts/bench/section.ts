import type { Effort } from './options.ts'
import type { Stage } from './stage.ts'

/** What bars, the bill and the limits are computed from, by name: a ratio, a count or a measure. */
export type Facts = Record<string, number>

/** A table of the report with what was found by it. */
export interface Section {
  title: string
  intro: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
  facts: Facts
}

/** One set of measurements. */
export type Part = (effort: Effort) => Promise<Section>

/** One that needs nothing but a Firestore of its own. */
export type Act = (stage: Stage, effort: Effort) => Promise<Section>
