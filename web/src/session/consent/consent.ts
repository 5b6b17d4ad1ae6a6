import { browserStore } from '../../lib/storage.ts'

const FLAG = 'naf_consent'
const COMMUNICATIONS = 'naf_comunicaciones'

export const hasConsented = (): boolean => browserStore.read(FLAG) === 'true'

export const saveConsent = (communications: boolean): void => {
  browserStore.writeOrHold(FLAG, 'true')
  browserStore.writeOrHold(COMMUNICATIONS, String(communications))
}
