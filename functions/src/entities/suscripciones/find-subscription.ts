import { MENSAJES_SUSCRIPCION } from '@naf/contract/schemas'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { isClave } from '../../http/links.ts'
import { type GuessThrottle, type Origin, padTime } from '../../http/throttle.ts'
import type { ParsedLink } from './subscription-link.ts'
import { isOpen, type StoredSuscripcion } from './suscripcion-record.ts'

/**
 * The subscription that a link of its mails opens.
 * @throws not_found, the same and after the same time whatever was wrong; too_many_requests, see `GuessThrottle`
 */
export const findSubscription = async (
  { suscripciones }: Pick<Deps, 'suscripciones'>,
  throttle: GuessThrottle,
  origin: Origin,
  { lector, clave }: Omit<ParsedLink, 'boletin'>,
): Promise<StoredSuscripcion> => {
  const { found, isRight } = await throttle.guard([], origin, () =>
    padTime(async () => {
      const found = await suscripciones.find(lector)
      return { found, isRight: isClave(clave, found?.clave ?? null) && !!found && isOpen(found, Date.now()) }
    }),
  )
  if (isRight && found) return found
  throw new AppError('not_found', MENSAJES_SUSCRIPCION.notFound, { target: found?.id, isGuess: true })
}
