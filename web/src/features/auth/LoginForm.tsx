import type { FormEventHandler } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Link, useLocation } from 'react-router-dom'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { TextField } from '../../ui/Field.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { AuthCard } from './AuthCard.tsx'
import { MENSAJES_LOGIN as TEXTO } from './messages.ts'
import { pathForVisitor } from './path-for-visitor.ts'

interface Credentials {
  username: string
  password: string
}

interface LoginFormProps {
  form: UseFormReturn<Credentials>
  onSubmit: FormEventHandler
  onForgotten: () => void
}

export function LoginForm({ form, onSubmit, onForgotten }: LoginFormProps) {
  const { search } = useLocation()
  const { register, formState } = form
  const { errors, submitCount } = formState
  const open = pathForVisitor(new URLSearchParams(search).get('redirect'))
  return (
    <AuthCard title={TEXTO.title}>
      {open && (
        <ButtonLink to={open} variant="secondary" className="mt-6 w-full">
          {TEXTO.withoutLogin}
        </ButtonLink>
      )}
      <form noValidate onSubmit={onSubmit} className="mt-6 flex flex-col gap-5">
        <ErrorSummary errors={errors} submitCount={submitCount} />
        <TextField
          {...register('username')}
          label={TEXTO.username}
          error={errors.username?.message}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...register('password')}
          label={TEXTO.password}
          error={errors.password?.message}
          autoComplete="current-password"
        />
        <button type="button" onClick={onForgotten} className="link self-start py-1 text-sm">
          {TEXTO.forgotten}
        </button>
        <Button type="submit">{TEXTO.login}</Button>
      </form>
      <div className="mt-8 flex flex-col gap-3 border-t border-line pt-6">
        <p className="text-sm text-ink-soft">{TEXTO.noAccount}</p>
        <ButtonLink to={{ pathname: '/register', search }} variant="secondary">
          {TEXTO.register}
        </ButtonLink>
        <Link to="/" className="link self-center py-2 text-sm">
          {TEXTO.home}
        </Link>
      </div>
    </AuthCard>
  )
}
