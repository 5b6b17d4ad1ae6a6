import { MENSAJES_INSCRIPCION } from '@naf/contract/schemas'
import type { FieldErrors } from 'react-hook-form'
import type { InscripcionValues } from './inscripcion-form.ts'
import { ERROR_TITLES, MENSAJES_FORMULARIO } from './messages.ts'

const { required } = MENSAJES_INSCRIPCION

/** What the summary says above its links: what is missing goes before what is wrong. */
export const errorKind = (errors: FieldErrors<InscripcionValues>): { title?: string; text?: string } => {
  const messages = Object.values(errors).map((error) => error?.message)
  const kind = ERROR_TITLES.find(({ message }) => messages.includes(message))
  if (!kind) return {}
  const { message, title } = kind
  return message === required ? { title: title, text: message } : { title: title }
}

/** What a field says for itself. */
export const fieldError = (message: string | undefined): string | undefined =>
  message === required ? MENSAJES_FORMULARIO.missing : message
