import { api as endpoints, type Subscription, type Tracked } from '@naf/contract'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { acceptError, answer, errorSummary, mount, press, rewrite } from '../support/mount.tsx'
import { attended, LINK, tracked } from '../support/samples.ts'
import { inTurn, json, refuse, withStubApi } from '../support/stub-api.ts'

const api = withStubApi()
const { seguimiento, suscripciones } = endpoints

const opened = (Asesoria: Tracked, CorreoConfirmado = true) => json({ Asesoria, CorreoConfirmado })
const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const bodies = () => api.calls.filter(({ method }) => method !== 'GET').map(({ body }) => body)
const isFocused = async (text: string) => {
  const outcome = await screen.findByText(text)
  await waitFor(() => expect(document.activeElement).toBe(outcome))
}
/** Opens the link of a mail. */
const openLink = (request: Tracked, CorreoConfirmado = true) => {
  api.on(seguimiento.open, opened(request, CorreoConfirmado))
  return mount(`/seguimiento#${LINK}`)
}

describe('the page of a request', () => {
  it('asks for the mail and forgets an unknown or cut link', async () => {
    for (const [link, reply] of [
      [LINK, refuse(404, 'not_found')],
      [LINK.slice(0, 30), refuse(400, 'invalid_input')],
    ] as const) {
      api.on(seguimiento.open, reply)
      const page = mount(`/seguimiento#${link}`)
      expect(await screen.findByText(/^Este enlace ya no sirve/)).toBeTruthy()
      expect(await box('Correo')).toBeTruthy()
      expect(Object.keys(sessionStorage)).toEqual([])
      page.unmount()
    }
  })

  it('keeps a link that cannot be opened at the moment, beside the way to the form', async () => {
    api.on(seguimiento.open, refuse(429, 'rate_limited'))
    const page = mount(`/seguimiento#${LINK}`)
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeTruthy()
    expect(JSON.stringify({ ...sessionStorage })).toContain(LINK)
    await press(page, 'Consultar otra solicitud')
    expect(await box('Correo')).toBeTruthy()
    expect(Object.keys(sessionStorage)).toEqual([])
  })
})

it('the messages of a request link the https addresses of the team, and none of the person', async () => {
  const message = (Id: string, DelEquipo: boolean) => ({
    Id,
    Texto: `Mira https://sri.gob.ec/${Id}.`,
    DelEquipo,
    Fecha: '2026-11-17T15:00:00.000Z',
  })
  openLink(tracked({ Mensajes: [message('ours', true), message('theirs', false)] }))
  expect(await screen.findByText('Mira https://sri.gob.ec/theirs.')).toBeTruthy()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links.filter((href) => href?.startsWith('https://sri'))).toEqual(['https://sri.gob.ec/ours'])
})

it('the form that has links mailed says the same for every mail, and keeps what was typed', async () => {
  const said = 'Si hay solicitudes con ese correo, te enviamos sus enlaces.'
  const asked = json({ mensaje: said }, 202)
  api.on(seguimiento.sendLinks, inTurn(refuse(503, 'unavailable', 'Inténtalo más tarde.'), asked))
  const page = mount('/seguimiento')
  await press(page, 'Enviarme el enlace')
  expect((await errorSummary()).text).toContain('Escribe un correo electrónico.')
  await rewrite(page, 'Correo', 'Ana@naf.test')
  await press(page, 'Enviarme el enlace')
  await acceptError(page, /Inténtalo más tarde\./)
  await press(page, 'Enviarme el enlace')
  await isFocused(said)
  expect(Object.keys(localStorage)).toEqual([])
  expect(screen.getByText(/^Si no llega en unos minutos/)).toBeTruthy()
  expect(bodies().at(-1)).toEqual({ Correo: 'ana@naf.test' })
  await press(page, 'Escribir otro correo')
  expect((await box('Correo')).value).toBe('Ana@naf.test')
})

describe('the question whose request it is', () => {
  const openUnconfirmed = async () => {
    const page = openLink(tracked(), false)
    await screen.findByRole('heading', { name: '¿La pediste tú?' })
    return page
  }

  it('is thanked for a yes, and not asked again', async () => {
    api.on(seguimiento.confirm, inTurn(refuse(503, 'unavailable'), opened(tracked())))
    const page = await openUnconfirmed()
    await press(page, 'Sí, la pedí yo')
    await press(page, 'Aceptar')
    await press(page, 'Sí, la pedí yo')
    await isFocused('Gracias. Confirmaste tu correo.')
    expect(screen.queryByRole('button', { name: 'No fui yo' })).toBeNull()
    expect(screen.getByRole('article')).toBeTruthy()
  })

  it('closes the request for a no that is asked once more, and forgets the link', async () => {
    api.answers(seguimiento.disown, { mensaje: 'Cerramos la solicitud.' })
    const page = await openUnconfirmed()
    await press(page, 'No fui yo')
    await press(page, 'Cancelar')
    expect(api.callsOf(seguimiento.disown)).toEqual([])
    await press(page, 'No fui yo')
    await answer(page, 'No fui yo')
    await isFocused('Cerramos la solicitud.')
    expect(api.callsOf(seguimiento.disown).map(({ body }) => body)).toEqual([{ Enlace: LINK }])
    expect(screen.queryByRole('article')).toBeNull()
    expect(Object.keys(sessionStorage)).toEqual([])
    await press(page, 'Consultar otra solicitud')
    expect(await box('Correo')).toBeTruthy()
  })
})

describe('an opinion', () => {
  const Fecha = '2026-11-19T15:00:00.000Z'

  it('goes from one to five with a comment, stays after a refusal and can be changed', async () => {
    const Opinion = { Valor: 4, Comentario: 'Muy claros', Fecha }
    const late = refuse(403, 'forbidden', 'El plazo para opinar terminó.')
    api.on(seguimiento.rate, inTurn(late, opened(attended(7, { Opinion }))))
    const page = openLink(attended(7))
    expect(await screen.findByText(/^Puedes darla hasta el /)).toBeTruthy()
    await press(page, 'Enviar mi opinión')
    expect((await errorSummary()).text).toContain('Elige de 1 a 5.')
    await page.actor.click(screen.getByRole('radio', { name: '4 · Bien' }))
    await rewrite(page, '¿Quieres contarnos algo más? (opcional)', 'Muy claros')
    await press(page, 'Enviar mi opinión')
    await screen.findByText(/El plazo para opinar terminó\./)
    await answer(page, 'Aceptar')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 · Bien' }).checked).toBe(true)
    await press(page, 'Enviar mi opinión')
    await press(page, 'Aceptar')
    expect(bodies().at(-1)).toEqual({ Enlace: LINK, Valor: 4, Comentario: 'Muy claros' })
    expect(await screen.findByText(/Nos diste 4 de 5/)).toBeTruthy()
    // From now on the time to change it counts, which is shorter.
    expect(screen.getByText(/^Puedes cambiarla hasta el /)).toBeTruthy()
    await press(page, 'Cambiar mi opinión')
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: '4 · Bien' })).checked).toBe(true)
  })

  it('has no form after its time, and shows the given opinion until the person leaves the request', async () => {
    const page = openLink(attended(-1, { Opinion: { Valor: 5, Comentario: '', Fecha } }))
    expect(await screen.findByText('El plazo para opinar ya pasó.')).toBeTruthy()
    expect(screen.getByText(/Nos diste 5 de 5/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /opinión/ })).toBeNull()
    await press(page, 'Consultar otra solicitud')
    expect(await box('Correo')).toBeTruthy()
    expect(Object.keys(sessionStorage)).toEqual([])
  })
})

describe('the link of a mail about bulletins', () => {
  const SUBSCRIPTION = `${'a'.repeat(43)}.${'b'.repeat(22)}`
  const openSubscription = (before: Partial<Subscription>) => {
    const stored = {
      Correo: 'm•••@example.com',
      PorConfirmar: false,
      Boletines: true,
      Cuenta: false,
      ...before,
    }
    api.answers(suscripciones.open, stored)
    api.on(suscripciones.choose, (call, response) => {
      const { Boletines } = call.body as { Boletines: boolean }
      json({ ...stored, PorConfirmar: false, Boletines })(call, response)
    })
    return mount(`/suscripcion#${SUBSCRIPTION}`)
  }
  const chosen = () => api.callsOf(suscripciones.choose).map(({ body }) => body)

  it('shows what is sent and stores another choice, or ends all with one press', async () => {
    const page = openSubscription({ Cuenta: true })
    await page.actor.click(await screen.findByRole('checkbox', { name: 'Nuevos boletines' }))
    expect(screen.getByText(/en tu cuenta del portal/)).toBeTruthy()
    await press(page, 'Guardar')
    await isFocused('Listo: no te escribiremos más.')
    page.unmount()
    const again = openSubscription({})
    await press(again, 'Darme de baja de todo')
    expect(await screen.findByText('Listo: no te escribiremos más.')).toBeTruthy()
    expect(chosen()).toMatchObject([{ Boletines: false }, { Boletines: false }])
  })

  it('leads to a new subscription when it is dead, and keeps the typed address', async () => {
    api.on(suscripciones.open, refuse(404, 'not_found'))
    const asked = json({ mensaje: 'Recibirás un enlace para confirmar.' })
    api.on(suscripciones.ask, inTurn(refuse(503, 'unavailable', 'Inténtalo más tarde.'), asked))
    const page = mount(`/suscripcion#${SUBSCRIPTION}`)
    expect(await screen.findByText(/^Este enlace ya no sirve/)).toBeTruthy()
    expect(Object.keys(sessionStorage)).toEqual([])
    await rewrite(page, 'Tu correo', 'maria@example.com')
    await press(page, 'Suscribirme')
    await acceptError(page, /Inténtalo más tarde\./)
    expect((await box('Tu correo')).value).toBe('maria@example.com')
    await press(page, 'Suscribirme')
    await isFocused('Recibirás un enlace para confirmar.')
  })
})
