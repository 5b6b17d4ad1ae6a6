import { api } from '@naf/contract'
import { schemas } from '@naf/contract/schemas'
import express, { type Express, Router } from 'express'
import type { Deps } from './deps.ts'
import { createRoutes } from './entities/index.ts'
import { errorHandler, notFound } from './http/error-handler.ts'
import { requestLog } from './http/request-log.ts'
import { responseHeaders } from './http/response-headers.ts'
import { mount } from './http/route.ts'

/** The whole API. Bodies arrive parsed, as Cloud Functions hands them over. */
export const createApp = (deps: Deps): Express => {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('trust proxy', true)
  app.use(requestLog)
  app.use(responseHeaders)

  const router = Router()
  const routes = createRoutes(deps)
  mount(router, deps.identity, api.salud, schemas.salud, routes.salud)
  mount(router, deps.identity, api.users, schemas.users, routes.users)
  mount(router, deps.identity, api.asesorias, schemas.asesorias, routes.asesorias)
  mount(router, deps.identity, api.boletines, schemas.boletines, routes.boletines)
  mount(router, deps.identity, api.libros, schemas.libros, routes.libros)
  mount(router, deps.identity, api.galeria, schemas.galeria, routes.galeria)
  mount(router, deps.identity, api.inscripciones, schemas.inscripciones, routes.inscripciones)

  // Hosting keeps the `/api` of the path; the function's own address has spent it on its name.
  app.use('/api', router)
  app.use(router)
  app.use(notFound)
  app.use(errorHandler)
  return app
}
