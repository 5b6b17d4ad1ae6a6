import { messageCreateSchema, noteCreateSchema } from '@naf/contract/schemas'
import * as z from 'zod'
import type { Writing } from './useCaseChanges.ts'

const TEXTS = { note: noteCreateSchema, message: messageCreateSchema }

/** `detalle`, as the drafts call what is told in confidence: it is stored for an hour or two, and no longer. */
export const textSchema = (writing: Writing) => z.object({ detalle: TEXTS[writing].shape.Texto })

export const BLANK_TEXT = { detalle: '' }
