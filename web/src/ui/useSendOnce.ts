import { type FormEvent, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { ApiError, failureText } from '../api/client.ts'
import { NetworkError } from '../api/transport.ts'
import type { TextValues } from '../lib/text-values.ts'
import { blame, type FieldOf } from './blame.ts'
import { alertError, alertSuccess, ask, blocking, type Question } from './dialog.ts'
import type { Draft } from './useDraftForm.ts'

type Outcome<Answer> = { answer: Answer } | 'again' | 'failed'

/** react-hook-form counts a submission when its handler ends, after the fields were cleared. */
const COUNT_ANEW = { keepValues: true }

interface SendOnce<In extends TextValues, Out, Payload, Answer> {
  form: UseFormReturn<In, unknown, Out>
  draft: Draft<In>
  /** What has to be agreed to before a form that is right is sent; false sends nothing. */
  agree?: () => Promise<boolean>
  toPayload: (filled: Out) => Payload
  send: (sent: { input: Payload; key: string }) => Promise<Answer>
  /** What stays in the form after it arrived. */
  keep: (values: In) => In
  fieldOf?: FieldOf<In>
  /** When the success was read and the form is as `keep` says. */
  onSent?: (answer: Answer, input: Payload) => void
  texts: {
    sending: string
    sent: { title: string; text: string }
    failed: string
    /** Asked where no answer came; the confirming way sends the same again. */
    unanswered: Question
  }
}

/**
 * Gives the `onSubmit` of a form that is stored once however often it is sent, and loses nothing on the way:
 * a second press while the first is under way, or its answer still on the screen, does nothing.
 */
export const useSendOnce = <In extends TextValues, Out, Payload, Answer>(
  options: SendOnce<In, Out, Payload, Answer>,
) => {
  const { form, draft, texts } = options
  const sending = useRef(false)

  /** Says what went wrong; `true` asks for another try of the same. */
  const explain = async (error: unknown): Promise<boolean> => {
    if (error instanceof NetworkError) return ask(texts.unanswered)
    blame(form, error, options.fieldOf)
    if (error instanceof ApiError && error.code === 'idempotency_mismatch') draft.forgetKey()
    await alertError(failureText(texts.failed, error))
    return false
  }

  const attempt = async (input: Payload): Promise<Outcome<Answer>> => {
    const key = draft.keyFor(input)
    const unblock = blocking(texts.sending)
    let answer: Answer
    try {
      answer = await options.send({ input, key })
    } catch (error) {
      unblock()
      return (await explain(error)) ? 'again' : 'failed'
    }
    draft.discard(options.keep(form.getValues()))
    await alertSuccess(texts.sent.title, texts.sent.text)
    return { answer }
  }

  /** What is left to do when react-hook-form has counted the submission; nothing where it did not arrive. */
  const sendFilled = async (filled: Out): Promise<() => void> => {
    if (options.agree && !(await options.agree())) return () => {}
    const input = options.toPayload(filled)
    let outcome = await attempt(input)
    while (outcome === 'again') outcome = await attempt(input)
    if (outcome === 'failed') return () => {}
    const { answer } = outcome
    return () => {
      form.reset(undefined, COUNT_ANEW)
      options.onSent?.(answer, input)
    }
  }

  return async (event: FormEvent) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    try {
      let finish = () => {}
      await form.handleSubmit(async (filled) => {
        finish = await sendFilled(filled)
      })()
      finish()
    } finally {
      sending.current = false
    }
  }
}
