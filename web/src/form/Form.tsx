import { CircleAlert, RotateCcw, Send } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../ui/Button.tsx'
import { type AppForm, AppFormContext } from './context.ts'
import { isFile, isPrivate, isSecret } from './drafts.ts'
import { goTo, labelOf } from './frame.tsx'
import { ownerOf, type TextValues } from './values.ts'

interface FormProps<In extends TextValues> {
  form: AppForm<In>
  submit: string
  icon?: ReactNode
  beside?: ReactNode
  label?: string
  summary?: Omit<SummaryProps, 'form'>
  children: ReactNode
}

/** A form of `useAppForm`: the notice of its draft, the summary of its mistakes, its fields and its button. */
export function Form<In extends TextValues>(props: FormProps<In>) {
  const { form, submit, icon = <Send aria-hidden="true" className="size-5" />, beside } = props
  const general = form as unknown as AppForm
  return (
    <form noValidate aria-label={props.label} onSubmit={form.submit} className="space-y-3 sm:space-y-6">
      <AppFormContext value={general}>
        <RestoredNotice form={general} />
        <ErrorSummary form={general} {...props.summary} />
        {props.children}
      </AppFormContext>
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center">
        <Button
          type="submit"
          variant="accent"
          busy={form.methods.formState.isSubmitting}
          className="min-h-12"
        >
          {icon}
          {submit}
        </Button>
        {beside}
      </div>
    </form>
  )
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="@container min-w-0">
      <legend className="mb-2 text-xl font-bold sm:mb-3">{title}</legend>
      <div className="field-grid">{children}</div>
    </fieldset>
  )
}

/** Says that the form holds a draft, where it is stored and what it lacks; or that there was one, which no longer fits. */
function RestoredNotice({ form: { restored, leftover, startOver } }: { form: AppForm }) {
  if (!restored) return null
  const { values, recovered, missing, outdated } = restored
  const frame = 'rounded-md bg-brand-soft px-4 py-2'
  if (outdated)
    return (
      <p role="status" className={frame}>
        Estos datos cambiaron desde que los editabas: lo que habías escrito no se recuperó. Revisa cómo están
        ahora.
      </p>
    )
  const until =
    leftover === 'lost' ? 'se borra cuando guardas o sales del formulario' : 'se conserva hasta mañana'
  const texts = [
    recovered && `Está únicamente en este navegador y ${until}.`,
    Object.entries(values).some(([name, value]) => value !== '' && isPrivate(name)) &&
      'Lo más personal, como la cédula o el detalle, solo una o dos horas.',
    missing.some(isPrivate) &&
      'Pasó más de una hora y borramos lo más personal, como la cédula o el detalle: escríbelo otra vez.',
    missing.some(isFile) && 'El archivo no se guarda: elígelo otra vez.',
    missing.some(isSecret) && 'La contraseña no se guarda: escríbela otra vez.',
  ]
  return (
    <div className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 ${frame}`}>
      <div role="status">
        <p className="font-semibold">
          {recovered ? 'Recuperamos lo que habías escrito.' : 'Este formulario quedó sin terminar.'}
        </p>
        <p className="text-sm">{texts.filter(Boolean).join(' ')}</p>
      </div>
      <Button variant="quiet" small onClick={() => startOver()}>
        <RotateCcw aria-hidden="true" className="size-4" />
        Empezar de nuevo
      </Button>
    </div>
  )
}

interface SummaryProps {
  form: AppForm
  title?: string | undefined
  /** Said once for all the fields that would say it; their links only name them. */
  text?: string | undefined
  /** The fields' labels: a message that does not name its field is shown with it. */
  labels?: Record<string, string>
}

/** The own text of a list has the list's label: two lists may both lack one. */
const labelFor = (name: string, labels: SummaryProps['labels']) =>
  ownerOf(name) === name ? labels?.[name] : labelOf(ownerOf(name))

const linkText = (message: string, label: string | undefined, text: string | undefined) => {
  if (!label) return message
  if (message === text) return label
  return message.toLowerCase().includes(label.toLowerCase()) ? message : `${label}: ${message}`
}

/** Every mistake, in the order of the page, with a link to its field. Each try to send gives it the focus. */
function ErrorSummary({ form, title = 'Hay un problema', text, labels }: SummaryProps) {
  const { errors, submitCount } = form.methods.formState
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const order = [...document.querySelectorAll('[name]')].map((field) => field.getAttribute('name'))
  /** What is about no field stands last. */
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  const mistakes = Object.entries(errors)
    .flatMap(([name, error]) => (error?.message ? [{ name, message: String(error.message) }] : []))
    .sort((a, b) => placeOf(a.name) - placeOf(b.name))

  // biome-ignore lint/correctness/useExhaustiveDependencies: each further try takes the focus again
  useEffect(() => {
    box.current?.focus()
  }, [submitCount])

  if (submitCount === 0 || mistakes.length === 0) return null
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      aria-labelledby={id}
      className="rounded-md border-2 border-danger bg-danger-soft p-4 focus:outline-none sm:p-5"
    >
      <h2 id={id} className="flex items-center gap-2 text-lg text-danger">
        <CircleAlert aria-hidden="true" className="size-6 shrink-0" />
        {title}
      </h2>
      {text && <p className="mt-1">{text}</p>}
      <ul className="mt-2 list-disc space-y-1 pl-6 marker:text-danger">
        {mistakes.map(({ name, message }) => (
          <li key={name} className="font-semibold text-danger">
            {order.includes(name) ? (
              <a href={`#${name}`} onClick={goTo(name)} className="underline">
                {linkText(message, labelFor(name, labels), text)}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
