import { type ComponentProps, useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { formatNumber } from '../lib/format.ts'
import { useFormAround } from './context.ts'
import { type FieldProps, Frame, tied, useField } from './frame.tsx'
import { SUGGEST } from './suggestions.ts'

type OfInput = 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'aria-required'

interface TextFieldProps extends FieldProps, Pick<ComponentProps<'input'>, OfInput> {
  /** Likely slips in such a text are questioned when the field is left. */
  suggest?: keyof typeof SUGGEST
}

const OF_MAIL = { autoComplete: 'email', spellCheck: false }

/** One line of text. The blank placeholder tells the style sheet whether it is empty. */
export function TextField(props: TextFieldProps) {
  const { name, label, hint, optional, lines, className, suggest, ...input } = props
  const { id, methods, error, isNew } = useField(name)
  const [left, setLeft] = useState<string>()
  const note = suggest && <Suggestion name={name} kind={suggest} left={left} />
  return (
    <Frame {...{ id, label, hint, optional, lines, className, error, note }}>
      <input
        type="text"
        {...(input.type === 'email' && OF_MAIL)}
        {...input}
        {...methods.register(name, { onBlur: () => setLeft(methods.getValues(name)) })}
        {...tied({ id, hint, error, note }, isNew)}
        id={id}
        placeholder=" "
        className="control mt-1.5"
      />
    </Frame>
  )
}

type SuggestionProps = { name: string; kind: keyof typeof SUGGEST; left: string | undefined }

/** A question about what was typed, which nobody has to answer. Its place is always there, so that it is read out. */
function Suggestion({ name, kind, left }: SuggestionProps) {
  const { methods, store } = useFormAround()
  const typed = useWatch({ control: methods.control, name })
  const { text, fix } = (left === typed && SUGGEST[kind](typed)) || {}
  const correct = (value: string) => {
    methods.setValue(name, value, { shouldDirty: true, shouldValidate: true })
    store()
    methods.setFocus(name)
  }
  return (
    <div role="status">
      {text && (
        <p>
          <span>{text}</span>{' '}
          {fix && (
            <button type="button" className="link field-fix" onClick={() => correct(fix.value)}>
              {fix.label}
            </button>
          )}
        </p>
      )}
    </div>
  )
}

/** Several lines of text: it grows with them, and tells how many of the `max` characters are left. */
export function TextArea(props: FieldProps & { max?: number }) {
  const { name, label, hint, optional, lines, className, max } = props
  const { id, methods, error: mistake, isNew } = useField(name)
  const { length } = useWatch({ control: methods.control, name })
  const left = max === undefined ? 0 : max - length
  const error = mistake && left < 0 ? `${mistake} ${lengthText(left)}` : mistake
  const note = max !== undefined && <Length text={lengthText(left)} isOver={left < 0} />
  return (
    <Frame {...{ id, label, hint, optional, lines, className, error, note }}>
      <textarea
        {...methods.register(name)}
        {...tied({ id, hint, error }, isNew)}
        id={id}
        rows={3}
        placeholder=" "
        className="control control-area mt-1.5"
      />
    </Frame>
  )
}

const lengthText = (left: number) => {
  const count = Math.abs(left)
  const verb = `${left < 0 ? 'sobra' : 'queda'}${count === 1 ? '' : 'n'}`
  return `Te ${verb} ${formatNumber(count)} ${count === 1 ? 'carácter' : 'caracteres'}.`
}

const QUIET_MS = 1000

/** Seen at once, heard when the typing pauses. */
function Length({ text, isOver }: { text: string; isOver: boolean }) {
  const [spoken, setSpoken] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), QUIET_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <>
      <p aria-hidden="true" className={isOver ? 'font-semibold text-danger' : undefined}>
        {text}
      </p>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  )
}
