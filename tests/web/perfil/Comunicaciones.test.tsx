import type { Comunicaciones as Said } from '@naf/contract'
import { Comunicaciones } from '@naf/web/src/features/perfil/Comunicaciones.tsx'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { json, leavePage, renderPage, stubNetwork, TAXPAYER } from '../support/render-page.tsx'

const Section = () => <Comunicaciones uid="uid-1" correo="ana@naf.test" />
const PATH = '/api/users/comunicaciones/uid-1'
const said = (Acepta: boolean | null): Said => ({
  Acepta,
  Version: Acepta === null ? null : '2026-11-23',
  Fecha: Acepta === null ? null : '2026-11-24T15:00:00.000Z',
})
const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /recibir comunicaciones/ })

afterEach(leavePage)

describe('the communications in the profile', () => {
  it('were not asked yet; a tick is stored with the text that asked, and shown with its day', async () => {
    const actor = userEvent.setup()
    const sent = stubNetwork(({ method }) => json(said(method === 'GET' ? null : true)))
    renderPage(Section, { session: TAXPAYER })
    expect((await box()).checked).toBe(false)
    expect(screen.getByText('Todavía no lo has dicho: no te enviamos ninguna.')).toBeTruthy()
    await actor.click(await box())
    await screen.findByText('Dijiste que sí el 24 de noviembre de 2026.')
    expect((await box()).checked).toBe(true)
    expect(sent.at(-1)).toMatchObject({
      method: 'PUT',
      path: PATH,
      body: { acepta: true, version: '2026-11-23' },
    })
  })

  it('stay as they are stored where the change fails, and say so', async () => {
    const actor = userEvent.setup()
    stubNetwork(({ method }) =>
      method === 'GET' ? json(said(true)) : json({ error: 'Algo', code: 'internal' }, 500),
    )
    renderPage(Section, { session: TAXPAYER })
    await actor.click(await box())
    expect((await screen.findByRole('dialog')).textContent).toContain('No pudimos guardar tu respuesta.')
    await actor.click(screen.getByRole('button', { name: 'Aceptar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await box()).checked).toBe(true)
    expect(screen.getByText('Dijiste que sí el 24 de noviembre de 2026.')).toBeTruthy()
  })
})
