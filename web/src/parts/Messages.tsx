import type { Tracked } from '@naf/contract'
import { MENSAJE_MAX, messageCreateSchema } from '@naf/contract/schemas'
import { MessageCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSession } from '../auth/session.ts'
import { loadDraft } from '../form/drafts.ts'
import { Form } from '../form/Form.tsx'
import { TextArea } from '../form/fields.tsx'
import { useAppForm } from '../form/use-app-form.ts'
import { formatDateTime } from '../lib/format.ts'
import { classNames } from '../lib/text.ts'
import { Button } from '../ui/Button.tsx'
import { LinkedText } from '../ui/text.tsx'
import type { RequestCalls } from './tracking-api.ts'

const EMPTY = { Texto: '' }
const draftOf = (id: string) => `respuesta-${id}`

/** Whether a message about this request was typed and not sent. @param owner null is a visitor */
export const hasAnswerDraft = (id: string, owner: string | null): boolean =>
  loadDraft({ form: draftOf(id), owner, version: '' }, EMPTY) !== null

interface MessagesProps {
  id: string
  request: Tracked
  send: RequestCalls['answer']
  /** The form is gone: its message was sent, or the person does not want to write now. */
  onSettled: () => void
}

export function Messages({ id, request: { Mensajes, Estado }, send, onSettled }: MessagesProps) {
  const { uid } = useSession()
  const [answering, setAnswering] = useState<'begun' | 'asked' | null>(() =>
    Estado === 'esperando_respuesta' || hasAnswerDraft(id, uid) ? 'begun' : null,
  )
  const close = () => {
    setAnswering(null)
    onSettled()
  }
  return (
    <section aria-labelledby={`mensajes-${id}`} className="border-t-2 border-dotted border-line pt-3.5">
      <h3 id={`mensajes-${id}`} className="mb-2.5 text-base">
        Mensajes
      </h3>
      {Mensajes.length === 0 && <p className="text-ink-soft">Todavía no hay mensajes.</p>}
      <ol className="space-y-2.5">
        {Mensajes.map(({ Id, Texto, DelEquipo, Fecha }) => (
          <li
            key={Id}
            className={classNames(
              'max-w-text rounded-lg px-[min(0.875rem,4vw)] py-2.5 leading-6',
              DelEquipo ? 'rounded-bl-sm bg-brand-soft' : 'ml-[min(1.5rem,6vw)] rounded-br-sm bg-mist',
            )}
          >
            <p className="flex flex-wrap gap-x-2 text-xs text-ink-soft">
              <strong className="text-ink">{DelEquipo ? 'Equipo del NAF' : 'Tú'}</strong>
              <time dateTime={Fecha}>{formatDateTime(Fecha)}</time>
            </p>
            <p className="mt-0.5 whitespace-pre-line wrap-anywhere">
              {DelEquipo ? <LinkedText text={Texto} /> : Texto}
            </p>
          </li>
        ))}
      </ol>
      {answering ? (
        <AnswerForm id={id} takesFocus={answering === 'asked'} send={send} onSettled={close} />
      ) : (
        <Button variant="secondary" className="mt-3" onClick={() => setAnswering('asked')}>
          <MessageCircle aria-hidden="true" className="size-5" />
          {Estado === 'realizada' ? 'Escribir otra vez' : 'Responder'}
        </Button>
      )}
    </section>
  )
}

interface AnswerFormProps extends Omit<MessagesProps, 'request'> {
  takesFocus: boolean
}

function AnswerForm({ id, takesFocus, send, onSettled }: AnswerFormProps) {
  const form = useAppForm({
    schema: messageCreateSchema,
    initial: EMPTY,
    draft: draftOf(id),
    send,
    onSent: onSettled,
    texts: {
      sending: 'Enviando mensaje...',
      sent: { title: '✅ Mensaje enviado', text: 'El equipo del NAF lo leerá y te responderá.' },
      failed: 'No se pudo enviar el mensaje',
      what: 'el mensaje',
    },
  })
  const { setFocus } = form.methods
  useEffect(() => {
    if (takesFocus) setFocus('Texto')
  }, [takesFocus, setFocus])
  return (
    <div className="mt-4 space-y-2">
      <Form form={form} submit="Enviar mensaje">
        <TextArea
          name="Texto"
          label="Tu mensaje"
          hint="Lo lee el equipo del NAF. No escribas tus claves."
          max={MENSAJE_MAX}
        />
      </Form>
      <Button variant="quiet" className="w-full sm:w-auto" onClick={onSettled}>
        Ahora no
      </Button>
    </div>
  )
}
