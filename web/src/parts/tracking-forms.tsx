import type { Opinion, Tracked } from '@naf/contract'
import {
  COMENTARIO_MAX,
  MENSAJE_MAX,
  MENSAJES_ATENCION,
  messageCreateSchema,
  opinionSchema,
} from '@naf/contract/schemas'
import { MessageCircle } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod'
import { useSession } from '../auth/session.ts'
import { loadDraft } from '../form/drafts.ts'
import { Form } from '../form/Form.tsx'
import { TextArea } from '../form/fields.tsx'
import { LABEL, Place, tied, useField } from '../form/frame.tsx'
import { ofTexts, type TextOf, useAppForm } from '../form/use-app-form.ts'
import { formatDate, formatDateTime } from '../lib/format.ts'
import { classNames } from '../lib/text.ts'
import { Button } from '../ui/Button.tsx'
import { LinkedText } from '../ui/text.tsx'
import type { RequestCalls } from './tracking-api.ts'

const EMPTY = { Texto: '' }
const answerDraftOf = (id: string) => `respuesta-${id}`

/** Whether a message about this request was typed and not sent. @param owner null is a visitor */
export const hasAnswerDraft = (id: string, owner: string | null): boolean =>
  loadDraft({ form: answerDraftOf(id), owner, version: '' }, EMPTY) !== null

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

function AnswerForm(props: Omit<MessagesProps, 'request'> & { takesFocus: boolean }) {
  const { id, takesFocus, send, onSettled } = props
  const form = useAppForm({
    schema: messageCreateSchema,
    initial: EMPTY,
    draft: answerDraftOf(id),
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

const opinionDraftOf = (id: string) => `opinion-${id}`

const valuesOf = (given: Opinion | null): TextOf<Opinion> => ({
  Valor: given ? String(given.Valor) : '',
  Comentario: given?.Comentario ?? '',
})

/** Whether an opinion was typed and not sent. @param owner null is a visitor */
export const hasOpinionDraft = (id: string, owner: string | null, given: Opinion | null): boolean =>
  loadDraft({ form: opinionDraftOf(id), owner, version: '' }, valuesOf(given)) !== null

/** The form holds the number as text. */
const opinionFormSchema = ofTexts(
  opinionSchema.extend({ Valor: z.string().min(1, MENSAJES_ATENCION.valor).transform(Number) }),
)

interface OpinionPartProps {
  id: string
  request: Tracked
  send: RequestCalls['rate']
}

function OpinionForm({ id, request, send, onSent }: OpinionPartProps & { onSent: () => void }) {
  const [initial] = useState(() => valuesOf(request.Opinion))
  const form = useAppForm({
    schema: opinionFormSchema,
    initial,
    draft: opinionDraftOf(id),
    send: (opinion) => send(opinion),
    keep: (values) => values,
    onSent,
    texts: {
      sending: 'Enviando opinión...',
      sent: { title: '✅ Gracias por tu opinión', text: 'Nos ayuda a atender mejor.' },
      failed: 'No se pudo guardar tu opinión',
      what: 'tu opinión',
    },
  })
  return (
    <Form form={form} submit="Enviar mi opinión">
      <div>
        <Scale name="Valor" label="¿Cómo te atendimos?" />
        <TextArea name="Comentario" label="¿Quieres contarnos algo más?" optional max={COMENTARIO_MAX} />
      </div>
    </Form>
  )
}

const WORDS = ['Muy mal', 'Mal', 'Regular', 'Bien', 'Muy bien']

const CELL =
  'relative grid min-h-16 cursor-pointer place-content-center border-line text-center text-xs not-first:border-l has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:-outline-offset-3 forced-colors:has-checked:outline-4 forced-colors:has-checked:-outline-offset-4 @max-[15rem]:not-first:border-t @max-[15rem]:not-first:border-l-0'

function Scale({ name, label }: { name: string; label: string }) {
  const { id, methods, error, isNew } = useField(name)
  return (
    <fieldset className="field @container min-w-0">
      <legend className={LABEL}>{label}</legend>
      <div className="mt-1.5 grid max-w-md grid-cols-5 overflow-hidden rounded-md border border-edge bg-paper has-aria-invalid:border-danger @max-[15rem]:grid-cols-1">
        {WORDS.map((word, index) => (
          <label key={word} className={CELL}>
            <input
              {...methods.register(name)}
              {...tied({ id, hint: undefined, error }, isNew)}
              type="radio"
              value={index + 1}
              className="absolute opacity-0"
            />
            <span>
              <b className="block text-lg leading-6">{index + 1}</b>
              <span className="sr-only"> · </span>
              {word}
            </span>
          </label>
        ))}
      </div>
      <Place id={id} error={error} lines={undefined} />
    </fieldset>
  )
}

/** What the person thinks of the advice: asked for, given, or too late. Nothing where there is nothing to judge. */
export function OpinionPart({ id, request, send }: OpinionPartProps) {
  const { uid } = useSession()
  const { Opinion, OpinionHasta } = request
  const heading = useRef<HTMLHeadingElement>(null)
  const [asking, setAsking] = useState(() => Opinion === null || hasOpinionDraft(id, uid, Opinion))
  if (OpinionHasta === null && Opinion === null) return null
  const isOpen = OpinionHasta !== null && new Date(OpinionHasta) > new Date()
  const asks = isOpen && asking
  const settle = () => {
    setAsking(false)
    heading.current?.focus()
  }
  return (
    <section aria-labelledby={`opinion-${id}`} className="border-t-2 border-dotted border-line pt-3.5">
      <h3 id={`opinion-${id}`} ref={heading} tabIndex={-1} className="text-base focus:outline-none">
        Tu opinión
      </h3>
      {Opinion && !asks && (
        <p className="mt-2 whitespace-pre-line wrap-anywhere">
          {[`Nos diste ${Opinion.Valor} de 5.`, Opinion.Comentario].filter(Boolean).join('\n')}
        </p>
      )}
      <p className="mb-2.5 text-sm text-ink-soft">
        {isOpen
          ? `Puedes ${Opinion ? 'cambiarla' : 'darla'} hasta el ${formatDate(OpinionHasta)}.`
          : 'El plazo para opinar ya pasó.'}
      </p>
      {asks && <OpinionForm id={id} request={request} send={send} onSent={settle} />}
      {isOpen && !asks && (
        <Button variant="secondary" small onClick={() => setAsking(true)}>
          {Opinion ? 'Cambiar mi opinión' : 'Dar mi opinión'}
        </Button>
      )}
    </section>
  )
}
