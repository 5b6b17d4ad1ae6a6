import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { enter, prepare } from '../../auth/sign-in.tsx'
import { CheckField, ChoiceField } from '../../form/choices.tsx'
import { Form, Section } from '../../form/Form.tsx'
import { TextField } from '../../form/fields.tsx'
import { PasswordField } from '../../form/PasswordField.tsx'
import { PersonFields } from '../../form/PersonFields.tsx'
import { useAppForm } from '../../form/use-app-form.ts'
import { PolicyLine } from '../../parts/consent.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { ClientOnly } from '../../ui/states.tsx'
import { AuthCard } from './AuthCard.tsx'
import { EMPTY, failureOf, registerAccount, registerFormSchema } from './register-account.ts'

export default function RegisterPage() {
  return (
    <AuthCard
      wide
      title="Crea tu cuenta"
      text="Con una cuenta, tus datos ya estarán listos cada vez que pidas una asesoría. Es gratis."
    >
      <ClientOnly>
        <RegisterForm />
      </ClientOnly>
    </AuthCard>
  )
}

const IDENTIFICACIONES = [
  { value: 'cedula', label: 'Cédula' },
  { value: 'ruc', label: 'RUC' },
]

const SECOND_NAMES = ['segundoNombre', 'segundoApellido'] as const

const BUTTON_ANIMATION_MS = 800

/** The guards lead on when the session is there. */
function RegisterForm() {
  const { search } = useLocation()
  const form = useAppForm({
    schema: registerFormSchema,
    initial: EMPTY,
    draft: 'registro',
    send: (filled) =>
      enter('register', async () => {
        const animated = new Promise((resolve) => setTimeout(resolve, BUTTON_ANIMATION_MS))
        await Promise.all([registerAccount(filled), animated])
        return null
      }),
    explain: failureOf,
  })
  useEffect(prepare, [])
  const { control, trigger, formState } = form.methods
  const isRuc = useWatch({ control, name: 'tipoIdentificacion' }) === 'ruc'
  const isQuestioned = formState.isSubmitted || formState.errors.cedulaRUC !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: the other kind of number has another rule
  useEffect(() => {
    if (isQuestioned) void trigger('cedulaRUC')
  }, [isRuc])

  return (
    <Form
      form={form}
      submit="Registrarse"
      icon={null}
      beside={
        <ButtonLink to={{ pathname: '/login', search }} variant="secondary">
          Volver al login
        </ButtonLink>
      }
    >
      <PersonFields
        optional={SECOND_NAMES}
        identification={
          <>
            <ChoiceField
              name="tipoIdentificacion"
              label="Tipo de identificación"
              options={IDENTIFICACIONES}
            />
            <TextField
              name="cedulaRUC"
              label={isRuc ? 'Número de RUC' : 'Número de cédula'}
              hint={isRuc ? '13 dígitos, terminado en 001.' : '10 dígitos.'}
              lines={2}
              inputMode="numeric"
              autoComplete="off"
            />
          </>
        }
      />
      <Section title="Tu acceso">
        <TextField
          name="correo"
          label="Correo electrónico"
          suggest="correo"
          type="email"
          className="col-span-full"
        />
        <TextField
          name="username"
          label="Nombre de usuario"
          hint="Con él ingresas al portal. De 3 a 30 caracteres, sin espacios: números, puntos, guiones y letras sin tilde ni ñ."
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          lines={3}
          className="col-span-full"
        />
        <PasswordField
          name="password"
          label="Contraseña"
          hint="Al menos 6 caracteres."
          lines={2}
          className="col-span-full"
          autoComplete="new-password"
        />
      </Section>
      <div className="space-y-2">
        <CheckField
          name="comunicaciones"
          label="Quiero recibir comunicaciones del NAF (opcional)"
          hint="Boletines nuevos y capacitaciones, a tu correo. Puedes cambiarlo en tu perfil."
        />
        <PolicyLine action="register" />
      </div>
    </Form>
  )
}
