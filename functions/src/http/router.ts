import {
  APP_CHECK_HEADER,
  can,
  type Endpoint,
  type EndpointSchemas,
  type EndpointTable,
  type FileRule,
  type Params,
  type Permission,
  RECORD_ID,
  type Received,
  type ReceivedQuery,
  type SchemasOf,
  UNREADABLE_FORM,
  UNREADABLE_QUERY,
  type VisitorPermission,
} from '@naf/contract'
import { type Request, Router } from 'express'
import type * as z from 'zod'
import { AppError, asAppError, inTime } from '../errors.ts'
import type { AppCheck } from '../google/firebase.ts'
import type { Identity } from '../google/identity.ts'
import type { AuthorizedSession, Session } from '../session.ts'
import { assertReadable, type BodyLimit, JSON_LIMIT, RAW_LIMIT, readBytes, readJson } from './body.ts'
import { audit } from './log.ts'
import { createUploadPlaces, formLimit, readForm, type Upload } from './multipart.ts'
import { type Result, sendAnswer } from './respond.ts'
import { createUsualLimit, type Limit, type Origin, originOf } from './throttle.ts'

type FileOf<E extends Endpoint> = E extends { file: FileRule }
  ? E extends { method: 'POST' }
    ? Upload
    : Upload | null
  : undefined

/** What a handler gets. `session` is never null on an endpoint that is closed to visitors. */
export interface Call<E extends Endpoint> {
  params: Params<E['path']>
  query: ReceivedQuery<E>
  input: Received<E>
  file: FileOf<E>
  raw: E extends { raw: true } ? Buffer : undefined
  session: E['permission'] extends VisitorPermission ? Session | null : AuthorizedSession
  header: (name: string) => string | undefined
  origin: Origin
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Result<E>>

/** A handler with checks of its own in place of some of the usual limit's. */
interface Limited<E extends Endpoint> {
  limit: Partial<Limit>
  handle: Handler<E>
}

export type Routes<T extends EndpointTable> = { [K in keyof T]: Handler<T[K]> | Limited<T[K]> }

/** @throws not_found for a malformed id, without a read */
export const paramsOf = (req: Request): Record<string, string> => {
  const params = req.params as Record<string, string>
  if (Object.values(params).every((value) => RECORD_ID.test(value))) return params
  throw new AppError('not_found', 'No se encontró lo que buscas.')
}

/**
 * The session of the request's token; null without a token. A wrong token is refused even on public endpoints, because
 * its sender expects to be known.
 */
const authenticate = async (identity: Identity, req: Request): Promise<Session | null> => {
  const header = req.get('authorization')
  if (!header) return null
  const [, token] = /^Bearer (\S+)$/i.exec(header) ?? []
  if (!token) throw new AppError('unauthenticated', 'Ingresa para continuar.')
  return identity.verifyToken(token)
}

/** @throws unauthenticated for a visitor, forbidden for a role without the permission */
const authorize = (session: Session | null, permission: Permission): void => {
  if (can(session?.rol ?? null, permission)) return
  throw session
    ? new AppError('forbidden', 'No autorizado')
    : new AppError('unauthenticated', 'Ingresa para continuar.')
}

/** The usual reason for an honest person is a browser that blocks Google's script. */
const UNVERIFIED =
  'No pudimos comprobar que la solicitud viene del portal. Si usas un bloqueador de anuncios, desactívalo aquí, recarga la página e inténtalo de nuevo.'

/**
 * Requires a token of App Check from visitors, if the endpoint asks for one. An account without a record (`rol` null)
 * counts as a visitor, because anybody can make one; `users.register` is what gives it its record.
 * @param appCheck null if the project does not use App Check
 * @throws unverified_app; unavailable if Google's keys cannot be fetched
 */
const requireApp = async (
  appCheck: AppCheck | null,
  endpoint: Endpoint,
  session: Session | null,
  req: Request,
): Promise<void> => {
  if (!appCheck || !endpoint.appCheck || (session && session.rol !== null)) return
  const token = req.get(APP_CHECK_HEADER)
  if (!token || !(await appCheck.verify(token))) throw new AppError('unverified_app', UNVERIFIED)
}

/** The longest parameter of an address; checked before its schema. */
const PARAM_MAX = 1000

const parsed = (schema: z.ZodType, sent: unknown): unknown => {
  const outcome = schema.safeParse(sent)
  if (outcome.success) return outcome.data
  throw new AppError('invalid_input', outcome.error.issues[0]?.message ?? 'Revisa los datos.')
}

/** @throws invalid_input for an unknown, repeated or overlong parameter; an endpoint without a query ignores them */
const queryOf = (req: Request, schema: z.ZodType | undefined): unknown => {
  if (!schema) return undefined
  const isOneText = (value: unknown) => typeof value === 'string' && value.length <= PARAM_MAX
  if (!Object.values(req.query).every(isOneText)) throw new AppError('invalid_input', UNREADABLE_QUERY)
  return parsed(schema, req.query)
}

const limitOf = ({ file, raw }: Endpoint): BodyLimit => {
  if (raw) return RAW_LIMIT
  return file ? formLimit(file) : JSON_LIMIT
}

/** @throws invalid_input with the schema's first message; what the readers throw */
const readInput = async (req: Request, { file: rule, raw }: Endpoint, schema: z.ZodType | undefined) => {
  if (raw) return { input: undefined, file: undefined, raw: await readBytes(req, RAW_LIMIT) }
  const form = rule && (await readForm(req, rule))
  if (!schema) return { input: undefined, file: form?.file }
  const body = form ? form.fields : await readJson(req)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new AppError('invalid_input', UNREADABLE_FORM)
  return { input: parsed(schema, body), file: form?.file }
}

/** Less than the 45 s after which a browser gives up, except for an upload. */
const timeoutOf = ({ timeoutMs, file, answer }: Endpoint): number => {
  if (timeoutMs) return timeoutMs
  if (file) return 60_000
  return answer === 'page' || answer === 'file' ? 40_000 : 10_000
}

interface MountDeps {
  identity: Identity
  appCheck: AppCheck | null
  config: { MAX_UPLOADS_AT_ONCE: number; MAX_CALLS_PER_IP: number }
}

/**
 * Mounts every endpoint behind the same steps: headers of the body, limit, session, permission, App Check, address, body,
 * handler. The output schema decides what leaves. After the endpoint's time the answer is 503; the handler goes on, so
 * what it does must be harmless if it is late.
 * @param api tables by entity; the audit log uses their names
 */
export const mount = <Api extends Record<string, EndpointTable>>(
  { identity, appCheck, config }: MountDeps,
  api: Api,
  schemas: { [E in keyof Api]: SchemasOf<Api[E]> },
  routes: { [E in keyof Api]: Routes<Api[E]> },
): Router => {
  const inUploadPlace = createUploadPlaces(config.MAX_UPLOADS_AT_ONCE)
  const usualLimit = createUsualLimit(config.MAX_CALLS_PER_IP)
  const router = Router()

  const add = (
    action: string,
    endpoint: Endpoint,
    { query, input: body, output }: EndpointSchemas,
    route: Handler<Endpoint> | Limited<Endpoint>,
  ): void => {
    const { limit: own, handle } = typeof route === 'function' ? { limit: {}, handle: route } : route
    const limit = { ...usualLimit(action), ...own }
    const timeoutMs = timeoutOf(endpoint)
    const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'

    router[method](endpoint.path, async (req, res) => {
      assertReadable(req, limitOf(endpoint))
      limit.byOrigin(originOf(res))
      const session = await inTime(authenticate(identity, req), timeoutMs)
      const call = { action, req, res, session }

      const run = async () => {
        const params = paramsOf(req)
        const asked = queryOf(req, query)
        const { input, file, raw } = await readInput(req, endpoint, body)
        const header = (name: string) => req.get(name)
        const received = { params, query: asked, input, file, raw, session, header, origin: originOf(res) }
        return inTime(handle(received as Call<Endpoint>), timeoutMs)
      }

      let result: unknown
      try {
        authorize(session, endpoint.permission)
        if (session) limit.byAccount(session.uid)
        await inTime(requireApp(appCheck, endpoint, session, req), timeoutMs)
        result = await (endpoint.file ? inUploadPlace(run) : run())
      } catch (error) {
        audit(call, { refusal: asAppError(error) })
        throw error
      }
      limit.onSuccess?.(originOf(res))
      res.status(endpoint.success ?? 200)
      audit(call, { answer: result })
      await sendAnswer(req, res, endpoint, output, result)
    })
  }

  for (const [entity, table] of Object.entries(api))
    for (const [name, endpoint] of Object.entries(table))
      add(
        `${entity}.${name}`,
        endpoint,
        schemas[entity]?.[name] as EndpointSchemas,
        routes[entity]?.[name] as Handler<Endpoint> | Limited<Endpoint>,
      )
  return router
}
