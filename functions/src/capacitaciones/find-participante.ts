import { MENSAJES_CAPACITACION } from '@naf/contract/schemas'
import type { Deps } from '../deps.ts'
import { openLink } from '../http/links.ts'
import type { GuessThrottle, Origin } from '../http/throttle.ts'
import type { StoredCapacitacion } from './record.ts'
import type { StoredParticipante } from './sign-up-record.ts'

interface Found {
  participante: StoredParticipante
  training: StoredCapacitacion
}

/**
 * The sign-up that a link of its mails opens, with its training.
 * @param enlace as the schema let it through
 * @throws as `openLink`
 */
export const findParticipante = async (
  { capacitaciones, participantes }: Pick<Deps, 'capacitaciones' | 'participantes'>,
  throttle: GuessThrottle,
  origin: Origin,
  enlace: string,
): Promise<Found> => {
  const refusal = MENSAJES_CAPACITACION.notFound
  const { training, ...participante } = await openLink({ throttle, origin, refusal }, enlace, async (id) => {
    const participante = await participantes.find(id)
    const training = participante && (await capacitaciones.find(participante.capacitacion))
    return training && { ...participante, training }
  })
  return { participante, training }
}
