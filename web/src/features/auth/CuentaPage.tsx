import { useSearchParams } from 'react-router-dom'
import { linkSecret } from '../../lib/link-secret.ts'
import { ClientOnly } from '../../ui/ClientOnly.tsx'
import { lazyForm } from '../../ui/lazy-form.ts'
import { ConfirmCorreo } from './ConfirmCorreo.tsx'
import { SpentLink } from './SpentLink.tsx'

const NewPassword = lazyForm(() => import('./NewPassword.tsx'))

/** Where the links in the identity provider's mails lead, whoever is using the portal at the moment. */
export default function CuentaPage() {
  const [search] = useSearchParams()
  const code = linkSecret(search.get('oobCode') ?? '')
  const mode = linkSecret(search.get('mode') ?? '')
  if (!code) return <SpentLink />
  if (mode === 'verifyEmail') return <ConfirmCorreo code={code} />
  if (mode !== 'resetPassword') return <SpentLink />
  return (
    <ClientOnly>
      <NewPassword code={code} />
    </ClientOnly>
  )
}
