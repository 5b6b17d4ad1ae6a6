import type { AsesoriaCreate } from '@naf/contract'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { consentTo } from '../../platform/consent.ts'
import { digest, idFrom } from '../../platform/digest.ts'
import type { Session } from '../../platform/identity.ts'
import type { NewAsesoria } from './asesorias.repository.ts'
import { confirmationMail } from './confirmation-mail.ts'

/**
 * Stores a request together with its confirmation mail. Under an idempotency key the record's id follows
 * from the key (and from who sends it), so that the same form sent twice is one record and one mail.
 *
 * @returns the record's id
 * @throws idempotency_mismatch for a used key with another content
 */
export const createAsesoria = async (
  { asesorias, config }: Deps,
  session: Session | null,
  input: AsesoriaCreate,
  key: string | undefined,
): Promise<string> => {
  const usuarioId = session?.uid ?? null
  const id = key === undefined ? asesorias.newId() : idFrom(`${usuarioId ?? ''}\n${key}`)
  const asesoria = newAsesoria(input, usuarioId)
  const mail = await confirmationMail({ input, at: new Date() }, config.PORTAL_URL)
  const outcome = await asesorias.create(id, asesoria, mail)
  if (outcome !== 'created' && outcome.fingerprint !== asesoria.fingerprint)
    throw new AppError(
      'idempotency_mismatch',
      'Esta solicitud ya fue registrada con otros datos. Vuelve a enviar el formulario.',
    )
  return id
}

/** The text agreed to is no part of what was asked: the same form is the same request under a newer policy, too. */
const newAsesoria = (input: AsesoriaCreate, usuarioId: string | null): NewAsesoria => {
  const asesoria = {
    nombre: input.Nombre,
    cedulaRuc: input.CedulaRUC,
    correo: input.Correo,
    telefono: input.Telefono,
    ciudad: input.Ciudad,
    tipoServicio: input.TipoServicio,
    tipoContribuyente: input.TipoContribuyente,
    discapacidad: input.Discapacidad,
    medioContacto: input.MedioContacto,
    detalleSolicitud: input.DetalleSolicitud,
    usuarioId,
  }
  return {
    ...asesoria,
    fingerprint: digest(JSON.stringify(asesoria)),
    consentimiento: consentTo(input.Consentimiento),
  }
}
