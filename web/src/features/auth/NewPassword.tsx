import { api } from '@naf/contract'
import { registerSchema } from '@naf/contract/schemas'
import { useEffect, useState } from 'react'
import * as z from 'zod'
import { call } from '../../api/client.ts'
import { correoOfResetCode, resetPassword, signIn } from '../../api/identity.ts'
import { isOrphan } from '../../auth/session.ts'
import { enter, prepare } from '../../auth/sign-in.tsx'
import { Form } from '../../form/Form.tsx'
import { PasswordField } from '../../form/PasswordField.tsx'
import { useAppForm } from '../../form/use-app-form.ts'
import { alertError } from '../../ui/dialog.ts'
import { SkeletonList } from '../../ui/states.tsx'
import { AuthCard } from './AuthCard.tsx'
import { failureOf, isSpent, Outcome, SpentLink } from './Outcome.tsx'

type Step =
  | { name: 'checking' | 'spent' }
  | { name: 'asked'; correo: string }
  | { name: 'entered'; username: string }
  /** The password is stored, and the account has no record. */
  | { name: 'incomplete'; correo: string }

const NEW_PASSWORD = 'Elige una contraseña nueva'

/** A new password for the account of the link. Then the session begins, and the page shows the username. */
export function NewPassword({ code }: { code: string }) {
  const [step, setStep] = useState<Step>({ name: 'checking' })

  useEffect(() => {
    const left = new AbortController()
    const check = async (): Promise<void> => {
      try {
        setStep({ name: 'asked', correo: await correoOfResetCode(code) })
      } catch (error) {
        if (isSpent(error)) return setStep({ name: 'spent' })
        await alertError(failureOf(error), left.signal)
        if (!left.signal.aborted) await check()
      }
    }
    prepare()
    void check()
    return () => left.abort()
  }, [code])

  switch (step.name) {
    case 'checking':
      return (
        <AuthCard title={NEW_PASSWORD} text="Revisando el enlace...">
          <SkeletonList count={2} className="h-12" />
        </AuthCard>
      )
    case 'asked':
      return (
        <AuthCard title={NEW_PASSWORD} text={`Para la cuenta de ${step.correo}.`}>
          <NewPasswordForm code={code} correo={step.correo} onSent={setStep} />
        </AuthCard>
      )
    case 'spent':
      return <SpentLink />
    case 'incomplete':
      return (
        <Outcome
          title="Falta completar tu registro"
          text={`Alguien empezó a crear una cuenta con ${step.correo} y no la completó. Tu contraseña ya está guardada: completa el registro con ese mismo correo y esa contraseña.`}
          to="/register"
          label="Completar el registro"
        />
      )
    case 'entered':
      return (
        <Outcome title="Tu contraseña quedó guardada" to="/login" label="Ir a mi panel">
          <p>
            Tu nombre de usuario es <strong className="break-all">{step.username}</strong>. Lo necesitas,
            junto con tu contraseña, cada vez que ingreses.
          </p>
        </Outcome>
      )
  }
}

const passwordSchema = z.object({ password: registerSchema.options[0].shape.password })

interface NewPasswordFormProps {
  code: string
  correo: string
  onSent: (step: Step) => void
}

function NewPasswordForm({ code, correo, onSent }: NewPasswordFormProps) {
  const form = useAppForm({
    schema: passwordSchema,
    initial: { password: '' },
    send: async ({ password }): Promise<Step> => {
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
