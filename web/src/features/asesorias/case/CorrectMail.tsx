import type { Asesoria } from '@naf/contract'
import { mailCorrectionSchema } from '@naf/contract/schemas'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '../../../api/client.ts'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/dialog.ts'
import { TextField } from '../../../ui/Field.tsx'
import { useZodForm } from '../../../ui/useZodForm.ts'
import { MENSAJES_CASO } from './messages.ts'
import { useCorrectMail } from './useCaseChanges.ts'

const TEXTO = MENSAJES_CASO.correctMail

/** Corrects the e-mail of a request, until somebody who reads that mailbox has confirmed it. */
export function CorrectMail({ asesoria }: { asesoria: Asesoria }) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (asesoria.CorreoConfirmado) return null
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        small
        className="self-start"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {TEXTO.open}
      </Button>
      {isOpen && <MailForm asesoria={asesoria} close={close} />}
    </>
  )
}

function MailForm({ asesoria, close }: { asesoria: Asesoria; close: () => void }) {
  const form = useZodForm(mailCorrectionSchema, { Correo: asesoria.Correo })
  const { mutateAsync } = useCorrectMail(asesoria)
  const { errors, isSubmitting } = form.formState
  useEffect(() => form.setFocus('Correo'), [form])

  const focusField = () => form.setFocus('Correo')
  const submit = form.handleSubmit(async (input) => {
    try {
      await mutateAsync(input)
    } catch (error) {
      form.setError('Correo', { message: errorText(error, TEXTO.failed) })
      return focusField()
    }
    close()
    toast(TEXTO.done)
  }, focusField)

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-2">
      <TextField
        {...form.register('Correo')}
        label={TEXTO.label}
        hint={TEXTO.hint}
        error={errors.Correo?.message}
        type="email"
        autoComplete="off"
        spellCheck={false}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" small busy={isSubmitting}>
          {TEXTO.submit}
        </Button>
        <Button variant="quiet" small onClick={close}>
          {TEXTO.cancel}
        </Button>
      </div>
    </form>
  )
}
