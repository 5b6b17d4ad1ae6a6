import type { Asesoria } from '@naf/contract'
import { Badge } from '../../../ui/Badge.tsx'
import { MailLink } from '../../../ui/MailLink.tsx'
import { MENSAJES_CASO as TEXTO } from './messages.ts'

/** The e-mail of a request, and whether its reader said that the request is theirs. */
export function Mailbox({ asesoria: { Correo, CorreoConfirmado } }: { asesoria: Asesoria }) {
  if (Correo === '') return TEXTO.othersMailbox
  return (
    <>
      <MailLink correo={Correo} /> {!CorreoConfirmado && <Badge look="waiting">{TEXTO.unconfirmed}</Badge>}
    </>
  )
}
