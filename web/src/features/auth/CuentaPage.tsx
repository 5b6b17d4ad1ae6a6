import { useSearchParams } from 'react-router-dom'
import { InBrowser } from '../../ui/InBrowser.tsx'
import { lazyForm } from '../../ui/lazy-form.ts'
import { ConfirmarCorreo } from './ConfirmarCorreo.tsx'
import { EnlaceInvalido } from './EnlaceInvalido.tsx'

const NuevaPassword = lazyForm(() => import('./NuevaPassword.tsx'))

/** Where the links in the identity provider's mails lead, whoever is using the portal at the moment. */
export default function CuentaPage() {
  const [search] = useSearchParams()
  const code = search.get('oobCode')
  if (!code) return <EnlaceInvalido />
  if (search.get('mode') === 'verifyEmail') return <ConfirmarCorreo code={code} />
  if (search.get('mode') !== 'resetPassword') return <EnlaceInvalido />
  return (
    <InBrowser>
      <NuevaPassword code={code} />
    </InBrowser>
  )
}
