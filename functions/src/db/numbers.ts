import { NUMERO_PREFIX, NUMERO_SIGNS } from '@naf/contract'
import type { Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'
import { digest } from '../util.ts'
import { createCollection, isDocumentId } from './collection.ts'
import type { Tx } from './tx.ts'

/** The record that has a number. */
const ownerSchema = z.object({ coleccion: z.enum(['asesorias', 'inscripciones']), registro: z.string() })

/** Four signs make 234,256 numbers; where as many tries found theirs taken, a fifth sign makes 22 times as many. */
const SHORT_TRIES = 4

/** The number that a record asks for first, second …: the same for the same record, and no series to anybody else. */
const numberAt = (id: string, attempt: number): string => {
  const length = attempt < SHORT_TRIES ? 4 : 5
  const bytes = Buffer.from(digest(`${id}\n${attempt}`), 'base64url').subarray(0, length)
  const signs = [...bytes].map((byte) => NUMERO_SIGNS.charAt(byte % NUMERO_SIGNS.length))
  return NUMERO_PREFIX + signs.join('')
}

export type Numbers = ReturnType<typeof createNumbers>

/** `numeros/{numero}`: which record has it, reserved in the commit of the record (docs/decisions/receipt.md). */
export const createNumbers = (db: Firestore) => {
  const numeros = createCollection(db, { name: 'numeros', schema: ownerSchema })
  return {
    /** Reserves a number for a new record. The first one is rarely taken, so it is read only after Firestore refused it. */
    async reserve(tx: Tx, owner: z.output<typeof ownerSchema>, refused: boolean): Promise<string> {
      for (let attempt = 0; ; attempt++) {
        const numero = numberAt(owner.registro, attempt)
        const taken = refused ? await tx.find(numeros, numero) : null
        if (taken && taken.registro !== owner.registro) continue
        if (!taken) tx.create(numeros, numero, owner)
        return numero
      }
    },

    /** Gives a number back, which somebody else may have then. */
    release(tx: Tx, numero: string | null): void {
      if (numero !== null && isDocumentId(numero)) tx.delete(numeros, numero)
    },
  }
}
