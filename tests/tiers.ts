/**
 * Which tests belong to the core tier, which `npm test` runs on every change. Every other test runs nightly only, with
 * `npm run test:full`. A single file that is run by hand runs whole.
 */
export const isCore = process.env.TIER === 'core'

/** Files of functions/ that run nightly only: they are slow, heavy or depend on the machine's load. */
export const FUNCTIONS_FULL = [
  'busy-records',
  'content-firestore-failures',
  'content-properties',
  'costly-files',
  'large-lists',
  'long-texts',
  'malformed-requests',
  'malformed-uploads',
  'multipart-mutations',
  'odd-calls',
  'odd-documents',
  'odd-lists',
  'operators',
  'ready-lists',
  'ready-lists-properties',
  'replaced-at-once',
  'slow-bodies',
  'slow-pdfs',
  'tallies-properties',
  'upload-places',
  'workflow-properties',
]

/** Titles in journeys/ that run nightly only, since they failed for the machine's load. */
export const NIGHTLY_JOURNEYS = ['is offered every hour, and reloads only the tab that accepts it']

/** All other journeys are in the core tier. Of e2e/: a file, and a part of each title in it (`''` stands for all of them). */
export const CORE_JOURNEYS: Record<string, string[]> = {
  autofill: [''],
  back: [''],
  managers: ['a picture, by hand is deleted'],
  publication: ['written as a draft', 'what is archived'],
  uploads: ['the percentage is shown'],
}
