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

const PLAZO = '/api/asesorias/plazo'

/** The form asks how long it takes, the receipt asks the library for a guide. */
const read = ({ path }: SentRequest) => json(path === PLAZO ? { Plazo: null } : [])
const created = () => json({ Id: 'a1', mensaje: 'Registrada', Numero: 'NAF-7Q4K', Plazo: 2 }, 201)

/** What becomes of the requests that are sent, one after the other; gives those that were. */
const serve = (...replies: (() => Response)[]) => {
  const posted: SentRequest[] = []
  stubNetwork((request) => {
    if (request.method === 'GET') return read(request)
    posted.push(request)
    return (replies[posted.length - 1] ?? created)()
  })
  return posted
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const dialog = () => screen.findByRole('dialog')
const press = async (actor: UserEvent, name: string) =>
  actor.click(await screen.findByRole('button', { name }))

const fillRequest = async (actor: UserEvent) => {
  await actor.click(radio('Gastos personales'))
  await actor.click(radio('No'))
  await actor.selectOptions(choice('Medio de contacto'), 'Otro')
  await actor.type(box('Especifique'), 'Telegram')
  await actor.type(box('Detalle de la solicitud'), 'Mis gastos')
}

/** A dialog comes a moment after the form. */
const expectNoDialog = async () => {
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(screen.queryByRole('dialog')).toBeNull()
}

/** As an earlier version of the form stored it, when what is chosen by cards was chosen from lists. */
const typedBefore = (values: Record<string, string>) =>
  localStorage.setItem(
    'naf_borrador:asesoria:visitante',
    JSON.stringify({ typedAt: Date.now(), draft: { version: '', values, missing: [] } }),
  )

const submit = () => screen.getByRole('button', { name: 'Enviar solicitud' })

/** The form's code comes after the page's. */
const open = async (options?: Parameters<typeof renderPage>[1]) => {
  const view = renderPage(ServiciosPage, options)
  await screen.findByRole('button', { name: 'Enviar solicitud', hidden: true }, { timeout: 10_000 })
  return view
}

beforeEach(() => {
  localStorage.setItem('naf_consent', 'true')
  serve()
})
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
    const sent = serve()
    await open()
    await press(actor, 'Continuar sin registro')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await actor.click(submit())
    const summary = within(await screen.findByRole('alert'))
    expect(summary.getAllByRole('link')).toHaveLength(10)
    expect(sent).toEqual([])
  })

  it('is offered to register until they answer, and then no more in this tab; Enter stays at the form', async () => {
    const actor = userEvent.setup()
    const first = await open()
    expect(
      (await screen.findByRole('button', { name: 'Continuar sin registro' })) === document.activeElement,
    ).toBe(true)
    first.unmount()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    const second = await open()
    await screen.findByRole('dialog')
    await actor.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(second.router.state.location.pathname).toBe('/pagina')
    second.unmount()

    await open()
    await expectNoDialog()
  })

  it('is not offered it over what they had typed, nor afterwards', async () => {
    const actor = userEvent.setup()
    typedBefore({ Nombre: 'María', TipoServicio: 'Gastos personales', TipoContribuyente: 'Sociedad' })
    await open()
    await expectNoDialog()
    expect(box('Nombre').value).toBe('María')
    expect(radio('Gastos personales').checked).toBe(true)
    expect(radio('Sociedad').checked).toBe(true)
    await press(actor, 'Empezar de nuevo')
    await waitFor(() => expect(document.activeElement).toBe(radio('Declaraciones tributarias')))
    expect(radio('Gastos personales').checked).toBe(false)
    await expectNoDialog()
  })

  it('accepts the terms where the form ends, before anything is sent', async () => {
    const actor = userEvent.setup()
    const sent = serve()
    localStorage.clear()
    await open({ session: TAXPAYER })
    await fillRequest(actor)
    await actor.click(submit())
    expect((await dialog()).textContent).toContain('Debes aceptar los términos y condiciones.')
    await press(actor, 'Aceptar')
    const terms = await screen.findByRole('checkbox', { name: /^Acepto los términos/ })
    await waitFor(() => expect(document.activeElement).toBe(terms))
    expect(sent).toEqual([])
    expect(localStorage.getItem('naf_consent')).toBeNull()

    await actor.click(terms)
    await actor.click(submit())
    await screen.findByText('Enviado')
    expect(localStorage.getItem('naf_consent')).toBe('true')
    expect(sent).toHaveLength(1)
  })
})

describe('the form', () => {
  it('says how long a request usually takes, and nothing where nobody can tell', async () => {
    stubNetwork(() => json({ Plazo: 3 }))
    const { unmount } = await open({ session: TAXPAYER })
    expect(await screen.findByText('Una solicitud suele atenderse en 3 días.')).toBeTruthy()
    unmount()
    const sent = stubNetwork(() => json({ Plazo: null }))
    await open({ session: TAXPAYER })
    await waitFor(() => expect(sent.map(({ path }) => path)).toContain(PLAZO))
    expect(screen.queryByText(/suele atenderse/)).toBeNull()
  })

  it('asks about a likely slip when the field is left, and takes it all the same', async () => {
    const actor = userEvent.setup()
    const sent = serve()
    await open({ session: TAXPAYER })
    await actor.clear(box('Correo'))
    await actor.type(box('Correo'), 'maria@gmail.con')
    expect(screen.queryByText(/Quisiste decir/)).toBeNull()
    await actor.clear(box('Cédula o RUC'))
    await actor.type(box('Cédula o RUC'), '1710034066')
    expect(await screen.findByText('¿Quisiste decir gmail.com?')).toBeTruthy()
    await actor.tab()
    expect(await screen.findByText(/Este número no parece una cédula\./)).toBeTruthy()
    await press(actor, 'Corregir')
    expect(box('Correo').value).toBe('maria@gmail.com')
    expect(document.activeElement).toBe(box('Correo'))
    expect(screen.queryByText(/Quisiste decir/)).toBeNull()
    await fillRequest(actor)
    await actor.click(submit())
    await screen.findByText('Enviado')
    expect(sent[0]?.body).toMatchObject({ Correo: 'maria@gmail.com', CedulaRUC: '1710034066' })
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
    expect(radio('Otro').checked).toBe(true)
    expect(box('Especifique').value).toBe('Artesano')
  })

  it('sends the own text for Otro, then finds the request cleared and the person kept', async () => {
    const actor = userEvent.setup()
    const sent = serve()
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
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/api/asesorias/nueva' })
    expect(sent[0]?.body).toMatchObject({ MedioContacto: 'Telegram', UsuarioId: 'uid-1' })
    expect(box('Nombre').value).toBe('Ana Pérez Oña')
    expect(box('Detalle de la solicitud').value).toBe('')
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    expect(Object.keys(localStorage)).toEqual(['naf_consent'])
  })
})

describe('a connection that is lost', () => {
  it('loses nothing, and what is sent again carries the same key until it has arrived', async () => {
    const actor = userEvent.setup()
    const sent = serve(connectionLost, connectionLost)
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
    await actor.click(radio('Sociedad'))
    await fillRequest(actor)
    await actor.click(submit())
    await waitFor(() => expect(sent).toHaveLength(4))
    expect(sent[3]?.key).not.toBe(sent[0]?.key)
  })

  it('survives a reload: what was typed is there, and so is the key', async () => {
    const actor = userEvent.setup()
    const sent = serve(connectionLost, connectionLost)
    const { unmount } = await open({ session: TAXPAYER })
    await fillRequest(actor)
    await actor.click(submit())
    await press(actor, 'Seguir en el formulario')
    unmount()

    await open({ session: TAXPAYER })
    expect(screen.getByText('Recuperamos lo que habías escrito.')).toBeTruthy()
    expect(box('Detalle de la solicitud').value).toBe('Mis gastos')
    // happy-dom reports a select as touched from the start, and react-hook-form then keeps what it shows.
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
    serve(() => json({ error: 'Escribe un correo que exista.', code: 'invalid_input' }, 400))
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
    serve(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    await open({ session: TAXPAYER })
    await fillRequest(actor)
    await actor.click(submit())
    await screen.findByText('Error')
    expect(screen.getByText('Error al registrar asesoría')).toBeTruthy()
  })
})
