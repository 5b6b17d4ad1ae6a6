import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { OperatorError } from './operator.ts'

/** Whether a deployed portal works, asked through Hosting as its visitors do. */

interface Reply {
  status: number
  headers: Headers
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: whatever comes back
  json: any
}

const asJson = (text: string) => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The status is 0 if nobody answers. */
const ask = async (address: string, init: RequestInit = {}): Promise<Reply> => {
  try {
    const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(30_000), ...init })
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, text, json: asJson(text) }
  } catch {
    return { status: 0, headers: new Headers(), text: '', json: null }
  }
}

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
  path: string
  init?: RequestInit
  isRight: (reply: Reply) => boolean
}

const withBody = (method: string, body: object, headers = {}): RequestInit => ({
  method,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

const refusedAs = (status: number, code: string) => (reply: Reply) =>
  reply.status === status && reply.json?.code === code

const isHtml = ({ headers }: Reply) => headers.get('content-type')?.startsWith('text/html') ?? false

const LOGIN = '/api/users/login'
const password = 'no-existe'

/** @param book the id of a published book, if there is one */
const callsOf = ({ headers, assets }: Built, book: string | undefined): Call[] => {
  const isGuarded = (reply: Reply) =>
    Object.entries(headers).every(([name, value]) => {
      const sent = reply.headers.get(name)
      // A domain may have a longer one of its own.
      return name === 'Strict-Transport-Security' ? sent !== null : sent === value
    })
  const isOfThisBuild = ({ text }: Reply) => {
    const named = [...text.matchAll(/\/assets\/([\w.-]+\.js)/g)].map(([, name = '']) => name)
    return named.length > 0 && named.every((name) => assets.includes(name))
  }
  return [
    {
      what: 'el ingreso con una contraseña equivocada',
      path: LOGIN,
      init: withBody('POST', { username: `prueba-${randomUUID().slice(0, 8)}`, password }),
      // With App Check a call from outside of a page is refused before.
      isRight: ({ status, json }) => status === 401 || json?.code === 'unverified_app',
    },
    {
      what: 'la lista pública de libros',
      path: '/api/libros/ver',
      isRight: ({ status, json }) => status === 200 && Array.isArray(json),
    },
    {
      what: 'un formulario demasiado largo',
      path: LOGIN,
      init: withBody('POST', { username: 'a'.repeat(70_000), password }),
      isRight: refusedAs(413, 'body_too_large'),
    },
    {
      what: 'un enlace de seguimiento que no existe',
      path: '/api/seguimiento/enlace',
      init: withBody('POST', { Enlace: `${'a'.repeat(20)}.${'B'.repeat(32)}` }),
      isRight: refusedAs(404, 'not_found'),
    },
    {
      what: 'una edición sin sesión, con If-Match',
      path: '/api/calendario/editar/prueba',
      init: withBody('PUT', {}, { 'If-Match': '"1"' }),
      isRight: refusedAs(401, 'unauthenticated'),
    },
    {
      what: 'una dirección de la API que no existe',
      path: '/api/no-existe',
      isRight: refusedAs(404, 'not_found'),
    },
    { what: 'las cabeceras de seguridad', path: '/', isRight: isGuarded },
    {
      what: 'una página',
      path: '/servicios',
      isRight: (reply) => reply.status === 200 && isHtml(reply) && isOfThisBuild(reply),
    },
    {
      what: 'la página de un libro',
      path: `/biblioteca/${book ?? 'no-existe'}`,
      isRight: (reply) =>
        reply.status === (book ? 200 : 404) && isHtml(reply) && isGuarded(reply) && isOfThisBuild(reply),
    },
    {
      what: 'el service worker',
      path: '/sw.js',
      isRight: ({ status, headers }) =>
        status === 200 &&
        /javascript/.test(headers.get('content-type') ?? '') &&
        /no-cache/.test(headers.get('cache-control') ?? ''),
    },
  ]
}

/** Makes ten calls; a wrong answer is asked for once more. @throws OperatorError that names the wrong ones */
export const smokeTest = async (portal: string, built: Built, pauseMs = 3000): Promise<void> => {
  const books = (await ask(`${portal}/api/libros/ver`)).json
  let wrong = callsOf(built, books?.[0]?.Id)
  for (const pause of [0, pauseMs]) {
    await sleep(pause)
    const answers = wrong.map(async (call) => ({ call, reply: await ask(portal + call.path, call.init) }))
    wrong = (await Promise.all(answers)).flatMap(({ call, reply }) => (call.isRight(reply) ? [] : [call]))
    if (wrong.length === 0) return
  }
  throw new OperatorError(`No responde bien en ${portal}: ${wrong.map(({ what }) => what).join('; ')}.`)
}
