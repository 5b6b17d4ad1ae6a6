import { api } from '@naf/contract'
import { registerSchema } from '@naf/contract/schemas'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as z from 'zod'
import { correoOfResetCode, resetPassword, signIn } from '../../api/account.ts'
import { call } from '../../api/client.ts'
import { isOrphan } from '../../auth/session.ts'
import { enter, prepare } from '../../auth/sign-in.tsx'
import { Form } from '../../form/Form.tsx'
import { PasswordField } from '../../form/PasswordField.tsx'
import { useAppForm } from '../../form/use-app-form.ts'
import { LoadedOr } from '../../ui/states.tsx'
import { AuthCard, failureOf, isSpent, Outcome, SpentLink } from './AuthCard.tsx'

type Sent =
  | { name: 'spent' }
  | { name: 'entered'; username: string }
  /** The password is stored, and the account has no record. */
  | { name: 'incomplete'; correo: string }

export function NewPassword({ code }: { code: string }) {
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
