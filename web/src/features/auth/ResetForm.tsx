import { alertError, alertSuccess } from '../../lib/dialogs.ts'
import { isOffline, sendPasswordReset } from '../../lib/identity.ts'
import { NetworkError } from '../../lib/transport.ts'
import { Button } from '../../ui/Button.tsx'
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
      await alertError(isOffline(error) ? new NetworkError().message : TEXTO.error)
      return
    }
    await alertSuccess(TEXTO.enviado, TEXTO.siNoLlega)
    onBack()
  })

  return (
    <AuthCard title={TEXTO.titulo} text={TEXTO.texto}>
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
          {TEXTO.enviar}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {TEXTO.volver}
        </Button>
      </form>
    </AuthCard>
  )
}
