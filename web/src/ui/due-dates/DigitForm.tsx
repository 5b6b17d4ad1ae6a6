import type { SubmitEvent } from 'react'
import { MENSAJES_TOCA as TEXTO } from './messages.ts'

/** In the order in which the dates fall. */
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]

interface DigitFormProps {
  /** Where the digit leads before the page's code is there; the page itself where it is absent. */
  action?: string
  chosen: number | null
  choose: (digit: number) => void
}

/** Ten buttons: a form that leads to the calendar's page by itself, and is answered in its place once the code is there. */
export function DigitForm({ action, chosen, choose }: DigitFormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    choose(Number((event.nativeEvent.submitter as HTMLButtonElement).value))
  }
  return (
    <form action={action} onSubmit={submit}>
      <fieldset>
        <legend className="mb-2 font-semibold">{TEXTO.digits}</legend>
        <div className="grid max-w-md grid-cols-5 gap-2">
          {DIGITS.map((digit) => (
            <button
              key={digit}
              type="submit"
              name="digito"
              value={digit}
              aria-label={TEXTO.digit(digit)}
              aria-pressed={chosen === digit}
              className="btn btn-secondary px-0 tabular-nums aria-pressed:bg-brand aria-pressed:text-on-brand aria-pressed:underline"
            >
              {digit}
            </button>
          ))}
        </div>
      </fieldset>
    </form>
  )
}
