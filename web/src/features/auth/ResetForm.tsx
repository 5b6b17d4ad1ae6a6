import { isOffline, sendPasswordReset } from '../../api/identity.ts'
import { NetworkError } from '../../api/transport.ts'
import { Button } from '../../ui/Button.tsx'
import { alertError, alertSuccess } from '../../ui/dialog.ts'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { TextField } from '../../ui/Field.tsx'
import { useZodForm } from '../../ui/useZodForm.ts'
import { AuthCard } from './AuthCard.tsx'
import { MENSAJES_RESTABLECER as TEXTO } from './messages.ts'
import { resetFormSchema } from './reset-form.ts'

/** Asks for the address the link to a new password goes to. */
export function ResetForm({ onBack }: { onBack: () => void }) {
  const { register, handleSubmit, formState } = useZodForm(resetFormSchema, { correo: '' })
  const { errors, submitCount, isSubmitting } = formState

  const send = handleSubmit(async ({ correo }) => {
    try {
      await sendPasswordReset(correo)
    } catch (error) {
      await alertError(isOffline(error) ? new NetworkError().message : TEXTO.failed)
      return
    }
    await alertSuccess(TEXTO.sent, TEXTO.ifMissing)
    onBack()
  })

  return (
    <AuthCard title={TEXTO.title} text={TEXTO.text}>
      <form noValidate onSubmit={send} className="mt-6 flex flex-col gap-5">
        <ErrorSummary errors={errors} submitCount={submitCount} />
        <TextField
          {...register('correo')}
          type="email"
          label={TEXTO.correo}
          error={errors.correo?.message}
          autoComplete="email"
        />
        <Button type="submit" busy={isSubmitting}>
          {TEXTO.submit}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {TEXTO.back}
        </Button>
      </form>
    </AuthCard>
  )
}
