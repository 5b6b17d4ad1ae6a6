import { Send } from 'lucide-react'
import { PolicyLine } from '../../parts/consent.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { TextField } from '../../ui/Field.tsx'
import { RestoredNotice } from '../../ui/RestoredNotice.tsx'
import { MENSAJES_INSCRIBIRSE as TEXTO } from './messages.ts'
import type { SignUpValues } from './sign-up-form.ts'
import type { GivenSignUp } from './sign-up-receipt.ts'
import { useSignUpForm } from './useSignUpForm.ts'

interface SignUpFormProps {
  /** Of the training. */
  id: string
  give: (given: GivenSignUp) => void
}

/** Name and mail: no more is needed for a place and a certificate. */
export default function SignUpForm({ id, give }: SignUpFormProps) {
  const { form, doubtsOf, highlighted, restored, startOver, submit } = useSignUpForm(id, give)
  const { errors, submitCount } = form.formState
  const { doubt, onBlur } = doubtsOf('Correo', 'correo')
  const field = (name: keyof SignUpValues, onLeave?: () => void) => ({
    ...form.register(name, onLeave && { onBlur: onLeave }),
    label: TEXTO.fields[name],
    hint: TEXTO.hints[name],
    error: errors[name]?.message,
    highlighted: highlighted.has(name),
  })
  return (
    <form noValidate onSubmit={submit} aria-label={TEXTO.form} className="space-y-5">
      {restored && <RestoredNotice {...restored} startOver={startOver} />}
      <ErrorSummary errors={errors} submitCount={submitCount} labels={TEXTO.fields} />
      <TextField {...field('Nombre')} autoComplete="name" autoCapitalize="words" />
      <TextField
        {...field('Correo', onBlur)}
        doubt={doubt}
        type="email"
        autoComplete="email"
        spellCheck={false}
      />
      <PolicyLine action="join" />
      <Button type="submit" variant="accent" className="w-full sm:w-auto">
        <Send aria-hidden="true" className="size-5" />
        {TEXTO.submit}
      </Button>
    </form>
  )
}
