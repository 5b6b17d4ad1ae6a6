import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the portal's build left for the server to complete; `scripts/build/documents.ts` writes it. */
export interface Documents {
  /** Hosting's own, which every document of the portal bears. */
  headers: Record<string, string>
  /** By the first part of their address: documents with places to be filled. */
  shells: Readonly<Record<string, string>>
  /** The app shell: what stands at addresses of which nothing is to be said. */
  appShell: string
}

/** Beside the bundle; the sources have none. */
const FILE = join(import.meta.dirname, 'documents.json')

/** Read with the first page that is asked for: a start of the function does not wait for it. */
export const createDocuments = (file = FILE): (() => Documents | null) => {
  let known: Documents | null | undefined
  return () => {
    if (known === undefined)
      known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Documents) : null
    return known
  }
}
