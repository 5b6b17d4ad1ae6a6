import type { Tracked } from '@naf/contract'
import { MENSAJES_SEGUIMIENTO } from '@naf/contract/schemas'
import SeguimientoPage from '@naf/web/src/features/seguimiento/SeguimientoPage.tsx'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import {
  connectionLost,
  json,
  leavePage,
  renderPage,
  type SentRequest,
  stubNetwork,
} from '../support/render-page.tsx'
import { attended, tracked } from '../support/request-builder.ts'

const ENLACE = `${'a'.repeat(20)}.${'b'.repeat(22)}`
const SEGUIMIENTO = '/api/seguimiento'

const answer = (Asesoria: Tracked) => json({ Asesoria, Enlace: ENLACE })
const press = async (actor: UserEvent, name: string) =>
  actor.click(await screen.findByRole('button', { name }, { timeout: 30_000 }))
const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name }, { timeout: 30_000 })
const dialog = () => screen.findByRole('dialog')

/** What each address answers; any other is a mistake of the test. */
const serve = (answers: Record<string, (request: SentRequest) => Response>) =>
  stubNetwork((request) => {
    const reply = answers[request.path.slice(SEGUIMIENTO.length)]
    if (!reply) throw new Error(`nothing was to be asked of ${request.path}`)
    return reply(request)
  })

const openLinked = (request: Tracked, more: Parameters<typeof serve>[0] = {}) => {
  const sent = serve({ '/enlace': () => answer(request), ...more })
  return { sent, ...renderPage(SeguimientoPage, { url: `/pagina#${ENLACE}` }) }
}

const lookUp = async (actor: UserEvent, numero: string, correo: string) => {
  await actor.clear(await box('Número de la solicitud'))
  await actor.type(await box('Número de la solicitud'), numero)
  await actor.clear(await box('Correo'))
  await actor.type(await box('Correo'), correo)
  await press(actor, 'Ver mi solicitud')
}

afterEach(leavePage)

describe('whoever has number and mail', () => {
  it('reads how far the request is, and after a reload again, without typing', async () => {
    const actor = userEvent.setup()
    const found = () => answer(tracked({ Estado: 'en_curso', Atiende: 'Andrea' }))
    const sent = serve({ '': found, '/enlace': found })
    renderPage(SeguimientoPage)
    await lookUp(actor, 'naf 7q4k', 'Ana@Naf.test')
    expect(await screen.findByText('Andrea la está atendiendo.')).toBeTruthy()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toEqual({ Numero: 'NAF-7Q4K', Correo: 'ana@naf.test' })
    const track = within(screen.getByRole('list', { name: 'En qué va' }))
    expect(track.getAllByRole('listitem').map(({ ariaCurrent }) => ariaCurrent ?? null)).toHaveLength(3)
    cleanup()
    renderPage(SeguimientoPage)
    expect(await screen.findByText('Andrea la está atendiendo.')).toBeTruthy()
    expect(sent.at(-1)?.body).toEqual({ Enlace: ENLACE })
  })

  it('of which one is wrong learns no more than that, and loses nothing of what was typed', async () => {
    const actor = userEvent.setup()
    serve({ '': () => json({ error: MENSAJES_SEGUIMIENTO.notFound, code: 'not_found' }, 404) })
    renderPage(SeguimientoPage)
    await lookUp(actor, 'NAF-7Q4K', 'otra@naf.test')
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain(MENSAJES_SEGUIMIENTO.notFound)
    await waitFor(() => expect(document.activeElement).toBe(summary))
    expect((await box('Correo')).value).toBe('otra@naf.test')
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  it('and wrote what no number is, is told so before anything is asked', async () => {
    const actor = userEvent.setup()
    const sent = serve({})
    renderPage(SeguimientoPage)
    await lookUp(actor, 'NAF-0', 'ana@naf.test')
    const summary = await screen.findByRole('alert')
    expect(within(summary).getByRole('link', { name: MENSAJES_SEGUIMIENTO.numero })).toBeTruthy()
    expect(sent).toEqual([])
  })
})

describe('the link of a mail', () => {
  it('opens the request, and its key leaves the address', async () => {
    const { router, sent } = openLinked(tracked())
    expect(await screen.findByText(/^Llegó bien/)).toBeTruthy()
    expect(router.state.location.hash).toBe('')
    expect(sent.map(({ body }) => body)).toEqual([{ Enlace: ENLACE }])
  })

  it.each([
    ['unknown', ENLACE, 404, 'not_found'],
    ['cut', ENLACE.slice(0, 30), 400, 'invalid_input'],
  ])('that is %s says so, asks for number and mail, and is forgotten', async (_, link, status, code) => {
    serve({ '/enlace': () => json({ error: MENSAJES_SEGUIMIENTO.notFound, code }, status) })
    renderPage(SeguimientoPage, { url: `/pagina#${link}` })
    expect(await screen.findByText(/^Este enlace ya no sirve/)).toBeTruthy()
    expect(await box('Número de la solicitud')).toBeTruthy()
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  it('that could not be opened for now stays, and does not block the way to the form', async () => {
    const actor = userEvent.setup()
    const late = () => json({ error: 'Demasiados intentos.', code: 'rate_limited' }, 429)
    serve({ '/enlace': late })
    renderPage(SeguimientoPage, { url: `/pagina#${ENLACE}` })
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeTruthy()
    expect(Object.keys(sessionStorage)).toHaveLength(1)
    await press(actor, 'Consultar otra solicitud')
    expect(await box('Número de la solicitud')).toBeTruthy()
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  it('is given up for another request on a computer that others use, too', async () => {
    const actor = userEvent.setup()
    openLinked(tracked())
    await press(actor, 'Consultar otra solicitud')
    expect(await box('Número de la solicitud')).toBeTruthy()
    expect(Object.keys(sessionStorage)).toEqual([])
  })
})

describe('a message to the team', () => {
  const waiting = tracked({
    Estado: 'esperando_respuesta',
    Mensajes: [{ Id: 'm1', Texto: '¿De qué año son?', DelEquipo: true, Fecha: '2026-11-17T15:00:00.000Z' }],
  })

  it('is asked for where the team waits for it, and sent once though the connection was lost', async () => {
    const actor = userEvent.setup()
    const replies = [connectionLost, () => answer(tracked({ Estado: 'en_curso' }))]
    let tries = 0
    const { sent } = openLinked(waiting, { '/mensajes': () => (replies[tries++] ?? connectionLost)() })
    expect(await screen.findByText('Esperamos tu respuesta')).toBeTruthy()
    expect(screen.getByText('¿De qué año son?')).toBeTruthy()
    await actor.type(await box('Tu mensaje'), 'Del 2025')
    await press(actor, 'Enviar mensaje')
    expect((await dialog()).textContent).toContain('No se perdió nada')
    await press(actor, 'Seguir escribiendo')
    expect((await box('Tu mensaje')).value).toBe('Del 2025')
    await press(actor, 'Enviar mensaje')
    expect((await screen.findByText('Mensaje enviado')).closest('[role=dialog]')).toBeTruthy()
    await press(actor, 'Aceptar')
    expect(await screen.findByText('El equipo del NAF la está atendiendo.')).toBeTruthy()
    const messages = sent.filter(({ path }) => path.endsWith('/mensajes'))
    expect(messages.map(({ body }) => body)).toEqual(Array(2).fill({ Enlace: ENLACE, Texto: 'Del 2025' }))
    expect(new Set(messages.map(({ key }) => key)).size).toBe(1)
  })

  it('that was begun is there after a reload, and goes with being sent', async () => {
    const actor = userEvent.setup()
    openLinked(tracked())
    await press(actor, 'Responder')
    await actor.type(await box('Tu mensaje'), 'Encontré la factura')
    cleanup()
    openLinked(tracked(), { '/mensajes': () => answer(tracked()) })
    expect((await box('Tu mensaje')).value).toBe('Encontré la factura')
    await press(actor, 'Enviar mensaje')
    await press(actor, 'Aceptar')
    expect(Object.keys(localStorage).filter((key) => key.includes('respuesta'))).toEqual([])
  })
})

describe("'Ya no la necesito'", () => {
  it('asks with the focus on Cancelar, and closes nothing before it is confirmed', async () => {
    const actor = userEvent.setup()
    const closed = tracked({ Estado: 'realizada', Cierre: 'ya_no_la_necesita' })
    const { sent } = openLinked(tracked(), { '/cancelar': () => answer(closed) })
    await press(actor, 'Ya no la necesito')
    const cancel = await screen.findByRole('button', { name: 'Cancelar' })
    await waitFor(() => expect(document.activeElement).toBe(cancel))
    await actor.click(cancel)
    expect(sent).toHaveLength(1)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press(actor, 'Ya no la necesito')
    await press(actor, 'Sí, cerrarla')
    await press(actor, 'Aceptar')
    expect(await screen.findByText(/^Nos dijiste que ya no la necesitas/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Ya no la necesito' })).toBeNull()
  })
})

describe('an opinion', () => {
  it('goes from one to five with a comment, and can be changed', async () => {
    const actor = userEvent.setup()
    const Opinion = { Valor: 4, Comentario: 'Muy claros', Fecha: '2026-11-19T15:00:00.000Z' }
    const { sent } = openLinked(attended(7), { '/opinion': () => answer(attended(7, { Opinion })) })
    await press(actor, 'Enviar mi opinión')
    expect((await screen.findByRole('alert')).textContent).toContain('Elige de 1 a 5.')
    await actor.click(screen.getByRole('radio', { name: '4 · Bien' }))
    await actor.type(await box('¿Quieres contarnos algo más? (opcional)'), 'Muy claros')
    await press(actor, 'Enviar mi opinión')
    await press(actor, 'Aceptar')
    expect(sent.at(-1)?.body).toEqual({ Enlace: ENLACE, Valor: 4, Comentario: 'Muy claros' })
    expect(await screen.findByText(/Nos diste 4 de 5/)).toBeTruthy()
    await press(actor, 'Cambiar mi opinión')
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: '4 · Bien' })).checked).toBe(true)
  })

  it('is not asked for when its week is over, and what was said stays to be read', async () => {
    const Opinion = { Valor: 5, Comentario: '', Fecha: '2026-11-19T15:00:00.000Z' }
    openLinked(attended(-1, { Opinion }))
    expect(await screen.findByText('El plazo para opinar ya pasó.')).toBeTruthy()
    expect(screen.getByText(/Nos diste 5 de 5/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /opinión/ })).toBeNull()
  })

  it('that came too late is refused in the words of the server, and what was written stays', async () => {
    const actor = userEvent.setup()
    const late = () => json({ error: 'El plazo para opinar terminó.', code: 'forbidden' }, 403)
    openLinked(attended(7), { '/opinion': late })
    await actor.click(await screen.findByRole('radio', { name: '2 · Mal' }, { timeout: 30_000 }))
    await press(actor, 'Enviar mi opinión')
    expect((await dialog()).textContent).toContain('El plazo para opinar terminó.')
    await press(actor, 'Aceptar')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '2 · Mal' }).checked).toBe(true)
  })
})
