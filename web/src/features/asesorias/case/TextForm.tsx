import type { FormEvent, ReactNode } from 'react'
import { useRef, useState } from 'react'
import { failureText } from '../../../api/client.ts'
import { useSession } from '../../../auth/session.ts'
import { createDraftStore } from '../../../lib/form-draft.ts'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/dialog.ts'
import { TextAreaField } from '../../../ui/Field.tsx'
import { useDraftForm } from '../../../ui/useDraftForm.ts'
import { MENSAJES_CASO as TEXTO } from './messages.ts'
import { BLANK_TEXT, textSchema } from './text-form.ts'
import { useWrite, type Writing } from './useCaseChanges.ts'

interface TextFormProps {
  writing: Writing
  /** The request that it is about. */
  about: string
  fieldId: string
  label: string
  hint: string
  submit: string
  sent: string
  rows?: number
  /** Stands above the field, and may put a text into it. */
  above?: (insert: (text: string) => void) => ReactNode
}

/** A text about a request. What is typed survives another request's being opened, a failure and a reload. */
export function TextForm(props: TextFormProps) {
  const { writing, about, fieldId, above } = props
  const { uid } = useSession()
  const [schema] = useState(() => textSchema(writing))
  const [drafts] = useState(() => createDraftStore(`${writing}:${about}`, BLANK_TEXT))
  const { form, draft } = useDraftForm(schema, drafts, uid)
  const write = useWrite(writing, about)
  const sending = useRef(false)

  const send = async ({ detalle: Texto }: { detalle: string }) => {
    try {
      await write.mutateAsync({ Texto, key: draft.keyFor({ Texto }) })
    } catch (error) {
      form.setError('detalle', { message: failureText(TEXTO.writeFailed, error) })
      return
    }
    draft.discard()
    toast(props.sent)
  }
  /** A second press while the first is on its way does nothing. */
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    await form
      .handleSubmit(send, () => form.setFocus('detalle'))()
      .finally(() => {
        sending.current = false
      })
  }
  /** Below what was typed, which stays. */
  const insert = (text: string) => {
    const typed = form.getValues('detalle').trimEnd()
    form.setValue('detalle', typed ? `${typed}\n\n${text}` : text, { shouldDirty: true })
    draft.store()
    form.setFocus('detalle')
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col items-start gap-2">
      {above?.(insert)}
      <TextAreaField
        {...form.register('detalle')}
        id={fieldId}
        rows={props.rows ?? 2}
        label={props.label}
        hint={props.hint}
        error={form.formState.errors.detalle?.message}
        className="w-full"
      />
      <Button type="submit" variant="secondary" small busy={form.formState.isSubmitting}>
        {props.submit}
      </Button>
    </form>
  )
}
