import type { Subscription } from '@naf/contract'
import { MENSAJES_SUSCRIPCION } from '@naf/contract/schemas'
import SuscripcionPage from '@naf/web/src/features/suscripciones/SuscripcionPage.tsx'
import { screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { json, leavePage, renderPage, stubNetwork } from '../support/render-page.tsx'

/** What the link of a mail about bulletins opens, and what is sent of it. */

const ENLACE = `${'a'.repeat(43)}.${'b'.repeat(22)}.boletin`
const LINK = '/api/suscripciones/enlace'

afterEach(leavePage)

const subscription = (changes: Partial<Subscription> = {}): Subscription => ({
  Correo: 'm•••@example.com',
  PorConfirmar: false,
  Boletines: true,
  Cuenta: false,
  ...changes,
})

/** A server on which what is chosen holds. */
const openLink = (before: Partial<Subscription>) => {
  let stored = subscription(before)
  const sent = stubNetwork(({ path, method, body }) => {
    if (path !== LINK) throw new Error(`nothing was to be asked of ${path}`)
    if (method === 'PUT')
      stored = { ...stored, PorConfirmar: false, Boletines: (body as { Boletines: boolean }).Boletines }
    return json(stored)
  })
  renderPage(SuscripcionPage, { url: `/pagina#${ENLACE}` })
  return { chosen: () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body) }
}

const press = async (actor: UserEvent, name: string) =>
  actor.click(await screen.findByRole('button', { name }, { timeout: 30_000 }))

describe('the link of a mail', () => {
  it('that asks to confirm does nothing until it is pressed', async () => {
    const actor = userEvent.setup()
    const { chosen } = openLink({ PorConfirmar: true, Boletines: false })
    expect(
      await screen.findByText(/^Falta un paso: .* m•••@example\.com/, {}, { timeout: 30_000 }),
    ).toBeTruthy()
    expect(chosen()).toEqual([])
    await press(actor, 'Confirmar mi suscripción')
    expect(await screen.findByText('Listo: te avisaremos de cada boletín nuevo.')).toBeTruthy()
    expect(chosen()).toEqual([{ Enlace: ENLACE, Boletines: true, Version: '2026-11-23' }])
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Nuevos boletines' }).checked).toBe(true)
  })

  it('shows what comes, and stores another choice', async () => {
    const actor = userEvent.setup()
    const { chosen } = openLink({ Cuenta: true })
    await actor.click(await screen.findByRole('checkbox', { name: 'Nuevos boletines' }, { timeout: 30_000 }))
    expect(screen.getByText(/en tu cuenta del portal/)).toBeTruthy()
    await press(actor, 'Guardar')
    expect(await screen.findByText('Listo: no te escribiremos más.')).toBeTruthy()
    expect(chosen()).toMatchObject([{ Boletines: false }])
  })

  it('ends everything with one press', async () => {
    const actor = userEvent.setup()
    const { chosen } = openLink({})
    await press(actor, 'Darme de baja de todo')
    expect(await screen.findByText('Listo: no te escribiremos más.')).toBeTruthy()
    expect(chosen()).toMatchObject([{ Boletines: false }])
  })

  it('that is none any more leads to another, and loses nothing of what is typed', async () => {
    const actor = userEvent.setup()
    let taken = false
    stubNetwork(({ path }) => {
      if (path === LINK) return json({ error: MENSAJES_SUSCRIPCION.notFound, code: 'not_found' }, 404)
      if (!taken) return json({ error: 'Inténtalo más tarde.', code: 'unavailable' }, 503)
      return json({ mensaje: MENSAJES_SUSCRIPCION.asked })
    })
    renderPage(SuscripcionPage, { url: `/pagina#${ENLACE}` })
    expect(await screen.findByText(/^Este enlace ya no sirve/, {}, { timeout: 30_000 })).toBeTruthy()
    expect(Object.keys(sessionStorage)).toEqual([])
    const correo = screen.getByRole<HTMLInputElement>('textbox', { name: 'Tu correo' })
    await actor.type(correo, 'maria@example.com')
    await press(actor, 'Suscribirme')
    expect(await screen.findByText('Inténtalo más tarde.')).toBeTruthy()
    expect(correo.value).toBe('maria@example.com')
    taken = true
    await press(actor, 'Suscribirme')
    expect(await screen.findByText(/enlace para confirmar/)).toBeTruthy()
  })
})
