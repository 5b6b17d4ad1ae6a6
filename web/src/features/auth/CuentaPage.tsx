import { useSearchParams } from 'react-router-dom'
import { linkSecret } from '../../auth/link-secret.ts'
import { ClientOnly } from '../../ui/ClientOnly.tsx'
import { ApplyCode } from './ApplyCode.tsx'
import { MENSAJES_CONFIRMAR, MENSAJES_RECUPERAR } from './cuenta-messages.ts'
import NewPassword from './NewPassword.tsx'
import { SpentLink } from './SpentLink.tsx'

/** Where the links in the identity provider's mails lead, whoever is using the portal at the moment. */
export default function CuentaPage() {
  const [search] = useSearchParams()
  const code = linkSecret(search.get('oobCode') ?? '')
  const mode = linkSecret(search.get('mode') ?? '')
  if (!code) return <SpentLink />
  if (mode === 'verifyEmail') return <ApplyCode code={code} texts={MENSAJES_CONFIRMAR} to="/login" />
  if (mode === 'recoverEmail')
    return <ApplyCode code={code} texts={MENSAJES_RECUPERAR} to="/login?olvidada" />
  if (mode !== 'resetPassword') return <SpentLink />
  return (
    <ClientOnly>
      <NewPassword code={code} />
    </ClientOnly>
  )
}
