import { api } from '@naf/contract'
import { schemas } from '@naf/contract/schemas'
import express, { type Express, Router } from 'express'
import type { Deps } from './deps.ts'
import { createRoutes } from './entities/routes.ts'
import { errorHandler, notFound } from './http/error-handler.ts'
import { findOrigin } from './http/origin.ts'
import { requestLog } from './http/request-log.ts'
import { responseHeaders } from './http/response-headers.ts'
import { mount } from './http/route.ts'
import { restoreBodyHeaders } from './http/unread-body.ts'

/** The whole API, for a server that `keepBodiesUnread` stands in front of. */
export const createApp = (deps: Deps): Express => {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.use(requestLog)
  app.use(responseHeaders)
  app.use(restoreBodyHeaders)
  app.use(findOrigin({ hosting: deps.config.PROXY_HOPS_HOSTING, direct: deps.config.PROXY_HOPS_DIRECT }))

  const router = Router()
  const routes = createRoutes(deps)
  mount(router, deps, 'salud', api.salud, schemas.salud, routes.salud)
  mount(router, deps, 'users', api.users, schemas.users, routes.users)
  mount(router, deps, 'asesorias', api.asesorias, schemas.asesorias, routes.asesorias)
  mount(router, deps, 'boletines', api.boletines, schemas.boletines, routes.boletines)
  mount(router, deps, 'libros', api.libros, schemas.libros, routes.libros)
  mount(router, deps, 'galeria', api.galeria, schemas.galeria, routes.galeria)
  mount(router, deps, 'inscripciones', api.inscripciones, schemas.inscripciones, routes.inscripciones)

  // Hosting keeps the `/api` of the path; the function's own address has spent it on its name.
  app.use('/api', router)
  app.use(router)
  app.use(notFound)
  app.use(errorHandler)
  return app
}
