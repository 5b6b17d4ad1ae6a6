import { basename } from 'node:path/posix'
import { applicationDefault } from 'firebase-admin/app'
import { OperatorError } from './operator.ts'

/** Settings of a Google Cloud project, by its REST interfaces and with the operator's own credentials. */

type Resource = Record<string, unknown> & { name?: string }

/** Whether an answer has what is wanted; Google adds fields of its own. */
export const holds = (answer: unknown, wanted: unknown): boolean => {
  if (Array.isArray(wanted))
    return Array.isArray(answer) && wanted.every((one) => answer.some((given) => holds(given, one)))
  if (typeof wanted !== 'object' || wanted === null) return String(answer) === String(wanted)
  if (typeof answer !== 'object' || answer === null) return false
  return Object.entries(wanted).every(([name, value]) => holds(Reflect.get(answer, name), value))
}

/** @throws OperatorError without credentials */
export const openGoogle = async (project: string, isCheck: boolean) => {
  // Tests answer in Google's place.
  const standIn = process.env.GOOGLE_API_STAND_IN
  const access = standIn
    ? { access_token: 'test' }
    : await applicationDefault()
        .getAccessToken()
        .catch(() => null)
  if (!access) throw new OperatorError('No hay credenciales: gcloud auth application-default login')
  const headers = {
    authorization: `Bearer ${access.access_token}`,
    'content-type': 'application/json',
    'x-goog-user-project': project,
  }
  let off = 0

  /** @param address without `https://` @throws OperatorError if Google refuses */
  const call = async (method: string, address: string, body?: object): Promise<Resource> => {
    const [host] = address.split('/')
    const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const response = await fetch(`${standIn ?? 'https:/'}/${address}`, sent).catch(() => {
      throw new OperatorError(`${host} no contesta`)
    })
    const answer = (await response.json().catch(() => ({}))) as Resource & { error?: { message?: string } }
    if (response.ok) return answer
    throw new OperatorError(`${host} respondió ${response.status}: ${answer.error?.message ?? ''}`)
  }

  /**
   * Switches a setting on if it is off, unless it only checks. A refusal of one interface stops no other setting.
   * @param what in Spanish, with what it costs a month
   * @param read the resource as it is; undefined if it is missing
   * @returns the resource as it is then
   */
  const ensure = async (
    what: string,
    wanted: Resource,
    read: () => Promise<Resource | undefined>,
    write: (found: Resource | undefined) => Promise<Resource>,
  ): Promise<Resource | undefined> => {
    try {
      const found = await read()
      const isOn = holds(found, wanted)
      if (!isOn && isCheck) off += 1
      const resource = isOn || isCheck ? found : await write(found)
      console.log(isOn ? `✓ ${what}` : isCheck ? `✗ falta: ${what}` : `+ activado: ${what}`)
      return resource
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error
      off += 1
      console.log(`✗ no se pudo: ${what}. ${error.message}`)
    }
  }

  /** As `ensure`, for one of a list, which is known by its `identity`. */
  const ensureItem = (what: string, list: string, identity: Resource, wanted: Resource) => {
    // Google names each list's field as its address ends.
    const field = basename(list)
    const read = async () => {
      const { [field]: items } = await call('GET', list)
      return (items as Resource[] | undefined)?.find((one) => holds(one, identity))
    }
    return ensure(what, wanted, read, (found) => {
      const body = { ...identity, ...wanted }
      if (!found?.name) return call('POST', list, body)
      // Most names hold their list's; those of the log do not.
      const address = `${list}/${basename(found.name)}`
      return field === 'metrics'
        ? call('PUT', address, body)
        : call('PATCH', `${address}?updateMask=${Object.keys(wanted)}`, body)
    })
  }

  return { call, ensure, ensureItem, countOff: () => off }
}
