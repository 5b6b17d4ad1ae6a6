import type * as z from 'zod'
import type { FileRule } from './attachments.ts'
import type { Permission } from './permissions.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The names after a colon in a path: `'/users/perfil/:uid'` gives `'uid'`. */
type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

export type Params<Path extends string> = { [K in ParamNames<Path>]: string }

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
  success?: 201
}

/**
 * One call of the API. It carries plain data only, so that the browser can make a call without loading
 * the schemas; these stand in `schemas.ts`, checked against `Input` and `Output`.
 */
export type Endpoint<
  S extends Shape = Shape,
  Input extends z.ZodType | null = z.ZodType | null,
  Output extends z.ZodType = z.ZodType,
> = S & { readonly types?: { input: Input; output: Output } }

type TypesOf<E extends Endpoint> = NonNullable<E['types']>

/** What the caller sends as the body, before the schema cleans it; `undefined` where there is no body. */
export type Sent<E extends Endpoint> = TypesOf<E>['input'] extends z.ZodType
  ? z.input<TypesOf<E>['input']>
  : undefined

/** What the handler gets: the body as the schema left it. */
export type Received<E extends Endpoint> = TypesOf<E>['input'] extends z.ZodType
  ? z.output<TypesOf<E>['input']>
  : undefined

/** What the caller gets back. */
export type Answer<E extends Endpoint> = z.output<TypesOf<E>['output']>

export const endpoint =
  <Input extends z.ZodType | null, Output extends z.ZodType>() =>
  <const S extends Shape>(shape: S): Endpoint<S, Input, Output> =>
    shape

/** A client's own name for one filled form; sent again under it, the form is stored once. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'

/** Carries a token of Firebase App Check; the name is Firebase's. */
export const APP_CHECK_HEADER = 'X-Firebase-AppCheck'

export type EndpointTable = Record<string, Endpoint>

/** The schemas of a table of endpoints: one entry for each, of exactly the types the endpoint names. */
export type SchemasOf<T extends EndpointTable> = {
  [K in keyof T]: { input: TypesOf<T[K]>['input']; output: TypesOf<T[K]>['output'] }
}
