import type { Path, Resolver } from 'react-hook-form'
import type * as z from 'zod'
import { changedFields } from './drafts.ts'

export type TextValues = Record<string, string>
export type TextOf<Filled> = Record<keyof Filled, string>
/** A schema as `useAppForm` takes it: what it gives is read from texts. */
export const ofTexts = <Filled>(schema: z.ZodType<Filled>): z.ZodType<Filled, TextOf<Filled>> =>
  schema as z.ZodType as z.ZodType<Filled, TextOf<Filled>>

const hasText = (field: unknown): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement ||
  (field instanceof HTMLInputElement && !['radio', 'checkbox', 'file'].includes(field.type))

/** Chrome on iOS and some password managers fill in a field without an event: its text is read from the page. */
export const readingFields =
  <In extends TextValues, Out>(check: Resolver<In, unknown, Out>): Resolver<In, unknown, Out> =>
  (values, context, options) => {
    const shown = Object.entries(options.fields as Record<string, { ref: unknown }>).flatMap(
      ([name, { ref }]) => (hasText(ref) ? [[name, ref.value]] : []),
    )
    return check({ ...values, ...Object.fromEntries(shown) }, context, options)
  }

/** The field to which a text belongs: the own text of a list goes only with its 'Otro'. */
export const ownerOf = (name: string): string => name.replace(/Otro$/, '')

export const forBlanks = <In extends TextValues>(values: In, known: Partial<In>) =>
  (Object.entries(known) as [Path<In>, string][]).filter(
    ([name, value]) => value !== '' && values[name] === '' && !values[ownerOf(name)],
  )

/**
 * Another person has stored the record that a form edits. A field in which nothing was typed takes the stored value; what
 * was typed stays.
 * @param before the record as it was
 * @returns the form's values, and the fields that the person has to look at
 */
export const mergeStored = <In extends TextValues>(values: In, before: In, stored: In) => {
  const isTyped = (field: string) => changedFields(values, before).map(ownerOf).includes(field)
  const differs = (field: string) => changedFields(values, stored).map(ownerOf).includes(field)
  const changed = [...new Set(changedFields(stored, before).map(ownerOf))].filter(differs)
  const taken = Object.entries(stored).filter(
    ([name]) => changed.includes(ownerOf(name)) && !isTyped(ownerOf(name)),
  )
  return { merged: { ...values, ...Object.fromEntries(taken) } as In, changed }
}
