import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import type { Draft } from './useDraftForm.ts'

const HIGHLIGHT_MS = 2000
const NONE: ReadonlySet<never> = new Set()

/**
 * Fills in what the portal knows about a person, once for each; `fill` says what goes where, given what was
 * typed before the person was known. Gives the fields it filled, for as long as they are highlighted.
 */
export const usePrefill = <In extends FieldValues, Out, Person extends { Id: string }>(
  form: UseFormReturn<In, unknown, Out>,
  draft: Draft<In>,
  person: Person | null,
  fill: (values: In, person: Person) => [Path<In>, string][],
): ReadonlySet<string> => {
  const [highlighted, setHighlighted] = useState<ReadonlySet<string>>(NONE)
  const filledFor = useRef<string | null>(null)
  const wanted = useEffectEvent(fill)
  const begin = useEffectEvent(draft.begin)

  useEffect(() => {
    if (!person || filledFor.current === person.Id) return
    filledFor.current = person.Id
    begin((empty) => wanted(empty, person))
    const filled = wanted(form.getValues(), person)
    for (const [name, value] of filled)
      form.setValue(name, value as PathValue<In, Path<In>>, { shouldValidate: form.formState.isSubmitted })
    setHighlighted(new Set(filled.map(([name]) => name)))
  }, [form, person])

  useEffect(() => {
    if (highlighted === NONE) return
    const timer = setTimeout(() => setHighlighted(NONE), HIGHLIGHT_MS)
    return () => clearTimeout(timer)
  }, [highlighted])

  return highlighted
}
