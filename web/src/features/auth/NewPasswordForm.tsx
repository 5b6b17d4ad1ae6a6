import { isOrphan } from '../../auth/session.ts'
import { enter } from '../../auth/sign-in.tsx'
import { Button } from '../../ui/Button.tsx'
import { alertError } from '../../ui/dialog.ts'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useZodForm } from '../../ui/useZodForm.ts'
import { MENSAJES_CUENTA as TEXTO } from './cuenta-messages.ts'
import { isSpentLink, linkErrorText } from './link-errors.ts'
import { newPasswordFormSchema } from './new-password-form.ts'
import { resetAndEnter } from './reset-password.ts'

/** What came of the link and the password. */
export type Outcome =
  | { step: 'entered'; username: string }
  /** The password is saved, and the account has no user record. */
  | { step: 'incomplete'; correo: string }
  | { step: 'spent' }

interface NewPasswordFormProps {
  code: string
  correo: string
  onOutcome: (outcome: Outcome) => void
}

export function NewPasswordForm({ code, correo, onOutcome }: NewPasswordFormProps) {
  const { register, handleSubmit, formState } = useZodForm(newPasswordFormSchema, { password: '' })
  const { errors, submitCount, isSubmitting } = formState

  const save = handleSubmit(async ({ password }) => {
    let username = ''
    try {
      // Whether there is a record is found out here; the session is not to ask for it meanwhile.
      await enter('register', async () => {
        username = await resetAndEnter(code, correo, password)
        return null
      })
      onOutcome({ step: 'entered', username })
    } catch (error) {
      if (isOrphan(error)) return onOutcome({ step: 'incomplete', correo })
      if (isSpentLink(error)) return onOutcome({ step: 'spent' })
      await alertError(linkErrorText(error))
    }
  })

  return (
    <form noValidate onSubmit={save} className=" flex flex-col gap-5">
      <ErrorSummary errors={errors} submitCount={submitCount} />
      <PasswordField
        {...register('password')}
        label={TEXTO.newPassword}
        hint={TEXTO.newPasswordHint}
        error={errors.password?.message}
        autoComplete="new-password"
      />
      <Button type="submit" busy={isSubmitting}>
        {TEXTO.save}
      </Button>
    </form>
  )
}
