import type { FieldValues } from 'react-hook-form'
import { browserStore, DRAFT, DRAFT_TAB, tabStore } from '../lib/storage.ts'

/**
 * Drafts of forms, in this browser only. They survive a reload, a crash and a lost session. People share computers, so a
 * draft lives for a day, and its private fields for an hour or two. Nothing here throws: without storage there is no draft.
 */

const VISITOR = 'visitante'

const HOUR_MS = 3_600_000
const DRAFT_LIFE_MS = 24 * HOUR_MS
const VISITORS_PRIVATE_LIFE_MS = HOUR_MS
/** A session ends by itself after an hour; its owner has another hour to log in again. */
const OWN_PRIVATE_LIFE_MS = 2 * HOUR_MS
const SWEEP_EVERY_MS = 5 * 60_000

/** The names decide, so that no new form can forget it: a password is never stored. */
export const isSecret = (name: string): boolean => /passw|contrase/i.test(name)

/** A chosen file: a browser does not give it back. */
export const isFile = (name: string): boolean => name === 'archivo'

const isKept = (name: string): boolean => !isSecret(name) && !isFile(name)

/** A taxpayer's number, a disability and what is told in confidence. */
export const isPrivate = (name: string): boolean =>
  /cedula|discapacidad|detalle|^texto$|comentario/i.test(name)

/** A short name for a content (the hash cyrb53). It is stored, so it leaves passwords out: they could be guessed by it. */
export const fingerprint = (content: unknown): string => {
  const text = JSON.stringify(content, (name, value) => (isSecret(name) ? undefined : value))
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (const sign of new TextEncoder().encode(text)) {
    high = Math.imul(high ^ sign, 2654435761)
    low = Math.imul(low ^ sign, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (high >>> 0).toString(36) + (low >>> 0).toString(36)
}

/** A body that was sent: its fingerprint, and the key under which the server stores it once. */
export type Sent = { key: string; print: string }

export const sentAs = (body: unknown, last: Sent | null): Sent => {
  const print = fingerprint(body)
  return last?.print === print ? last : { key: crypto.randomUUID(), print }
}

/** Where a draft is stored. `version` is the fingerprint of the stored record that the form edits, or empty. */
export interface Place {
  form: string
  owner: string | null
  version: string
}

interface Stored {
  /** When something was typed last. */
  at: number
  /** The tab in which a visitor typed it. */
  tab?: string | undefined
  version: string
  values: Record<string, string>
  /** Fields that were filled and cannot be stored, or not for as long as the draft. */
  missing: string[]
  sent: Sent | null
}

const keyOf = (form: string, owner: string | null) => `${DRAFT}${form}:${owner ?? VISITOR}`
const draftKeys = () => browserStore.keys().filter((key) => key.startsWith(DRAFT))
const isText = (value: unknown): value is string => typeof value === 'string'

/** Null for anything that is not a draft: people can write into the storage of their browser. */
const parse = (text: string | null): Stored | null => {
  try {
    const stored: Stored = JSON.parse(text ?? '')
    const { at, tab = '', version, values, missing, sent } = stored
    const texts = [tab, version, ...Object.values(values), ...missing, ...Object.values(sent ?? {})]
    return typeof at === 'number' && texts.every(isText) ? stored : null
  } catch {
    return null
  }
}

/** A clock that was put back does not prolong a draft. */
const isOver = (life: number, { at }: Stored) => Math.abs(Date.now() - at) >= life

const privateLifeOf = (key: string) =>
  key.endsWith(`:${VISITOR}`) ? VISITORS_PRIVATE_LIFE_MS : OWN_PRIVATE_LIFE_MS

/** Deletes drafts whose day is over and what is no draft, and of the others the private fields whose time is over. */
const sweepDrafts = (): void => {
  for (const key of draftKeys()) {
    const stored = parse(browserStore.read(key))
    if (!stored || isOver(DRAFT_LIFE_MS, stored)) browserStore.remove(key)
    else if (isOver(privateLifeOf(key), stored) && Object.keys(stored.values).some(isPrivate)) {
      const values = Object.entries(stored.values).filter(([name]) => !isPrivate(name))
      const rest = JSON.stringify({ ...stored, values: Object.fromEntries(values) } satisfies Stored)
      if (!browserStore.write(key, rest)) browserStore.remove(key)
    }
  }
}

export const startSweeping = (): void => {
  sweepDrafts()
  setInterval(sweepDrafts, SWEEP_EVERY_MS)
}

export const removeDraft = ({ form, owner }: Place): void => browserStore.remove(keyOf(form, owner))

/** Names this tab until it is closed; undefined where the browser stores nothing. */
const tabName = (): string | undefined => {
  const name = tabStore.read(DRAFT_TAB) ?? crypto.randomUUID()
  return tabStore.write(DRAFT_TAB, name) ? name : undefined
}

/** A visitor who logs in takes the draft along, but only in the tab that typed it: another tab may be another person's. */
const adoptVisitors = (form: string, owner: string) => {
  const text = browserStore.read(keyOf(form, null))
  const tab = parse(text)?.tab
  if (text === null || tab === undefined || tab !== tabStore.read(DRAFT_TAB)) return
  if (browserStore.read(keyOf(form, owner)) !== null) return
  if (browserStore.write(keyOf(form, owner), text)) browserStore.remove(keyOf(form, null))
}

export const changedFields = <V extends FieldValues>(values: V, from: V): string[] =>
  Object.keys(from).filter((name) => values[name] !== from[name])

export interface FoundDraft<V> {
  values: V
  missing: readonly string[]
  sent: Sent | null
  /** Whether a text came back, and not only the names of what is missing. */
  recovered: boolean
  /** The record has changed since: the draft is not used. */
  outdated: boolean
}

/** Reading a draft does not delete it; the form that restores it does. */
export const loadDraft = <V extends FieldValues>(place: Place, initial: V): FoundDraft<V> | null => {
  const { form, owner, version } = place
  sweepDrafts()
  if (owner !== null) adoptVisitors(form, owner)
  const stored = parse(browserStore.read(keyOf(form, owner)))
  if (!stored) return null
  if (stored.version !== version)
    return { values: initial, missing: [], sent: null, recovered: false, outdated: true }
  const typed = Object.entries(stored.values).filter(
    ([name, value]) => isText(initial[name]) && isKept(name) && value !== initial[name],
  )
  const values = { ...initial, ...Object.fromEntries(typed) }
  const missing = Object.keys(initial).filter(
    (name) => stored.missing.includes(name) && values[name] === initial[name],
  )
  const recovered = typed.length > 0
  return recovered || missing.length > 0
    ? { values, missing, sent: stored.sent, recovered, outdated: false }
    : null
}

/**
 * Stores the texts that differ from `fresh`, which is what the form starts with without a draft: the portal fills in the
 * rest again. A form that was sent is stored whole, since another body would need another key.
 * @returns whether it is stored: a storage may be full or forbidden
 */
export const saveDraft = <V extends FieldValues>(
  { form, owner, version }: Place,
  { values, missing, sent }: Pick<FoundDraft<V>, 'values' | 'missing' | 'sent'>,
  fresh: V,
): boolean => {
  const changed = changedFields(values, fresh)
  if (changed.length === 0 && missing.length === 0) {
    browserStore.remove(keyOf(form, owner))
    return true
  }
  const isStored = (name: string) => isText(values[name]) && isKept(name)
  const stored = Object.keys(fresh).filter((name) => isStored(name) && (sent || changed.includes(name)))
  // After its time nothing else tells that a private field was filled.
  const lacking = changed.filter((name) => !isStored(name) || isPrivate(name))
  return browserStore.write(
    keyOf(form, owner),
    JSON.stringify({
      at: Date.now(),
      tab: owner === null ? tabName() : undefined,
      version,
      values: Object.fromEntries(stored.map((name) => [name, values[name]])),
      missing: [...new Set([...missing, ...lacking])],
      sent,
    } satisfies Stored),
  )
}
