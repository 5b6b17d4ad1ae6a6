import { screenPath } from '../../lib/paths.ts'
import { NewTabLink } from '../../ui/NewTabLink.tsx'
import { useSession } from '../useSession.ts'
import { MENSAJES_CONSENTIMIENTO } from './messages.ts'

const TEXTO = MENSAJES_CONSENTIMIENTO.termsParts

/** What is accepted, with the way to each text: in a tab of its own, since this question stays open meanwhile. */
export function TermsText() {
  const { rol } = useSession()
  return (
    <span>
      {TEXTO.accept}{' '}
      <NewTabLink href={screenPath(rol, 'terminos-condiciones')} className="link">
        {TEXTO.conditions}
      </NewTabLink>{' '}
      {TEXTO.and}{' '}
      <NewTabLink href={screenPath(rol, 'politica-privacidad')} className="link">
        {TEXTO.privacy}
      </NewTabLink>
    </span>
  )
}
