import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import escapeHtml from 'escape-html'
import { type RequestHandler, Router } from 'express'
import { createErrorHandler, sendStored, textForVisitors } from './respond.ts'
import { paramsOf } from './router.ts'
import { cameByHosting, createUsualLimit, originOf } from './throttle.ts'

/** The pages whose head the server fills in, so that shared links show a title and a picture. */

/** What the portal's build left for the server; `scripts/lib/build.ts` writes it. */
export interface Documents {
  /** The commit that was deployed. */
  version: string
  /** The headers of Hosting, for every page. */
  headers: Record<string, string>
  /** The pages to fill in, by the first part of their address. */
  shells: Readonly<Record<string, string>>
  /** The page for addresses without a record. */
  appShell: string
}

/** Next to the bundle. Null in a portal that was not built, as while it is developed. */
export const readDocuments = (): Documents | null => {
  const file = join(import.meta.dirname, 'documents.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

type Place = 'id' | 'title' | 'description' | 'image' | 'image_width' | 'image_height' | 'image_alt'
/** The places in the head of a page (`PLACES` of web/build/pages.ts). */
export type Head = Record<Place, string>

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
const fill = (shell: string, head: Record<string, string>): string =>
  shell.replace(/__naf_([a-z_]+?)__/g, (_, name: string) => {
    const value = head[name]
    if (value === undefined) throw new Error(`nothing fills ${name}`)
    return escapeHtml(value)
  })

/**
 * Mounts the pages for requests through Hosting. The function's own address has API paths of the same names.
 * @param heads by the first part of the address; each throws not_found for a record that visitors may not see
 */
export const mountShells = (
  { documents, config }: { documents: Documents | null; config: { MAX_CALLS_PER_IP: number } },
  heads: Record<string, (id: string) => Promise<Head>>,
): Router => {
  const router = Router()
  if (!documents) return router
  const { headers, shells, appShell } = documents
  const usualLimit = createUsualLimit(config.MAX_CALLS_PER_IP)

  /** Sends the app shell with the status of the refusal: the portal then says what it can. */
  const refuse = createErrorHandler((res) => res.set(headers).type('html').send(appShell))

  for (const [name, headOf] of Object.entries(heads)) {
    const limit = usualLimit(name)
    const answer: RequestHandler = async (req, res, next) => {
      if (!cameByHosting(req)) return next('route')
      limit.byOrigin(originOf(res))
      const shell = shells[name]
      if (shell === undefined) return next('route')
      const html = fill(shell, await headOf(paramsOf(req).id ?? ''))
      const page = await textForVisitors('text/html; charset=utf-8', html)
      await sendStored(req, res, { ...page, headers })
    }
    router.get(`/${name}/:id`, answer, refuse)
  }
  return router
}
