import { trackingSchema } from '@naf/contract/schemas'
import { Search } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { errorText } from '../../lib/api-client.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { TextField } from '../../ui/Field.tsx'
import { useZodForm } from '../../ui/useZodForm.ts'
import { useFind } from './api.ts'
import { MENSAJES_SEGUIMIENTO_PAGINA } from './messages.ts'

const TEXTO = MENSAJES_SEGUIMIENTO_PAGINA.form

/** What the receipt's link brings along. */
const typedOf = (state: { numero?: string; correo?: string } | null) => ({
  Numero: state?.numero ?? '',
  Correo: state?.correo ?? '',
})

interface FindFormProps {
  /** Why it is asked. */
  notice: string | false
  onFound: (enlace: string) => void
}

/** Number and mail. What does not fit together is said in the summary, and nothing is lost of what was typed. */
export function FindForm({ notice, onFound }: FindFormProps) {
  const { state } = useLocation()
  const form = useZodForm(trackingSchema, typedOf(state))
  const find = useFind()
  const { errors, submitCount, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (typed) => {
    try {
      onFound(await find(typed))
    } catch (error) {
      form.setError('root', { message: errorText(error, TEXTO.failed) })
    }
  })

  return (
    <form noValidate onSubmit={submit} className="card space-y-5 p-5 sm:p-8">
      {notice && (
        <p role="status" className="rounded-md bg-accent-soft px-4 py-3">
          {notice}
        </p>
      )}
      <ErrorSummary errors={errors} submitCount={submitCount} />
      <TextField
        {...form.register('Numero')}
        label={TEXTO.Numero}
        hint={TEXTO.NumeroHint}
        error={errors.Numero?.message}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField
        {...form.register('Correo')}
        label={TEXTO.Correo}
        hint={TEXTO.CorreoHint}
        error={errors.Correo?.message}
        type="email"
        autoComplete="email"
        spellCheck={false}
      />
      <Button type="submit" variant="accent" busy={isSubmitting} className="w-full sm:w-auto">
        {!isSubmitting && <Search aria-hidden="true" className="size-5" />}
        {TEXTO.submit}
      </Button>
    </form>
  )
}
