import type {
  Endpoint,
  EndpointTable,
  FileRule,
  Params,
  Received,
  ReceivedQuery,
  VisitorPermission,
} from '@naf/contract'
import type { RequestHandler } from 'express'
import type { AuthorizedSession, Session } from '../platform/identity.ts'
import type { Result } from './answers.ts'
import type { Upload } from './multipart.ts'
import type { Origin } from './origin.ts'

type FileOf<E extends Endpoint> = E extends { file: { required: true } }
  ? Upload
  : E extends { file: FileRule }
    ? Upload | null
    : undefined

/** What a handler gets. The session is there for certain where the endpoint is closed to visitors. */
export interface Call<E extends Endpoint> {
  params: Params<E['path']>
  query: ReceivedQuery<E>
  input: Received<E>
  file: FileOf<E>
  session: E['permission'] extends VisitorPermission ? Session | null : AuthorizedSession
  header: (name: string) => string | undefined
  origin: Origin
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Result<E>>

/** A handler with what stands in front of it. */
export interface Guarded<E extends Endpoint> {
  limit?: RequestHandler[]
  /** Of a `GET` that may write: it does not begin before the account behind the token is known. */
  waits?: true
  handle: Handler<E>
}

/** A handler for every endpoint of a table. */
export type Routes<T extends EndpointTable> = { [K in keyof T]: Handler<T[K]> | Guarded<T[K]> }
