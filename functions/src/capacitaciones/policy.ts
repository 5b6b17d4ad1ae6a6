import { isPublished } from '../content/publication.ts'
import { AppError } from '../errors.ts'
import type { StoredCapacitacion } from './record.ts'
import { hasBegun, isItsDay } from './time.ts'

/** More would hardly ever get a place. */
const MAX_WAITING = 100

/**
 * Readers sign up for what they can see, until it begins.
 * @throws not_found, training_closed
 */
export const assertOpen = (training: StoredCapacitacion): void => {
  const now = Date.now()
  if (!isPublished(training, now)) throw new AppError('not_found', 'No se encontró la capacitación.')
  if (hasBegun(training, now))
    throw new AppError('training_closed', 'La capacitación ya empezó: no se reciben más inscripciones.')
}

/** @throws training_full */
export const assertMayWait = ({ espera }: StoredCapacitacion): void => {
  if (espera >= MAX_WAITING)
    throw new AppError('training_full', 'Los cupos y la lista de espera están llenos. Busca otra fecha.')
}

/** @throws training_closed */
export const assertMayCancel = (training: StoredCapacitacion): void => {
  if (hasBegun(training, Date.now()))
    throw new AppError('training_closed', 'La capacitación ya empezó: tu inscripción queda como está.')
}

/** @throws training_closed */
export const assertMayTick = (training: StoredCapacitacion): void => {
  if (!isItsDay(training, Date.now()))
    throw new AppError('training_closed', 'La asistencia se registra desde el día de la capacitación.')
}
