import type { Documents } from '../../functions/src/http/html-shells.ts'
import { headTags } from '../../web/build/head.ts'
import { heads as bulletins } from '../../web/src/features/boletines/heads.ts'
import { heads as books } from '../../web/src/features/libros/heads.ts'
import { isOfRecord } from '../../web/src/ui/heads.ts'
import { ask } from './ask.ts'
import type { ApiServer } from './server.ts'

/** The portal's address, as the tests' servers have it. */
export const PORTAL = 'http://127.0.0.1:5000'
export const POLICY = "default-src 'none'"
export const APP_SHELL = '<!doctype html><title>NAF</title><meta name="robots" content="noindex" />'

/** As the build leaves them: with the heads that the features say, and an empty page. */
export const asBuilt = (): Documents => ({
  headers: { 'Content-Security-Policy': POLICY, 'X-Frame-Options': 'DENY' },
  shells: Object.fromEntries(
    [...books, ...bulletins]
      .filter(isOfRecord)
      .map((head) => [head.path.split('/')[1] ?? '', `<!doctype html>${headTags(head, PORTAL)}`]),
  ),
  appShell: APP_SHELL,
})

/** Where Hosting calls, which keeps the path as it was asked for. */
export const originOf = ({ url }: Pick<ApiServer, 'url'>): string => url.replace(/\/api$/, '')

const BY_HOSTING = { 'x-forwarded-host': 'naf.example', 'x-forwarded-for': '203.0.113.7, 198.51.100.9' }

/** A page as Hosting gets it. */
export const openPage = async (
  server: Pick<ApiServer, 'url'>,
  path: string,
  headers: Record<string, string> = {},
) => {
  const answer = await ask(originOf(server) + path, { headers: { ...BY_HOSTING, ...headers } })
  return { ...answer, html: answer.bytes.toString() }
}

/** What a document says of itself, unescaped as a browser reads it. */
export const readHead = (html: string) => {
  const plain = (text: string | undefined) =>
    text
      ?.replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&')
  const content = (name: string) =>
    plain(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1])
  return {
    title: plain(/<title>([^<]*)<\/title>/.exec(html)?.[1]),
    canonical: plain(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]),
    content,
  }
}
