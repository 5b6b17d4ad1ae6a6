import { api } from '@naf/contract'
import { schemas } from '@naf/contract/schemas'
import express, { type Express, type RequestHandler, type Router } from 'express'
import type { Config } from './config.ts'
import { createReadingPages } from './content/reading-pages.ts'
import type { Deps } from './deps.ts'
import { restoreBodyHeaders } from './http/body.ts'
import { requestLog } from './http/log.ts'
import { errorHandler, notFound } from './http/respond.ts'
import { mount } from './http/router.ts'
import { findOrigin } from './http/throttle.ts'
import { createRoutes } from './routes.ts'

/** The whole API and the pages that it completes, for a server that `keepBodiesUnread` stands in front of. */
export const createApp = (deps: Deps): Express =>
  serve(mount(deps, api, schemas, createRoutes(deps)), deps.config, createReadingPages(deps))

/** What stands around endpoints, whatever they are. */
export const serve = (
  router: Router,
  config: Pick<Config, 'PROXY_HOPS_HOSTING' | 'PROXY_HOPS_DIRECT'>,
  pages: RequestHandler = (_req, _res, next) => next(),
): Express => {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.use(requestLog)
  app.use(restoreBodyHeaders)
  app.use(findOrigin({ hosting: config.PROXY_HOPS_HOSTING, direct: config.PROXY_HOPS_DIRECT }))
  app.use(pages)
  // Hosting keeps the `/api` of the path; the function's own address has spent it on its name.
  app.use('/api', router)
  app.use(router)
  app.use(notFound)
  app.use(errorHandler)
  return app
}
