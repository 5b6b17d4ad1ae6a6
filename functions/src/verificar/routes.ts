import { type api, codigoOf } from '@naf/contract'
import { MENSAJES_VERIFICAR } from '@naf/contract/schemas'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { Routes } from '../http/router.ts'
import { createGuessThrottle, limitReads, type Origin, padTime } from '../http/throttle.ts'

/** No certificate's code, so that one that can be none costs what an unknown one costs. */
const NOBODYS = 'nadie'

export const createVerificarRoutes = ({ asistencia, config }: Deps): Routes<typeof api.verificar> => {
  const throttle = createGuessThrottle(config.MAX_TRACKING_FAILURES)

  /** @throws not_found, the same and after the same time whatever was wrong; too_many_requests, see `GuessThrottle` */
  const find = async (origin: Origin, typed: string) => {
    const { found } = await throttle.guard([], origin, () =>
      padTime(async () => {
        const found = await asistencia.findCertificate(codigoOf(typed) ?? NOBODYS)
        return { found, isRight: found !== null }
      }),
    )
    if (found) return found
    throw new AppError('not_found', MENSAJES_VERIFICAR.notFound, { isGuess: true })
  }

  return {
    read: {
      limit: limitReads(config.MAX_LISTS_PER_IP),
      async handle({ origin, params: { codigo } }) {
        const { id, nombre, titulo, fecha } = await find(origin, codigo)
        return { Codigo: id, Nombre: nombre, Capacitacion: titulo, Fecha: fecha }
      },
    },

    certificate: {
      limit: limitReads(config.MAX_LISTS_PER_IP),
      async handle({ origin, params: { codigo } }) {
        const found = await find(origin, codigo)
        const { certificatePdf } = await import('./certificate-pdf.ts')
        return {
          name: `certificado-${found.id}.pdf`,
          type: 'application/pdf',
          disposition: 'attachment',
          content: await certificatePdf({ ...found, codigo: found.id }, config.PORTAL_URL),
        }
      },
    },
  }
}
