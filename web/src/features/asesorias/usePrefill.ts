import type { User } from '@naf/contract'
import { useEffect, useRef, useState } from 'react'
import type { FieldName } from './asesoria-values.ts'
import { fillable, knownValues } from './prefill.ts'
import type { AsesoriaFormReturn } from './useDraft.ts'

const HIGHLIGHT_MS = 2000
const NONE: ReadonlySet<FieldName> = new Set()

/**
 * Fills in what the portal knows about the person, once, and never over what was typed. Gives the fields it
 * filled, for as long as they are highlighted.
 */
export const usePrefill = (form: AsesoriaFormReturn, user: User | null): ReadonlySet<FieldName> => {
  const [highlighted, setHighlighted] = useState(NONE)
  const filledFor = useRef<string | null>(null)

  useEffect(() => {
    if (!user || filledFor.current === user.Id) return
    filledFor.current = user.Id
    const fill = fillable(form.getValues(), knownValues(user))
    for (const [name, value] of fill)
      form.setValue(name, value, { shouldValidate: form.formState.isSubmitted })
    setHighlighted(new Set(fill.map(([name]) => name)))
  }, [form, user])

  useEffect(() => {
    if (highlighted === NONE) return
    const timer = setTimeout(() => setHighlighted(NONE), HIGHLIGHT_MS)
    return () => clearTimeout(timer)
  }, [highlighted])

  return highlighted
}
