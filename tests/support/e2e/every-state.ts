import { FIGURES_STATES } from './figures-states.ts'
import { OVERLAY_STATES } from './overlay-states.ts'
import { REQUEST_STATES } from './request-states.ts'
import { STAFF_STATES } from './staff-states.ts'
import { READERS_STATES, type State } from './states.ts'
import { SUBSCRIPTION_STATES } from './subscription-states.ts'
import { TRAINING_STATES } from './training-states.ts'

/** Every state that is looked at: by axe, for what is cut off, and in pictures. */
export const EVERY_STATE: readonly State[] = [
  ...READERS_STATES,
  ...REQUEST_STATES,
  ...OVERLAY_STATES,
  ...STAFF_STATES,
  ...FIGURES_STATES,
  ...SUBSCRIPTION_STATES,
  ...TRAINING_STATES,
]
