import { endpoints } from './endpoint.ts'
import type { schemas } from './schemas.ts'

/** For who asked, with an account or without; the body alone says of which request. */
export const seguimiento = endpoints<typeof schemas.seguimiento>()({
  /** By number and mail. Answers every wrong pair alike, with `not_found`. */
  find: {
    method: 'POST',
    path: '/seguimiento',
    permission: 'seguimiento:use',
    appCheck: true,
  },
  /** By the link in a mail, as all below. */
  open: {
    method: 'POST',
    path: '/seguimiento/enlace',
    permission: 'seguimiento:use',
  },
  /** 'Ya no la necesito'. */
  cancel: {
    method: 'POST',
    path: '/seguimiento/cancelar',
    permission: 'seguimiento:use',
  },
  /** To the team. Takes an `Idempotency-Key` header. */
  answer: {
    method: 'POST',
    path: '/seguimiento/mensajes',
    permission: 'seguimiento:use',
    success: 201,
  },
  /** Of a request that is done; can be changed for a week. */
  rate: {
    method: 'POST',
    path: '/seguimiento/opinion',
    permission: 'seguimiento:use',
  },
})
