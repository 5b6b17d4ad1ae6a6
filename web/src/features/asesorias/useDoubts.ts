import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { DoubtAsked } from '../../ui/Doubt.tsx'
import type { AsesoriaValues, FilledForm } from './asesoria-form.ts'
import type { FoundDoubt } from './doubts.ts'

/** Asked for when a field is first left; a form without a connection does without. */
const loadDoubts = () => import('./doubts.ts').catch(() => null)

export type Doubted = 'CedulaRUC' | 'Correo'
type Found = Partial<Record<Doubted, FoundDoubt & { typed: string }>>

/**
 * What is asked about a field as it was left, and as it still stands: nobody is asked while typing, and it is taken all
 * the same. `onBlur` belongs to the field.
 */
export const useDoubts = (form: UseFormReturn<AsesoriaValues, unknown, FilledForm>, store: () => void) => {
  const [found, setFound] = useState<Found>({})
  const { errors } = form.formState

  const look = async (name: Doubted) => {
    const typed = form.getValues(name)
    const doubts = await loadDoubts()
    const doubt = doubts?.FIND_DOUBT[name](typed)
    setFound((before) => ({ ...before, [name]: doubt ? { ...doubt, typed } : undefined }))
  }

  const correct = (name: Doubted, value: string) => {
    form.setValue(name, value, { shouldDirty: true, shouldValidate: true })
    store()
    form.setFocus(name)
  }

  const askedOf = (name: Doubted): DoubtAsked | null => {
    const doubt = found[name]
    if (!doubt || doubt.typed !== form.watch(name) || errors[name]) return null
    const { text, fix } = doubt
    return fix ? { text, fix: { label: fix.label, apply: () => correct(name, fix.value) } } : { text }
  }

  return (name: Doubted) => ({ doubt: askedOf(name), onBlur: () => void look(name) })
}
