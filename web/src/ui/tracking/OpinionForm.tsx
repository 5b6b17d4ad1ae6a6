import type { Opinion } from '@naf/contract'
import { useState } from 'react'
import { Button } from '../Button.tsx'
import { RadioGroupField } from '../ChoiceFields.tsx'
import { ErrorSummary } from '../ErrorSummary.tsx'
import { TextAreaField } from '../Field.tsx'
import { useDraftForm } from '../useDraftForm.ts'
import { useSendOnce } from '../useSendOnce.ts'
import { MENSAJES_SOLICITUD } from './messages.ts'
import { opinionDrafts, opinionFormSchema, VALUES } from './opinion-form.ts'
import type { RequestCalls, RequestOf } from './request-calls.ts'

const TEXTO = MENSAJES_SOLICITUD.opinion

interface OpinionFormProps extends RequestOf {
  given: Opinion | null
  send: RequestCalls['rate']
  onSent: () => void
}

/** From one to five, and a few words if one likes. */
export default function OpinionForm({ id, owner, given, send, onSent }: OpinionFormProps) {
  const [drafts] = useState(() => opinionDrafts(id, given))
  const { form, draft } = useDraftForm(opinionFormSchema, drafts, owner)
  const submit = useSendOnce({
    form,
    draft,
    toPayload: (filled: Opinion) => filled,
    send: ({ input }) => send(input),
    keep: (values) => values,
    onSent,
    texts: TEXTO.texts,
  })
  const { errors, submitCount } = form.formState
  return (
    <form noValidate onSubmit={submit} className="mt-3 space-y-5">
      <ErrorSummary errors={errors} submitCount={submitCount} />
      <RadioGroupField
        {...form.register('Valor')}
        id={`valor-${id}`}
        label={TEXTO.label}
        options={VALUES}
        error={errors.Valor?.message}
      />
      <TextAreaField
        {...form.register('Comentario')}
        id={`comentario-${id}`}
        label={TEXTO.comment}
        optional
        error={errors.Comentario?.message}
        rows={3}
      />
      <Button type="submit">{TEXTO.submit}</Button>
    </form>
  )
}
