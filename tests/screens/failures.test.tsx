import { type Endpoint, api as endpoints } from '@naf/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { acceptError, answer, mount, press } from '../support/mount.tsx'
import { imagen, inscripcion, libro } from '../support/samples.ts'
import {
  hold,
  htmlError,
  inTurn,
  json,
  loseConnection,
  type Reply,
  refuse,
  withStubApi,
} from '../support/stub-api.ts'
import { startNotices } from '../support/web.tsx'

const api = withStubApi()
const { galeria, inscripciones, libros, seguimiento, users } = endpoints
const LIST = '/dashboard-admin/ver-inscripciones'
const LIBRARY = '/biblioteca'

const file = (method: 'GET' | 'HEAD', path: string) => ({ method, path }) as unknown as Endpoint
const PROBE = file('HEAD', '/robots.txt')
const WORKER = file('GET', '/sw.js')

const titles = () =>
  screen.queryAllByRole('heading', { name: /^Libro .$/ }).map(({ textContent }) => textContent)
const bookShown = (Id: string) => screen.findByRole('heading', { name: `Libro ${Id}` })
/** Fake timers that run on by themselves, so that the page goes on loading. */
const fakeTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })

it('a refused change is told in the words of the server, of the lost connection, or of the screen', async () => {
  api.answers(inscripciones.list, [inscripcion('a')])
  const page = mount(LIST, { as: 'admin' })
  await screen.findByRole('table')
  const group = within(screen.getByRole('group', { name: /Inscripción de Persona a/ }))
  const busy = 'Alguien la está cambiando.'
  const lost = 'No hay conexión con el servidor. Revisa tu internet e inténtalo de nuevo.'
  const cases: [name: string, reply: Reply, told: string][] = [
    ['the words of the server', refuse(429, 'too_many_requests', busy), busy],
    ['an internal error', refuse(500, 'internal', 'Algo falló.'), ''],
    ['HTML of a proxy', htmlError, ''],
    ['a success that is no JSON', (_, response) => void response.writeHead(200).end('<!doctype html>'), ''],
    ['no answer', loseConnection, lost],
  ]
  for (const [name, reply, told] of cases) {
    api.on(inscripciones.delete, reply)
    await page.actor.click(group.getByRole('button', { name: /^Eliminar / }))
    await press(page, 'Sí, eliminar')
    const text = await screen.findByText(/^No se pudo eliminar/)
    expect.soft(text.textContent, name).toBe(['No se pudo eliminar', told].filter(Boolean).join('\n\n'))
    await answer(page, 'Aceptar')
  }
})

describe('a failed load', () => {
  const RETRY = 'Reintentar'
  const FAILED = 'Error al obtener inscripciones'

  it('opens its dialog once for each try of the person', async () => {
    api.on(inscripciones.list, loseConnection)
    const page = mount(LIST, { as: 'admin' })
    await acceptError(page, FAILED)
    // The list is read again by itself when another call gets an answer.
    const before = api.callsOf(inscripciones.list).length
    api.on(inscripciones.list, refuse(400, 'invalid_input'))
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(api.callsOf(inscripciones.list).length).toBeGreaterThan(before))
    await screen.findByRole('button', { name: RETRY })
    expect(screen.queryByRole('dialog')).toBeNull()
    await press(page, RETRY)
    await acceptError(page, FAILED)
  })

  it('has no dialog where the session ended, which has its own', async () => {
    api.on(inscripciones.list, refuse(401, 'unauthenticated'))
    mount(LIST, { as: 'admin' })
    await screen.findByRole('button', { name: RETRY })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('keeps an id of the address inside its endpoint', async () => {
    mount('/dashboard-admin/usuarios/ver/..%2F..%2Flibros%2Fver', { as: 'admin' })
    await waitFor(() => expect(api.callsOf(users.read)).toHaveLength(0))
    await waitFor(() => expect(api.calls.map(({ path }) => path)).toContain('/users/../../libros/ver'))
  })
})

describe('a list in several answers', () => {
  const parts = (link: string, ...replies: Parameters<typeof inTurn>) => {
    const [first, ...rest] = replies
    const withLink = json([libro('a'), libro('b')], 200, { Link: `<${link}>; rel="next"` })
    api.on(libros.list, inTurn(withLink, first, ...rest))
  }

  it('shows each record once, and follows no link to another site', async () => {
    parts('https://evil.example/x?cursor=1', json([libro('b'), libro('c')]))
    mount(LIBRARY)
    await bookShown('c')
    expect(titles()).toEqual(['Libro a', 'Libro b', 'Libro c'])
    expect(api.callsOf(libros.list).map(({ query }) => query)).toEqual([{}, { cursor: '1' }])
  })

  it('is not shown in half when a part is refused', async () => {
    parts('?cursor=1', refuse(403, 'forbidden'))
    mount(LIBRARY)
    await screen.findByRole('alert')
    expect(titles()).toEqual([])
  })
})

describe('a page that breaks', () => {
  const OWN = 'assets/index-a1b2c3d4.js'

  /** Opens a page whose rendering throws the error. */
  const open = async (error: Error, listed: string) => {
    const script = Object.assign(document.createElement('script'), { type: 'text/plain' })
    script.setAttribute('src', `/${OWN}`)
    document.head.append(script)
    script.setAttribute('type', 'module')
    api.on(WORKER, (_, response) => void response.end(listed))
    vi.stubGlobal('matchMedia', () => {
      throw error
    })
    mount(LIST, { as: 'admin' })
    await waitFor(() => expect(api.callsOf(WORKER)).toHaveLength(1))
    script.remove()
    return (await screen.findByRole('alert')).textContent
  }
  /** An error as of code that did not load, which Vite announces. */
  const loadError = () => {
    const payload = new TypeError('Importing a module script failed.')
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
    return payload
  }

  it.each([
    ['a fault of the portal', () => new TypeError('x is not a function'), 'falla del portal'],
    ['code that did not load', loadError, 'Revisa tu conexión'],
  ])('tells %s, and keeps the menu', async (_, error, told) => {
    expect(await open(error(), OWN)).toContain(told)
    expect(screen.getByRole('link', { name: 'Informe' })).toBeTruthy()
  })

  it('tells that there is a newer version of the portal', async () => {
    await open(loadError(), 'assets/index-99999999.js')
    expect(await screen.findByText('Hay una versión nueva del portal')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Volver a cargar' })).toBeTruthy()
  })
})

describe('the line about the connection', async () => {
  await startNotices()
  const OFFLINE = 'Sin conexión.'
  const line = (text: string) => screen.findByText(text)
  const noLine = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull())
  const probes = () => api.callsOf(PROBE)
  afterEach(async () => {
    api.on(PROBE, json({}))
    window.dispatchEvent(new Event('online'))
    await noLine(OFFLINE)
  })

  it('shows a lost connection until a call gets an answer, whatever it says', async () => {
    api.on(libros.list, loseConnection)
    const page = mount(LIBRARY)
    await line(OFFLINE)
    expect(screen.getByText('Puedes seguir leyendo lo que ya abriste.')).toBeTruthy()
    api.on(libros.list, refuse(403, 'forbidden'))
    await press(page, 'Reintentar')
    await line('Hay conexión otra vez.')
    await noLine(OFFLINE)
  })

  it('does not believe the browser alone, and brings missing pictures when it goes', async () => {
    api.answers(galeria.list, [imagen('a')])
    mount('/galeria')
    fireEvent.error(await screen.findByRole('img', { name: 'Foto a' }))
    await screen.findByText('No se pudo mostrar: Foto a')
    window.dispatchEvent(new Event('offline'))
    await waitFor(() => expect(probes()).toHaveLength(1))
    expect(screen.queryByText(OFFLINE)).toBeNull()
    api.on(PROBE, loseConnection)
    window.dispatchEvent(new Event('offline'))
    await line(OFFLINE)
    api.on(PROBE, (_, response) => void response.writeHead(404).end())
    window.dispatchEvent(new Event('online'))
    await noLine(OFFLINE)
    expect(await screen.findByRole('img', { name: 'Foto a' })).toBeTruthy()
  })

  it('does not take a page that is left for a lost connection', async () => {
    const late = hold(json([]))
    api.on(inscripciones.list, late.reply)
    const page = mount(LIST, { as: 'admin', before: ['/dashboard-admin/naf'] })
    await waitFor(() => expect(api.callsOf(inscripciones.list)).toHaveLength(1))
    page.back()
    await screen.findByRole('heading', { name: 'Bienvenidos al NAF' })
    late.release()
    expect(screen.queryByText(OFFLINE)).toBeNull()
  })

  it.each([
    ['before its answer', ''],
    ['in the middle of its answer', '[{"Id":'],
  ])('waits 45 seconds for a call that is silent %s', async (_, start) => {
    api.on(libros.list, (_call, response) => void (start && response.write(start)))
    api.on(PROBE, json({}))
    fakeTimers()
    mount(LIBRARY)
    await waitFor(() => expect(api.callsOf(libros.list)).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(40_000)
    expect(screen.queryByRole('alert')).toBeNull()
    await vi.advanceTimersByTimeAsync(6_000)
    expect((await screen.findByRole('alert')).textContent).toContain('No hay conexión con el servidor.')
    expect(api.callsOf(libros.list)).toHaveLength(1)
    await waitFor(() => expect(probes()).toHaveLength(1))
    expect(screen.queryByText(OFFLINE)).toBeNull()
  })
})

it('the proof of App Check goes with the form of a visitor, which waits ten seconds for it', async () => {
  const TOKEN = `${btoa('{}')}.${btoa(JSON.stringify({ iat: 0, exp: 4102444800 }))}.x`
  const proofs = () => api.callsOf(seguimiento.sendLinks).map(({ headers }) => headers['x-firebase-appcheck'])
  vi.stubEnv('VITE_RECAPTCHA_SITE_KEY', 'clave-del-sitio')
  const script = { isBlocked: true, asked: false, run: () => {} }
  vi.stubGlobal('grecaptcha', {
    enterprise: {
      ready: (then: () => void) => {
        script.asked = true
        if (script.isBlocked) script.run = then
        else then()
      },
      render: (_: unknown, { callback }: { callback: () => void }) => {
        callback()
        return 'widget'
      },
      execute: async () => 'una-prueba',
    },
  })
  const network = globalThis.fetch
  const askedGoogle: string[] = []
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (!String(url).includes('firebaseappcheck')) return network(url, init)
    askedGoogle.push(`${url} ${init?.body}`)
    return Promise.resolve(Response.json({ token: TOKEN, ttl: '3600s' }))
  })
  api.on(seguimiento.sendLinks, refuse(503, 'unavailable'))
  const reading = mount(LIBRARY)
  await waitFor(() => expect(api.callsOf(libros.list)).toHaveLength(1))
  expect(api.callsOf(libros.list)[0]?.headers['x-firebase-appcheck']).toBeUndefined()
  reading.unmount()
  const page = mount('/seguimiento')
  await page.actor.click(await screen.findByRole('textbox', { name: 'Correo' }))
  await page.actor.paste('ana@naf.test')
  fakeTimers()
  fireEvent.click(screen.getByRole('button', { name: 'Enviarme el enlace' }))
  await waitFor(() => expect(script.asked).toBe(true))
  await vi.advanceTimersByTimeAsync(8_000)
  expect(proofs()).toEqual([])
  await vi.advanceTimersByTimeAsync(4_000)
  await waitFor(() => expect(proofs()).toEqual([undefined]))
  vi.useRealTimers()

  script.isBlocked = false
  script.run()
  await answer(page, 'Aceptar')
  await press(page, 'Enviarme el enlace')
  await waitFor(() => expect(proofs()).toEqual([undefined, TOKEN]))
  expect(askedGoogle).toEqual([
    expect.stringMatching(/:exchangeRecaptchaEnterpriseToken\?key=demo-api-key .*una-prueba/),
  ])
})
