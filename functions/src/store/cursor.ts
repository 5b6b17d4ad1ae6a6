import { UNKNOWN_CURSOR } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import * as z from 'zod'
import { AppError } from '../errors.ts'
import { isDocumentId } from './collection.ts'

/** Firestore sorts what it stores as a map or a list before any text, newest first; no record has such a date. */
const BEFORE_EVERY_TEXT = '\u{10FFFF}'

/** What a document is sorted by, as it is stored, and its id: a place that holds also where the document is gone. */
const positionSchema = z.tuple([
  z.union([
    z.tuple([z.int(), z.int()]).transform(([seconds, nanoseconds]) => new Timestamp(seconds, nanoseconds)),
    z.string(),
    z.number(),
    z.boolean(),
    z.null(),
  ]),
  z.string().refine(isDocumentId),
])

const asJson = (value: unknown): unknown => {
  if (value instanceof Timestamp) return [value.seconds, value.nanoseconds]
  return typeof value === 'object' && value !== null ? BEFORE_EVERY_TEXT : value
}

/** Leads to what comes after the document of that id in a list that is sorted by that value. */
export const cursorAfter = (value: unknown, id: string): string =>
  Buffer.from(JSON.stringify([asJson(value), id])).toString('base64url')

/** @throws invalid_input for what `cursorAfter` cannot have made */
export const positionOf = (cursor: string): z.output<typeof positionSchema> => {
  try {
    return positionSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    throw new AppError('invalid_input', UNKNOWN_CURSOR)
  }
}
