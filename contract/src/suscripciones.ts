import { endpoints } from './endpoint.ts'
import type { schemas } from './schemas.ts'

/** The mails about new bulletins: who reads them, and what staff has sent. */
export const suscripciones = endpoints<typeof schemas.suscripciones>()({
  /** Has a mail sent that asks to confirm. Answers alike whether the address is known or not. */
  ask: {
    method: 'POST',
    path: '/suscripciones',
    permission: 'suscripciones:use',
    appCheck: true,
  },
  /** By the link in a mail, as the next one; the body alone says whose it is. */
  open: {
    method: 'POST',
    path: '/suscripciones/enlace',
    permission: 'suscripciones:use',
  },
  /** Confirms, changes and ends a subscription. */
  choose: {
    method: 'PUT',
    path: '/suscripciones/enlace',
    permission: 'suscripciones:use',
  },
  /** One-click unsubscribing as mail programs do it (RFC 8058): a form without session, of which nothing is read. */
  unsubscribe: {
    method: 'POST',
    path: '/suscripciones/baja/:boletin/:lector/:clave',
    permission: 'suscripciones:use',
  },
  /** The same address in a browser leads to the page where it is chosen, and changes nothing. */
  leadToChoice: {
    method: 'GET',
    path: '/suscripciones/baja/:boletin/:lector/:clave',
    permission: 'suscripciones:use',
    success: 303,
    answer: 'redirect',
  },
  /** How many readers there are, and what became of the notice of a bulletin where it was sent. */
  readNotice: {
    method: 'GET',
    path: '/suscripciones/avisos/:id',
    permission: 'suscripciones:notify',
  },
  /** Tells all readers of a published bulletin, once. */
  notify: {
    method: 'POST',
    path: '/suscripciones/avisos/:id',
    permission: 'suscripciones:notify',
    success: 201,
  },
})
