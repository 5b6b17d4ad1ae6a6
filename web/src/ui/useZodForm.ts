import { zodResolver } from '@hookform/resolvers/zod'
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Resolver,
  set,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod'

const hasText = (ref: unknown): ref is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  ref instanceof HTMLTextAreaElement ||
  ref instanceof HTMLSelectElement ||
  (ref instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(ref.type))

/**
 * The values as they stand in the fields. Chrome on iOS and some password managers fill in a field without an event, so
 * the form has not heard of its value.
 */
const valuesInFields = <In extends FieldValues>(values: In, fields: object, names: readonly string[]): In => {
  const filled = names.flatMap((name) => {
    const ref: unknown = (get(fields, name) as { ref?: unknown } | undefined)?.ref
    const known: unknown = get(values, name)
    return hasText(ref) && typeof known === 'string' && known !== ref.value ? [{ name, text: ref.value }] : []
  })
  if (filled.length === 0) return values
  const shown = structuredClone(values)
  for (const { name, text } of filled) set(shown, name, text)
  return shown
}

/**
 * The portal's one way to make a form: errors appear on leaving a field and go as soon as it is right;
 * on sending, the summary takes the focus instead of the first field.
 */
export const useZodForm = <In extends FieldValues, Out>(
  schema: z.ZodType<Out, In>,
  defaultValues: DefaultValues<In>,
): UseFormReturn<In, unknown, Out> => {
  const check: Resolver<In, unknown, Out> = zodResolver(schema)
  return useForm<In, unknown, Out>({
    resolver: (values, context, options) =>
      check(valuesInFields(values, options.fields, options.names ?? []), context, options),
    defaultValues,
    mode: 'onTouched',
    shouldFocusError: false,
  })
}
