import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express'
import { digest } from '../platform/digest.ts'
import type { Documents } from '../platform/documents.ts'
import { compress } from '../platform/gzip.ts'
import { createErrorHandler } from './error-handler.ts'
import { fillDocument, type HeadPlaces } from './fill-document.ts'
import { cameByHosting } from './origin.ts'
import { paramsOf } from './request-input.ts'
import { sendStored } from './stored-answer.ts'

/** The address of each record of a kind, as a page of the portal. */
export interface DocumentRoute {
  /** The first part of the address, by which its shell is known. */
  name: string
  limit: RequestHandler[]
  /**
   * What it says of itself to whoever asks without an account.
   * @throws not_found where there is nothing to be said
   */
  headOf: (id: string) => Promise<HeadPlaces>
}

/** Holds nothing of who asks: Hosting answers for a minute by itself. */
const FOR_EVERYBODY = 'public, max-age=0, s-maxage=60'

const sendDocument = async (
  req: Request,
  res: Response,
  { headers }: Documents,
  html: string,
): Promise<void> =>
  sendStored(req, res, {
    bytes: await compress(html),
    type: 'text/html; charset=utf-8',
    encoding: 'gzip',
    version: digest(html),
    cacheControl: FOR_EVERYBODY,
    headers,
  })

/** Whatever keeps it from being answered, the portal itself is there, and says what it can. */
const refuseWith = (documents: () => Documents | null): ErrorRequestHandler =>
  createErrorHandler((res, { body }) => {
    const { headers, appShell } = documents() ?? {}
    if (appShell) res.set(headers).type('html').send(appShell)
    else res.json(body)
  })

/**
 * Pages whose head the server completes, for who comes through Hosting. The function's own address knows the API alone,
 * whose paths are called the same there (`/boletines/ver`).
 */
export const mountDocuments = (
  documents: () => Documents | null,
  routes: readonly DocumentRoute[],
): Router => {
  const router = Router()
  for (const { name, limit, headOf } of routes) {
    const path = `/${name}/:id`
    const onlyByHosting: RequestHandler = (req, _res, next) => next(cameByHosting(req) ? undefined : 'route')
    const answer: RequestHandler = async (req, res, next) => {
      const built = documents()
      const shell = built?.shells[name]
      if (!built || shell === undefined) return next()
      const head = await headOf(paramsOf(req).id ?? '')
      await sendDocument(req, res, built, fillDocument(shell, head))
    }
    const refuse = refuseWith(documents)
    const refuseHere: ErrorRequestHandler = (error, req, res, next) => refuse(error, req, res, next)
    router.get(path, onlyByHosting, ...limit, answer, refuseHere)
  }
  return router
}
