import { type api, type Subscription, VERSION_COMUNICACIONES } from '@naf/contract'
import { MENSAJES_SUSCRIPCION } from '@naf/contract/schemas'
import type { Deps } from '../deps.ts'
import type { Routes } from '../http/router.ts'
import { createGuessThrottle, limitForms, limitReads, padTime } from '../http/throttle.ts'
import { subscriptionPath } from '../mail/news-mails.ts'
import { findSubscription } from './find-subscription.ts'
import { notifyReaders, readNotice } from './notify-readers.ts'
import { presentSubscription } from './presenter.ts'
import type { StoredSuscripcion } from './record.ts'
import { parseSubscriptionLink } from './subscription-link.ts'

/** Whoever has the link acts as who reads the mailbox, whatever session there is. */
export const createSuscripcionesRoutes = (deps: Deps): Routes<typeof api.suscripciones> => {
  const { suscripciones, config } = deps
  const throttle = createGuessThrottle(config.MAX_TRACKING_FAILURES)

  const answerWith = async (suscripcion: StoredSuscripcion): Promise<Subscription> =>
    presentSubscription(suscripcion, await suscripciones.accountAgreed(suscripcion.correo))

  return {
    ask: {
      limit: limitForms(config.MAX_FORMS_PER_IP),
      async handle({ input }) {
        // Not even the time tells whether somebody subscribed.
        await padTime(async () => {
          await suscripciones.ask(input.Correo, input.Version)
          return { isRight: false }
        })
        return { mensaje: MENSAJES_SUSCRIPCION.asked }
      },
    },

    open: {
      limit: limitReads(config.MAX_LISTS_PER_IP),
      handle: async ({ origin, input }) =>
        answerWith(await findSubscription(deps, throttle, origin, parseSubscriptionLink(input.Enlace))),
    },

    choose: {
      limit: limitForms(config.MAX_FORMS_PER_IP),
      async handle({ origin, input: { Enlace, Boletines, Version } }) {
        const link = parseSubscriptionLink(Enlace)
        const { id } = await findSubscription(deps, throttle, origin, link)
        const choice = { acepta: Boletines, version: Version }
        return answerWith(await suscripciones.choose(id, choice, link.boletin))
      },
    },

    unsubscribe: {
      // A mail service unsubscribes many people from few addresses.
      limit: limitReads(config.MAX_LISTS_PER_IP),
      async handle({ origin, params: { boletin, lector, clave } }) {
        const { id } = await findSubscription(deps, throttle, origin, { lector, clave })
        await suscripciones.choose(id, { acepta: false, version: VERSION_COMUNICACIONES }, boletin)
        return { mensaje: MENSAJES_SUSCRIPCION.ended }
      },
    },

    async leadToChoice({ params: { boletin, lector, clave } }) {
      return { location: config.PORTAL_URL + subscriptionPath(lector, clave, boletin) }
    },

    readNotice: ({ params: { id } }) => readNotice(deps, id),

    notify: ({ session, params: { id } }) => notifyReaders(deps, session, id),
  }
}
