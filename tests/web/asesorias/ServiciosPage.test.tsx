import ServiciosPage from '@naf/web/src/features/asesorias/ServiciosPage.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  connectionLost,
  json,
  leavePage,
  renderPage,
  type SentRequest,
  stubNetwork,
  TAXPAYER,
} from '../support/render-page.tsx'
import { user } from '../support/user-builder.ts'

/** The receipt asks the library for a guide. */
const created = ({ method }: Pick<SentRequest, 'method'>) =>
  method === 'GET' ? json([]) : json({ Id: 'a1', mensaje: 'Registrada', Numero: 'NAF-7Q4K', Plazo: 2 }, 201)
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const dialog = () => screen.findByRole('dialog')
const press = async (actor: UserEvent, name: string) =>
  actor.click(await screen.findByRole('button', { name }))

const fillRequest = async (actor: UserEvent) => {
  await actor.selectOptions(choice('Tipo de Servicio'), 'Gastos personales')
  await actor.click(screen.getByRole('radio', { name: 'No' }))
  await actor.selectOptions(choice('Medio de contacto'), 'Otro')
  await actor.type(box('Especifique'), 'Telegram')
  await actor.type(box('Detalle de la solicitud'), 'Mis gastos')
}

const submit = () => screen.getByRole('button', { name: 'Enviar solicitud' })

/** The form's code comes after the page's. */
const open = async (options?: Parameters<typeof renderPage>[1]) => {
  const view = renderPage(ServiciosPage, options)
  await screen.findByRole('button', { name: 'Enviar solicitud', hidden: true }, { timeout: 10_000 })
  return view
}

beforeEach(() => localStorage.setItem('naf_consent', 'true'))
afterEach(leavePage)

describe('a visitor', () => {
  it('is offered to register, and led there', async () => {
    const { router } = await open()
    expect((await dialog()).textContent).toContain('¿Deseas una atención más personalizada?')
    await press(userEvent.setup(), 'Registrarme')
    await waitFor(() => expect(router.state.location.pathname).toBe('/register'))
  })

  it('may go on without, and learns at once of everything that is missing', async () => {
    const actor = userEvent.setup()
    const sent = stubNetwork(created)
    await open()
    await press(actor, 'Continuar sin registro')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await actor.click(submit())
    const summary = within(await screen.findByRole('alert'))
    expect(summary.getAllByRole('link')).toHaveLength(10)
    expect(sent).toEqual([])
  })
})

describe('a taxpayer', () => {
  it('finds the own data, highlighted, and is not offered to register', async () => {
    await open({ session: TAXPAYER })
    expect(box('Nombre').value).toBe('Ana Pérez Oña')
    expect(box('Nombre').dataset.highlighted).toBe('true')
    await waitFor(() => expect(box('Nombre').dataset.highlighted).toBeUndefined(), { timeout: 3000 })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('keeps what was typed before the own data arrived', async () => {
    const actor = userEvent.setup()
    const { become } = await open({ session: { ...TAXPAYER, user: null } })
    await actor.type(box('Ciudad'), 'Loja')
    become({ ...TAXPAYER, user: user({ TipoContribuyente: 'Artesano' }) })
    await waitFor(() => expect(box('Nombre').value).toBe('Ana Pérez Oña'))
    expect(box('Ciudad').value).toBe('Loja')
    expect(choice('Tipo de Contribuyente').value).toBe('Otro')
    expect(box('Especifique').value).toBe('Artesano')
  })

  it('sends the own text for Otro, then finds the request cleared and the person kept', async () => {
    const actor = userEvent.setup()
    const sent = stubNetwork(created)
    await open({ session: TAXPAYER })
    await fillRequest(actor)
    await actor.dblClick(submit())
    expect((await screen.findByText('Enviado')).closest('[role=dialog]')?.textContent).toContain(
      'Tu solicitud fue registrada correctamente. Te enviamos una confirmación a tu correo electrónico.',
    )
    await press(actor, 'Aceptar')
    await press(actor, 'Pedir otra asesoría')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('alert')).toBeNull()
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1)
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/api/asesorias/nueva' })
    expect(sent[0]?.body).toMatchObject({ MedioContacto: 'Telegram', UsuarioId: 'uid-1' })
    expect(box('Nombre').value).toBe('Ana Pérez Oña')
    expect(box('Detalle de la solicitud').value).toBe('')
    expect(choice('Tipo de Contribuyente').value).toBe('')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'No' }).checked).toBe(false)
    expect(Object.keys(localStorage)).toEqual(['naf_consent'])
  })
})

describe('a connection that is lost', () => {
  it('loses nothing, and what is sent again carries the same key until it has arrived', async () => {
    const actor = userEvent.setup()
    const replies = [connectionLost, connectionLost, created, created]
    const sent = stubNetwork((request) => (replies[sent.length - 1] ?? created)(request))
    await open({ session: TAXPAYER })
    await fillRequest(actor)
    await actor.click(submit())
    await press(actor, 'Volver a enviar')
    await press(actor, 'Seguir en el formulario')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(box('Detalle de la solicitud').value).toBe('Mis gastos')
    await actor.click(submit())
    await screen.findByText('Enviado')
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)

    await press(actor, 'Aceptar')
    await press(actor, 'Pedir otra asesoría')
    await actor.selectOptions(choice('Tipo de Contribuyente'), 'Sociedad')
    await fillRequest(actor)
    await actor.click(submit())
    const posted = () => sent.filter(({ method }) => method === 'POST')
    await waitFor(() => expect(posted()).toHaveLength(4))
    expect(posted()[3]?.key).not.toBe(sent[0]?.key)
  })

  it('survives a reload: what was typed is there, and so is the key', async () => {
    const actor = userEvent.setup()
    const sent = stubNetwork(connectionLost)
    const { unmount } = await open({ session: TAXPAYER })
    await fillRequest(actor)
    await actor.click(submit())
    await press(actor, 'Seguir en el formulario')
    unmount()

    await open({ session: TAXPAYER })
    expect(screen.getByText('Recuperamos lo que habías escrito.')).toBeTruthy()
    expect(box('Detalle de la solicitud').value).toBe('Mis gastos')
    // happy-dom reports a select as touched from the start, and react-hook-form then keeps what it shows.
    await actor.selectOptions(choice('Tipo de Servicio'), 'Gastos personales')
    await actor.selectOptions(choice('Tipo de Contribuyente'), 'Sociedad')
    await actor.selectOptions(choice('Medio de contacto'), 'Otro')
    expect(box('Especifique').value).toBe('Telegram')
    await actor.click(submit())
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.body).toEqual(sent[0]?.body)
    expect(sent[1]?.key).toBe(sent[0]?.key)
  })
})

describe('a refusal', () => {
  it("says the server's own words, at the summary too, and keeps the form", async () => {
    const actor = userEvent.setup()
    stubNetwork(() => json({ error: 'Escribe un correo que exista.', code: 'invalid_input' }, 400))
    await open({ session: TAXPAYER })
    await fillRequest(actor)
    await actor.click(submit())
    const text = (await screen.findByText('Error')).closest('[role=dialog]')?.textContent
    expect(text).toContain('Error al registrar asesoría')
    expect(text).toContain('Escribe un correo que exista.')
    await press(actor, 'Aceptar')
    expect(within(screen.getByRole('alert')).getByText('Escribe un correo que exista.')).toBeTruthy()
    expect(box('Detalle de la solicitud').value).toBe('Mis gastos')
  })

  it('that is no JSON is still told in Spanish', async () => {
    const actor = userEvent.setup()
    stubNetwork(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    await open({ session: TAXPAYER })
    await fillRequest(actor)
    await actor.click(submit())
    await screen.findByText('Error')
    expect(screen.getByText('Error al registrar asesoría')).toBeTruthy()
  })
})
