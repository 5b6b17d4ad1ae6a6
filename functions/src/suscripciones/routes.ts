import { type api, type NoticeState, type Subscription, VERSION_COMUNICACIONES } from '@naf/contract'
import { SUBSCRIPTION_LINK_ENDED } from '@naf/contract/schemas'
import * as z from 'zod'
import { isPublished } from '../content/publication.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { linkTo, openLink } from '../http/links.ts'
import type { Routes } from '../http/router.ts'
import { FORMS_PER_ACCOUNT, limitForms, limitPerKey } from '../http/throttle.ts'
import { canGoOn } from '../mail/broadcast.ts'
import { subscriptionPath } from '../mail/mails.ts'
import { fullName } from '../users/record.ts'
import { avisoIdOf, type StoredSuscripcion } from './store.ts'

/** `m•••@example.com`: its owner recognizes it; a person to whom the mail was forwarded does not learn it. */
const hidden = (correo: string): string => correo.replace(/^(.)[^@]*/u, '$1•••')

const presentSubscription = (suscripcion: StoredSuscripcion): Subscription => ({
  Correo: hidden(suscripcion.correo),
  PorConfirmar: suscripcion.vence !== null && suscripcion.acepta === null,
  Boletines: suscripcion.acepta === true,
  Cuenta: suscripcion.uid !== null,
})

const ASKED =
  'Si el correo es tuyo, en unos minutos recibirás un mensaje con un enlace para confirmar tu suscripción. Vale 48 horas.'

/** The number of readers when a notice was ordered. */
const datosSchema = z.object({ lectores: z.int() })

/** The link alone decides what its holder may do, whatever session there is. */
export const createSuscripcionesRoutes = (deps: Deps): Routes<typeof api.suscripciones> => {
  const { boletines, broadcasts, suscripciones, users, config } = deps
  const limitAnswers = limitPerKey(FORMS_PER_ACCOUNT)

  /** Its time does not tell whether an address is subscribed. @throws as `openLink` */
  const open = (link: string): Promise<StoredSuscripcion> =>
    deps.padRefusal(() => openLink(SUBSCRIPTION_LINK_ENDED, link, suscripciones.findOpen))

  /** The notice of a bulletin, and how many readers one that is ordered now tells. @throws not_found */
  const findNotice = async (id: string) => {
    const boletin = await boletines.get(id)
    const aviso = await broadcasts.find(avisoIdOf(id))
    const isInterrupted = aviso !== null && canGoOn(aviso)
    const lectores = await suscripciones.countReaders(isInterrupted ? aviso.cursor : '')
    return { boletin, aviso, isInterrupted, lectores }
  }

  const readNotice = async (id: string): Promise<NoticeState> => {
    const { aviso, isInterrupted, lectores: Lectores } = await findNotice(id)
    if (!aviso || (isInterrupted && aviso.cursor === '')) return { Lectores, Aviso: null }
    const uid = aviso.uid ?? ''
    const name = (await users.namesOf([uid])).get(uid)
    const { enviados, fallidos } = await broadcasts.outcomeOf(aviso)
    return {
      Lectores,
      Aviso: {
        Fecha: aviso.fecha.toDate().toISOString(),
        Quien: name ? fullName(name) : 'Alguien del equipo',
        Lectores: datosSchema.parse(aviso.datos).lectores,
        Enviados: enviados,
        Fallidos: fallidos,
        Interrumpido: isInterrupted && Lectores > 0,
      },
    }
  }

  return {
    ask: {
      limit: limitForms(config.MAX_FORMS_PER_IP),
      async handle({ origin, input }) {
        await suscripciones.ask(input.Correo, input.Version, origin)
        return { mensaje: ASKED }
      },
    },

    open: async ({ input }) => presentSubscription(await open(input.Enlace)),

    choose: {
      limit: limitForms(config.MAX_FORMS_PER_IP),
      async handle({ input: { Enlace, Boletines, Version } }) {
        const { id } = await open(Enlace)
        limitAnswers(id)
        const choice = { acepta: Boletines, version: Version }
        return presentSubscription(await suscripciones.choose(id, choice))
      },
    },

    /** Not under the limit of forms, because a mail service unsubscribes many people from few addresses. */
    async unsubscribe({ params: { lector, clave } }) {
      const { id } = await open(linkTo(lector, clave))
      await suscripciones.choose(id, { acepta: false, version: VERSION_COMUNICACIONES })
      return { mensaje: 'Listo: no te escribiremos más.' }
    },

    leadToChoice: async ({ params: { lector, clave } }) => ({
      location: config.PORTAL_URL + subscriptionPath(lector, clave),
    }),

    readNotice: ({ params: { id } }) => readNotice(id),

    /** Orders the notice of a published bulletin, once for each reader; the first mails go out within a minute. */
    async notify({ session, params: { id } }) {
      const { boletin, lectores } = await findNotice(id)
      await deps.transact(session, async (tx) => {
        const what = { tipo: 'aviso', registro: id, datos: { lectores }, uid: session.uid } as const
        if (!(await broadcasts.start(tx, what, avisoIdOf(id))))
          throw new AppError('already_notified', 'Ya se avisó de este boletín a los lectores.')
        if (!isPublished(boletin, Date.now()))
          throw new AppError('not_notifiable', 'Publica el boletín antes de avisar a sus lectores.')
        if (lectores === 0) throw new AppError('not_notifiable', 'Todavía no hay lectores a quienes avisar.')
        tx.log('boletin.avisado', id, { etiqueta: boletin.titulo })
      })
      return readNotice(id)
    },
  }
}
