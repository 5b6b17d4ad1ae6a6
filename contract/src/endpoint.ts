import type * as z from 'zod'
import type { FileRule } from './attachments.ts'
import type { Permission } from './permissions.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The names after a colon in a path: `'/users/perfil/:uid'` gives `'uid'`, `'/:digito.ics'` gives `'digito'`. */
type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}.${string}`
    ? Name
    : Path extends `${string}:${infer Name}`
      ? Name
      : never

/** What the id of a record can be, in a path or a body: Firestore reserves ids like `__id__`, and reads a slash as a path. */
export const RECORD_ID = /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/

export type Params<Path extends string> = { [K in ParamNames<Path>]: string }

/** Made by `querySchema`. An address holds nothing but texts. */
type QuerySchema = z.ZodObject<Record<string, z.ZodType<unknown, string | undefined>>>

/** What goes into a call and what comes out of it. `query` and `input` are missing where it takes none. */
export interface EndpointSchemas {
  query?: QuerySchema
  input?: z.ZodType
  output?: z.ZodType
}

/** The kinds of answers, each with what it asks of a call's schemas. */
interface AnswerKinds {
  /** One object. */
  json: { output: z.ZodObject }
  /** A list, a page of it, or as much of either as one answer holds; with a `Link` to the rest. */
  page: { query: z.ZodType<{ cursor?: unknown }>; output: z.ZodArray }
  /** Bytes stored ready to be sent: what `output` names, as JSON; a text in whatever type the answer says. */
  stored: { output: z.ZodType }
  /** A file to save or to look at, such as a PDF. */
  file: { output?: undefined }
  /** Another address, which a browser opens instead. */
  redirect: { output?: undefined }
}

export type AnswerKind = keyof AnswerKinds

interface Shape {
  method: Method
  /** Below `/api`, with Express's `:name` for parameters. */
  path: `/${string}`
  permission: Permission
  /** The body is a multipart form with this file in it; else it is JSON. */
  file?: FileRule
  /** A visitor needs a token of App Check, where the project uses it. */
  appCheck?: true
  /** The status of success where it is not 200. */
  success?: 201 | 303
  /** The kind of answer where it is not `json`. */
  answer?: AnswerKind
}

/**
 * One call of the API. It carries plain data only, so that the browser can make a call without loading
 * the schemas; these stand in `schemas.ts` under the same two names.
 */
export type Endpoint<S extends Shape = Shape, T extends EndpointSchemas = EndpointSchemas> = S & {
  readonly types?: T
}

type TypesOf<E extends Endpoint> = NonNullable<E['types']>

export type KindOf<E extends Endpoint> = E extends { answer: infer Kind extends AnswerKind } ? Kind : 'json'

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined
type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** What the caller sends as the body, before the schema cleans it; `undefined` where there is no body. */
export type Sent<E extends Endpoint> = InputOf<TypesOf<E>['input']>

/** What the handler gets: the body as the schema left it. */
export type Received<E extends Endpoint> = OutputOf<TypesOf<E>['input']>

/** What the caller writes behind the question mark; `undefined` where the call takes nothing there. */
export type SentQuery<E extends Endpoint> = InputOf<TypesOf<E>['query']>

/** What the handler gets of it, as the schema left it. */
export type ReceivedQuery<E extends Endpoint> = OutputOf<TypesOf<E>['query']>

/** What the caller gets back; `undefined` for a file, which no schema names. */
export type Answer<E extends Endpoint> = OutputOf<TypesOf<E>['output']>

export type EndpointTable = Record<string, Endpoint>

/** The schemas of a table's endpoints, under the same names. */
export type SchemasOf<T extends EndpointTable> = { [K in keyof T]: TypesOf<T[K]> }

/** The endpoints of `Table` with their schemas; `never` where one has none, or not those of its kind of answer. */
type Paired<Table, Schemas> = {
  [K in keyof Table]: K extends keyof Schemas
    ? Table[K] extends Shape
      ? Schemas[K] extends EndpointSchemas & AnswerKinds[KindOf<Table[K]>]
        ? Endpoint<Table[K], Schemas[K]>
        : never
      : never
    : never
}

/**
 * An entity's table of endpoints: one for each pair of its schemas, under the same name.
 * @example endpoints<typeof schemas.libros>()({ list: { method: 'GET', … }, … })
 */
export const endpoints =
  <Schemas>() =>
  <const Table extends Record<keyof Schemas, Shape>>(
    table: Table & Paired<Table, Schemas>,
  ): Paired<Table, Schemas> =>
    table

/** A client's own name for one filled form; sent again under it, the form is stored once. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'

/** Of a list's answer, for whoever manages its records: those that nobody can read (`parseUnreadable`). */
export const UNREADABLE_HEADER = 'Unreadable-Records'

/** Carries a token of Firebase App Check; the name is Firebase's. */
export const APP_CHECK_HEADER = 'X-Firebase-AppCheck'
