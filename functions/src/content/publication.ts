import { ESTADOS_CONTENIDO, type EstadoContenido, momentAtClock, UNREADABLE_HEADER } from '@naf/contract'
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore'
import * as z from 'zod'
import { createCollection, storedTimeOrNull } from '../db/collection.ts'
import type { Tx } from '../db/tx.ts'
import { inTime } from '../errors.ts'
import { lastItems, linkToRest, type StoredBytes, unreadableHeader } from '../http/respond.ts'
import { compress, digest } from '../util.ts'

/**
 * What readers see: the four states of a record, the clock that publishes (docs/decisions/publication.md), and the lists
 * that everybody reads, kept in memory (docs/decisions/lists.md).
 */

export interface Publication {
  estado: EstadoContenido
  /** When it will be published; null for states other than `programado`. */
  fechaProgramada: Timestamp | null
}

/** A record without a state is published. */
export const storedPublication = {
  estado: z.enum(ESTADOS_CONTENIDO).default('publicado'),
  fechaProgramada: storedTimeOrNull,
}

export interface PublicationForm {
  estado?: EstadoContenido | undefined
  fechaProgramada?: string | undefined
}

export type Contents<Form extends PublicationForm> = Omit<Form, keyof PublicationForm>

export const PUBLISHED: Publication = { estado: 'publicado', fechaProgramada: null }

/** A form in two parts. `publication` is null if the form does not say a state. */
export const partsOf = <Form extends PublicationForm>({
  estado,
  fechaProgramada,
  ...contents
}: Form): { contents: Contents<Form>; publication: Publication | null } => {
  const moment = estado === 'programado' ? momentAtClock(fechaProgramada ?? '') : null
  return {
    contents,
    publication: estado ? { estado, fechaProgramada: moment && Timestamp.fromDate(moment) } : null,
  }
}

const isDue = ({ estado, fechaProgramada }: Partial<Publication>, now: number): boolean =>
  estado === 'programado' && fechaProgramada != null && fechaProgramada.toMillis() <= now

/** The record as it is at a moment: a scheduled one is published by the clock, without a write. */
export const standingAt = <Record extends Partial<Publication>>(record: Record, now: number): Record =>
  isDue(record, now) ? { ...record, ...PUBLISHED } : record

/** Whether readers may see the record. Kinds without states are always published. */
export const isPublished = (record: Partial<Publication>, now: number): boolean =>
  (record.estado ?? 'publicado') === 'publicado' || isDue(record, now)

/** When the next scheduled record is published, in ms; Infinity if none is scheduled. */
export const nextPublication = (records: Partial<Publication>[], now: number): number => {
  const moments = records
    .filter((record) => !isPublished(record, now))
    .map(({ fechaProgramada }) => fechaProgramada?.toMillis() ?? Infinity)
  return Math.min(...moments)
}

/** `listas/{name}`: how often a list was changed. */
const listSchema = z.object({ version: z.number().default(0) })

export type Lists = ReturnType<typeof createLists>

export const createLists = (db: Firestore) => {
  const lists = createCollection(db, { name: 'listas', schema: listSchema })
  return {
    /** Makes every instance build a list again, in the commit that changes it. Reads nothing. */
    touch: (tx: Tx, name: string): void => tx.set(lists, name, { version: FieldValue.increment(1) }),

    /** Whether a list that was read at a moment has changed since. One small read. */
    async hasChanged(name: string, readAt: Timestamp): Promise<boolean> {
      const { updateTime } = await lists.document(name).get()
      return updateTime !== undefined && updateTime > readAt
    },
  }
}

/** A list as it is sent, or its last part. */
type Packed = Omit<StoredBytes, 'cacheControl'>

/** @param last how many items from the end; all without it @param unreadable the ids of such records, for staff */
export const pack = async (items: unknown[], last?: number, unreadable: string[] = []): Promise<Packed> => {
  const { json, left } = lastItems(items, last)
  const header = unreadableHeader(unreadable)
  return {
    type: 'application/json',
    bytes: Buffer.from(json),
    gzip: await compress(json),
    version: digest(json, header),
    headers: {
      Vary: 'Authorization',
      ...(left > 0 && { Link: linkToRest({}, String(left)) }),
      ...(unreadable.length > 0 && { [UNREADABLE_HEADER]: header }),
    },
  }
}

interface PublicList<Item> {
  items: Item[]
  /** When Firestore read the records: it holds every change up to then. */
  readAt: Timestamp
  /** When a scheduled record changes the list, in ms; Infinity if none does. */
  until: number
}

/** As long as an endpoint waits; a read that is silent must not keep later looks waiting. */
const READ_MS = 10_000

/**
 * A list that an instance builds once after each change. Every look asks whether the list has changed; looks at the same
 * time share one read, so an answer is older than its request by the time of a read at most.
 */
export const createPublicList = <Item>(
  hasChanged: (readAt: Timestamp) => Promise<boolean>,
  make: () => Promise<PublicList<Item>>,
): (() => Promise<PublicList<Item> & { packed: Packed }>) => {
  type Known = PublicList<Item> & { packed: Packed }
  let known: Known | undefined
  let underWay: Promise<Known> | undefined

  const look = async (): Promise<Known> => {
    if (known && Date.now() < known.until && !(await hasChanged(known.readAt))) return known
    const made = await make()
    known = { ...made, packed: await pack(made.items) }
    return known
  }
  return () => {
    underWay ??= inTime(look(), READ_MS).finally(() => {
      underWay = undefined
    })
    return underWay
  }
}
