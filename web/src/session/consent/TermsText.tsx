import { useNewTabPath } from '../../auth/paths.ts'
import { NewTabLink } from '../../ui/NewTabLink.tsx'
import { MENSAJES_CONSENTIMIENTO } from './messages.ts'

const TEXTO = MENSAJES_CONSENTIMIENTO.termsParts

/** What is accepted, with the way to each text: in a tab of its own, since this question stays open meanwhile. */
export function TermsText() {
  return (
    <span>
      {TEXTO.accept}{' '}
      <NewTabLink href={useNewTabPath('terminos-condiciones')} className="link">
        {TEXTO.conditions}
      </NewTabLink>{' '}
      {TEXTO.and}{' '}
      <NewTabLink href={useNewTabPath('politica-privacidad')} className="link">
        {TEXTO.privacy}
      </NewTabLink>
    </span>
  )
}
