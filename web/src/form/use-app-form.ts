import { zodResolver } from '@hookform/resolvers/zod'
import type { ErrorCode, User } from '@naf/contract'
import { createContext, type FormEvent, useContext, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  type DefaultValues,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod'
import { ApiError, failureText } from '../api/client.ts'
import { NetworkError } from '../api/transport.ts'
import { useSession } from '../auth/session.ts'
import { alertError, alertSuccess, ask, blocking, confirmDelete } from '../ui/dialog.ts'
import { useExitGuard } from '../ui/useExitGuard.ts'
import { changedFields, type FoundDraft, loadDraft, removeDraft, saveDraft, sentAs } from './drafts.ts'

/** A form as it stands on the screen: a text in each field. */
export type TextValues = Record<string, string>
/** The form of what a schema gives. */
export type TextOf<Filled> = Record<keyof Filled, string>

interface Options<In extends TextValues, Out, Answer> {
  schema: z.ZodType<Out, In>
  /** The form before anything is known or typed; its fields in the order of the page. */
  initial: In
  /** Names the draft in the storage. Without it nothing is stored, and leaving the form is not asked about. */
  draft?: string
  /** What the portal knows about a person. It goes into empty fields and is not stored. */
  known?: (person: User) => Partial<In>
  /** Asked before a form without mistakes is sent; false sends nothing. */
  agree?: () => Promise<boolean>
  /** Sends the form under its key, which stays the same for the same content: the server stores each key once. */
  send: (filled: Out, key: string) => Promise<Answer>
  /** What stays in the form after it was sent; the form is empty again without it. */
  keep?: (values: In) => In
  /** What a field says in place of a message that the summary says once for all fields. */
  short?: Record<string, string>
  /** The fields that refusals of the server are about. */
  fieldOf?: Partial<Record<ErrorCode, Path<In>>>
  /** Says why sending failed, in place of `texts.failed` and the offer to send again. */
  explain?: (error: unknown) => Failure<In>
  /** Called when the person has read the success. */
  onSent?: (answer: Answer, filled: Out) => void
  texts?: {
    /** Without it only the button shows the work. */
    sending?: string
    /** Without it the page itself tells. */
    sent?: { title: string; text?: string }
    failed?: string
    /** What is sent, as in 'vuelve a enviar la solicitud'. */
    what?: string
  }
}

/** Why a form was not sent, and the field that is to blame. */
interface Failure<In extends TextValues> {
  message: string
  field?: Path<In> | undefined
}

/** What `<Form>` and its fields know of the form around them. */
export interface AppForm<In extends TextValues = TextValues> {
  // biome-ignore lint/suspicious/noExplicitAny: what the schema gives concerns only the form itself
  methods: UseFormReturn<In, unknown, any>
  /** The draft that the form started with. */
  restored: Omit<FoundDraft<In>, 'sent'> | null
  /** The fields that the portal has just filled in. */
  highlighted: ReadonlySet<string>
  short: Record<string, string>
  submit: (event: FormEvent) => Promise<void>
  /** Gives up the draft. */
  startOver: () => Promise<void>
  /** Stores what stands in the form, after a change that nobody typed. */
  store: () => void
}

export const AppFormContext = createContext<AppForm | null>(null)

export const useFormAround = (): AppForm => {
  const form = useContext(AppFormContext)
  if (!form) throw new Error('A field stands outside of a Form')
  return form
}

const hasText = (field: unknown): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement ||
  (field instanceof HTMLInputElement && !['radio', 'checkbox'].includes(field.type))

/** Chrome on iOS and some password managers fill in a field without an event: its text is read from the page. */
const readingFields =
  <In extends TextValues, Out>(check: Resolver<In, unknown, Out>): Resolver<In, unknown, Out> =>
  (values, context, options) => {
    const shown = Object.entries(options.fields as Record<string, { ref: unknown }>).flatMap(
      ([name, { ref }]) => (hasText(ref) ? [[name, ref.value]] : []),
    )
    return check({ ...values, ...Object.fromEntries(shown) }, context, options)
  }

const HIGHLIGHT_MS = 2000
const NONE: ReadonlySet<string> = new Set()

/** The known values of fields that are empty. The own text of a field with 'Otro' goes only with its 'Otro'. */
const forBlanks = <In extends TextValues>(values: In, known: Partial<In>) =>
  (Object.entries(known) as [Path<In>, string][]).filter(
    ([name, value]) => value !== '' && values[name] === '' && !values[name.replace(/Otro$/, '')],
  )

/**
 * A form for visitors and people with an account: it starts with their draft or with what the portal knows, stores what is
 * typed, and is sent once however often it is sent. Its component has the person's uid as `key`.
 */
export const useAppForm = <In extends TextValues, Out, Answer>(
  options: Options<In, Out, Answer>,
): AppForm<In> => {
  const { schema, initial, known, draft, keep = () => initial, texts = {} } = options
  const { uid, user } = useSession()
  const [place] = useState(draft === undefined ? null : { form: draft, owner: uid, version: '' })
  const [found] = useState(() => place && loadDraft(place, initial))
  const [restored, setRestored] = useState<AppForm<In>['restored']>(found)
  const [highlighted, setHighlighted] = useState(NONE)
  const methods = useForm<In, unknown, Out>({
    resolver: readingFields(zodResolver(schema)),
    defaultValues: (found?.values ?? initial) as DefaultValues<In>,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const now = useRef({
    sent: found?.sent ?? null,
    missing: found?.missing ?? [],
    /** What the form starts with without a draft. */
    fresh: initial,
    /** What nobody has to be asked about: `fresh`, or what was kept after sending. */
    settled: initial,
    typed: false,
    unsaved: found !== null,
    stored: true,
    sending: false,
    prefilledFor: '',
  }).current

  const store = () => {
    if (!place) return
    const values = methods.getValues()
    now.unsaved = now.missing.length > 0 || changedFields(values, now.settled).length > 0
    if (now.unsaved)
      now.stored = saveDraft(place, { values, missing: now.missing, sent: now.sent }, now.fresh)
    else removeDraft(place)
  }

  /** Goes on with these values, and without a draft. */
  const settle = (values: In) => {
    Object.assign(now, { sent: null, missing: [], typed: false, unsaved: false, settled: values })
    if (place) removeDraft(place)
    setRestored(null)
    methods.reset(values)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `store` reads everything when it is called
  useEffect(() => {
    const typing = methods.watch((_, { type }) => {
      if (type !== 'change') return
      now.typed = true
      const values = methods.getValues()
      const missing = now.missing.filter((name) => values[name] === initial[name])
      if (missing.length < now.missing.length) setRestored((shown) => shown && { ...shown, missing })
      now.missing = missing
      store()
    })
    return () => typing.unsubscribe()
  }, [methods, now])

  useEffect(() => {
    if (!user || !known || now.prefilledFor === user.Id) return
    const values = known(user)
    now.prefilledFor = user.Id
    now.fresh = { ...initial, ...Object.fromEntries(forBlanks(initial, values)) }
    now.settled = now.fresh
    const blanks = forBlanks(methods.getValues(), values)
    for (const [name, value] of blanks)
      methods.setValue(name, value as PathValue<In, Path<In>>, {
        shouldValidate: methods.formState.isSubmitted,
      })
    setHighlighted(new Set(blanks.map(([name]) => name)))
  }, [user, known, initial, methods, now])

  useEffect(() => {
    if (highlighted === NONE) return
    const timer = setTimeout(() => setHighlighted(NONE), HIGHLIGHT_MS)
    return () => clearTimeout(timer)
  }, [highlighted])

  useExitGuard({
    leftover: () => (now.stored ? 'kept' : 'lost'),
    asks: () => now.unsaved,
    waits: () => place !== null && methods.formState.isSubmitting,
    release: () => {
      now.unsaved = false
    },
  })

  /** Shows why it was not sent. Returns whether to send the same again. */
  const explain = async (error: unknown): Promise<boolean> => {
    if (options.explain) {
      const { message, field } = options.explain(error)
      if (field) methods.setError(field, { message })
      await alertError(message)
      return false
    }
    const { failed = '', what = '' } = texts
    if (error instanceof NetworkError)
      return ask({
        title: '❌ Error',
        text: `${failed}\n\nNo hubo respuesta del servidor. No se perdió nada: todo lo que escribiste sigue aquí. Cuando tengas conexión, vuelve a enviar ${what} sin cambiar nada: si ya había llegado, no se repite.`,
        confirm: 'Volver a enviar',
        cancel: 'Seguir en el formulario',
      })
    if (error instanceof ApiError && error.code) {
      const field = options.fieldOf?.[error.code] ?? (error.code === 'invalid_input' && 'root')
      if (field) methods.setError(field, { message: error.message })
      if (error.code === 'idempotency_mismatch') {
        now.sent = null
        store()
      }
    }
    await alertError(failureText(failed, error))
    return false
  }

  const sendFilled = async (filled: Out): Promise<{ answer: Answer } | null> => {
    if (options.agree && !(await options.agree())) return null
    now.sent = sentAs([uid, filled], now.sent)
    store()
    const unblock = texts.sending === undefined ? () => {} : blocking(texts.sending)
    let answer: Answer
    try {
      answer = await options.send(filled, now.sent.key)
    } catch (error) {
      unblock()
      return (await explain(error)) ? sendFilled(filled) : null
    }
    settle(keep(methods.getValues()))
    if (texts.sent) await alertSuccess(texts.sent.title, texts.sent.text)
    return { answer }
  }

  /** A second press does nothing while the first one is under way, or its answer still on the screen. */
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (now.sending) return
    now.sending = true
    let finish = () => {}
    try {
      await methods.handleSubmit(async (filled) => {
        const sent = await sendFilled(filled)
        if (!sent) return
        finish = () => {
          // react-hook-form counts a submission when its handler has ended.
          methods.reset(undefined, { keepValues: true })
          options.onSent?.(sent.answer, filled)
        }
      })()
    } finally {
      now.sending = false
    }
    finish()
  }

  const startOver = async () => {
    const question = {
      title: '¿Empezar de nuevo?',
      text: 'Se borra todo lo que escribiste en este formulario, también lo que escribiste ahora.',
      confirm: 'Borrar y empezar de nuevo',
      cancel: 'Seguir en el formulario',
    }
    if (now.typed && !(await confirmDelete(question))) return
    // The fields register again with the next render, and cannot take the focus before.
    flushSync(() => settle(now.fresh))
    methods.setFocus(Object.keys(initial)[0] as Path<In>)
  }

  return { methods, restored, highlighted, short: options.short ?? {}, submit, startOver, store }
}
