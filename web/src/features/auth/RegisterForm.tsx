import { FormProvider } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { PolicyLine } from '../../session/consent/PolicyLine.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { RadioGroupField } from '../../ui/ChoiceFields.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { TextField } from '../../ui/Field.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { PersonFields } from '../../ui/PersonFields.tsx'
import { RestoredNotice } from '../../ui/RestoredNotice.tsx'
import { MENSAJES_REGISTRARSE as TEXTO } from './messages.ts'
import { useRegister } from './useRegister.ts'

const IDENTIFICACIONES = [
  { value: 'cedula', label: TEXTO.cedula },
  { value: 'ruc', label: TEXTO.ruc },
]

const SECOND_NAMES = ['segundoNombre', 'segundoApellido'] as const

export default function RegisterForm() {
  const { search } = useLocation()
  const { form, doubtsOf, restored, startOver, submit } = useRegister()
  const { register, watch, formState, trigger } = form
  const { errors, submitCount, isSubmitting } = formState
  const ruc = watch('tipoIdentificacion') === 'ruc'
  const { doubt, onBlur } = doubtsOf('correo', 'correo')
  const checkNumber = () => submitCount > 0 && void trigger('cedulaRUC')

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className=" flex flex-col gap-10">
        {restored && <RestoredNotice {...restored} startOver={startOver} />}
        <ErrorSummary errors={errors} submitCount={submitCount} />
        <PersonFields
          optional={SECOND_NAMES}
          identification={
            <>
              <RadioGroupField
                {...register('tipoIdentificacion', { onChange: checkNumber })}
                label={TEXTO.tipoIdentificacion}
                options={IDENTIFICACIONES}
                error={errors.tipoIdentificacion?.message}
              />
              <TextField
                {...register('cedulaRUC')}
                label={ruc ? TEXTO.rucNumber : TEXTO.cedulaNumber}
                hint={ruc ? TEXTO.rucHint : TEXTO.cedulaHint}
                error={errors.cedulaRUC?.message}
                inputMode="numeric"
                autoComplete="off"
              />
            </>
          }
        />
        <section aria-labelledby="acceso" className="flex flex-col gap-5">
          <h2 id="acceso" className="text-lg">
            {TEXTO.access}
          </h2>
          <TextField
            {...register('correo', { onBlur })}
            type="email"
            label={TEXTO.correo}
            error={errors.correo?.message}
            doubt={doubt}
            autoComplete="email"
          />
          <TextField
            {...register('username')}
            label={TEXTO.username}
            hint={TEXTO.usernameHint}
            error={errors.username?.message}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField
            {...register('password')}
            label={TEXTO.password}
            hint={TEXTO.passwordHint}
            error={errors.password?.message}
            autoComplete="new-password"
          />
        </section>
        <div className="space-y-2">
          <CheckboxField name="comunicaciones" label={TEXTO.comunicaciones} hint={TEXTO.comunicacionesHint} />
          <PolicyLine action="register" />
        </div>
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button type="submit" busy={isSubmitting} className="sm:grow">
            {TEXTO.register}
          </Button>
          <ButtonLink to={{ pathname: '/login', search }} variant="secondary">
            {TEXTO.back}
          </ButtonLink>
        </div>
      </form>
    </FormProvider>
  )
}
