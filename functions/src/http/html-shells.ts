import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import escapeHtml from 'escape-html'
import { type ErrorRequestHandler, type RequestHandler, Router } from 'express'
import { createErrorHandler, sendStored, textForVisitors } from './respond.ts'
import { paramsOf } from './router.ts'
import { cameByHosting, type Limit, originOf } from './throttle.ts'

/** The pages whose head the server fills in, so that shared links show a title and a picture. */

/** What the portal's build left for the server; `scripts/build/documents.ts` writes it. */
export interface Documents {
  /** The headers of Hosting, for every page. */
  headers: Record<string, string>
  /** The pages to fill in, by the first part of their address. */
  shells: Readonly<Record<string, string>>
  /** The page for addresses without a record. */
  appShell: string
}

/** Next to the bundle; null in a portal that was not built. Read with the first page, not at the start. */
const FILE = join(import.meta.dirname, 'documents.json')

export const createDocuments = (file = FILE): (() => Documents | null) => {
  let known: Documents | null | undefined
  return () => {
    if (known === undefined)
      known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Documents) : null
    return known
  }
}

/** The places in the head of a page (`PLACES` of web/src/ui/heads.ts). */
export interface HeadPlaces {
  id: string
  title: string
  description: string
  image: string
  image_width: string
  image_height: string
  image_alt: string
}

const PLACE = /__naf_([a-z_]+?)__/g

/** Search engines and messengers cut longer descriptions. */
const DESCRIPTION_MAX = 160

/** The text in one line, cut after a whole word. */
export const asDescription = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= DESCRIPTION_MAX) return line
  const cut = line.slice(0, DESCRIPTION_MAX - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), DESCRIPTION_MAX / 2)).trimEnd()}…`
}

/** Fills each place once; filled-in text is not searched for places. Throws for a place without a value. */
const fill = (shell: string, places: HeadPlaces): string =>
  shell.replace(PLACE, (_, name: string) => {
    const value = (places as object as Record<string, string | undefined>)[name]
    if (value === undefined) throw new Error(`nothing fills ${name}`)
    return escapeHtml(value)
  })

/** The addresses of one kind of record, as pages of the portal. */
export interface ShellRoute {
  /** The first part of the address. */
  name: string
  limit: Limit
  /** @throws not_found for a record that visitors may not see */
  headOf: (id: string) => Promise<HeadPlaces>
}

/** Sends the app shell with the status of the refusal: the portal then says what it can. */
const refuseWith = (documents: () => Documents | null): ErrorRequestHandler =>
  createErrorHandler((res, { body }) => {
    const { headers, appShell } = documents() ?? {}
    if (appShell) res.set(headers).type('html').send(appShell)
    else res.json(body)
  })

/** Mounts the pages for requests through Hosting. The function's own address has API paths of the same names. */
export const mountShells = (documents: () => Documents | null, routes: readonly ShellRoute[]): Router => {
  const router = Router()
  const refuse = refuseWith(documents)
  for (const { name, limit, headOf } of routes) {
    const answer: RequestHandler = async (req, res, next) => {
      if (!cameByHosting(req)) return next('route')
      limit.byOrigin(originOf(res))
      const built = documents()
      const shell = built?.shells[name]
      if (!built || shell === undefined) return next('route')
      const html = fill(shell, await headOf(paramsOf(req).id ?? ''))
      await sendStored(req, res, {
        ...(await textForVisitors('text/html; charset=utf-8', html)),
        headers: built.headers,
      })
    }
    router.get(`/${name}/:id`, answer, refuse)
  }
  return router
}
