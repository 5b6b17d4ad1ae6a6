import { applicationDefault } from 'firebase-admin/app'
import { OperatorError } from './operator.ts'

/** Google Cloud's REST interfaces, called with the operator's own credentials; and a setting there. */

export type Call = <T = object>(
  method: 'GET' | 'POST' | 'PATCH' | 'PUT',
  address: string,
  body?: object,
) => Promise<T>

/** @returns a function that calls an address without `https://`; it throws OperatorError if Google refuses */
export const openGoogle = async (project: string): Promise<Call> => {
  // Tests answer in Google's place.
  const standIn = process.env.GOOGLE_API_STAND_IN
  const credentials = standIn ? { access_token: 'test' } : await applicationDefault().getAccessToken()
  const headers = {
    authorization: `Bearer ${credentials.access_token}`,
    'content-type': 'application/json',
    'x-goog-user-project': project,
  }
  return async <T>(method: string, address: string, body?: object) => {
    const [host] = address.split('/')
    const response = await fetch(`${standIn ?? 'https:/'}/${address}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new OperatorError(`${host} no contesta`)
    })
    const answer = (await response.json().catch(() => ({}))) as { error?: { message?: string } }
    if (response.ok) return answer as T
    throw new OperatorError(`${host} respondió ${response.status}: ${answer.error?.message ?? ''}`)
  }
}

export interface Project {
  id: string
  /** Who gets the alarms. */
  mail: string
  /** The portal's address. */
  portal: string
}

export interface Setting<Found extends object = object, Wanted extends object = object> {
  what: string
  /** A month, in Spanish. */
  cost: string
  /** As it is; undefined if it is missing. */
  find: () => Promise<Found | undefined>
  wanted: () => Promise<Wanted>
  write(wanted: Wanted, found: Found | undefined): Promise<unknown>
}

/** Whether an answer has what is wanted; Google adds fields of its own. */
export const holds = (answer: unknown, wanted: unknown): boolean => {
  if (Array.isArray(wanted))
    return Array.isArray(answer) && wanted.every((one) => answer.some((given) => holds(given, one)))
  if (typeof wanted !== 'object' || wanted === null) return String(answer) === String(wanted)
  if (typeof answer !== 'object' || answer === null) return false
  return Object.entries(wanted).every(([name, value]) => holds(Reflect.get(answer, name), value))
}

/** One of a list at Google: the list's address, and what its item is known by. */
export interface Item {
  list: string
  identity: object
}

/** Google names each list's field as its address ends. */
export const findItem = async (call: Call, { list, identity }: Item) => {
  const items = await call<Record<string, { name: string }[]>>('GET', list)
  return items[list.split('/').at(-1) ?? '']?.find((one) => holds(one, identity))
}

interface ItemSetting extends Pick<Setting, 'what' | 'cost'>, Item {
  wanted: Setting['wanted']
  change?: 'PUT'
}

/** A setting that is one of a list: made where it is missing, changed where it differs. */
export const itemSetting = (call: Call, { change, ...item }: ItemSetting): Setting<{ name: string }> => ({
  ...item,
  find: () => findItem(call, item),
  write(wanted, found) {
    const { list, identity } = item
    const body = { ...identity, ...wanted }
    if (!found) return call('POST', list, body)
    // Items of the log are named without their list.
    const isWhole = found.name.startsWith('projects/')
    const address = isWhole ? list.replace(/projects\/.*/, found.name) : `${list}/${found.name}`
    return change
      ? call(change, address, body)
      : call('PATCH', `${address}?updateMask=${Object.keys(wanted)}`, body)
  },
})
