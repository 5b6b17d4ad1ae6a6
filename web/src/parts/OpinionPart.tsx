import type { Opinion, Tracked } from '@naf/contract'
import { COMENTARIO_MAX, MENSAJES_ATENCION, opinionSchema } from '@naf/contract/schemas'
import { useRef, useState } from 'react'
import * as z from 'zod'
import { useSession } from '../auth/session.ts'
import { loadDraft } from '../form/drafts.ts'
import { Form } from '../form/Form.tsx'
import { TextArea } from '../form/fields.tsx'
import { LABEL, Place, tied, useField } from '../form/frame.tsx'
import { ofTexts, type TextOf, useAppForm } from '../form/use-app-form.ts'
import { formatDate } from '../lib/format.ts'
import { Button } from '../ui/Button.tsx'
import type { RequestCalls } from './tracking-api.ts'

const draftOf = (id: string) => `opinion-${id}`

const valuesOf = (given: Opinion | null): TextOf<Opinion> => ({
  Valor: given ? String(given.Valor) : '',
  Comentario: given?.Comentario ?? '',
})

/** Whether an opinion was typed and not sent. @param owner null is a visitor */
export const hasOpinionDraft = (id: string, owner: string | null, given: Opinion | null): boolean =>
  loadDraft({ form: draftOf(id), owner, version: '' }, valuesOf(given)) !== null

/** The form holds the number as text. */
const opinionFormSchema = ofTexts(
  opinionSchema.extend({ Valor: z.string().min(1, MENSAJES_ATENCION.valor).transform(Number) }),
)

interface OpinionFormProps {
  id: string
  given: Opinion | null
  send: RequestCalls['rate']
  onSent: () => void
}

function OpinionForm({ id, given, send, onSent }: OpinionFormProps) {
  const [initial] = useState(() => valuesOf(given))
  const form = useAppForm({
    schema: opinionFormSchema,
    initial,
    draft: draftOf(id),
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

interface OpinionPartProps {
  id: string
  request: Tracked
  send: RequestCalls['rate']
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
      {asks && <OpinionForm id={id} given={Opinion} send={send} onSent={settle} />}
      {isOpen && !asks && (
        <Button variant="secondary" small onClick={() => setAsking(true)}>
          {Opinion ? 'Cambiar mi opinión' : 'Dar mi opinión'}
        </Button>
      )}
    </section>
  )
}
