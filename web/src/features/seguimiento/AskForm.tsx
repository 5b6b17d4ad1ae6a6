import { api } from '@naf/contract'
import { linksAskSchema } from '@naf/contract/schemas'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { call, errorText } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { TextField } from '../../ui/Field.tsx'
import { useZodForm } from '../../ui/useZodForm.ts'
import { MENSAJES_SEGUIMIENTO_PAGINA } from './messages.ts'
import { Outcome } from './Outcome.tsx'

const TEXTO = MENSAJES_SEGUIMIENTO_PAGINA.form

/** Has the links of a mailbox mailed to it. The answer is the same for every address. */
export function AskForm({ notice }: { notice: string | false }) {
  const { state } = useLocation()
  const form = useZodForm(linksAskSchema, { Correo: String(state?.correo ?? '') })
  const [said, setSaid] = useState<string | null>(null)
  const { errors, submitCount, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (input) => {
    try {
      setSaid((await call(api.seguimiento.sendLinks, { input })).mensaje)
    } catch (error) {
      form.setError('root', { message: errorText(error, TEXTO.failed) })
    }
  })

  if (said !== null)
    return (
      <div className="card p-5 sm:p-8">
        <Outcome>{said}</Outcome>
        <p>{TEXTO.next}</p>
        <Button variant="secondary" className="mt-5" onClick={() => setSaid(null)}>
          {TEXTO.again}
        </Button>
      </div>
    )
  return (
    <form noValidate onSubmit={submit} className="card space-y-5 p-5 sm:p-8">
      {notice && (
        <p role="status" className="rounded-md bg-accent-soft px-4 py-3">
          {notice}
        </p>
      )}
      <ErrorSummary errors={errors} submitCount={submitCount} />
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
        {!isSubmitting && <Mail aria-hidden="true" className="size-5" />}
        {TEXTO.submit}
      </Button>
    </form>
  )
}
