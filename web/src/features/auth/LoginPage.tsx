import { loginSchema } from '@naf/contract/schemas'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { enter, prepare } from '../../auth/sign-in.tsx'
import { alertError } from '../../ui/dialog.ts'
import { Splash } from '../../ui/Splash.tsx'
import { useScreenTitle } from '../../ui/useScreenTitle.ts'
import { useZodForm } from '../../ui/useZodForm.ts'
import { LoginForm } from './LoginForm.tsx'
import { login, loginErrorText } from './login.ts'
import { MENSAJES_LOGIN as TEXTO } from './messages.ts'
import { ResetForm } from './ResetForm.tsx'

const SPLASH_MS = 2000

/**
 * Splash, form, splash again; the form keeps what was typed while a splash covers it. `?olvidada` opens the form for a new
 * password.
 */
export default function LoginPage() {
  const form = useZodForm(loginSchema, { username: '', password: '' })
  useScreenTitle(TEXTO.title)
  const [splash, setSplash] = useState<string | null>(TEXTO.loading)
  const [search] = useSearchParams()
  const [forgotten, setForgotten] = useState(search.has('olvidada'))

  useEffect(() => {
    prepare()
    const timer = setTimeout(() => setSplash(null), SPLASH_MS)
    return () => clearTimeout(timer)
  }, [])

  const submit = form.handleSubmit(async (credentials) => {
    setSplash(TEXTO.entering)
    try {
      await enter('login', () => login(credentials))
    } catch (error) {
      setSplash(null)
      await alertError(loginErrorText(error))
    }
  })

  if (splash !== null) return <FullPage text={splash} />
  if (forgotten) return <ResetForm onBack={() => setForgotten(false)} />
  return <LoginForm form={form} onSubmit={submit} onForgotten={() => setForgotten(true)} />
}

/** Over the header, too. */
function FullPage({ text }: { text: string }) {
  return (
    <div className="fixed inset-0 z-40 overflow-auto">
      <Splash text={text} />
    </div>
  )
}
