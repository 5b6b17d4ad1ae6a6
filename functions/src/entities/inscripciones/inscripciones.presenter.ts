import type { Inscripcion } from '@naf/contract'
import { asAnswered } from '../../db/fields.ts'
import type { StoredInscripcion } from './inscripcion-record.ts'

export const presentInscripcion = ({
  fingerprint: _,
  fechaInscripcion: __,
  consentimiento: ___,
  palabras: ____,
  ...inscripcion
}: StoredInscripcion): Inscripcion => asAnswered(inscripcion)
