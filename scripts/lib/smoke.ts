import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { OperatorError } from './operator.ts'

/** Whether a deployed portal works, asked through Hosting as its visitors do. */

const SENT_HEADERS = { 'Content-Type': 'application/json', 'If-Match': '"1"' }

/** The status is 0 if nobody answers. */
const ask = async (address: string, method = 'GET', body?: object) => {
  const sent = body && { headers: SENT_HEADERS, body: JSON.stringify(body) }
  const signal = AbortSignal.timeout(30_000)
  try {
    const answer = await fetch(address, { method, redirect: 'manual', signal, ...sent })
    const { status, headers } = answer
    const text = await answer.text()
    const isJson = headers.get('content-type')?.startsWith('application/json')
    return { status, headers, text, json: isJson ? JSON.parse(text) : null }
  } catch {
    return { status: 0, headers: new Headers(), text: '', json: null }
  }
}
type Reply = Awaited<ReturnType<typeof ask>>

/** Waits until the portal says that it is this version and works. Late mail is told and fails nothing. */
export const awaitVersion = async (
  portal: string,
  version: string,
  { patienceMs = 300_000, pauseMs = 5000 } = {},
): Promise<void> => {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const { json: health } = await ask(`${portal}/api/salud`)
    if (health?.version === version && health.firestore === 'ok' && health.storage === 'ok') {
      if (health.correo !== 'ok') console.warn('Hay correos atrasados: docs/operacion.md dice qué mirar.')
      return
    }
    if (Date.now() > deadline)
      throw new OperatorError(
        `${portal}/api/salud no dice que funcione la versión ${version}, sino ${JSON.stringify(health)}`,
      )
    await sleep(pauseMs)
  }
}

interface Built {
  /** The headers of every page. */
  headers: Record<string, string>
  /** The names of the files in web/dist/assets. */
  assets: readonly string[]
}

/** The calls by their Spanish names. Each makes its call and tells whether the answer is right. */
const callsTo = (portal: string, built: Built): Record<string, () => Promise<boolean>> => {
  const call = (path: string, method?: string, body?: object) => ask(portal + path, method, body)
  const logIn = (username: string) => call('/api/users/login', 'POST', { username, password: 'no-existe' })
  const isRefused = ({ status, json }: Reply, expected: number, code: string) =>
    status === expected && json?.code === code
  // A domain may have a longer HSTS of its own.
  const isGuarded = ({ headers }: Reply) =>
    Object.entries(built.headers).every(([name, value]) =>
      name === 'Strict-Transport-Security' ? headers.has(name) : headers.get(name) === value,
    )
  const isPage = ({ headers, text }: Reply) => {
    const scripts = [...text.matchAll(/\/assets\/([\w.-]+\.js)/g)].map(([, name = '']) => name)
    const isOfThisBuild = scripts.length > 0 && scripts.every((name) => built.assets.includes(name))
    return isOfThisBuild && /^text\/html/.test(headers.get('content-type') ?? '')
  }
  return {
    'el ingreso con una contraseña equivocada': async () => {
      const { status, json } = await logIn(`prueba-${randomUUID().slice(0, 8)}`)
      // With App Check a call from outside of a page is refused before.
      return status === 401 || json?.code === 'unverified_app'
    },
    'un formulario demasiado largo': async () =>
      isRefused(await logIn('a'.repeat(70_000)), 413, 'body_too_large'),
    'un enlace de seguimiento que no existe': async () => {
      const body = { Enlace: `${'a'.repeat(20)}.${'B'.repeat(32)}` }
      return isRefused(await call('/api/seguimiento/enlace', 'POST', body), 404, 'not_found')
    },
    'una edición sin sesión, con If-Match': async () =>
      isRefused(await call('/api/calendario/editar/prueba', 'PUT', {}), 401, 'unauthenticated'),
    'la lista pública de libros': async () => {
      const { status, json } = await call('/api/libros/ver')
      return status === 200 && Array.isArray(json)
    },
    'una dirección de la API que no existe': async () =>
      isRefused(await call('/api/no-existe'), 404, 'not_found'),
    'las cabeceras de seguridad': async () => isGuarded(await call('/')),
    'una página': async () => {
      const reply = await call('/servicios')
      return reply.status === 200 && isPage(reply)
    },
    // The functions answer it, with the portal's page for an address without a record.
    'la página de un libro': async () => {
      const reply = await call('/biblioteca/no-existe')
      return reply.status === 404 && isGuarded(reply) && isPage(reply)
    },
    'el service worker': async () => {
      const { status, headers } = await call('/sw.js')
      const isScript = /javascript/.test(headers.get('content-type') ?? '')
      return status === 200 && isScript && /no-cache/.test(headers.get('cache-control') ?? '')
    },
  }
}

/** Makes ten calls; a wrong answer is asked for once more. @throws OperatorError that names the wrong ones */
export const smokeTest = async (portal: string, built: Built, pauseMs = 3000): Promise<void> => {
  const wrong: string[] = []
  for (const [what, isRight] of Object.entries(callsTo(portal, built))) {
    if (await isRight()) continue
    await sleep(pauseMs)
    if (!(await isRight())) wrong.push(what)
  }
  if (wrong.length > 0) throw new OperatorError(`No responde bien en ${portal}: ${wrong.join('; ')}.`)
}
