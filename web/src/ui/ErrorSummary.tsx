import { CircleAlert } from 'lucide-react'
import { type MouseEvent, useEffect, useId, useRef } from 'react'
import type { FieldErrors, FieldValues } from 'react-hook-form'
import { MENSAJES_UI } from './messages.ts'

interface Problem {
  name: string
  message: string
  /** Where the field stands on the page; what is not a field stands last. */
  place: number
}

const problemsOf = (errors: FieldErrors): Problem[] => {
  const fields = [...document.querySelectorAll('[name]')].map((element) => element.getAttribute('name'))
  return Object.entries(errors)
    .map(([name, error]) => ({
      name,
      message: typeof error?.message === 'string' ? error.message : '',
      place: fields.indexOf(name),
    }))
    .filter(({ message }) => message !== '')
    .sort((a, b) => (a.place < 0 ? 1 : b.place < 0 ? -1 : a.place - b.place))
}

/** The message stands right above its field, or above the first of a group that may be taller than the window. */
const messageOf = (field: HTMLElement): HTMLElement | null => {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return document.getElementById(ids.find((id) => id.endsWith('-error')) ?? '')
}

/** Two forms of a page may have fields of one name. */
const goTo = (name: string) => (event: MouseEvent) => {
  const form = event.currentTarget.closest('form') ?? document
  const field = form.querySelector<HTMLElement>(`[name="${name}"]`)
  if (!field) return
  event.preventDefault()
  field.focus({ preventScroll: true })
  const place = messageOf(field) ?? field
  place.scrollIntoView({ block: 'center' })
}

interface ErrorSummaryProps<T extends FieldValues> {
  errors: FieldErrors<T>
  /** `formState.submitCount`: nothing is shown before the first try, and each try takes the focus here. */
  submitCount: number
  /** What kind of problem it is. */
  title?: string | undefined
  /** Said once for all the fields that would say it; their links then only name them. */
  text?: string | undefined
  /** The fields' labels: a message that does not name its field is shown with it. */
  labels?: Partial<Record<keyof T, string>>
}

const linkText = (message: string, label: string | undefined, text: string | undefined) => {
  if (!label) return message
  if (message === text) return label
  return message.toLowerCase().includes(label.toLowerCase()) ? message : `${label}: ${message}`
}

/** What has to be corrected, in the order of the page, each with a link to its field where it is about one. */
export function ErrorSummary<T extends FieldValues>(props: ErrorSummaryProps<T>) {
  const { errors, submitCount, title = MENSAJES_UI.summaryTitle, text, labels } = props
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const problems = problemsOf(errors)
  const shown = submitCount > 0 && problems.length > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: each further try takes the focus again
  useEffect(() => {
    box.current?.focus()
  }, [submitCount])

  if (!shown) return null
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
        {problems.map(({ name, message, place }) => (
          <li key={name} className="font-semibold text-danger">
            {place < 0 ? (
              message
            ) : (
              <a href={`#${name}`} onClick={goTo(name)} className="underline">
                {linkText(message, labels?.[name], text)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
