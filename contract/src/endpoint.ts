import type * as z from 'zod'
import type { FileRule } from './files.ts'
import type { Permission } from './permissions.ts'

/** The types of an endpoint. Its data is plain, so the browser can call it without loading the schemas. */

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The parameters of a path: `'/users/perfil/:uid'` gives `'uid'`, `'/:digito.ics'` gives `'digito'`. */
type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}.${string}`
    ? Name
    : Path extends `${string}:${infer Name}`
      ? Name
      : never

/** The id of a record in a path or a body. Firestore reserves ids like `__id__` and reads a slash as a path. */
export const RECORD_ID = /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/

export type Params<Path extends string> = { [K in ParamNames<Path>]: string }

/** Made by `querySchema`; an address contains only texts. */
type QuerySchema = z.ZodObject<Record<string, z.ZodType<unknown, string | undefined>>>

/** The schemas of an endpoint. `query` or `input` is missing if it takes none. */
export interface EndpointSchemas {
  query?: QuerySchema
  input?: z.ZodType
  output?: z.ZodType
}

/**
 * - `json`: one object.
 * - `page`: a list, a page of it, or as much of either as one answer holds, with a `Link` to the rest.
 * - `stored`: a cached answer, JSON or a text of the type that the answer names.
 * - `file`: a file to save or to view, such as a PDF.
 * - `redirect`: of the browser.
 */
type AnswerKind = 'json' | 'page' | 'stored' | 'file' | 'redirect'

interface Shape {
  method: Method
  /** Below `/api`, with Express's `:name` for parameters. */
  path: `/${string}`
  permission: Permission
  /** The body is a multipart form with this file; else it is JSON. */
  file?: FileRule
  /** The body is up to 1 MiB that the handler gets as it was sent, because a signature covers its bytes. */
  raw?: true
  /** Visitors need an App Check token, if the project uses App Check. */
  appCheck?: true
  /** The status of success, if it is not 200. */
  success?: 201 | 202 | 303
  /** The kind of answer, if it is not `json`. */
  answer?: AnswerKind
  /** After so long the answer is 503, if it is not the usual time of its kind. */
  timeoutMs?: number
}

/** One call of the API. Its schemas are in `schemas.ts` under the same two names. */
export type Endpoint<S extends Shape = Shape, T extends EndpointSchemas = EndpointSchemas> = S & {
  readonly types?: T
}

type TypesOf<E extends Endpoint> = NonNullable<E['types']>

export type KindOf<E extends Endpoint> = E extends { answer: infer Kind extends AnswerKind } ? Kind : 'json'

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined
type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** Body and query as the caller sends them, and as the handler gets them; `undefined` for an endpoint without. */
export type Sent<E extends Endpoint> = InputOf<TypesOf<E>['input']>
export type SentQuery<E extends Endpoint> = InputOf<TypesOf<E>['query']>
export type Received<E extends Endpoint> = OutputOf<TypesOf<E>['input']>
export type ReceivedQuery<E extends Endpoint> = OutputOf<TypesOf<E>['query']>

/** The answer as the caller gets it; `undefined` for a file. */
export type Answer<E extends Endpoint> = OutputOf<TypesOf<E>['output']>

export type EndpointTable = Record<string, Endpoint>

/** The schemas of a table's endpoints, under the same names. */
export type SchemasOf<T extends EndpointTable> = { [K in keyof T]: TypesOf<T[K]> }

/**
 * A table of endpoints: one for each entry of its map of schemas, under the same name.
 * @example endpoints<typeof schemas.libros>()({ list: get('/libros/ver', 'libros:read', { answer: 'stored' }), … })
 */
export const endpoints =
  <Schemas extends Record<string, EndpointSchemas>>() =>
  <const Table extends Record<keyof Schemas, Shape>>(
    table: Table,
  ): { [K in keyof Schemas]: Endpoint<Table[K], Schemas[K]> } =>
    table

/** Describes a call with one method; `more` is what differs from a JSON answer with status 200. */
const of =
  <const M extends Method>(method: M) =>
  <
    const Path extends Shape['path'],
    const P extends Permission,
    const More extends Omit<Shape, 'method' | 'path' | 'permission'> = object,
  >(
    path: Path,
    permission: P,
    more?: More,
  ) =>
    ({ method, path, permission, ...more }) as { method: M; path: Path; permission: P } & NoInfer<More>

export const get = of('GET')
export const post = of('POST')
export const put = of('PUT')
export const del = of('DELETE')

/** The client's own name for one filled form; a form sent again under it is stored once. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'

/** The version of the record that an edit was filled over, as a number or an entity tag: `3`, `"3"`. */
export const VERSION_HEADER = 'If-Match'

/** Names a list's unreadable records to staff: at most 20 URI-encoded ids, separated by commas. */
export const UNREADABLE_HEADER = 'Unreadable-Records'

/** The number of records that a streamed export looks through, counted before its first byte. */
export const ROWS_HEADER = 'Export-Rows'

/** Firebase's header for an App Check token. */
export const APP_CHECK_HEADER = 'X-Firebase-AppCheck'
