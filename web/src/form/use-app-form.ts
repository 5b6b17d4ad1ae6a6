import { zodResolver } from '@hookform/resolvers/zod'
import type { ErrorCode, User } from '@naf/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type DefaultValues, type Path, type PathValue, useForm } from 'react-hook-form'
import type * as z from 'zod'
import { ApiError, failureText, isChangedMeanwhile } from '../api/client.ts'
import { NetworkError } from '../api/transport.ts'
import { useSession } from '../auth/session.ts'
import { alertError, ask, blocking, confirmDelete, notice, toast } from '../ui/dialog.ts'
import { useExitGuard } from '../ui/exit-guard.ts'
import type { AppForm } from './context.ts'
import { changedFields, fingerprint, loadDraft, removeDraft, saveDraft, sentAs } from './drafts.ts'
import { forBlanks, mergeStored, readingFields, type TextValues } from './values.ts'

export { ofTexts, type TextOf, type TextValues } from './values.ts'

interface Stored<In extends TextValues> {
  /** Sent with the form: the server refuses a form over another version. */
  version: number
  values: In
}

interface Options<In extends TextValues, Out, Answer> {
  schema: z.ZodType<Out, In>
  /** The form before anything is known or typed; its fields in the order of the page. */
  initial: In
  /** Names the draft in the storage. Without it nothing is stored, and leaving the form is not asked about. */
  draft?: string
  leftover?: AppForm['leftover']
  /** The stored record that the form edits, which begins with `initial`. A draft over another version is dropped. */
  record?: { version: number; read: () => Promise<Stored<In>> }
  /** What the portal knows about a person. It goes into empty fields and is not stored. */
  known?: (person: User) => Partial<In>
  /** Asked before a form without mistakes is sent; false sends nothing. */
  agree?: () => Promise<boolean>
  /** Sends the form under its key, which stays the same for the same content: the server stores each key once. */
  send: (filled: Out, key: string, version: number | undefined) => Promise<Answer>
  /** What stays in the form after it was sent; without it a new form is empty again, and that of a record stays. */
  keep?: (values: In) => In
  /** What a field says in place of a message that the summary says once for all fields. */
  short?: Record<string, string>
  fieldOf?: Partial<Record<ErrorCode, Path<In>>>
  /** Says why sending failed, in place of `texts.failed` and the offer to send again. */
  explain?: (error: unknown) => Failure<In>
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
  field?: Path<In> | 'root' | undefined
  /** The field shows the message and takes the focus; there is no dialog. */
  withoutDialog?: boolean
}

const HIGHLIGHT_MS = 2000
const NONE: AppForm['highlighted'] = new Set()

/**
 * A form that starts with its draft or with what the portal knows of the person, stores what is typed, and is sent once
 * however often it is sent. Its component has the person's uid as `key`.
 */
export const useAppForm = <In extends TextValues, Out, Answer>(
  options: Options<In, Out, Answer>,
): AppForm<In> => {
  const { schema, initial, known, draft, leftover = 'kept', record, texts = {} } = options
  const { keep = (values) => (record ? values : initial), short = {} } = options
  const { uid, user } = useSession()
  const [place] = useState(
    draft === undefined ? null : { form: draft, owner: uid, version: record ? fingerprint(initial) : '' },
  )
  const [found] = useState(() => place && loadDraft(place, initial))
  const [restored, setRestored] = useState<AppForm<In>['restored']>(found)
  const [highlighted, setHighlighted] = useState(NONE)
  const [meanwhile, setMeanwhile] = useState<AppForm<In>['meanwhile']>(null)
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
    version: record?.version,
    typed: false,
    unsaved: found !== null && !found.outdated,
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
    setMeanwhile(null)
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

  useEffect(() => {
    if (place && found?.outdated) removeDraft(place)
  }, [place, found])

  useExitGuard({
    asks: () => now.unsaved,
    loses: () => !now.stored || leftover === 'lost',
    waits: () => place !== null && methods.formState.isSubmitting,
    release: () => {
      now.unsaved = false
      if (place && leftover === 'lost') removeDraft(place)
    },
  })

  /** Goes on over the record as it is stored now. Returns whether the person has something to look at. */
  const goOnOver = ({ version, values }: Stored<In>): boolean => {
    const { merged, changed } = mergeStored(methods.getValues(), now.fresh, values)
    Object.assign(now, { version, fresh: values, settled: values })
    if (place) place.version = fingerprint(values)
    for (const name of changedFields(merged, methods.getValues()) as Path<In>[])
      methods.setValue(name, merged[name] as PathValue<In, Path<In>>)
    store()
    if (changed.length === 0) return false
    const shown = [...(meanwhile?.changed ?? []), ...changed]
    setMeanwhile({ values, changed: Object.keys(values).filter((name) => shown.includes(name)) })
    return true
  }

  /** Shows why it was not sent. Returns whether to send the same again. */
  const explain = async (error: unknown): Promise<boolean> => {
    if (error instanceof DOMException && error.name === 'AbortError') {
      toast('Cancelaste el envío: no se guardó nada.')
      return false
    }
    if (options.explain) {
      const { message, field, withoutDialog = false } = options.explain(error)
      if (field) methods.setError(field, { message }, { shouldFocus: withoutDialog })
      if (!withoutDialog) await alertError(message)
      return false
    }
    const { failed = '' } = texts
    if (error instanceof NetworkError)
      return ask({
        title: '❌ Error',
        text: `${failed}\n\nNo hubo respuesta del servidor. No se perdió nada: todo lo que escribiste sigue aquí. Cuando tengas conexión, vuelve a enviar ${texts.what} sin cambiar nada: si ya había llegado, no se repite.`,
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
      answer = await options.send(filled, now.sent.key, now.version)
    } catch (error) {
      const news = isChangedMeanwhile(error) ? await record?.read().catch(() => null) : null
      unblock()
      const isNew = news && news.version !== now.version
      const again = isNew ? !goOnOver(news) : await explain(error)
      return again ? sendFilled(filled) : null
    }
    settle(keep(methods.getValues()))
    if (texts.sent) await notice(texts.sent.title, texts.sent.text)
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

  return { methods, restored, leftover, meanwhile, highlighted, short, submit, startOver, store }
}
