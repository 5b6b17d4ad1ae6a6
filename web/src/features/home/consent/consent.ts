const FLAG = 'naf_consent'
const COMMUNICATIONS = 'naf_comunicaciones'

export const hasConsented = (): boolean => localStorage.getItem(FLAG) === 'true'

export const saveConsent = (communications: boolean): void => {
  localStorage.setItem(FLAG, 'true')
  localStorage.setItem(COMMUNICATIONS, String(communications))
}
