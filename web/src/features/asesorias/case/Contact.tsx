import type { Asesoria } from '@naf/contract'
import { Copy, Mail, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { alertError, toast } from '../../../ui/dialog.ts'
import { NewTabLink } from '../../../ui/NewTabLink.tsx'
import { useMedia } from '../../../ui/useMedia.ts'
import { MENSAJES_CASO as TEXTO } from './messages.ts'
import { useRecordContact } from './useCaseChanges.ts'
import { whatsappUrl } from './whatsapp.ts'

const look = (isPreferred: boolean) => `btn btn-small ${isPreferred ? 'btn-accent' : 'btn-secondary'}`

/** The ways to the person in one press, the one they asked for first; each try is noted. */
export function Contact({ asesoria, onMail }: { asesoria: Asesoria; onMail: () => void }) {
  const { Id, Nombre, Correo, Telefono, TipoServicio, Numero, MedioContacto } = asesoria
  const { mutate: record } = useRecordContact(Id)
  const chat = whatsappUrl(Telefono, TEXTO.greeting(Nombre, TipoServicio, Numero))
  const ways: [medio: string, way: (className: string) => ReactNode][] = [
    [
      'WhatsApp',
      (className) =>
        chat && (
          <NewTabLink href={chat} className={className} onClick={() => record('whatsapp')}>
            <MessageCircle aria-hidden="true" className="size-4" />
            {TEXTO.whatsapp}
          </NewTabLink>
        ),
    ],
    [
      'Llamada',
      (className) => <Call telefono={Telefono} className={className} onCall={() => record('llamada')} />,
    ],
    [
      'Correo',
      (className) =>
        Correo !== '' && (
          <button type="button" className={className} onClick={onMail}>
            <Mail aria-hidden="true" className="size-4" />
            {TEXTO.mail}
          </button>
        ),
    ],
  ]
  const inOrder = ways.sort(([a], [b]) => Number(b === MedioContacto) - Number(a === MedioContacto))
  return (
    <fieldset aria-label={TEXTO.contact} className="flex flex-wrap gap-2">
      {inOrder.map(([medio, way]) => (
        <span key={medio} className="contents">
          {way(look(medio === MedioContacto))}
        </span>
      ))}
    </fieldset>
  )
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
        {TEXTO.call}
      </a>
    )
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(telefono)
    } catch {
      return alertError(TEXTO.copyFailed)
    }
    onCall()
    return toast(TEXTO.copied)
  }
  return (
    <Button variant="secondary" small className={className} onClick={() => void copy()}>
      <Copy aria-hidden="true" className="size-4" />
      {TEXTO.copyNumber}
    </Button>
  )
}
