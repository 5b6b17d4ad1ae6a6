import { api, VERSION_COMUNICACIONES } from '@naf/contract'
import { subscriptionAskSchema } from '@naf/contract/schemas'
import { useEffect, useState } from 'react'
import { call, errorText } from '../../api/client.ts'
import { classNames } from '../../lib/text.ts'
import { Button } from '../Button.tsx'
import { ErrorSummary } from '../ErrorSummary.tsx'
import { TextField } from '../Field.tsx'
import { useZodForm } from '../useZodForm.ts'
import { MENSAJES_SUSCRIBIRSE as TEXTO } from './messages.ts'

const schema = subscriptionAskSchema.pick({ Correo: true })

/** Asks for an address, and says afterwards that its mailbox has to confirm; the answer is the same for every address. */
export default function SubscribeForm({ className, focus = false }: { className?: string; focus?: boolean }) {
  const [said, setSaid] = useState<string | null>(null)
  const form = useZodForm(schema, { Correo: '' })
  const { errors, submitCount, isSubmitting } = form.formState
  const { setFocus } = form

  useEffect(() => {
    if (focus) setFocus('Correo')
  }, [focus, setFocus])

  const submit = form.handleSubmit(async ({ Correo }) => {
    try {
      const input = { Correo, Version: VERSION_COMUNICACIONES }
      setSaid((await call(api.suscripciones.ask, { input })).mensaje)
    } catch (error) {
      form.setError('root', { message: errorText(error, TEXTO.failed) })
    }
  })

  return (
    <form noValidate onSubmit={submit} className={classNames('space-y-4 text-left', className)}>
      {said === null && (
        <>
          <ErrorSummary errors={errors} submitCount={submitCount} />
          <TextField
            {...form.register('Correo')}
            label={TEXTO.Correo}
            hint={TEXTO.hint}
            error={errors.Correo?.message}
            type="email"
            autoComplete="email"
            spellCheck={false}
          />
          <Button type="submit" busy={isSubmitting} className="w-full sm:w-auto">
            {TEXTO.submit}
          </Button>
        </>
      )}
      <p role="status" className={said === null ? 'sr-only' : 'rounded-md bg-brand-soft px-4 py-3'}>
        {said}
      </p>
    </form>
  )
}
