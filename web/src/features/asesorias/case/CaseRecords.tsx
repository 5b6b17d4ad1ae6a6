import { type AsesoriaCase, api, CIERRE_TEXTS, type Cierre, ESTADO_TEXTS, type Estado } from '@naf/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call, failureText } from '../../../api/client.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { classNames } from '../../../lib/text.ts'
import { Button } from '../../../ui/Button.tsx'
import { Badge } from '../../../ui/badges.tsx'
import { alertError, toast } from '../../../ui/dialog.ts'
import { LinkedText } from '../../../ui/text.tsx'
import { readCaseAgain } from '../asesoria-data.ts'

export function Fold(props: { title: string; isOpen?: boolean; children: ReactNode }) {
  const { title, isOpen = false, children } = props
  return (
    <details open={isOpen} className="case-fold">
      <summary className="cursor-pointer font-semibold text-brand">{title}</summary>
      <div className="pt-2">{children}</div>
    </details>
  )
}

export function Thread({ found: { Mensajes, Notas, Asesoria } }: { found: AsesoriaCase }) {
  const texts = [
    ...Mensajes.map((message) => ({
      ...message,
      isNote: false,
      by: message.Autor ?? `${Asesoria.Nombre} (quien pidió la asesoría)`,
    })),
    ...Notas.map((note) => ({ ...note, isNote: true, by: `Nota de ${note.Autor}` })),
  ].sort((a, b) => a.Fecha.localeCompare(b.Fecha))
  const unanswered = Asesoria.PorResponder ? texts.findLast(({ Autor }) => Autor === null)?.Id : undefined
  if (texts.length === 0) return <p className="text-ink-soft">Aún no hay mensajes ni notas.</p>
  return (
    <ol className="flex flex-col gap-2">
      {texts.map(({ Id, Texto, Autor, Fecha, isNote, by }) => (
        <li
          key={Id}
          className={classNames(
            'border-l-4 pl-3',
            isNote && 'border-dashed',
            Id === unanswered ? 'border-brand' : 'border-line',
          )}
        >
          <p className="text-ink-soft text-xs">
            {by}, {formatDateTime(Fecha)} {Id === unanswered && <Badge>Escribió</Badge>}
          </p>
          <p className="wrap-anywhere whitespace-pre-line">
            {Autor === null ? Texto : <LinkedText text={Texto} />}
          </p>
        </li>
      ))}
    </ol>
  )
}

const MAIL_STATE: Record<AsesoriaCase['Correos'][number]['Estado'], string> = {
  enviado: 'Enviado',
  en_espera: 'En espera',
  no_entregado: 'No se pudo entregar',
  rebotado: 'El correo rebotó',
}

export function Bounced({ mails }: { mails: AsesoriaCase['Correos'] | undefined }) {
  const last = mails?.findLast(({ Estado }) => Estado === 'enviado' || Estado === 'rebotado')
  return last?.Estado === 'rebotado' && <Badge look="warm">{MAIL_STATE.rebotado}</Badge>
}

export function Mails({ found: { Asesoria, Correos } }: { found: AsesoriaCase }) {
  const client = useQueryClient()
  const resend = useMutation({
    mutationFn: () => call(api.asesorias.resendConfirmation, { params: { id: Asesoria.Id } }),
    onSuccess: () => toast('La confirmación se envía otra vez'),
    onError: (error) => void alertError(failureText('No se pudo enviar otra vez', error)),
    onSettled: () => readCaseAgain(client, Asesoria.Id),
  })
  return (
    <>
      {Correos.length === 0 && <p className="text-ink-soft">No hay correos.</p>}
      <ul className="flex flex-col gap-1">
        {Correos.map(({ Id, Asunto, Estado, Fecha }) => (
          <li key={Id} className="wrap-anywhere">
            <strong
              className={Estado === 'no_entregado' || Estado === 'rebotado' ? 'text-danger' : undefined}
            >
              {MAIL_STATE[Estado]}
            </strong>{' '}
            · {Asunto} <span className="text-ink-soft text-xs">{formatDateTime(Fecha)}</span>
          </li>
        ))}
      </ul>
      {Asesoria.Correo !== '' && (
        <Button
          variant="quiet"
          small
          className="self-start"
          busy={resend.isPending}
          onClick={() => resend.mutate()}
        >
          Enviar otra vez
        </Button>
      )}
    </>
  )
}

export function History({ entries }: { entries: AsesoriaCase['Historial'] }) {
  return (
    <ol className="flex flex-col gap-1">
      {entries.map((entry) => (
        <li key={entry.Fecha + entry.Evento} className="wrap-anywhere">
          {historyText(entry)} <span className="text-ink-soft text-xs">{formatDateTime(entry.Fecha)}</span>
        </li>
      ))}
    </ol>
  )
}

const WAY: Record<string, string> = { whatsapp: 'por WhatsApp', llamada: 'por teléfono' }

const closing = (cierre: string) => (CIERRE_TEXTS[cierre as Cierre] ?? 'Realizada').toLowerCase()

/** What happened, after the name of who did it. */
const BY_TEAM: Record<string, (detail: string) => string> = {
  'asesoria.movida': (estado) => `la pasó a «${ESTADO_TEXTS[estado as Estado] ?? estado}»`,
  'asesoria.realizada': (cierre) => `la marcó como realizada${cierre ? ` (${closing(cierre)})` : ''}`,
  'asesoria.reabierta': (motivo) => `la volvió a abrir${motivo ? `: ${motivo}` : ''}`,
  'asesoria.asignada': (nombre) => `la asignó a ${nombre}`,
  'asesoria.liberada': () => 'la dejó sin asignar',
  'asesoria.respondida': () => 'le respondió por correo',
  'asesoria.contactada': (medio) => `la contactó ${WAY[medio] ?? ''}`.trim(),
  'asesoria.anotada': () => 'escribió una nota',
  'asesoria.restaurada': () => 'la sacó de la papelera',
  'asesoria.eliminada': () => 'la movió a la papelera',
  'asesoria.reenviada': () => 'envió otra vez la confirmación',
  'asesoria.corregida': () => 'corrigió el correo',
}

const BY_PERSON: Record<string, (detail: string) => string> = {
  'asesoria.recibida': () => 'Se recibió la solicitud',
  'asesoria.enlazada': () => 'Alguien pidió el enlace y se envió a su correo',
  'asesoria.confirmada': () => 'La persona confirmó su correo',
  'asesoria.desconocida': () => 'Quien lee ese correo dijo que no pidió la asesoría; el correo se borró',
  'asesoria.cancelada': () => 'La persona avisó que ya no la necesita',
  'asesoria.escrita': () => 'La persona escribió',
  'asesoria.unida': () => 'La persona la unió a su cuenta',
  'asesoria.valorada': (valor) => `La persona dio su opinión${valor ? `: ${valor} de 5` : ''}`,
}

/** An entry of the history as somebody reads it; what has no words yet goes by the name of its event. */
const historyText = ({ Evento, Quien, Detalle }: AsesoriaCase['Historial'][number]): string => {
  const own = BY_PERSON[Evento]
  if (own) return own(Detalle)
  return `${Quien ?? 'El portal'} ${BY_TEAM[Evento]?.(Detalle) ?? Evento}`
}
