import type { ErrorCode } from '@naf/contract'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from '../api/client.ts'

/** The field of a form that a refusal of the server is about, where it is about one. */
export type FieldOf<In extends FieldValues> = Partial<Record<ErrorCode, Path<In>>>

/** Puts the server's words to the field they are about; what is wrong with the whole form stands in the summary. */
export const blame = <In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  error: unknown,
  fieldOf: FieldOf<In> = {},
): void => {
  if (!(error instanceof ApiError)) return
  const field = error.code && (fieldOf[error.code] ?? (error.code === 'invalid_input' ? 'root' : null))
  if (field) form.setError(field, { message: error.message })
}
