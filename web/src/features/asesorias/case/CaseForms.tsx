import { type Asesoria, api, fillReadyAnswer } from '@naf/contract'
import {
  MENSAJE_MAX,
  mailCorrectionSchema,
  messageCreateSchema,
  noteCreateSchema,
} from '@naf/contract/schemas'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod'
import { call, errorText, failureText } from '../../../api/client.ts'
import { useList } from '../../../api/lists.ts'
import { useSession } from '../../../auth/session.ts'
import { type AppForm, AppFormContext } from '../../../form/context.ts'
import { loadDraft } from '../../../form/drafts.ts'
import { TextArea, TextField } from '../../../form/fields.tsx'
import { type TextValues, useAppForm } from '../../../form/use-app-form.ts'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/dialog.ts'
import { useChange } from '../asesoria-actions.tsx'
import { readCaseAgain } from '../asesoria-data.ts'
import { TAB } from '../queue/queue-keys.tsx'

type Writing = keyof typeof TAB

/** An answer by mail or a note for the team, beginning with what was left unfinished. Both keep their text. */
export function Composer({ asesoria }: { asesoria: Asesoria }) {
  const { Id, Correo } = asesoria
  const { uid } = useSession()
  const [writing, setWriting] = useState<Writing>(() => {
    const has = (of: Writing) => loadDraft({ form: `${of}:${Id}`, owner: uid, version: '' }, BLANK) !== null
    return Correo === '' || (has('nota') && !has('mensaje')) ? 'nota' : 'mensaje'
  })
  const note = useTextForm('nota', Id, 'Nota agregada')
  const panel = useRef<HTMLDivElement>(null)
  const choose = (next: Writing) => {
    flushSync(() => setWriting(next))
    panel.current?.querySelector<HTMLElement>(':scope > :not([hidden]) textarea')?.focus()
  }
  return (
    <div ref={panel} className="case-composer">
      <fieldset aria-label="Qué escribes" className="flex gap-4">
        {(['mensaje', 'nota'] as const).map((each) => (
          <button
            key={each}
            type="button"
            id={TAB[each]}
            aria-pressed={writing === each}
            className="case-tab"
            onClick={() => choose(each)}
          >
            {LABELS[each]} {each === 'nota' && <kbd>N</kbd>}
          </button>
        ))}
      </fieldset>
      <div hidden={writing !== 'mensaje'}>
        {Correo === '' ? (
          <p>El correo que escribió es de otra persona. Llámale para responderle.</p>
        ) : (
          <MessageForm asesoria={asesoria} />
        )}
      </div>
      <div hidden={writing !== 'nota'}>
        <SmallForm form={note} submit="Agregar nota">
          <TextArea name="detalle" label={LABELS.nota} hint="Solo la ve el equipo." max={2000} />
        </SmallForm>
      </div>
    </div>
  )
}

const LABELS = { mensaje: 'Responder por correo', nota: 'Nueva nota' } as const
/** The text is named as what is told in confidence: a draft keeps it for an hour or two. */
const BLANK = { detalle: '' }
const SCHEMAS = {
  mensaje: z.object({ detalle: messageCreateSchema.shape.Texto }),
  nota: z.object({ detalle: noteCreateSchema.shape.Texto }),
}

/** A text about a request. What is typed survives another request's being opened, a failure and a reload. */
const useTextForm = (writing: Writing, id: string, sent: string) => {
  const client = useQueryClient()
  return useAppForm({
    schema: SCHEMAS[writing],
    initial: BLANK,
    draft: `${writing}:${id}`,
    send: async ({ detalle }, key) => {
      const options = { params: { id }, input: { Texto: detalle }, key }
      try {
        if (writing === 'nota') await call(api.asesorias.addNote, options)
        else await call(api.asesorias.addMessage, options)
      } finally {
        readCaseAgain(client, id)
      }
    },
    explain: (error) => ({
      message: failureText('No se pudo guardar. Lo que escribiste sigue aquí.', error),
      field: 'detalle',
      withoutDialog: true,
    }),
    onSent: () => toast(sent),
  })
}

function MessageForm({ asesoria }: { asesoria: Asesoria }) {
  const { Id, Nombre, Numero, Correo } = asesoria
  const form = useTextForm('mensaje', Id, 'Respuesta enviada')
  const insert = (template: string) => {
    const text = fillReadyAnswer(template, { nombre: Nombre, numero: Numero ?? '' })
    const typed = form.methods.getValues('detalle').trimEnd()
    form.methods.setValue('detalle', typed ? `${typed}\n\n${text}` : text, { shouldDirty: true })
    form.store()
    form.methods.setFocus('detalle')
  }
  return (
    <SmallForm form={form} submit="Enviar respuesta" look="accent">
      <ReadyAnswers insert={insert} />
      <TextArea
        name="detalle"
        label={LABELS.mensaje}
        hint={`Llega a ${Correo}. Si responde a ese correo, su respuesta va al correo del NAF.`}
        max={MENSAJE_MAX}
      />
    </SmallForm>
  )
}

const FEW = 3

function ReadyAnswers({ insert }: { insert: (template: string) => void }) {
  const { data: templates = [] } = useList(api.plantillas.list)
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? templates : templates.slice(0, FEW)
  if (templates.length === 0) return null
  return (
    <fieldset aria-label="Plantilla" className="case-templates">
      {shown.map(({ Id, Titulo, Texto }) => (
        <button key={Id} type="button" title={Titulo} className="case-template" onClick={() => insert(Texto)}>
          {Titulo}
        </button>
      ))}
      {shown.length < templates.length && (
        <button
          type="button"
          aria-label="Más plantillas"
          className="case-template"
          onClick={({ currentTarget }) => {
            currentTarget.closest('fieldset')?.querySelector('button')?.focus()
            setWhole(true)
          }}
        >
          Más
        </button>
      )}
    </fieldset>
  )
}

interface SmallFormProps<In extends TextValues> {
  form: AppForm<In>
  submit: string
  look?: 'accent' | 'secondary'
  children: ReactNode
}

/** A form of one field: what is wrong stands there, so it needs no summary of mistakes. */
function SmallForm<In extends TextValues>(props: SmallFormProps<In>) {
  const { form, submit, look = 'secondary', children } = props
  const { trigger, formState } = form.methods
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (await trigger(undefined, { shouldFocus: true })) await form.submit(event)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void send(event)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
      }}
      className="flex flex-col gap-2"
    >
      <AppFormContext value={form as unknown as AppForm}>{children}</AppFormContext>
      <Button type="submit" variant={look} small busy={formState.isSubmitting} className="self-start">
        {submit}
      </Button>
    </form>
  )
}

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
        Corregir correo
      </Button>
      {isOpen && <MailForm asesoria={asesoria} onSent={close} />}
    </>
  )
}

function MailForm({ asesoria, onSent }: { asesoria: Asesoria; onSent: () => void }) {
  const { mutateAsync } = useChange()
  const form = useAppForm({
    schema: mailCorrectionSchema,
    initial: { Correo: asesoria.Correo },
    keep: (values) => values,
    send: (input) =>
      mutateAsync({
        asesoria,
        send: () => call(api.asesorias.correctMail, { params: { id: asesoria.Id }, input }),
      }),
    explain: (error) => ({
      message: errorText(error, 'No se pudo corregir el correo.'),
      field: 'Correo',
      withoutDialog: true,
    }),
    onSent: () => {
      onSent()
      toast('Correo corregido: le enviamos la confirmación')
    },
  })
  useEffect(() => form.methods.setFocus('Correo'), [form.methods])
  return (
    <SmallForm form={form} submit="Guardar correo">
      <TextField
        name="Correo"
        label="Correo correcto"
        hint="Confírmalo antes por teléfono. El enlace del correo anterior deja de servir."
        type="email"
        autoComplete="off"
        suggest="correo"
      />
    </SmallForm>
  )
}
