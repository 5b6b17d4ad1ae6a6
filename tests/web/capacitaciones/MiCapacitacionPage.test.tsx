import MiCapacitacionPage from '@naf/web/src/features/capacitaciones/MiCapacitacionPage.tsx'
import { MENSAJES_MI_CAPACITACION as TEXTO } from '@naf/web/src/features/capacitaciones/mine-messages.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { connectionLost, json, leavePage, renderPage, stubNetwork } from '../support/render-page.tsx'

/** The page that the link of a mail about a training opens. */

const ENLACE = `${'a'.repeat(20)}.${'b'.repeat(22)}`
const TO_ALL = { name: TEXTO.all }
/** The page's code is loaded with the first test. */
const SLOW = { timeout: 30_000 }

afterEach(leavePage)

describe('a link of a sign-up', () => {
  for (const [status, code] of [
    [404, 'not_found'],
    [400, 'invalid_input'],
  ] as const)
    it(`is forgotten when the server answers ${code}`, async () => {
      stubNetwork(() => json({ error: 'No encontramos la inscripción.', code }, status))
      renderPage(MiCapacitacionPage, { url: `/pagina#${ENLACE}` })
      expect(await screen.findByText(TEXTO.deadLink, {}, SLOW)).toBeTruthy()
      expect(screen.getByRole('link', TO_ALL).getAttribute('href')).toBe('/capacitaciones')
      expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull()
      expect(Object.keys(sessionStorage)).toEqual([])
    })

  it('is kept when the connection fails, and sent again by Reintentar', async () => {
    const actor = userEvent.setup()
    const sent = stubNetwork(() => connectionLost())
    renderPage(MiCapacitacionPage, { url: `/pagina#${ENLACE}` })
    await actor.click(await screen.findByRole('button', { name: 'Reintentar' }, SLOW))
    expect(await screen.findByRole('button', { name: 'Reintentar' }, SLOW)).toBeTruthy()
    expect(sent.map(({ body }) => body)).toEqual([{ Enlace: ENLACE }, { Enlace: ENLACE }])
    expect(Object.keys(sessionStorage)).toHaveLength(1)
  })

  it('is missing without one in the address or the tab', async () => {
    renderPage(MiCapacitacionPage)
    expect(await screen.findByText(TEXTO.noLink, {}, SLOW)).toBeTruthy()
    expect(screen.getByRole('link', TO_ALL)).toBeTruthy()
  })
})
