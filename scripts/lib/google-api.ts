import { applicationDefault } from 'firebase-admin/app'

/** Google Cloud's REST interfaces, called with the operator's own credentials; and a setting there. */

export class Refused extends Error {
  readonly status: number
  constructor(host: string, status: number, reason: string) {
    super(`${host} respondió ${status}${reason && `: ${reason}`}`)
    this.status = status
  }
}

export type Call = <T = object>(
  method: 'GET' | 'POST' | 'PATCH' | 'PUT',
  address: string,
  body?: object,
) => Promise<T>

/** @returns a function that calls an address without `https://`; it throws `Refused` */
export const openGoogle = async (project: string): Promise<Call> => {
  // Tests answer in Google's place.
  const standIn = process.env.GOOGLE_API_STAND_IN
  const token = standIn ? 'test' : (await applicationDefault().getAccessToken()).access_token
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'x-goog-user-project': project,
  }
  return async <T>(method: string, address: string, body?: object) => {
    const [host = ''] = address.split('/')
    const response = await fetch(`${standIn ?? 'https:/'}/${address}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new Refused(host, 0, 'no contesta')
    })
    const answer = (await response.json().catch(() => ({}))) as { error?: { message?: string } }
    if (!response.ok) throw new Refused(host, response.status, String(answer.error?.message ?? ''))
    return answer as T
  }
}

export interface Project {
  id: string
  /** Who gets the alarms. */
  mail: string
  /** The portal's address. */
  portal: string
}

export interface Setting {
  what: string
  /** A month, in Spanish. */
  cost: string
  isOn: () => Promise<boolean>
  switchOn: () => Promise<unknown>
}

/** Whether an answer has what is wanted; Google adds fields of its own. */
export const holds = (answer: unknown, wanted: unknown): boolean => {
  if (Array.isArray(wanted))
    return Array.isArray(answer) && wanted.every((one) => answer.some((given) => holds(given, one)))
  if (typeof wanted !== 'object' || wanted === null) return String(answer) === String(wanted)
  if (typeof answer !== 'object' || answer === null) return false
  return Object.entries(wanted).every(([name, value]) => holds(Reflect.get(answer, name), value))
}
