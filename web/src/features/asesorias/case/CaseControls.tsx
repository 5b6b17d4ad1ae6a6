import {
  type Asesoria,
  api,
  CIERRES_DEL_EQUIPO,
  type Cierre,
  type CierreDelEquipo,
  completeTelefono,
  ESTADOS_ABIERTOS,
} from '@naf/contract'
import { useQuery } from '@tanstack/react-query'
import { Check, ChevronDown, Copy, Mail, MessageCircle, Phone } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { call } from '../../../api/client.ts'
import { useSession } from '../../../auth/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { alertError, toast } from '../../../ui/dialog.ts'
import { useMedia } from '../../../ui/hooks.ts'
import { NewTabLink } from '../../../ui/links.tsx'
import type { AsesoriaActions } from '../asesoria-actions.tsx'
import { CIERRE, ESTADO } from '../asesoria-texts.ts'
import { writeAnswer } from '../queue/queue-keys.tsx'
import { useAssign, useMove, useRecordContact, useTakeOn } from './case-changes.ts'

/** What becomes of a request and who attends it, in one bar that stays in sight. */
export function CaseBar({ asesoria, actions }: StateProps) {
  return (
    <fieldset aria-label="Estado y atención" className="case-bar">
      <StateControls asesoria={asesoria} actions={actions} />
      <Assignment asesoria={asesoria} />
    </fieldset>
  )
}

interface StateProps {
  asesoria: Asesoria
  actions: Pick<AsesoriaActions, 'mark' | 'reopen'>
}

const isOpen = (value: string): value is (typeof ESTADOS_ABIERTOS)[number] =>
  ESTADOS_ABIERTOS.some((estado) => estado === value)

/** Done by one press, any other way by choosing it. */
function StateControls({ asesoria, actions }: StateProps) {
  const { Id, Estado: from, Cierre: cierre, Realizada } = asesoria
  const move = useMove()
  const closings: readonly Cierre[] = Realizada ? [cierre ?? 'atendida'] : CIERRES_DEL_EQUIPO
  const options = [
    ...ESTADOS_ABIERTOS.map((estado) => ({ value: estado as string, label: ESTADO[estado] })),
    ...closings.map((each) => ({
      value: each as string,
      label: `${Realizada ? 'Realizada' : 'Cerrar'}: ${CIERRE[each].toLowerCase()}`,
    })),
  ]
  const choose = (value: string) =>
    isOpen(value)
      ? move.mutate({ id: Id, from, to: value })
      : move.mutate({ id: Id, from, to: 'realizada', cierre: value as CierreDelEquipo })
  return (
    <>
      <Button
        busy={move.isPending}
        variant={Realizada ? 'secondary' : 'primary'}
        small
        onClick={() => void (Realizada ? actions.reopen(asesoria) : actions.mark(asesoria))}
      >
        {Realizada ? (
          'Volver a abrir'
        ) : (
          <>
            <Check aria-hidden="true" className="size-4" />
            Marcar como realizada
            <kbd>E</kbd>
          </>
        )}
      </Button>
      <BarChoice
        label="Estado"
        value={Realizada ? (cierre ?? 'atendida') : from}
        options={options}
        onChange={choose}
      />
    </>
  )
}

/** Oneself, a colleague or nobody. */
function Assignment({ asesoria }: { asesoria: Asesoria }) {
  const { Id, Atiende } = asesoria
  const { uid } = useSession()
  const { data } = useQuery({
    queryKey: ['asesorias-equipo'],
    queryFn: ({ signal }) => call(api.asesorias.team, { signal }),
  })
  const assign = useAssign()
  const takeOn = useTakeOn()
  const team = data?.Equipo ?? (Atiende ? [Atiende] : [])
  const isGone = Atiende && !team.some(({ Uid }) => Uid === Atiende.Uid)
  const options = [
    { value: '', label: 'Nadie todavía' },
    ...[...team, ...(isGone ? [Atiende] : [])].map(({ Uid, Nombre }) => ({
      value: Uid,
      label: Uid === uid ? `${Nombre} (yo)` : Nombre,
    })),
  ]
  const give = (to: string) => assign.mutate({ id: Id, from: Atiende?.Uid ?? null, to: to || null })
  return (
    <>
      <BarChoice label="Atiende" value={Atiende?.Uid ?? ''} options={options} onChange={give} />
      {Atiende?.Uid !== uid && (
        <Button
          variant="quiet"
          small
          className="case-take"
          busy={assign.isPending}
          onClick={() => takeOn(asesoria)}
        >
          La atiendo yo <kbd>A</kbd>
        </Button>
      )}
    </>
  )
}

interface BarChoiceProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** A list to choose from that goes by its label: what is chosen is read under the name, where nothing is cut. */
function BarChoice({ label, value, options, onChange }: BarChoiceProps) {
  return (
    <label className="btn btn-small btn-secondary relative has-focus-visible:outline-3 has-focus-visible:outline-focus">
      {label}
      <ChevronDown aria-hidden="true" className="size-4" />
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="absolute inset-0 cursor-pointer opacity-0"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The ways to the person in one press, the one they asked for first; each try is noted. */
export function Contact({ asesoria }: { asesoria: Asesoria }) {
  const { Id, Nombre, Correo, Telefono, TipoServicio, Numero, MedioContacto } = asesoria
  const { mutate: record } = useRecordContact(Id)
  const number = Numero ? ` ${Numero}` : ''
  const chat = whatsappUrl(
    Telefono,
    `Hola, ${Nombre}. Te escribimos del NAF por tu solicitud de asesoría${number} sobre ${TipoServicio}.`,
  )
  const ways: Record<string, (className: string) => ReactNode> = {
    WhatsApp: (className) =>
      chat && (
        <NewTabLink href={chat} className={className} onClick={() => record('whatsapp')}>
          <MessageCircle aria-hidden="true" className="size-4" />
          WhatsApp
        </NewTabLink>
      ),
    Llamada: (className) => (
      <Call telefono={Telefono} className={className} onCall={() => record('llamada')} />
    ),
    Correo: (className) =>
      Correo !== '' && (
        <button type="button" className={className} onClick={writeAnswer}>
          <Mail aria-hidden="true" className="size-4" />
          Correo
        </button>
      ),
  }
  const inOrder = Object.entries(ways).sort(
    ([a], [b]) => Number(b === MedioContacto) - Number(a === MedioContacto),
  )
  return (
    <fieldset aria-label="Contactar" className="case-contact flex flex-wrap gap-2">
      {inOrder.map(([medio, way]) => (
        <Fragment key={medio}>
          {way(`btn btn-small btn-secondary ${medio === MedioContacto ? 'bg-brand-soft text-brand' : ''}`)}
        </Fragment>
      ))}
    </fieldset>
  )
}

/** Opens a chat with a text that can be changed before it is sent; null for a number without WhatsApp. */
const whatsappUrl = (telefono: string, text: string): string | null => {
  const number = completeTelefono(telefono.replace(/[^\d+]/g, ''))
  const ofEcuador = number.startsWith('09') ? `593${number.slice(1)}` : null
  const digits = /^(?:\+|00)(\d+)$/.exec(number)?.[1] ?? ofEcuador
  return digits && `https://wa.me/${digits}?text=${encodeURIComponent(text)}`
}

interface CallProps {
  telefono: string
  className: string
  onCall: () => void
}

/** A telephone dials; on a desktop the number is copied to wherever one dials. */
function Call({ telefono, className, onCall }: CallProps) {
  const isTouched = useMedia('(pointer: coarse)')
  if (isTouched)
    return (
      <a href={`tel:${telefono}`} className={className} onClick={onCall}>
        <Phone aria-hidden="true" className="size-4" />
        Llamar
      </a>
    )
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(telefono)
    } catch {
      return alertError('No se pudo copiar el número')
    }
    onCall()
    return toast('Número copiado')
  }
  return (
    <Button variant="secondary" small className={className} onClick={() => void copy()}>
      <Copy aria-hidden="true" className="size-4" />
      Copiar número
    </Button>
  )
}
