import { type api, type Subscription, VERSION_COMUNICACIONES } from '@naf/contract'
import { SUBSCRIPTION_LINK_ENDED } from '@naf/contract/schemas'
import type { Deps } from '../deps.ts'
import { linkTo, openLink } from '../http/links.ts'
import type { Routes } from '../http/router.ts'
import { createGuessThrottle, limitForms, limitReads, type Origin, padTime } from '../http/throttle.ts'
import { subscriptionPath } from '../mail/mails.ts'
import { notifyReaders, readNotice } from './notice.ts'
import type { StoredSuscripcion } from './store.ts'

/** `m•••@example.com`: its owner recognizes it; a person to whom the mail was forwarded does not learn it. */
const hidden = (correo: string): string => correo.replace(/^(.)[^@]*/u, '$1•••')

const presentSubscription = (suscripcion: StoredSuscripcion): Subscription => ({
  Correo: hidden(suscripcion.correo),
  PorConfirmar: suscripcion.vence !== null,
  Boletines: suscripcion.acepta === true,
  Cuenta: suscripcion.uid !== null,
})

const ASKED =
  'Si el correo es tuyo, en unos minutos recibirás un mensaje con un enlace para confirmar tu suscripción. Vale 48 horas.'

/** The link alone decides what its holder may do, whatever session there is. */
export const createSuscripcionesRoutes = (deps: Deps): Routes<typeof api.suscripciones> => {
  const { suscripciones, config } = deps
  const throttle = createGuessThrottle(config.MAX_TRACKING_FAILURES)

  /** @throws as `openLink` */
  const open = (origin: Origin, link: string): Promise<StoredSuscripcion> =>
    openLink({ throttle, origin, refusal: SUBSCRIPTION_LINK_ENDED }, link, suscripciones.findOpen)

  return {
    ask: {
      limit: limitForms(config.MAX_FORMS_PER_IP),
      async handle({ input }) {
        // Not even the time tells whether the address is subscribed.
        await padTime(async () => {
          await suscripciones.ask(input.Correo, input.Version)
          return { isRight: false }
        })
        return { mensaje: ASKED }
      },
    },

    open: {
      limit: limitReads(config.MAX_LISTS_PER_IP),
      handle: async ({ origin, input }) => presentSubscription(await open(origin, input.Enlace)),
    },

    choose: {
      limit: limitForms(config.MAX_FORMS_PER_IP),
      async handle({ origin, input: { Enlace, Boletines, Version } }) {
        const { id } = await open(origin, Enlace)
        const [, , boletin = null] = Enlace.split('.')
        const choice = { acepta: Boletines, version: Version }
        return presentSubscription(await suscripciones.choose(id, choice, boletin))
      },
    },

    unsubscribe: {
      // A mail service unsubscribes many people from few addresses.
      limit: limitReads(config.MAX_LISTS_PER_IP),
      async handle({ origin, params: { boletin, lector, clave } }) {
        const { id } = await open(origin, linkTo(lector, clave))
        await suscripciones.choose(id, { acepta: false, version: VERSION_COMUNICACIONES }, boletin)
        return { mensaje: 'Listo: no te escribiremos más.' }
      },
    },

    async leadToChoice({ params: { boletin, lector, clave } }) {
      return { location: config.PORTAL_URL + subscriptionPath(lector, clave, boletin) }
    },

    readNotice: ({ params: { id } }) => readNotice(deps, id),

    notify: ({ session, params: { id } }) => notifyReaders(deps, session, id),
  }
}
