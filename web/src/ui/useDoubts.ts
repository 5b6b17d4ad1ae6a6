import { useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { SUGGEST, type Suggestion } from '../form/suggestions.ts'
import type { DoubtAsked } from './Doubt.tsx'

type Kind = keyof typeof SUGGEST
type Found<In extends FieldValues> = Partial<Record<Path<In>, Suggestion & { typed: string }>>

/**
 * What is asked about a field as it was left, and as it still stands: nobody is asked while typing, and it is taken all
 * the same. `onBlur` belongs to the field's registration; `store` is the draft's.
 */
export const useDoubts = <In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  store: () => void,
) => {
  const [found, setFound] = useState<Found<In>>({})
  const { errors } = form.formState

  const look = (name: Path<In>, kind: Kind) => {
    const typed: string = form.getValues(name)
    const doubt = SUGGEST[kind](typed)
    setFound((before) => ({ ...before, [name]: doubt ? { ...doubt, typed } : undefined }))
  }

  const correct = (name: Path<In>, value: string) => {
    form.setValue(name, value as PathValue<In, Path<In>>, { shouldDirty: true, shouldValidate: true })
    store()
    form.setFocus(name)
  }

  const askedOf = (name: Path<In>): DoubtAsked | null => {
    const doubt = found[name]
    if (!doubt || doubt.typed !== form.watch(name) || errors[name]) return null
    const { text, fix } = doubt
    return fix ? { text, fix: { label: fix.label, apply: () => correct(name, fix.value) } } : { text }
  }

  return (name: Path<In>, kind: Kind) => ({ doubt: askedOf(name), onBlur: () => look(name, kind) })
}
