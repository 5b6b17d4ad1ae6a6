import { AppError } from '../../../errors.ts'
import type { Session } from '../../../google/identity.ts'
import type { StoredAsesoria } from '../asesoria-record.ts'
import { type Judged, judgedUntil } from './judged-until.ts'

/**
 * Only one's own request; of another's nobody learns that it is there.
 * @throws not_found
 */
export const assertOwnRequest = ({ uid }: Session, asesoria: StoredAsesoria | null): void => {
  if (asesoria?.usuarioId !== uid) throw new AppError('not_found', 'No se pudo encontrar la asesoría')
}

/** @throws forbidden where there is nothing to judge, or not any more */
export const assertMayJudge = (asesoria: Judged): void => {
  const until = judgedUntil(asesoria)
  if (until === null) throw new AppError('forbidden', 'Podrás opinar cuando tu asesoría esté realizada.')
  if (until.getTime() < Date.now())
    throw new AppError('forbidden', 'El plazo para opinar sobre esta asesoría ya terminó.')
}
