import type { Imagen } from '@naf/contract'
import { MENSAJES_GALERIA } from './messages.ts'

/** What a picture is called: without a title, by its place in the row. */
export const titleOf = ({ Titulo }: Imagen, index: number): string =>
  Titulo.trim() || MENSAJES_GALERIA.untitled(index + 1)
