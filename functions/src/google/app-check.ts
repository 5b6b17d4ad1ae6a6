import type { AppCheck as Service } from 'firebase-admin/app-check'
import { unavailable } from '../errors.ts'

export interface AppCheck {
  /**
   * Whether Firebase App Check gave this token to an app of the project, of late.
   * @throws unavailable where Google's keys cannot be had
   */
  verify(token: string): Promise<boolean>
}

const REFUSED = new Set(['app-check/invalid-argument', 'app-check/app-check-token-expired'])

/** The library has one code for a wrong token and for keys that it could not fetch. */
const NO_KEYS = /Error fetching/

const isRefusal = (error: unknown): boolean => {
  const { code, message } = error as { code?: string; message?: string }
  return REFUSED.has(code ?? '') && !NO_KEYS.test(message ?? '')
}

const silent = () =>
  unavailable('No pudimos comprobar que la solicitud viene del portal. Inténtalo de nuevo en unos segundos.')

export const createAppCheck = (service: Pick<Service, 'verifyToken'>): AppCheck => ({
  async verify(token) {
    try {
      await service.verifyToken(token)
      return true
    } catch (error) {
      if (isRefusal(error)) return false
      throw silent()
    }
  },
})
