import type { OwnAsesoria } from '@naf/contract'
import { ROL } from '@naf/contract'
import AsesoriasPage from '@naf/web/src/features/asesorias/AsesoriasPage.tsx'
import LatestRequest from '@naf/web/src/session/requests/LatestRequest.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { json, leavePage, renderPage, stubNetwork, TAXPAYER } from '../support/render-page.tsx'
import { ownRequest } from '../support/request-builder.ts'

const MINE = '/api/asesorias/mias'
const list = (...Asesorias: OwnAsesoria[]) => json({ Asesorias })

afterEach(leavePage)

describe("'Mis asesorías'", () => {
  it('shows each request, and changes the one that was closed and no other', async () => {
    const actor = userEvent.setup()
    const mine = [ownRequest('a'), ownRequest('b', { TipoServicio: 'Actualización de RUC' })]
    const sent = stubNetwork(({ path }) =>
      path === MINE
        ? list(...mine)
        : json(ownRequest('b', { ...mine[1], Estado: 'realizada', Cierre: 'ya_no_la_necesita' })),
    )
    renderPage(AsesoriasPage, { session: TAXPAYER })
    const card = within(await screen.findByRole('article', { name: /^Actualización de RUC/ }))
    await actor.click(card.getByRole('button', { name: 'Ya no la necesito' }))
    await actor.click(await screen.findByRole('button', { name: 'Sí, cerrarla' }))
    await actor.click(await screen.findByRole('button', { name: 'Aceptar' }))
    expect(await card.findByText(/^Nos dijiste que ya no la necesitas/)).toBeTruthy()
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET ${MINE}`,
      `PUT ${MINE}/cancelar/b`,
    ])
    const other = within(screen.getByRole('article', { name: /^Gastos personales/ }))
    expect(other.getByRole('button', { name: 'Ya no la necesito' })).toBeTruthy()
  })

  it('is empty with the one thing to do', async () => {
    stubNetwork(() => list())
    renderPage(AsesoriasPage, { session: TAXPAYER })
    expect(await screen.findByText('Todavía no has pedido una asesoría.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Solicitar una asesoría' }).getAttribute('href')).toBe(
      '/dashboard-usuario/servicios',
    )
  })

  it('that did not come says so, and comes when it is asked for again', async () => {
    const actor = userEvent.setup()
    let tries = 0
    stubNetwork(() =>
      tries++ === 0
        ? json({ error: 'Inténtalo más tarde.', code: 'unavailable' }, 503)
        : list(ownRequest('a')),
    )
    renderPage(AsesoriasPage, { session: TAXPAYER })
    expect((await screen.findByRole('alert')).textContent).toContain('No pudimos mostrar tus asesorías')
    await actor.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByRole('article')).toBeTruthy()
  })
})

describe('the first card of inicio', () => {
  it('is the request that waits for the person, before newer ones', async () => {
    stubNetwork(() =>
      list(ownRequest('new'), ownRequest('waiting', { Numero: 'NAF-WAIT', Estado: 'esperando_respuesta' })),
    )
    renderPage(LatestRequest, { session: TAXPAYER })
    expect(await screen.findByRole('heading', { name: /NAF-WAIT/ })).toBeTruthy()
    expect(screen.getByText('Esperamos tu respuesta')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Ver mis 2 asesorías' }).getAttribute('href')).toBe(
      '/dashboard-usuario/asesorias',
    )
  })

  it('tells a taxpayer without a request what it will show, and is not there for staff without one', async () => {
    const sent = stubNetwork(() => list())
    const view = renderPage(LatestRequest, { session: TAXPAYER })
    expect(await screen.findByText(/aquí verás en qué va/)).toBeTruthy()
    view.unmount()
    const { container } = renderPage(LatestRequest, { session: { ...TAXPAYER, rol: ROL.EDITOR } })
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(container.textContent).toBe('')
  })
})
