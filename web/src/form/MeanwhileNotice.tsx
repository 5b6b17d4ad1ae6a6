import { OTRO } from '@naf/contract'
import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { Button } from '../ui/Button.tsx'
import { Of } from '../ui/text.tsx'
import { type AppForm, useFormAround } from './context.ts'
import { controlsOf, goTo, labelOf } from './frame.tsx'
import type { TextValues } from './values.ts'

const choiceText = (name: string, value: string): string | null | undefined => {
  const controls = controlsOf(name)
  const [list] = controls
  if (list instanceof HTMLSelectElement) return [...list.options].find((each) => each.value === value)?.text
  const radio = controls.find((each) => each.type === 'radio' && each.value === value)
  return radio?.closest('label')?.querySelector('.choice-name')?.textContent
}

const shown = (name: string, values: TextValues): string => {
  const value = values[name] ?? ''
  if (value === '') return '(vacío)'
  return (value === OTRO && values[`${name}Otro`]) || choiceText(name, value) || value
}

export function MeanwhileNotice() {
  const { meanwhile } = useFormAround()
  return meanwhile && <Notice {...meanwhile} />
}

function Notice({ values, changed }: NonNullable<AppForm['meanwhile']>) {
  const { methods, store } = useFormAround()
  const now = useWatch({ control: methods.control }) as TextValues
  const box = useRef<HTMLElement>(null)
  const id = useId()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each further change takes the focus again
  useEffect(() => {
    box.current?.focus()
  }, [values])

  const take = (name: string) => (event: MouseEvent) => {
    for (const each of [name, `${name}Otro`])
      if (each in values)
        methods.setValue(each, values[each] ?? '', { shouldDirty: true, shouldValidate: true })
    store()
    // The button goes.
    event.currentTarget.closest('li')?.querySelector('a')?.focus()
  }

  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={id}
      className="rounded-md border-2 border-brand bg-brand-soft p-4 focus:outline-none sm:p-5"
    >
      <h2 id={id} className="text-lg">
        Estos datos cambiaron mientras los editabas
      </h2>
      <p className="mt-1">
        Todavía no guardamos nada. Compara y vuelve a guardar: quedará lo que está en el formulario.
      </p>
      <ul className="mt-3 space-y-3">
        {changed.map((name) => (
          <li key={name} className="wrap-anywhere">
            <a href={`#${name}`} onClick={goTo(name)} className="font-semibold underline">
              {labelOf(name)}
            </a>
            <dl className="grid gap-x-6 sm:grid-cols-2">
              {Object.entries({ 'Guardado ahora': values, 'En el formulario': now }).map(([label, texts]) => (
                <div key={label}>
                  <dt className="text-sm text-ink-soft">{label}</dt>
                  <dd className="line-clamp-4">{shown(name, texts)}</dd>
                </div>
              ))}
            </dl>
            {shown(name, values) !== shown(name, now) && (
              <Button variant="secondary" small className="mt-1" onClick={take(name)}>
                <Of name={labelOf(name)}>Usar lo guardado</Of>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
