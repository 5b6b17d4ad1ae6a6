import { isPublished, type Publication } from '../content/publication.ts'
import { AppError } from '../errors.ts'

/**
 * Readers are told of what they can read, once.
 * @throws not_notifiable, already_notified
 */
export const assertMayNotify = (boletin: Publication, lectores: number): void => {
  if (!isPublished(boletin, Date.now()))
    throw new AppError('not_notifiable', 'Publica el boletín antes de avisar a sus lectores.')
  if (lectores === 0) throw new AppError('not_notifiable', 'Todavía no hay lectores a quienes avisar.')
}

export const alreadyNotified = () =>
  new AppError('already_notified', 'Ya se avisó de este boletín a los lectores.')
