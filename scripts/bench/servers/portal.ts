import type { RequestListener } from 'node:http'
import { createRequire } from 'node:module'
import { listen } from './listen.ts'

/**
 * The portal as it is deployed, the bundle that PORTAL_BUNDLE names, on plain Node. Its background functions are run by
 * `POST /background/{function}/{id}` as the platform would for a new document.
 */

interface Bundle {
  api: RequestListener
  correo: Background
  eventos: Background
}

interface Background {
  run(event: { params: { id: string } }): Promise<void>
}

const load = createRequire(`${process.cwd()}/`)
const bundle = load(String(process.env.PORTAL_BUNDLE)) as Bundle
const BACKGROUND = /^\/background\/(correo|eventos)\/(.+)$/

listen((req, res) => {
  const [, name, id] = BACKGROUND.exec(req.url ?? '') ?? []
  if (!id) return bundle.api(req, res)
  const status = (code: number) => () => res.writeHead(code).end()
  bundle[name as 'correo' | 'eventos'].run({ params: { id } }).then(status(204), status(500))
})
