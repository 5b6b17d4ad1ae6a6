import { CENTRE } from '@naf/contract'
import { MapPin } from 'lucide-react'
import { screenPath } from '../../auth/paths.ts'
import { useSession } from '../../auth/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { MailLink } from '../../ui/MailLink.tsx'
import { MENSAJES_UI } from '../../ui/messages.ts'
import { NewTabLink } from '../../ui/NewTabLink.tsx'
import { MAP_URL, MENSAJES_QUIENES as TEXTO } from './quienes-messages.ts'
import { Row } from './Row.tsx'

/** Where the centre is and how to reach it. The map is somebody else's: nothing of it loads before it is asked for. */
export function Contact() {
  const { rol } = useSession()
  return (
    <>
      <Row title={TEXTO.location.title}>
        <address className="not-italic">
          {TEXTO.location.address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        <NewTabLink href={MAP_URL} className="btn btn-secondary">
          <MapPin aria-hidden="true" className="size-5" />
          {TEXTO.location.map}
        </NewTabLink>
      </Row>
      <Row title={TEXTO.contact.title}>
        <p>
          {TEXTO.contact.text} <MailLink correo={CENTRE.mail} />
        </p>
        <p>{TEXTO.contact.asesoria}</p>
        <ButtonLink to={screenPath(rol, 'servicios')} variant="accent" className="w-full sm:w-auto">
          {MENSAJES_UI.requestAsesoria}
        </ButtonLink>
      </Row>
    </>
  )
}
