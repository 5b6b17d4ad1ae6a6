import { randomUUID } from 'node:crypto'
import type { Actor } from '../../../db/audit-log.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { idUnder } from '../../../http/idempotency.ts'
import type { StoredMessage } from '../messages.repository.ts'

/**
 * Stores a message of the person who asked to the team. Sent again under its key it is stored once.
 * @param id of a request that is theirs
 * @throws idempotency_mismatch for a used key with another text
 */
export const sendMessage = async (
  { seguimiento }: Pick<Deps, 'seguimiento'>,
  actor: Actor,
  id: string,
  texto: string,
  key: string = randomUUID(),
): Promise<StoredMessage> => {
  const message = await seguimiento.receive(actor, id, idUnder(key, id), texto)
  if (message.texto === texto) return message
  throw new AppError('idempotency_mismatch', 'Este mensaje ya fue enviado con otro texto. Envíalo de nuevo.')
}
