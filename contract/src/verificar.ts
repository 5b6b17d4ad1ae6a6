import { endpoints } from './endpoint.ts'
import type { schemas } from './schemas.ts'

/** Certificates of attendance, by the code that each bears. */
export const verificar = endpoints<typeof schemas.verificar>()({
  /** Answers alike to a code that was made up and one that is gone. */
  read: {
    method: 'GET',
    path: '/verificar/:codigo',
    permission: 'certificados:verify',
  },
  /** The certificate itself, which says no more than is confirmed of it, and the hours. */
  certificate: {
    method: 'GET',
    path: '/verificar/:codigo/certificado',
    permission: 'certificados:verify',
    answer: 'file',
  },
})
