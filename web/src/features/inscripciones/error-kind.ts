import { MENSAJES_INSCRIPCION } from '@naf/contract/schemas'
import type { FieldErrors } from 'react-hook-form'
import type { InscripcionValues } from './inscripcion-form.ts'
import { MENSAJES_FORMULARIO, TITULOS_DE_ERROR } from './messages.ts'

const { required } = MENSAJES_INSCRIPCION

/** What the summary says above its links: what is missing goes before what is wrong. */
export const errorKind = (errors: FieldErrors<InscripcionValues>): { title?: string; text?: string } => {
  const messages = Object.values(errors).map((error) => error?.message)
  const kind = TITULOS_DE_ERROR.find(({ message }) => messages.includes(message))
  if (!kind) return {}
  const { message, titulo } = kind
  return message === required ? { title: titulo, text: message } : { title: titulo }
}

/** What a field says for itself. */
export const fieldError = (message: string | undefined): string | undefined =>
  message === required ? MENSAJES_FORMULARIO.falta : message
