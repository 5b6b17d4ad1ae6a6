import {
  type Answer,
  type AnswerKind,
  type Endpoint,
  formatUnreadable,
  type KindOf,
  UNREADABLE_HEADER,
} from '@naf/contract'
import type { Request, Response } from 'express'
import type * as z from 'zod'
import { type FileAnswer, sendFile } from './file-answer.ts'
import { linkToRest, pageOf } from './list-page.ts'
import { sendJson } from './send-json.ts'
import { type StoredBytes, sendStored } from './stored-answer.ts'

/** A list on its way out. */
export interface ListAnswer<Items> {
  items: Items
  /** The ids of records that nobody can read: told to whoever manages them, empty for everybody else. */
  unreadable: string[]
  /** The cursor that leads to what is left of the list behind them; null where nothing is. */
  next: string | null
  /** The one that leads to what comes after one of them: one answer may not have room for all. */
  cursorAfter: (index: number) => string
}

/** Another address to go to. */
export interface Redirect {
  location: string
}

/** What a handler gives back for an endpoint, by the kind of answer that this one names. */
interface Results<E extends Endpoint> {
  json: Answer<E>
  page: ListAnswer<Answer<E>>
  stored: StoredBytes
  file: FileAnswer
  redirect: Redirect
}

export type Result<E extends Endpoint> = Results<E>[KindOf<E>]

type Send<R> = (req: Request, res: Response, result: R) => Promise<void>

const sendPage: Send<ListAnswer<unknown[]>> = async (req, res, { items, unreadable, next, cursorAfter }) => {
  const { json, left } = pageOf(items)
  const cursor = left > 0 ? cursorAfter(items.length - left - 1) : next
  if (cursor !== null) res.set('Link', linkToRest(req.query, cursor))
  if (unreadable.length > 0) res.set(UNREADABLE_HEADER, formatUnreadable(unreadable))
  await sendJson(req, res, json)
}

const sendRedirect: Send<Redirect> = async (_req, res, { location }) => {
  res.set('Location', location).end()
}

const SEND: { [Kind in AnswerKind]: Send<never> } = {
  json: (req, res, answer) => sendJson(req, res, JSON.stringify(answer)),
  page: sendPage,
  stored: sendStored,
  file: sendFile,
  redirect: sendRedirect,
}

/** Of what the handler gave back, what the output schema names and nothing more; bytes leave as they are. */
export const namedBy = (output: z.ZodType | undefined, { answer = 'json' }: Endpoint, result: unknown) => {
  if (answer === 'stored' || answer === 'file' || answer === 'redirect') return result
  if (answer === 'json') return output?.parse(result)
  const list = result as ListAnswer<unknown>
  return { ...list, items: output?.parse(list.items) }
}

/** Sends what the handler gave back, as the endpoint's kind of answer. */
export const sendAnswer = (
  req: Request,
  res: Response,
  { answer = 'json' }: Endpoint,
  result: unknown,
): Promise<void> => SEND[answer](req, res, result as never)
