import { MENSAJES_CAPACITACION } from '@naf/contract/schemas'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { isClave } from '../../http/links.ts'
import { type GuessThrottle, type Origin, padTime } from '../../http/throttle.ts'
import type { StoredCapacitacion } from './capacitacion-record.ts'
import type { StoredParticipante } from './participante-record.ts'

interface Found {
  participante: StoredParticipante
  training: StoredCapacitacion
}

/**
 * The sign-up that a link of its mails opens, with its training.
 * @param enlace as the schema let it through
 * @throws not_found, the same and after the same time whatever was wrong; too_many_requests, see `GuessThrottle`
 */
export const findParticipante = async (
  { capacitaciones, participantes }: Pick<Deps, 'capacitaciones' | 'participantes'>,
  throttle: GuessThrottle,
  origin: Origin,
  enlace: string,
): Promise<Found> => {
  const [id = '', clave = ''] = enlace.split('.')
  const { found, isRight } = await throttle.guard([], origin, () =>
    padTime(async () => {
      const participante = await participantes.find(id)
      const isTheirs = isClave(clave, participante?.clave ?? null)
      const training = participante && isTheirs ? await capacitaciones.find(participante.capacitacion) : null
      return { found: participante && training && { participante, training }, isRight: training !== null }
    }),
  )
  if (isRight && found) return found
  throw new AppError('not_found', MENSAJES_CAPACITACION.notFound, { isGuess: true })
}
