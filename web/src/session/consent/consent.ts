import { browserStore } from '../../lib/storage.ts'

const FLAG = 'naf_consent'
const COMMUNICATIONS = 'naf_comunicaciones'

/** A browser that stores nothing asks once for as long as the portal is open, and not on every screen. */
let given = false

export const hasConsented = (): boolean => given || browserStore.read(FLAG) === 'true'

export const saveConsent = (communications: boolean): void => {
  given = true
  browserStore.write(FLAG, 'true')
  browserStore.write(COMMUNICATIONS, String(communications))
}
