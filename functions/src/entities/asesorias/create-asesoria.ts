import type { AsesoriaCreate } from '@naf/contract'
import { asStored } from '../../db/fields.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { Session } from '../../google/identity.ts'
import { idUnder } from '../../http/idempotency.ts'
import { consentTo, digest } from '../../util.ts'
import type { NewAsesoria } from './asesoria-record.ts'

/**
 * Stores a request together with its confirmation mail. Under an idempotency key the same form sent
 * twice is one record and one mail. A visitor who ticked it is asked by another mail whether new bulletins be told.
 *
 * @returns the record's id and number; sent again, the same
 * @throws idempotency_mismatch for a used key with another content
 */
export const createAsesoria = async (
  { asesorias, suscripciones }: Deps,
  session: Session | null,
  input: AsesoriaCreate,
  key: string | undefined,
): Promise<{ id: string; numero: string }> => {
  const usuarioId = session?.uid ?? null
  const id = key === undefined ? asesorias.newId() : idUnder(key, usuarioId)
  const asesoria = newAsesoria(input, usuarioId)
  const { numero, fingerprint } = await asesorias.create(session, id, asesoria)
  if (fingerprint !== asesoria.fingerprint)
    throw new AppError(
      'idempotency_mismatch',
      'Esta solicitud ya fue registrada con otros datos. Vuelve a enviar el formulario.',
    )
  if (!session && input.Suscripcion) await suscripciones.ask(input.Correo, input.Suscripcion)
  return { id, numero: numero ?? '' }
}

/** The text agreed to is no part of what was asked: the same form is the same request under a newer policy, too. */
const newAsesoria = (
  { Consentimiento, UsuarioId: _, Suscripcion: __, ...input }: AsesoriaCreate,
  usuarioId: string | null,
): NewAsesoria => {
  const asesoria = { ...asStored(input), usuarioId }
  return {
    ...asesoria,
    fingerprint: digest(JSON.stringify(asesoria)),
    consentimiento: consentTo(Consentimiento),
  }
}
