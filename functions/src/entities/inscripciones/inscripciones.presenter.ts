import type { Inscripcion } from '@naf/contract'
import { asAnswered } from '../../store/fields.ts'
import type { StoredInscripcion } from './inscripciones.repository.ts'

export const presentInscripcion = ({
  fingerprint: _,
  fechaInscripcion: __,
  consentimiento: ___,
  ...inscripcion
}: StoredInscripcion): Inscripcion => asAnswered(inscripcion)
