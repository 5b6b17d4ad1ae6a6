import type { FileRule } from '@naf/contract'
import { Upload } from 'lucide-react'
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { classNames } from '../../lib/text.ts'
import { describedBy, FieldError, Hint } from '../Field.tsx'
import { ChosenFile } from './ChosenFile.tsx'
import { MENSAJES_ARCHIVO as TEXTO } from './messages.ts'
import { useNoStrayDrop } from './useNoStrayDrop.ts'

interface FileFieldProps {
  name: string
  rule: FileRule
  label: string
  hint?: string
  /** What is stored now, where the file may stay. */
  current?: ReactNode
}

/**
 * A file, chosen or dropped. What is wrong with it is said as soon as it is here, before a byte is sent. Stands inside
 * a `FormProvider` whose schema checks the field by the same rule, as that of `withFile` does.
 */
export function FileField({ name, rule, label, hint, current }: FileFieldProps) {
  const { field, fieldState, formState } = useController({ name })
  const [isOver, setIsOver] = useState(false)
  const id = useId()
  const input = useRef<HTMLInputElement | null>(null)
  const error = fieldState.error?.message
  const file: File | null = field.value
  const { isSubmitting } = formState
  useNoStrayDrop()

  const choose = (chosen: File | null | undefined) => {
    if (!chosen || isSubmitting) return
    field.onChange(chosen)
    // Errors are shown of what has been left, and choosing a file is all there is to do here.
    field.onBlur()
  }

  const remove = () => {
    field.onChange(null)
    input.current?.focus()
  }

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    choose(event.dataTransfer.files[0])
  }

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-base font-semibold">
        {label}
      </label>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {current && <div className="mb-2">{current}</div>}
      <div role="status">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard */}
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={classNames(
          'rounded-md border border-dashed p-4',
          error ? 'border-danger' : 'border-edge',
          isOver ? 'bg-brand-soft' : 'bg-mist',
        )}
      >
        <ChosenFile file={file} canOpen={!error && rule.types.includes(file?.type ?? '')} onRemove={remove} />
        <div className="flex flex-wrap items-center gap-3">
          <input
            ref={(element) => {
              input.current = element
              field.ref(element)
            }}
            id={id}
            name={name}
            type="file"
            accept={rule.types.join(',')}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, { hint, error })}
            onChange={(event) => {
              choose(event.currentTarget.files?.[0])
              // So that the same file, mended meanwhile, can be chosen again.
              event.currentTarget.value = ''
            }}
            className="peer sr-only"
          />
          <label
            htmlFor={id}
            className="btn btn-secondary peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus"
          >
            <Upload aria-hidden="true" className="size-5" />
            <span>{file ? TEXTO.change : TEXTO.choose}</span>
          </label>
          <span className="text-sm text-ink-soft max-md:hidden">{TEXTO.drag}</span>
        </div>
      </div>
    </div>
  )
}
