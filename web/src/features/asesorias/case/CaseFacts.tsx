import type { Asesoria } from '@naf/contract'
import { formatDateTime } from '../../../lib/format.ts'
import { PhoneLink } from '../../../ui/PhoneLink.tsx'
import { MENSAJES_LISTA } from '../list-messages.ts'
import { Mailbox } from './Mailbox.tsx'
import { MENSAJES_CASO as TEXTO } from './messages.ts'

const { fields, notRecorded } = MENSAJES_LISTA
const dateOf = (instant: string | null) => (instant ? formatDateTime(instant) : notRecorded)

/** Everything the person told, and what for. */
export function CaseFacts({ asesoria }: { asesoria: Asesoria }) {
  const facts = [
    [TEXTO.prefers, asesoria.MedioContacto],
    [fields.Telefono, <PhoneLink key="telefono" telefono={asesoria.Telefono} />],
    [fields.Correo, <Mailbox key="correo" asesoria={asesoria} />],
    [fields.CedulaRUC, asesoria.CedulaRUC],
    [fields.Ciudad, asesoria.Ciudad],
    [fields.TipoServicio, asesoria.TipoServicio],
    [fields.TipoContribuyente, asesoria.TipoContribuyente],
    [fields.Discapacidad, MENSAJES_LISTA.discapacidad[asesoria.Discapacidad]],
    [fields.UsuarioUsername, asesoria.UsuarioUsername ?? MENSAJES_LISTA.noAccount],
    [fields.FechaSolicitud, dateOf(asesoria.FechaSolicitud)],
    ...(asesoria.Realizada ? [[fields.FechaRealizacion, dateOf(asesoria.FechaRealizacion)] as const] : []),
  ] as const
  return (
    <dl className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 gap-y-1">
      {facts.map(([label, value]) => (
        <div key={label} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
