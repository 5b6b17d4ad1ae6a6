import type { Registro } from '@naf/contract'
import RegistroPage from '@naf/web/src/features/registros/RegistroPage.tsx'
import { SessionContext, VISITOR } from '@naf/web/src/session/session.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { json, leavePage, stubNetwork } from '../support/render-page.tsx'

afterEach(leavePage)

const RECORD: Registro = {
  Id: '4fGh',
  Coleccion: 'capacitaciones',
  Campos: [
    { Nombre: 'fecha', Valor: 'mañana' },
    { Nombre: 'lugar', Valor: '' },
  ],
}

const show = (deletion: () => Response) => {
  const sent = stubNetwork(({ method }) => (method === 'DELETE' ? deletion() : json(RECORD)))
  const base = '/dashboard-admin'
  const router = createMemoryRouter(
    [
      { path: `${base}/registros/:coleccion/:registro`, element: <RegistroPage /> },
      { path: `${base}/capacitaciones-manager`, element: <h1>La lista</h1> },
    ],
    { initialEntries: [`${base}/registros/capacitaciones/4fGh`] },
  )
  render(
    <SessionContext value={{ ...VISITOR, uid: 'uid-1', rol: 1 }}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SessionContext>,
  )
  return sent
}

const askToDelete = async () => {
  const actor = userEvent.setup()
  await actor.click(await screen.findByRole('button', { name: 'Eliminar' }))
  return actor
}

describe('a record that nobody can read', () => {
  it('is shown field by field, and removed once the person confirms what goes with it', async () => {
    const sent = show(() => json({ mensaje: 'Registro eliminado' }))
    expect(await screen.findByText('mañana')).toBeTruthy()
    expect(screen.getByText('(vacío)')).toBeTruthy()
    const actor = await askToDelete()
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain(
      'Se eliminará una capacitación con todas sus inscripciones, sin avisar a quienes se inscribieron. Identificador: 4fGh.',
    )
    expect(sent.map(({ method }) => method)).toEqual(['GET'])
    await actor.click(screen.getByRole('button', { name: 'Sí, eliminar' }))
    await actor.click(await screen.findByRole('button', { name: 'Aceptar' }))
    expect(await screen.findByRole('heading', { name: 'La lista' })).toBeTruthy()
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/registros/ver/capacitaciones/4fGh',
      'DELETE /api/registros/eliminar/capacitaciones/4fGh',
    ])
  })
})
