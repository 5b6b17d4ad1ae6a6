import {
  type Answer,
  APP_CHECK_HEADER,
  type Endpoint,
  type EndpointTable,
  type FileRule,
  type Params,
  type Received,
  type VisitorPermission,
} from '@naf/contract'
import type { Request, RequestHandler, Response, Router } from 'express'
import type * as z from 'zod'
import type { AppCheck } from '../platform/app-check.ts'
import type { AuthorizedSession, Identity, Session } from '../platform/identity.ts'
import { requireApp } from './app-check.ts'
import { auditRefusal, auditSuccess } from './audit-log.ts'
import { authenticate, authorize } from './authenticate.ts'
import { asAppError } from './error-handler.ts'
import { cursorOf, linkToRest, pageOf } from './list-page.ts'
import { formLimit, type Upload } from './multipart.ts'
import { type Origin, originOf } from './origin.ts'
import { assertReadable, JSON_LIMIT, readJson } from './request-body.ts'
import { paramsOf, readInput } from './request-input.ts'
import { sendJson } from './send-json.ts'

type FileOf<E extends Endpoint> = E extends { file: { required: true } }
  ? Upload
  : E extends { file: FileRule }
    ? Upload | null
    : undefined

/** What a handler gets. The session is there for certain where the endpoint is closed to visitors. */
export interface Call<E extends Endpoint> {
  params: Params<E['path']>
  input: Received<E>
  file: FileOf<E>
  session: E['permission'] extends VisitorPermission ? Session | null : AuthorizedSession
  header: (name: string) => string | undefined
  origin: Origin
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>

/** A handler for every endpoint of a table; `limit` stands in front of one. */
export type Routes<T extends EndpointTable> = { [K in keyof T]: Handler<T[K]> | Limited<T[K]> }

interface Limited<E extends Endpoint> {
  limit: RequestHandler[]
  handle: Handler<E>
}

interface Schemas {
  input: z.ZodType | null
  output: z.ZodType
}

/** What tells whose call it is. */
interface Gate {
  identity: Identity
  appCheck: AppCheck | null
}

/** One endpoint with all that belongs to it. */
interface Mounted {
  /** As the audit log names it: `asesorias.markDone`. */
  action: string
  endpoint: Endpoint
  schemas: Schemas
  handle: Handler<Endpoint>
}

/**
 * Mounts a table: what of a body can be refused without its schema, rate limit, session, permission, and only then
 * what the body says; what leaves is what the output schema names and nothing more.
 *
 * @param entity the table's name in `api`, for the audit log
 */
export const mount = <T extends EndpointTable>(
  router: Router,
  gate: Gate,
  entity: string,
  table: T,
  schemas: { [K in keyof T]: Schemas },
  routes: Routes<T>,
): void => {
  for (const [name, endpoint] of Object.entries(table) as [keyof T, Endpoint][]) {
    const route = routes[name] as Handler<Endpoint> | Limited<Endpoint>
    const { limit, handle } = typeof route === 'function' ? { limit: [], handle: route } : route
    const mounted = { action: `${entity}.${String(name)}`, endpoint, schemas: schemas[name], handle }
    const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'
    router[method](endpoint.path, takeBody(mounted), limit, respond(gate, mounted))
  }
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
  ({ identity, appCheck }: Gate, mounted: Mounted): RequestHandler =>
  async (req, res) => {
    const { action, endpoint } = mounted
    const session = await authenticate(identity, req)
    const call = { action, req, res, session }
    let answer: unknown
    try {
      authorize(session, endpoint.permission)
      await requireApp(appCheck, endpoint, session, req.get(APP_CHECK_HEADER))
      answer = await answerTo(req, res, session, mounted)
    } catch (error) {
      auditRefusal(call, asAppError(error))
      throw error
    }
    res.status(endpoint.success ?? 200)
    auditSuccess(call, answer)
    await sendJson(req, res, Array.isArray(answer) ? listAsJson(req, res, answer) : JSON.stringify(answer))
  }

const answerTo = async (
  req: Request,
  res: Response,
  session: Session | null,
  { endpoint, schemas, handle }: Mounted,
): Promise<unknown> => {
  const params = paramsOf(req)
  const { input, file } = await readInput(req, endpoint.file, schemas.input)
  const answer = await handle({
    params,
    input: input as never,
    file: file as never,
    session: session as AuthorizedSession,
    header: (name) => req.get(name),
    origin: originOf(res),
  })
  return schemas.output.parse(answer)
}

/** As much of the list as one answer holds, with a `Link` to what is left. */
const listAsJson = (req: Request, res: Response, list: unknown[]): string => {
  const { json, left } = pageOf(list, cursorOf(req))
  if (left > 0) res.set('Link', linkToRest(left))
  return json
}
