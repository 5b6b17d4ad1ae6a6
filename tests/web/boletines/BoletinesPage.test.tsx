import BoletinesPage from '@naf/web/src/features/boletines/BoletinesPage.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { boletin } from '../support/content-builders.ts'
import {
  connectionLost,
  json,
  leavePage,
  renderPage,
  stubNetwork,
  TAXPAYER,
} from '../support/render-page.tsx'

const LIST = [boletin('a'), boletin('b', { FechaPublicacion: '2025-01-01' })]

afterEach(async () => {
  vi.restoreAllMocks()
  await leavePage()
})

describe('a visitor', () => {
  it('is told that an account is needed and how to come by one', () => {
    stubNetwork(() => json(LIST))
    renderPage(BoletinesPage)
    const overlay = within(screen.getByRole('region', { name: 'Acceso restringido' }))
    expect(overlay.getByRole('heading', { name: 'Acceso restringido' })).toBeTruthy()
    expect(overlay.getByRole('link', { name: 'Ingresar' }).getAttribute('href')).toBe(
      '/login?redirect=/boletines',
    )
    expect(overlay.getByRole('link', { name: 'Registrarse' }).getAttribute('href')).toBe('/register')
  })

  it('asks nothing of the API, and sees nothing that could be read or reached behind the blur', async () => {
    const sent = stubNetwork(() => json(LIST))
    const { container } = renderPage(BoletinesPage)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(sent).toEqual([])
    const behind = container.querySelector('[inert]')
    expect(behind?.getAttribute('aria-hidden')).toBe('true')
    expect(behind?.textContent).toBe('')
    expect(behind?.querySelector('a, button, input')).toBeNull()
  })
})

describe('somebody with an account', () => {
  it('is greeted by name and reads every bulletin', async () => {
    stubNetwork(() => json(LIST))
    renderPage(BoletinesPage, { session: TAXPAYER })
    expect(screen.getByText(/^Hola, Ana\./)).toBeTruthy()
    const first = within(await screen.findByRole('article', { name: 'Boletín a' }))
    expect(first.getByText('Informa de a.')).toBeTruthy()
    expect(first.getByText('9 de julio de 2025')).toBeTruthy()
    expect(first.getByRole('link', { name: /^Ver PDF Boletín a/ }).getAttribute('href')).toBe(
      LIST[0]?.RutaPdf,
    )
    expect(
      within(screen.getByRole('article', { name: 'Boletín b' })).getByText('1 de enero de 2025'),
    ).toBeTruthy()
    expect(screen.queryByText('Acceso restringido')).toBeNull()
  })

  it('is greeted without a name where the record did not come', async () => {
    stubNetwork(() => json(LIST))
    renderPage(BoletinesPage, { session: { ...TAXPAYER, user: null } })
    expect(screen.getByText(/^Hola\. /)).toBeTruthy()
    await screen.findByRole('article', { name: 'Boletín a' })
  })

  it('finds them by words, topic and year, and the address says by which', async () => {
    const actor = userEvent.setup()
    const list = [
      boletin('a', { Tema: 'IVA', FechaPublicacion: '2025-07-09' }),
      boletin('b', { Tema: 'RUC', FechaPublicacion: '2025-01-01' }),
      boletin('c', { Tema: 'IVA', FechaPublicacion: '2024-03-01' }),
    ]
    stubNetwork(() => json(list))
    renderPage(BoletinesPage, { session: TAXPAYER })
    await screen.findByRole('article', { name: 'Boletín a' })
    const shown = () =>
      screen.getAllByRole('article').map((card) => card.getAttribute('aria-labelledby')).length
    expect(
      within(screen.getByLabelText('Tema'))
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['Todos', 'IVA', 'RUC'])
    await actor.selectOptions(screen.getByLabelText('Tema'), 'IVA')
    expect(shown()).toBe(2)
    await actor.selectOptions(screen.getByLabelText('Año'), '2024')
    expect(shown()).toBe(1)
    expect(screen.getByText('1 boletín')).toBeTruthy()
    await actor.selectOptions(screen.getByLabelText('Tema'), 'Todos')
    await actor.selectOptions(screen.getByLabelText('Año'), 'Todos')
    await actor.type(screen.getByRole('textbox', { name: 'Buscar' }), 'ruc enero')
    await waitFor(() => expect(shown()).toBe(1))
  })

  it('sees which one is new, for two weeks', async () => {
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
    stubNetwork(() =>
      json([boletin('a', { FechaPublicacion: day(3) }), boletin('b', { FechaPublicacion: day(20) })]),
    )
    renderPage(BoletinesPage, { session: TAXPAYER })
    const first = within(await screen.findByRole('article', { name: 'Boletín a' }))
    expect(first.getByText('Nuevo')).toBeTruthy()
    expect(within(screen.getByRole('article', { name: 'Boletín b' })).queryByText('Nuevo')).toBeNull()
  })

  it('who is of the staff reads there what everybody reads, and no draft', async () => {
    stubNetwork(() => json([boletin('a'), boletin('b', { Estado: 'borrador' })]))
    renderPage(BoletinesPage, { session: TAXPAYER })
    await screen.findByRole('article', { name: 'Boletín a' })
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })

  it('is told where there are none', async () => {
    stubNetwork(() => json([]))
    renderPage(BoletinesPage, { session: TAXPAYER })
    expect(await screen.findByText('No hay boletines disponibles en este momento.')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is told where they did not come, and may try again', async () => {
    const actor = userEvent.setup()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let tries = 0
    stubNetwork(() => (tries++ === 0 ? connectionLost() : json(LIST)))
    renderPage(BoletinesPage, { session: TAXPAYER })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('No hay boletines disponibles en este momento.')
    expect(alert.textContent).toContain('No pudimos cargar los boletines.')
    await actor.click(within(alert).getByRole('button', { name: 'Reintentar' }))
    await screen.findByRole('article', { name: 'Boletín a' })
  })
})
