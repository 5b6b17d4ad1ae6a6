import type { Firestore } from 'firebase-admin/firestore'
import { logger } from '../platform/logger.ts'
import type { Write } from '../store/write.ts'
import { addTallies, type Tally } from '../tallies/tally.ts'

/** An instance stores what it counted at most so often. */
const EVERY_MS = 60_000
/** More publications nobody opens in a minute: whoever makes ids up takes no more memory, and no more reads. */
const MAX_PUBLICATIONS = 200

/** Whose files are counted; also the names of their collections. */
export type Opened = 'libros' | 'boletines'

/**
 * How often files were opened. Counted in the memory of one instance and stored by one write a minute, since a visitor's
 * opening is worth none; an instance that ends without notice loses what came after that (docs/decisions/tallies.md).
 */
export const createOpenings = (db: Firestore, write: Write) => {
  let counted: Tally = {}
  let storedAt = 0
  let timer: NodeJS.Timeout | undefined

  /** Of what is there: anybody can write any id into an address. */
  const existing = async (tally: Tally): Promise<Tally> => {
    const paths = Object.keys(tally)
    const documents = await db.getAll(...paths.map((path) => db.doc(path)), { fieldMask: [] })
    return Object.fromEntries(
      documents.flatMap(({ ref, exists }) =>
        exists ? [[`abiertos/${ref.path}`, tally[ref.path] ?? 0]] : [],
      ),
    )
  }

  const store = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    storedAt = Date.now()
    const tally = counted
    counted = {}
    if (Object.keys(tally).length === 0) return
    try {
      const cuenta = await existing(tally)
      const cantidad = Object.values(cuenta).reduce((sum, count) => sum + count, 0)
      if (cantidad === 0) return
      await write(null, async (unit) =>
        unit.emit({ name: 'publicaciones.abiertas', registro: null, cantidad, cuenta }),
      )
    } catch (error) {
      counted = addTallies(tally, counted)
      logger.info('openings not stored', { code: (error as { code?: unknown }).code })
    }
  }

  return {
    /** Stores what was counted so far. What cannot be stored is counted on, and nobody is told. */
    store,

    /** The first after a while is stored at once, those of the next minute together. */
    async count(collection: Opened, id: string): Promise<void> {
      const path = `${collection}/${id}`
      if (!(path in counted) && Object.keys(counted).length >= MAX_PUBLICATIONS) return
      counted = addTallies(counted, { [path]: 1 })
      const left = storedAt + EVERY_MS - Date.now()
      if (left <= 0) await store()
      else timer ??= setTimeout(store, left).unref()
    },
  }
}
