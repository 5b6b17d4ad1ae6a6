import type { Effort } from './options.ts'
import type { Shares } from './profile.ts'
import type { Stage } from './stage.ts'

/** What bars, the bill and the limits are computed from, by name: a ratio, a count or a measure. */
export type Facts = Record<string, number>

/** Whose work takes the processor in one row of a table, and how long that is for a request. */
export interface ProfiledRow {
  name: string
  cpuMs: number
  shares: Shares
}

/** A table of the report with what was found by it. */
export interface Section {
  title: string
  intro: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
  facts: Facts
  profiles?: readonly ProfiledRow[]
}

/** One set of measurements. */
export type Part = (effort: Effort) => Promise<Section>

/** One that needs nothing but a Firestore of its own. */
export type Act = (stage: Stage, effort: Effort) => Promise<Section>
