import { MENSAJES_SUSCRIPCION } from '@naf/contract/schemas'
import type { Deps } from '../deps.ts'
import { linkTo, openLink } from '../http/links.ts'
import type { GuessThrottle, Origin } from '../http/throttle.ts'
import { isOpen, type StoredSuscripcion } from './record.ts'
import type { ParsedLink } from './subscription-link.ts'

/**
 * The subscription that a link of its mails opens.
 * @throws as `openLink`
 */
export const findSubscription = (
  { suscripciones }: Pick<Deps, 'suscripciones'>,
  throttle: GuessThrottle,
  origin: Origin,
  { lector, clave }: Omit<ParsedLink, 'boletin'>,
): Promise<StoredSuscripcion> =>
  openLink(
    { throttle, origin, refusal: MENSAJES_SUSCRIPCION.notFound },
    linkTo(lector, clave),
    async (id) => {
      const found = await suscripciones.find(id)
      return found && isOpen(found, Date.now()) ? found : null
    },
  )
