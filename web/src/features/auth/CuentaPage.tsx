import { api } from '@naf/contract'
import { registerSchema } from '@naf/contract/schemas'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as z from 'zod'
import { applyCode, correoOfResetCode, resetPassword, signIn } from '../../api/account.ts'
import { call } from '../../api/client.ts'
import { linkSecret } from '../../auth/link-secret.ts'
import { isOrphan } from '../../auth/session.ts'
import { enter, prepare } from '../../auth/sign-in.tsx'
import { Form } from '../../form/Form.tsx'
import { PasswordField } from '../../form/PasswordField.tsx'
import { useAppForm } from '../../form/use-app-form.ts'
import { Button } from '../../ui/Button.tsx'
import { alertError } from '../../ui/dialog.ts'
import { LoadedOr } from '../../ui/states.tsx'
import { AuthCard, failureOf, isSpent, Outcome, SPENT, SpentLink } from './AuthCard.tsx'

const CONFIRM = {
  title: 'Confirma tu correo',
  text: 'Con esto sabremos que el correo de tu cuenta es tuyo.',
  button: 'Confirmar mi correo',
  done: {
    title: 'Tu correo quedó confirmado',
    text: 'Ya puedes usar el portal con tu cuenta.',
    to: '/login',
    label: 'Ingresar',
  },
}

const RECOVER = {
  title: 'Recupera el correo de tu cuenta',
  text: 'Alguien cambió el correo de tu cuenta. Con esto vuelve a ser el anterior.',
  button: 'Volver al correo anterior',
  done: {
    title: 'Tu cuenta tiene otra vez su correo anterior',
    text: 'Si tú no lo cambiaste, alguien conoce tu contraseña. Elige una nueva: te enviaremos un enlace a ese correo.',
    to: '/login?olvidada',
    label: 'Elegir una contraseña nueva',
  },
}

const STILL_OTHER = `${SPENT} Si el correo de tu cuenta sigue siendo otro, escribe al NAF.`

/** The links in the identity provider's mails lead here, with any session or none. */
export default function CuentaPage() {
  const [search] = useSearchParams()
  const code = linkSecret(search.get('oobCode') ?? '')
  switch (code && linkSecret(search.get('mode') ?? '')) {
    case 'verifyEmail':
      return <ApplyCode code={code} texts={CONFIRM} />
    case 'recoverEmail':
      return <ApplyCode code={code} texts={RECOVER} spent={STILL_OTHER} />
    case 'resetPassword':
      return <NewPassword code={code} />
    default:
      return <SpentLink />
  }
}

/** Applies the code by a press, and not by itself: programs that look for harm open the links of mails, too. */
function ApplyCode({ code, texts, spent }: { code: string; texts: typeof CONFIRM; spent?: string }) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => applyCode(code),
    onError: (error) => {
      if (!isSpent(error)) void alertError(failureOf(error))
    },
  })
  if (isSpent(error)) return <SpentLink text={spent} />
  if (isSuccess) return <Outcome {...texts.done} />
  return (
    <AuthCard title={texts.title} text={texts.text}>
      <Button busy={isPending} onClick={() => mutate()} className="w-full sm:w-auto">
        {texts.button}
      </Button>
    </AuthCard>
  )
}

type Sent =
  | { name: 'spent' }
  | { name: 'entered'; username: string }
  /** The password is stored, and the account has no record. */
  | { name: 'incomplete'; correo: string }

function NewPassword({ code }: { code: string }) {
  const [sent, setSent] = useState<Sent | null>(null)
  const queryFn = () => correoOfResetCode(code)
  const query = useQuery({ queryKey: ['cuenta', code], queryFn, retry: false, gcTime: 0 })
  useEffect(prepare, [])

  if (sent?.name === 'incomplete')
    return (
      <Outcome
        title="Falta completar tu registro"
        text={`Alguien empezó a crear una cuenta con ${sent.correo} y no la completó. Tu contraseña ya está guardada: completa el registro con ese mismo correo y esa contraseña.`}
        to="/register"
        label="Completar el registro"
      />
    )
  if (sent?.name === 'entered')
    return (
      <Outcome title="Tu contraseña quedó guardada" to="/login" label="Ir a mi panel">
        <p>
          Tu nombre de usuario es <strong className="break-all">{sent.username}</strong>. Lo necesitas, junto
          con tu contraseña, cada vez que ingreses.
        </p>
      </Outcome>
    )
  if (sent || isSpent(query.error)) return <SpentLink />
  return (
    <AuthCard title="Elige una contraseña nueva" text={query.data && `Para la cuenta de ${query.data}.`}>
      <LoadedOr query={query} failed="No pudimos revisar el enlace" place="h-28">
        {(correo) => <NewPasswordForm code={code} correo={correo} onSent={setSent} />}
      </LoadedOr>
    </AuthCard>
  )
}

const passwordSchema = z.object({ password: registerSchema.options[0].shape.password })

type NewPasswordFormProps = { code: string; correo: string; onSent: (sent: Sent) => void }

function NewPasswordForm({ code, correo, onSent }: NewPasswordFormProps) {
  const form = useAppForm({
    schema: passwordSchema,
    initial: { password: '' },
    send: async ({ password }): Promise<Sent> => {
      let username = ''
      try {
        // As at the registration: the session must not ask for a record that may be missing.
        await enter('register', async () => {
          await resetPassword(code, password)
          const uid = await signIn(correo, password)
          username = (await call(api.users.read, { params: { uid } })).Username
          return null
        })
        return { name: 'entered', username }
      } catch (error) {
        if (isOrphan(error)) return { name: 'incomplete', correo }
        if (isSpent(error)) return { name: 'spent' }
        throw error
      }
    },
    explain: (error) => ({ message: failureOf(error) }),
    onSent,
  })
  return (
    <Form form={form} submit="Guardar e ingresar" icon={null}>
      <PasswordField
        name="password"
        label="Nueva contraseña"
        hint="Al menos 6 caracteres."
        lines={2}
        autoComplete="new-password"
      />
    </Form>
  )
}
