import { vi } from 'vitest'

/** A browser that stores nothing for this site, until `vi.unstubAllGlobals`. */
export const refuseStorage = (): void => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => {}, setItem })
}
