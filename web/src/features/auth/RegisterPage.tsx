import { ClientOnly } from '../../ui/ClientOnly.tsx'
import { lazyForm } from '../../ui/lazy-form.ts'
import { AuthCard } from './AuthCard.tsx'
import { MENSAJES_REGISTRARSE as TEXTO } from './messages.ts'

const RegisterForm = lazyForm(() => import('./RegisterForm.tsx'))

export default function RegisterPage() {
  return (
    <AuthCard wide title={TEXTO.title} text={TEXTO.text}>
      <ClientOnly>
        <RegisterForm />
      </ClientOnly>
    </AuthCard>
  )
}
