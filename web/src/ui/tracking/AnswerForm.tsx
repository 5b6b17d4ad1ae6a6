import { MENSAJE_MAX, messageCreateSchema } from '@naf/contract/schemas'
import { Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../Button.tsx'
import { CharacterCount } from '../CharacterCount.tsx'
import { ErrorSummary } from '../ErrorSummary.tsx'
import { TextAreaField } from '../Field.tsx'
import { RestoredNotice } from '../RestoredNotice.tsx'
import { useDraftForm } from '../useDraftForm.ts'
import { useSendOnce } from '../useSendOnce.ts'
import { answerDrafts } from './answer-drafts.ts'
import { MENSAJES_SOLICITUD } from './messages.ts'
import type { RequestCalls, RequestOf } from './request-calls.ts'

const TEXTO = MENSAJES_SOLICITUD.answer

interface AnswerFormProps extends RequestOf {
  /** It was asked for, and not open from the start. */
  takesFocus: boolean
  send: RequestCalls['answer']
  onSent: () => void
  onCancel: () => void
}

/** A message to the team: a draft until it is sent, and sent once. */
export default function AnswerForm({ id, owner, takesFocus, send, onSent, onCancel }: AnswerFormProps) {
  const [drafts] = useState(() => answerDrafts(id))
  const { form, draft, startOver } = useDraftForm(messageCreateSchema, drafts, owner)
  const submit = useSendOnce({
    form,
    draft,
    toPayload: (filled: { Texto: string }) => filled,
    send,
    keep: () => drafts.initial,
    onSent,
    texts: TEXTO.texts,
  })
  const { errors, submitCount } = form.formState

  useEffect(() => {
    if (takesFocus) form.setFocus('Texto')
  }, [form, takesFocus])

  return (
    <form noValidate onSubmit={submit} className="mt-4 space-y-4">
      {draft.restored && <RestoredNotice {...draft.restored} startOver={startOver} />}
      <ErrorSummary errors={errors} submitCount={submitCount} />
      <div className="space-y-1.5">
        <TextAreaField
          {...form.register('Texto')}
          id={`mensaje-${id}`}
          label={TEXTO.label}
          hint={TEXTO.hint}
          error={errors.Texto?.message}
          rows={4}
        />
        <CharacterCount length={form.watch('Texto').length} max={MENSAJE_MAX} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">
          <Send aria-hidden="true" className="size-5" />
          {TEXTO.submit}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {TEXTO.cancel}
        </Button>
      </div>
    </form>
  )
}
