import { screenPath } from '../../lib/paths.ts'
import { NewTabLink } from '../../ui/NewTabLink.tsx'
import { useSession } from '../useSession.ts'
import { MENSAJES_CONSENTIMIENTO } from './messages.ts'

const TEXTO = MENSAJES_CONSENTIMIENTO.terminosPartes

/** What is accepted, with the way to each text: in a tab of its own, since this question stays open meanwhile. */
export function TermsText() {
  const { rol } = useSession()
  return (
    <span>
      {TEXTO.acepto}{' '}
      <NewTabLink href={screenPath(rol, 'terminos-condiciones')} className="link">
        {TEXTO.condiciones}
      </NewTabLink>{' '}
      {TEXTO.y}{' '}
      <NewTabLink href={screenPath(rol, 'politica-privacidad')} className="link">
        {TEXTO.privacidad}
      </NewTabLink>
    </span>
  )
}
