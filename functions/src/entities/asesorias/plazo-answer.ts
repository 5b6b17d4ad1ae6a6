import type { Answer, api } from '@naf/contract'
import type { StoredBytes } from '../../http/respond.ts'
import { digest } from '../../platform/digest.ts'
import type { Repositories } from '../repositories.ts'
import type { Usual } from './plazo.repository.ts'

/** It is counted anew once a day at most: people cost a read an hour and instance, however many open the form or send it. */
const FRESH_MS = 60 * 60_000
const CACHE_CONTROL = `public, max-age=${FRESH_MS / 1000}`

interface Known {
  usual: Usual
  /** Ready to be sent. */
  answer: StoredBytes
  readAt: number
}

const answerOf = ({ dias, atendidas }: Usual): StoredBytes => {
  const answer: Answer<typeof api.asesorias.plazo> = { Plazo: dias, Atendidas: atendidas }
  const json = JSON.stringify(answer)
  return {
    bytes: Buffer.from(json),
    type: 'application/json',
    version: digest(json),
    cacheControl: CACHE_CONTROL,
  }
}

/**
 * How long a request usually takes and how many were served, as an instance has it: the form and its receipt say the
 * same. A failed read is not cached.
 */
export const createKnownPlazo = (plazo: Pick<Repositories['plazo'], 'read'>): (() => Promise<Known>) => {
  let known: Known | undefined
  return async () => {
    if (known && Date.now() - known.readAt < FRESH_MS) return known
    const usual = await plazo.read()
    known = { usual, answer: answerOf(usual), readAt: Date.now() }
    return known
  }
}
