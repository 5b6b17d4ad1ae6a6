import type { ComunicacionesUpdate, VersionPolitica } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'

/** What somebody agreed to, and when it was heard here. Null where the form named no text that is known. */
export type Consent = { version: VersionPolitica; fecha: Timestamp } | null

export const consentTo = (version: VersionPolitica | undefined): Consent =>
  version === undefined ? null : { version, fecha: Timestamp.now() }

/** What somebody said to the communications, as it is stored. */
export const answerOf = ({ acepta, version }: ComunicacionesUpdate) => ({
  acepta,
  version,
  fecha: Timestamp.now(),
})
