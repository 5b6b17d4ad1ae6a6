import { AppError } from '../../errors.ts'
import { isPublished, type Publication } from '../../records/publication.ts'

/** @throws not_found: whoever may not see it is not told that it is there */
export const assertPublished = (boletin: Publication, now: number): void => {
  if (!isPublished(boletin, now)) throw new AppError('not_found', 'No se encontró el boletín.')
}
