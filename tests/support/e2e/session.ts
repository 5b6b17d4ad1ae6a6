import type { Page } from '@playwright/test'
import { PROJECT, url } from '../emulators.ts'

export { nextSecond } from '../identity-client.ts'

/** Whether the page's browser keeps anybody's session. */
export const hasSession = (page: Page): Promise<boolean> =>
  page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('firebase:authUser:')))

interface OobCode {
  email: string
  oobCode: string
  requestType: string
}

/** The links to a new password that the identity provider has mailed to an address. */
export const resetCodesOf = async (correo: string): Promise<OobCode[]> => {
  const response = await fetch(`${url('auth')}/emulator/v1/projects/${PROJECT}/oobCodes`)
  const { oobCodes } = (await response.json()) as { oobCodes: OobCode[] }
  return oobCodes.filter(({ email, requestType }) => email === correo && requestType === 'PASSWORD_RESET')
}
