import type { FileRule } from '@naf/contract'

/** The form a browser sends for an endpoint with a file. */
export const asForm = (rule: FileRule, fields: Record<string, unknown>, file?: File): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  if (file) form.append(rule.field, file)
  return form
}
