import type { Page } from '@playwright/test'
import { url } from '../emulators.ts'

/** Notes every address outside the portal's own origin that a page asks for, from now on. */
export const watchStrangers = (page: Page): (() => string[]) => {
  const strangers: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== url('portal')) strangers.push(request.url())
  })
  return () => strangers
}
