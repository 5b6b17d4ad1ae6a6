import type { Answer, AnswerKind, Endpoint, KindOf } from '@naf/contract'
import type { Request, Response } from 'express'
import { type FileAnswer, sendFile } from './file-answer.ts'
import { linkToRest, pageOf } from './list-page.ts'
import { sendJson } from './send-json.ts'
import { type StoredBytes, sendStored } from './stored-answer.ts'

/** What a handler gives back for an endpoint, by the kind of answer that this one names. */
interface Results<E extends Endpoint> {
  json: Answer<E>
  page: Answer<E>
  stored: StoredBytes
  file: FileAnswer
}

export type Result<E extends Endpoint> = Results<E>[KindOf<E>]

/** @param query as its schema left it */
type Send<R> = (req: Request, res: Response, result: R, query: { cursor?: number }) => Promise<void>

const sendPage: Send<unknown[]> = async (req, res, list, { cursor }) => {
  const { json, left } = pageOf(list, cursor)
  if (left > 0) res.set('Link', linkToRest(req, left))
  await sendJson(req, res, json)
}

const SEND: { [Kind in AnswerKind]: Send<never> } = {
  json: (req, res, answer) => sendJson(req, res, JSON.stringify(answer)),
  page: sendPage,
  stored: sendStored,
  file: sendFile,
}

/** Sends what the handler gave back, as the endpoint's kind of answer. */
export const sendAnswer = (
  req: Request,
  res: Response,
  { answer = 'json' }: Endpoint,
  { query, result }: { query: unknown; result: unknown },
): Promise<void> => SEND[answer](req, res, result as never, query as never)
