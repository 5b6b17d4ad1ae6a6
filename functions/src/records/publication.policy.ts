import { AppError } from '../errors.ts'
import { isPublished, type Publication } from './publication.ts'

/**
 * @param absent what is said where there is no such record
 * @throws not_found: whoever may not see it is not told that it is there
 */
export const assertPublished = (record: Publication, absent: string): void => {
  if (!isPublished(record, Date.now())) throw new AppError('not_found', absent)
}
