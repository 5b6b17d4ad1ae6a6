import { api, DASHBOARD } from '@naf/contract'
import { loginSchema, registerSchema } from '@naf/contract/schemas'
import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, useLocation } from 'react-router-dom'
import * as z from 'zod'
import { sendPasswordReset, signIn } from '../../api/account.ts'
import { ApiError, call, errorText, UNAVAILABLE } from '../../api/client.ts'
import { identityErrorCode } from '../../api/identity.ts'
import { NetworkError } from '../../api/transport.ts'
import { ownPath } from '../../auth/paths.ts'
import { enter, prepare } from '../../auth/sign-in.tsx'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/fields.tsx'
import { PasswordField } from '../../form/PasswordField.tsx'
import { useAppForm } from '../../form/use-app-form.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { useScreenTitle } from '../../ui/hooks.ts'
import { Splash } from '../../ui/states.tsx'
import { AuthCard } from './AuthCard.tsx'

const TITLE = 'Ingresa a tu cuenta'
const SPLASH_MS = 2000
const POST_LOGIN_DELAY_MS = 1500

/** A splash, then the form. `?olvidada` opens the form for a new password. */
export default function LoginPage() {
  const { search } = useLocation()
  const [isStarting, setStarting] = useState(true)
  const [isForgotten, setForgotten] = useState(new URLSearchParams(search).has('olvidada'))
  useScreenTitle(TITLE)

  useEffect(() => {
    prepare()
    // A piece at a time: the page answers meanwhile.
    const timer = setTimeout(() => startTransition(() => setStarting(false)), SPLASH_MS)
    return () => clearTimeout(timer)
  }, [])

  if (isStarting) return <FullPage text="Cargando NAF..." />
  if (isForgotten) return <ResetForm onBack={() => setForgotten(false)} />
  return <LoginForm onForgotten={() => setForgotten(true)} />
}

function FullPage({ text }: { text: string }) {
  return (
    <div className="fixed inset-0 z-40 overflow-auto">
      <Splash text={text} />
    </div>
  )
}

function LoginForm({ onForgotten }: { onForgotten: () => void }) {
  const { search } = useLocation()
  const [isEntering, setEntering] = useState(false)
  const form = useAppForm({
    schema: loginSchema,
    initial: { username: '', password: '' },
    send: async (credentials) => {
      const focused = document.activeElement
      setEntering(true)
      try {
        await enter('login', () => logIn(credentials))
      } catch (error) {
        flushSync(() => setEntering(false))
        if (focused instanceof HTMLElement) focused.focus()
        throw error
      }
    },
    explain: (error) => ({ message: failureOf(error) }),
  })
  const open = pathForVisitor(new URLSearchParams(search).get('redirect'))

  return (
    <>
      {isEntering && <FullPage text="Iniciando sesión..." />}
      <div inert={isEntering} className="contents">
        <AuthCard title={TITLE}>
          {open && (
            <ButtonLink to={open} variant="secondary" className="w-full sm:w-auto">
              Ver sin ingresar
            </ButtonLink>
          )}
          <Form form={form} submit="Ingresar" icon={null}>
            <div>
              <TextField
                name="username"
                label="Nombre de usuario o correo electrónico"
                lines={2}
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
              />
              <PasswordField name="password" label="Contraseña" autoComplete="current-password" />
              <button type="button" onClick={onForgotten} className="link py-1 text-sm">
                Olvidé mi contraseña
              </button>
            </div>
          </Form>
          <div className="flex flex-col gap-3 border-t border-line pt-6 sm:items-start">
            <p className="text-sm text-ink-soft">¿Todavía no tienes una cuenta?</p>
            <ButtonLink to={{ pathname: '/register', search }} variant="secondary">
              Registrarse
            </ButtonLink>
            <Link to="/" className="link py-2 text-sm max-sm:self-center">
              Volver al inicio
            </Link>
          </div>
        </AuthCard>
      </div>
    </>
  )
}

/** Begins a session. Returns the path that the server names, if it is one of this portal. */
const logIn = async (credentials: z.output<typeof loginSchema>): Promise<string | null> => {
  const { email } = await call(api.users.login, { input: credentials })
  await signIn(email, credentials.password)
  const { redirect } = await call(api.users.dashboardAccess)
  await new Promise((resolve) => setTimeout(resolve, POST_LOGIN_DELAY_MS))
  return ownPath(redirect)
}

/** Nothing that says which half was wrong. */
const failureOf = (error: unknown): string => {
  if (error instanceof NetworkError) return error.message
  if (identityErrorCode(error) === 'auth/too-many-requests')
    return 'Demasiados intentos. Espera unos minutos e inténtalo de nuevo.'
  if (error instanceof ApiError) {
    if (error.code === null || error.status >= 500) return UNAVAILABLE
    if (error.code === 'too_many_requests' || error.code === 'unverified_app') return error.message
  }
  return 'Usuario o contraseña incorrectos.'
}

const SHARED =
  /^(?:quienes|servicios|naf|galeria|calendario|inscripcion|capacitaciones|verificar|terminos-condiciones|politica-(?:privacidad|cookies)|(?:biblioteca|boletines)(?:\/[\w-]+)?)(?:[?#]|$)/

/** The page of a record, by the screen with which staff changes it. */
const OF_STAFF = /^(libros|boletines|galeria|capacitaciones)-manager\/(?:ver|editar)\/([\w-]+)/
const READ_AT: Record<string, (id: string) => string> = {
  libros: (id) => `/biblioteca/${id}`,
  boletines: (id) => `/boletines/${id}`,
  galeria: () => '/galeria',
  capacitaciones: (id) => `/capacitaciones?id=${id}`,
}

/** Where a visitor finds what an address of a dashboard names; null for what only its people may see. */
const pathForVisitor = (wanted: string | null): string | null => {
  const path = ownPath(wanted) ?? ''
  const dashboard = Object.values(DASHBOARD).find((each) => path.startsWith(`${each}/`))
  if (!dashboard) return null
  const screen = path.slice(dashboard.length + 1)
  const [, kind = '', id = ''] = OF_STAFF.exec(screen) ?? []
  return READ_AT[kind]?.(id) ?? (SHARED.test(screen) ? `/${screen}` : null)
}

const resetSchema = z.object({ correo: registerSchema.options[0].shape.correo })

function ResetForm({ onBack }: { onBack: () => void }) {
  const form = useAppForm({
    schema: resetSchema,
    initial: { correo: '' },
    send: ({ correo }) => sendPasswordReset(correo),
    explain: (error) => ({ message: errorText(error, 'Error al enviar el enlace. Revisa el correo.') }),
    texts: {
      sent: {
        title: 'Enlace de restablecimiento enviado al correo electrónico',
        text: 'Si no te llega en unos minutos, revisa el correo no deseado y que sea el correo de tu cuenta.',
      },
    },
    onSent: onBack,
  })
  const back = (
    <Button variant="quiet" onClick={onBack}>
      Volver al login
    </Button>
  )
  return (
    <AuthCard
      title="Restablece tu contraseña"
      text="Escribe el correo de tu cuenta. Te enviaremos un enlace para elegir una contraseña nueva."
    >
      <Form form={form} submit="Enviar enlace" beside={back}>
        <TextField name="correo" label="Correo electrónico" type="email" />
      </Form>
    </AuthCard>
  )
}
