import type { Opinion } from '@naf/contract'
import { MENSAJES_ATENCION, opinionSchema } from '@naf/contract/schemas'
import * as z from 'zod'
import { createDraftStore } from '../../lib/form-draft.ts'
import type { TextOf } from '../../lib/text-values.ts'
import { MENSAJES_SOLICITUD as TEXTO } from './messages.ts'

export const VALUES = Object.entries(TEXTO.opinion.values).map(([value, label]) => ({ value, label }))

const formFields = opinionSchema.extend({
  Valor: z.string().min(1, MENSAJES_ATENCION.valor).transform(Number),
})

/** What stands on the screen: text everywhere, also where a number is chosen. */
type OpinionValues = TextOf<Opinion>

export const opinionFormSchema = formFields as z.ZodType as z.ZodType<Opinion, OpinionValues>

export const opinionDrafts = (id: string, given: Opinion | null) =>
  createDraftStore<OpinionValues>(
    `opinion-${id}`,
    { Valor: given ? String(given.Valor) : '', Comentario: given?.Comentario ?? '' },
    JSON.stringify(given),
  )
