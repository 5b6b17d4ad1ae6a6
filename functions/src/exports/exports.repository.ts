import type { Formato } from '@naf/contract'
import type { Actor } from '../db/audit-log.ts'
import type { Write } from '../events/write.ts'

/** What somebody takes along. */
export interface Exported {
  /** `asesorias`: as the API calls it. */
  what: string
  formato: Formato
  /** How many records are looked through for it. */
  count: number
  /** Whether a filter left some of them out. */
  isFiltered: boolean
}

export const createExportsRepository = (write: Write) => ({
  /** Notes who takes what along: before its first byte leaves, and nothing of what it holds. */
  note: (actor: Actor, { what, formato, count, isFiltered }: Exported): Promise<void> =>
    write(actor, async (tx) => {
      tx.emit({
        name: 'datos.exportados',
        registro: null,
        etiqueta: what,
        detalle: isFiltered ? `${formato}, con filtros` : formato,
        cantidad: count,
      })
    }),
})
