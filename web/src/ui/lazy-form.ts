import { type ComponentType, lazy } from 'react'

/**
 * A form in a chunk of its own, run after the libraries of every form: both in one go would block a phone for a
 * tenth of a second.
 */
export const lazyForm = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(async () => {
    await import('./useZodForm.ts')
    return load()
  })
