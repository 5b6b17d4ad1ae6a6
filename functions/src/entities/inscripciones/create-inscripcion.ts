import type { InscripcionCreate } from '@naf/contract'
import { asStored } from '../../db/fields.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { Session } from '../../google/identity.ts'
import { consentTo, digest } from '../../util.ts'
import type { NewInscripcion } from './inscripcion-record.ts'

const TAKEN =
  'Ya existe una inscripción con ese ID ESPE y ese correo. Si es tuya, no necesitas hacerla otra vez; si no la hiciste tú, usa otro correo.'

/**
 * Enrols a student, once for an ID ESPE and an e-mail: nobody can take an ID from its owner by being quicker. The same
 * form under the same key, sent again because its answer was lost, is the same enrolment; anything else of both is
 * refused, and what is stored stays as it is.
 *
 * @returns the record's id and number; sent again, the same
 * @throws id_espe_taken
 */
export const createInscripcion = async (
  { inscripciones }: Pick<Deps, 'inscripciones'>,
  session: Session | null,
  input: InscripcionCreate,
  key: string | undefined,
): Promise<{ id: string; numero: string }> => {
  const inscripcion = newInscripcion(input, key)
  const { id, numero, existing } = await inscripciones.create(session, inscripcion)
  const repeated = key !== undefined && existing?.fingerprint === inscripcion.fingerprint
  if (existing && !repeated) throw new AppError('id_espe_taken', TAKEN)
  return { id, numero: numero ?? '' }
}

/** The text agreed to is no part of the form: the same one under a newer policy is the same enrolment. */
const newInscripcion = (
  { Consentimiento, ...input }: InscripcionCreate,
  key: string | undefined,
): NewInscripcion => ({
  ...asStored(input),
  fingerprint: key === undefined ? null : digest(`${key}\n${JSON.stringify(input)}`),
  consentimiento: consentTo(Consentimiento),
})
