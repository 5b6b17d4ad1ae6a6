import { useNewTabPath } from '../../auth/paths.ts'
import { NewTabLink } from '../../ui/NewTabLink.tsx'
import { MENSAJES_POLITICA as TEXTO } from './policy-messages.ts'

/**
 * What sending a form agrees to, right above the button that sends it; the form names that text to the server, as
 * `VERSION_POLITICA`. In a tab of its own: the form stays as it is.
 */
export function PolicyLine({ action }: { action: keyof typeof TEXTO.on }) {
  const policy = useNewTabPath('politica-privacidad')
  return (
    <p className="max-w-text text-sm text-ink-soft">
      {TEXTO.on[action]}{' '}
      <NewTabLink href={policy} className="link">
        {TEXTO.policy}
      </NewTabLink>
      .
    </p>
  )
}
