import { createContext, type FormEvent, useContext } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FoundDraft } from './drafts.ts'
import type { TextValues } from './values.ts'

export interface AppForm<In extends TextValues = TextValues> {
  // biome-ignore lint/suspicious/noExplicitAny: what the schema gives concerns only the form itself
  methods: UseFormReturn<In, unknown, any>
  restored: Omit<FoundDraft<In>, 'sent'> | null
  /** What becomes of the draft when the form is left: it is kept for a day, unless it is `lost`. */
  leftover: 'kept' | 'lost'
  /** What another person has stored in the record meanwhile, and the fields that it concerns. */
  meanwhile: { values: In; changed: readonly string[] } | null
  highlighted: ReadonlySet<string>
  short: Record<string, string>
  submit: (event: FormEvent) => Promise<void>
  startOver: () => Promise<void>
  /** Stores what stands in the form, after a change that nobody typed. */
  store: () => void
}

export const AppFormContext = createContext<AppForm | null>(null)

export const useFormAround = (): AppForm => {
  const form = useContext(AppFormContext)
  if (!form) throw new Error('A field stands outside of a Form')
  return form
}
