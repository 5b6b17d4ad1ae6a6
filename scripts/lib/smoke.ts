import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { OperatorError } from './operator.ts'

/** Whether a deployed portal works, asked through Hosting as its visitors do. */

/** The status is 0 if nobody answers. */
const ask = async (address: string, init: RequestInit = {}) => {
  try {
    const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(30_000), ...init })
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

interface Call {
  what: string
  /** Method and path. */
  call: string
  body?: object
  isRight: (reply: Reply) => boolean
}

const refusedAs = (status: number, code: string) => (reply: Reply) =>
  reply.status === status && reply.json?.code === code

/** @param book the id of a published book, if there is one */
const callsOf = ({ headers, assets }: Built, book: string | undefined): Call[] => {
  const login = 'POST /api/users/login'
  const password = 'no-existe'
  // A domain may have a longer HSTS of its own.
  const isGuarded = (reply: Reply) =>
    Object.entries(headers).every(([name, value]) =>
      name === 'Strict-Transport-Security' ? reply.headers.has(name) : reply.headers.get(name) === value,
    )
  const isPage = (reply: Reply) => {
    const scripts = [...reply.text.matchAll(/\/assets\/([\w.-]+\.js)/g)].map(([, name = '']) => name)
    const isOfThisBuild = scripts.length > 0 && scripts.every((name) => assets.includes(name))
    return isOfThisBuild && /^text\/html/.test(reply.headers.get('content-type') ?? '')
  }
  return [
    {
      what: 'el ingreso con una contraseña equivocada',
      call: login,
      body: { username: `prueba-${randomUUID().slice(0, 8)}`, password },
      // With App Check a call from outside of a page is refused before.
      isRight: ({ status, json }) => status === 401 || json?.code === 'unverified_app',
    },
    {
      what: 'un formulario demasiado largo',
      call: login,
      body: { username: 'a'.repeat(70_000), password },
      isRight: refusedAs(413, 'body_too_large'),
    },
    {
      what: 'un enlace de seguimiento que no existe',
      call: 'POST /api/seguimiento/enlace',
      body: { Enlace: `${'a'.repeat(20)}.${'B'.repeat(32)}` },
      isRight: refusedAs(404, 'not_found'),
    },
    {
      what: 'una edición sin sesión, con If-Match',
      call: 'PUT /api/calendario/editar/prueba',
      body: {},
      isRight: refusedAs(401, 'unauthenticated'),
    },
    {
      what: 'la lista pública de libros',
      call: 'GET /api/libros/ver',
      isRight: ({ status, json }) => status === 200 && Array.isArray(json),
    },
    {
      what: 'una dirección de la API que no existe',
      call: 'GET /api/no-existe',
      isRight: refusedAs(404, 'not_found'),
    },
    { what: 'las cabeceras de seguridad', call: 'GET /', isRight: isGuarded },
    { what: 'una página', call: 'GET /servicios', isRight: (reply) => reply.status === 200 && isPage(reply) },
    {
      what: 'la página de un libro',
      call: `GET /biblioteca/${book ?? 'no-existe'}`,
      isRight: (reply) => reply.status === (book ? 200 : 404) && isGuarded(reply) && isPage(reply),
    },
    {
      what: 'el service worker',
      call: 'GET /sw.js',
      isRight: ({ status, headers }) =>
        status === 200 &&
        /javascript/.test(headers.get('content-type') ?? '') &&
        /no-cache/.test(headers.get('cache-control') ?? ''),
    },
  ]
}

const make = (portal: string, { call, body }: Call): Promise<Reply> => {
  const [method = '', path] = call.split(' ')
  const headers = { 'Content-Type': 'application/json', 'If-Match': '"1"' }
  return ask(portal + path, { method, ...(body && { headers, body: JSON.stringify(body) }) })
}

/** Makes ten calls; a wrong answer is asked for once more. @throws OperatorError that names the wrong ones */
export const smokeTest = async (portal: string, built: Built, pauseMs = 3000): Promise<void> => {
  const { json: books } = await ask(`${portal}/api/libros/ver`)
  let wrong = callsOf(built, books?.[0]?.Id)
  for (const pause of [0, pauseMs]) {
    await sleep(pause)
    const replies = await Promise.all(wrong.map((one) => make(portal, one)))
    wrong = wrong.filter(({ isRight }, nth) => !replies[nth] || !isRight(replies[nth]))
    if (wrong.length === 0) return
  }
  throw new OperatorError(`No responde bien en ${portal}: ${wrong.map(({ what }) => what).join('; ')}.`)
}
