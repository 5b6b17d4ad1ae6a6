import { type ErrorRequestHandler, type RequestHandler, Router } from 'express'
import type { Documents } from '../platform/documents.ts'
import { createErrorHandler } from './error-handler.ts'
import { fillDocument, type HeadPlaces } from './fill-document.ts'
import { cameByHosting } from './origin.ts'
import { paramsOf } from './request-input.ts'
import { sendStored, textForVisitors } from './stored-answer.ts'

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
  const refuse = refuseWith(documents)
  for (const { name, limit, headOf } of routes) {
    const path = `/${name}/:id`
    const onlyByHosting: RequestHandler = (req, _res, next) => next(cameByHosting(req) ? undefined : 'route')
    const answer: RequestHandler = async (req, res, next) => {
      const built = documents()
      const shell = built?.shells[name]
      if (!built || shell === undefined) return next()
      const html = fillDocument(shell, await headOf(paramsOf(req).id ?? ''))
      await sendStored(req, res, {
        ...(await textForVisitors('text/html; charset=utf-8', html)),
        headers: built.headers,
      })
    }
    router.get(path, onlyByHosting, ...limit, answer, refuse)
  }
  return router
}
