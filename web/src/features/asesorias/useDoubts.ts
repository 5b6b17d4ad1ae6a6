import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { withDomain } from '../../lib/likely-correo.ts'
import type { DoubtAsked } from '../../ui/Doubt.tsx'
import type { AsesoriaValues, FilledForm } from './asesoria-form.ts'
import { doubtAboutCorreo, doubtAboutNumber } from './doubts.ts'
import { MENSAJES_FORMULARIO } from './messages.ts'

export type Doubted = 'CedulaRUC' | 'Correo'

/**
 * What is asked about a field that was left as it stands now, and is taken all the same: nobody is asked while typing.
 * `onBlur` belongs to the field.
 */
export const useDoubts = (form: UseFormReturn<AsesoriaValues, unknown, FilledForm>, store: () => void) => {
  const [left, setLeft] = useState<Partial<Record<Doubted, string>>>({})
  const { errors } = form.formState

  const fix = (correo: string) => {
    form.setValue('Correo', correo, { shouldDirty: true, shouldValidate: true })
    store()
    form.setFocus('Correo')
  }

  const doubtOf = (name: Doubted, typed: string): DoubtAsked | null => {
    if (name === 'CedulaRUC') {
      const text = doubtAboutNumber(typed)
      return text === null ? null : { text }
    }
    const doubt = doubtAboutCorreo(typed)
    if (!doubt) return null
    const apply = () => fix(withDomain(typed, doubt.domain))
    return { text: doubt.text, fix: { label: MENSAJES_FORMULARIO.doubts.fix, apply } }
  }

  return (name: Doubted) => {
    const typed = form.watch(name)
    const isAsked = left[name] === typed && !errors[name]
    return {
      doubt: isAsked ? doubtOf(name, typed) : null,
      onBlur: () => setLeft((before) => ({ ...before, [name]: form.getValues(name) })),
    }
  }
}
