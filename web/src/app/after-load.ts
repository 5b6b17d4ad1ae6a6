import { whenIdle } from '../lib/when-idle.ts'

/**
 * What the portal says beside its screens comes after them. Where its code does not come, the next page brings it: most
 * browsers do not ask a second time for a module that could not be fetched.
 */
export const startAfterLoad = (): void =>
  whenIdle(() =>
    import('./notices.tsx').then(
      ({ startNotices }) => startNotices(),
      () => {},
    ),
  )
