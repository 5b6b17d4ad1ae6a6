import {
  APP_CHECK_HEADER,
  type Endpoint,
  type EndpointSchemas,
  type EndpointTable,
  type SchemasOf,
} from '@naf/contract'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import type { AppCheck } from '../platform/app-check.ts'
import type { AuthorizedSession, Identity, Session } from '../platform/identity.ts'
import { type Admission, createAdmission } from './admission.ts'
import { namedBy, sendAnswer } from './answers.ts'
import { requireApp } from './app-check.ts'
import { auditRefusal, auditSuccess } from './audit-log.ts'
import { authenticate, authorize } from './authenticate.ts'
import { createEarlyRead } from './early-read.ts'
import { asAppError } from './error-handler.ts'
import type { Guarded, Handler, Routes } from './handler.ts'
import { formLimit } from './multipart.ts'
import { originOf } from './origin.ts'
import { assertReadable, JSON_LIMIT, readJson } from './request-body.ts'
import { paramsOf, queryOf, readInput } from './request-input.ts'

/** What tells whose call it is, and whether there is room for it. */
interface Gate {
  identity: Identity
  appCheck: AppCheck | null
  admitUpload: Admission
}

/** One endpoint with all that belongs to it. */
interface Mounted {
  /** As the audit log names it: `asesorias.markDone`. */
  action: string
  endpoint: Endpoint
  schemas: EndpointSchemas
  waits: boolean
  handle: Handler<Endpoint>
}

/**
 * Every endpoint of these tables behind its gate: what of a body can be refused without its schema, rate limit, session,
 * permission, and only then what address and body say; what leaves is what the output schema names and nothing more.
 *
 * @param api tables by entity, whose names the audit log takes
 */
export const mount = <Api extends Record<string, EndpointTable>>(
  { identity, appCheck, config }: Omit<Gate, 'admitUpload'> & { config: { MAX_UPLOADS_AT_ONCE: number } },
  api: Api,
  schemas: { [E in keyof Api]: SchemasOf<Api[E]> },
  routes: { [E in keyof Api]: Routes<Api[E]> },
): Router => {
  const gate = { identity, appCheck, admitUpload: createAdmission(config.MAX_UPLOADS_AT_ONCE) }
  const router = Router()
  for (const [entity, table] of Object.entries(api))
    for (const [name, endpoint] of Object.entries(table)) {
      const route = routes[entity]?.[name] as Handler<Endpoint> | Guarded<Endpoint>
      const { limit = [], waits = false, handle } = typeof route === 'function' ? { handle: route } : route
      const mounted = {
        action: `${entity}.${name}`,
        endpoint,
        schemas: schemas[entity]?.[name] as EndpointSchemas,
        waits,
        handle,
      }
      const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'
      router[method](endpoint.path, takeBody(mounted), limit, respond(gate, mounted))
    }
  return router
}

/** JSON is small and read at once; a form with a file waits for the permission. */
const takeBody =
  ({ endpoint: { file }, schemas: { input } }: Mounted): RequestHandler =>
  async (req, _res, next) => {
    assertReadable(req, file ? formLimit(file) : JSON_LIMIT)
    if (input && !file) req.body = await readJson(req)
    next()
  }

const respond =
  ({ identity, appCheck, admitUpload }: Gate, mounted: Mounted): RequestHandler =>
  async (req, res) => {
    const { action, endpoint, waits } = mounted
    const handle = (session: Session | null) => handledBy(req, res, session, mounted)
    const { begin, resultFor } = createEarlyRead(endpoint, waits, handle)
    const session = await authenticate(identity, req, begin)
    const call = { action, req, res, session }
    let result: unknown
    try {
      authorize(session, endpoint.permission)
      await requireApp(appCheck, endpoint, session, req.get(APP_CHECK_HEADER))
      result = await (endpoint.file ? admitUpload(() => resultFor(session)) : resultFor(session))
    } catch (error) {
      auditRefusal(call, asAppError(error))
      throw error
    }
    res.status(endpoint.success ?? 200)
    auditSuccess(call, result)
    await sendAnswer(req, res, endpoint, result)
  }

const handledBy = async (
  req: Request,
  res: Response,
  session: Session | null,
  { endpoint, schemas, handle }: Mounted,
): Promise<unknown> => {
  const params = paramsOf(req)
  const query = queryOf(req, schemas.query)
  const { input, file } = await readInput(req, endpoint.file, schemas.input)
  const result: unknown = await handle({
    params,
    query: query as never,
    input: input as never,
    file: file as never,
    session: session as AuthorizedSession,
    header: (name) => req.get(name),
    origin: originOf(res),
  })
  return namedBy(schemas.output, endpoint, result)
}
