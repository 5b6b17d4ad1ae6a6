import type { Asesoria } from '@naf/contract'
import VerAsesoriasPage from '@naf/web/src/features/asesorias/VerAsesoriasPage.tsx'
import { queryClient } from '@naf/web/src/lib/query-client.ts'
import { SessionContext, VISITOR } from '@naf/web/src/session/session.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect } from 'vitest'
import { asesoria } from '../asesorias/builders.ts'
import { json, type SentRequest } from './render-page.tsx'

/** A list of staff's that is longer than a page, with the portal's own cache. */

export const LIST = '/api/asesorias/todas'
export const NEWEST = Date.UTC(2026, 0, 1)
export const LOADING = 'Cargando el resto de la lista…'

/** Newest first: 'persona-0' came last. */
export const many = (count: number): Asesoria[] =>
  Array.from({ length: count }, (_, index) =>
    asesoria(`persona-${index}`, {
      Nombre: `Persona ${index}.`,
      FechaSolicitud: new Date(NEWEST - index * 60_000).toISOString(),
    }),
  )

export const open = (Page: ComponentType = VerAsesoriasPage) =>
  render(
    <SessionContext value={{ ...VISITOR, uid: 'u-1', rol: 1 }}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: <Page /> }])} />
      </QueryClientProvider>
    </SessionContext>,
  )

const COUNT = { Total: 7000, Pendientes: 6990, Realizadas: 10 }
export const counted = ({ path }: SentRequest) => (path.endsWith('/conteo') ? json(COUNT) : undefined)

/** Something that comes when the test says so. */
export const later = () => {
  let come = () => {}
  const comes = new Promise<void>((resolve) => {
    come = resolve
  })
  return { comes, come: () => come() }
}

/** Holds what is asked for with a cursor until it is released. */
export const held = () => {
  const { comes, come } = later()
  const answer = (request: SentRequest) =>
    request.query.cursor ? comes.then(() => undefined) : counted(request)
  return { answer, release: come }
}

/** What the table says of its rows, after what it says of those that nobody can read. */
export const statusPlace = () =>
  screen.getAllByRole('status').findLast(({ tagName }) => tagName === 'P') as HTMLElement
export const status = () => statusPlace().textContent
export const settled = () =>
  waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0))
export const shows = (text: string) => waitFor(() => expect(status()).toBe(text))
export const search = async (actor: UserEvent, text: string) => {
  await actor.clear(screen.getByLabelText('Buscar'))
  // At once: a pause in the typing on a busy machine would be a search of its own.
  await actor.click(screen.getByLabelText('Buscar'))
  await actor.paste(text)
}
/** A row's buttons say whom they concern, after what they do. */
export const inRow = (name: string, button: string) => {
  const row = screen.getByRole('rowheader', { name: new RegExp(`${name}\\.`) }).closest('tr')
  return [...(row?.querySelectorAll('button') ?? [])].find(({ textContent }) =>
    textContent?.startsWith(`${button} `),
  ) as HTMLButtonElement
}
export const remove = async (actor: UserEvent, name: string) => {
  await actor.click(inRow(name, 'Eliminar'))
  await actor.click(await screen.findByRole('button', { name: 'Sí, eliminar' }))
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: new RegExp(`${name}\\.`) })).toBeNull())
  await settled()
}
