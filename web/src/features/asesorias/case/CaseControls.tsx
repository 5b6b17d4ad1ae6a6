import {
  type Asesoria,
  api,
  CIERRE_TEXTS,
  CIERRES_DEL_EQUIPO,
  type Contacto,
  completeTelefono,
  ESTADO_TEXTS,
  ESTADOS_ABIERTOS,
} from '@naf/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Check, ChevronDown, Copy, Mail, MessageCircle, Phone } from 'lucide-react'
import { call } from '../../../api/client.ts'
import { useSession } from '../../../auth/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { alertError, toast } from '../../../ui/dialog.ts'
import { useMedia } from '../../../ui/hooks.ts'
import { NewTabLink } from '../../../ui/links.tsx'
import { type AsesoriaActions, assigning, attendantOf, moving } from '../asesoria-actions.tsx'
import { readCaseAgain, useTeam } from '../asesoria-data.ts'
import { write } from '../queue/queue-keys.tsx'

interface CaseBarProps {
  asesoria: Asesoria
  actions: AsesoriaActions
}

export function CaseBar({ asesoria, actions }: CaseBarProps) {
  const { Id, Realizada, Atiende } = asesoria
  const { uid } = useSession()
  const busy = actions.changingId === Id
  return (
    <fieldset aria-label="Estado y atención" className="case-bar">
      {Realizada ? (
        <Button busy={busy} variant="secondary" small onClick={() => void actions.reopen(asesoria)}>
          Volver a abrir
        </Button>
      ) : (
        <Button busy={busy} small onClick={() => void actions.mark(asesoria)}>
          <Check aria-hidden="true" className="size-4" />
          Marcar como realizada
          <kbd>E</kbd>
        </Button>
      )}
      <StateChoice asesoria={asesoria} actions={actions} />
      <Assignment asesoria={asesoria} actions={actions} />
      {Atiende?.Uid !== uid && (
        <Button
          variant="quiet"
          small
          className="case-take"
          busy={busy}
          onClick={() => void actions.takeOn(asesoria)}
        >
          La atiendo yo <kbd>A</kbd>
        </Button>
      )}
    </fieldset>
  )
}

/** Another open state, or another way to close it than 'Marcar como realizada'. */
function StateChoice({ asesoria, actions }: CaseBarProps) {
  const { Estado, Cierre, Realizada } = asesoria
  const closing = Cierre ?? 'atendida'
  const open = ESTADOS_ABIERTOS.map((estado) => ({ value: estado, label: ESTADO_TEXTS[estado] }))
  const closed = (Realizada ? [closing] : CIERRES_DEL_EQUIPO).map((cierre) => ({
    value: cierre,
    label: `${Realizada ? 'Realizada' : 'Cerrar'}: ${CIERRE_TEXTS[cierre].toLowerCase()}`,
  }))
  const choose = (value: string) => {
    const estado = ESTADOS_ABIERTOS.find((each) => each === value)
    const cierre = CIERRES_DEL_EQUIPO.find((each) => each === value)
    void actions.perform(moving(asesoria, estado ?? 'realizada', cierre))
  }
  return (
    <BarChoice
      label="Estado"
      value={Realizada ? closing : Estado}
      options={[...open, ...closed]}
      onChange={choose}
    />
  )
}

function Assignment({ asesoria, actions }: CaseBarProps) {
  const { Atiende } = asesoria
  const options = [{ value: '', label: 'Nadie todavía' }, ...useTeam()]
  if (Atiende && !options.some(({ value }) => value === Atiende.Uid))
    options.push({ value: Atiende.Uid, label: Atiende.Nombre })
  return (
    <BarChoice
      label="Atiende"
      value={attendantOf(asesoria) ?? ''}
      options={options}
      onChange={(to) => void actions.perform(assigning(asesoria, to || null))}
    />
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

/**
 * A button for each way to contact the person. The way that the request names comes first. The history records each press.
 * On a phone the button dials; on a desktop it copies the number.
 */
export function Contact({ asesoria }: { asesoria: Asesoria }) {
  const { Id, Nombre, Correo, Telefono, TipoServicio, Numero, MedioContacto } = asesoria
  const client = useQueryClient()
  const isTelephone = useMedia('(pointer: coarse)')
  /** Nobody waits for it. */
  const record = (Medio: Contacto) =>
    void call(api.asesorias.recordContact, { params: { id: Id }, input: { Medio } })
      .catch(() => toast('No se pudo anotar el contacto en el historial'))
      .finally(() => readCaseAgain(client, Id))
  const copyNumber = async () => {
    try {
      await navigator.clipboard.writeText(Telefono)
    } catch {
      return alertError('No se pudo copiar el número')
    }
    record('llamada')
    return toast('Número copiado')
  }
  const number = Numero ? ` ${Numero}` : ''
  const chat = whatsappUrl(
    Telefono,
    `Hola, ${Nombre}. Te escribimos del NAF por tu solicitud de asesoría${number} sobre ${TipoServicio}.`,
  )
  const look = (medio: string) =>
    `btn btn-small btn-secondary ${medio === MedioContacto ? 'bg-brand-soft text-brand' : ''}`
  const ways = {
    WhatsApp: chat && (
      <NewTabLink key="chat" href={chat} className={look('WhatsApp')} onClick={() => record('whatsapp')}>
        <MessageCircle aria-hidden="true" className="size-4" />
        WhatsApp
      </NewTabLink>
    ),
    Llamada: isTelephone ? (
      <a key="call" href={`tel:${Telefono}`} className={look('Llamada')} onClick={() => record('llamada')}>
        <Phone aria-hidden="true" className="size-4" />
        Llamar
      </a>
    ) : (
      <button key="call" type="button" className={look('Llamada')} onClick={() => void copyNumber()}>
        <Copy aria-hidden="true" className="size-4" />
        Copiar número
      </button>
    ),
    Correo: Correo !== '' && (
      <button key="mail" type="button" className={look('Correo')} onClick={() => write('mensaje')}>
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
      {inOrder.map(([, way]) => way)}
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
