import { basename } from 'node:path/posix'
import { FieldValue, type Firestore, Timestamp, type WithFieldValue } from 'firebase-admin/firestore'
import * as z from 'zod'
import { takingUpTo } from '../platform/firestore-deadline.ts'
import { type Collection, createCollection, type Selection } from '../store/collection.ts'
import { storedTime } from '../store/fields.ts'
import type { Unit } from '../store/unit.ts'
import type { Write } from '../store/write.ts'

/** How long a file that was replaced is kept (docs/decisions/former-files.md). */
export const FORMER_MS = 30 * 24 * 60 * 60_000

/** Nobody waits for it. */
const PURGE_MS = 500_000
const PURGED_AT_ONCE = 100

/** `anteriores/{folder}`: a file that was replaced, under the name of its folder, as its record described it. */
const formerSchema = z.object({
  coleccion: z.string(),
  registro: z.string(),
  archivo: z.looseObject({ carpeta: z.string(), token: z.string() }),
  fecha: storedTime,
  /** From when on it is erased. */
  hasta: storedTime,
})

export type Former = z.output<typeof formerSchema>
type Archivo = Former['archivo']

export const formerFiles = (db: Firestore): Collection<Former> =>
  createCollection(db, {
    name: 'anteriores',
    schema: formerSchema,
    createdAt: 'fecha',
    notFound: 'Ese archivo anterior ya no existe.',
  })

/** Those of one record. */
export const formersOf =
  (coleccion: string, registro: string): Selection =>
  (all) =>
    all.where('coleccion', '==', coleccion).where('registro', '==', registro)

export const formerId = ({ carpeta }: Pick<Archivo, 'carpeta'>): string => basename(carpeta)

/** In the write that replaces the file. */
export const storeFormer = (
  unit: Unit,
  formers: Collection<Former>,
  of: Pick<Former, 'coleccion' | 'registro'>,
  archivo: Archivo,
): void => {
  const fields: WithFieldValue<Former> = {
    ...of,
    archivo,
    fecha: FieldValue.serverTimestamp(),
    hasta: Timestamp.fromMillis(Date.now() + FORMER_MS),
  }
  unit.create(formers, formerId(archivo), fields)
}

/** What is done for every kind alike. */
export const createFormerFiles = (db: Firestore, write: Write) => {
  const formers = formerFiles(db)

  /** One that somebody restores at this moment stays. */
  const erase = (id: string): Promise<boolean> =>
    write(null, async (unit) => {
      const former = await unit.find(formers, id)
      if (!former) return false
      unit.delete(formers, id)
      const { registro, archivo } = former
      unit.emit({ name: 'archivo.purgado', registro, carpeta: archivo.carpeta })
      return true
    })

  return {
    /**
     * Erases what was kept until a moment; safe to call again where it broke off. What nobody can read stays, and is logged.
     * @returns how many
     */
    purge: takingUpTo(PURGE_MS, async (now: Date): Promise<number> => {
      const due = formers.all.where('hasta', '<=', now).orderBy('hasta').select().limit(PURGED_AT_ONCE)
      let purged = 0
      for (let page = due; ; ) {
        const { docs } = await page.get()
        for (const { id } of docs) if (await erase(id)) purged += 1
        const last = docs.at(-1)
        if (!last || docs.length < PURGED_AT_ONCE) return purged
        page = due.startAfter(last)
      }
    }),
  }
}
