import type { FailedMail } from '@naf/contract'
import type { Stored } from '../../db/collection.ts'
import type { CorreoRecord } from '../../mail/outbox.ts'

/** A mail that did not arrive: never to whom, which the record says that it is about. */
export const presentFailedMail = ({
  id,
  subject,
  createdAt,
  about,
  status,
}: Stored<CorreoRecord>): FailedMail => ({
  Id: id,
  Asunto: subject,
  Fecha: createdAt.toDate().toISOString(),
  Sobre: { Coleccion: about.coleccion, Id: about.id },
  Retenido: status === 'retenido',
})
