import type { Asesoria } from '@naf/contract'
import VerAsesoriasPage from '@naf/web/src/features/asesorias/VerAsesoriasPage.tsx'
import { VISITOR } from '@naf/web/src/session/session.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { asesoria } from '../asesorias/builders.ts'
import { json, renderPage, type SentRequest, stubNetwork } from './render-page.tsx'
import { user } from './user-builder.ts'

/** The staff's queue of four requests, of which one is done. */

export const EDITOR = { ...VISITOR, uid: 'yo', rol: 2 as const, user: user() }
export const ROSA = { Uid: 'yo', Nombre: 'Rosa Mora' }
export const DONE = {
  Realizada: true,
  Estado: 'realizada' as const,
  FechaRealizacion: '2025-07-12T15:00:00.000Z',
}

export const LIST = [
  asesoria('c', { FechaSolicitud: '2025-07-11T15:00:00.000Z', Ciudad: 'Loja', Atiende: ROSA }),
  asesoria('b', { FechaSolicitud: '2025-07-10T16:00:00.000Z', Numero: 'NAF-7Q4K' }),
  asesoria('a', { FechaSolicitud: '2025-07-10T15:00:00.000Z', UsuarioUsername: 'ana' }),
  asesoria('d', { FechaSolicitud: '2025-07-09T15:00:00.000Z', ...DONE }),
]

export const caseOf = (Asesoria: Asesoria, known: object = {}) => ({
  Asesoria,
  Mensajes: [],
  Notas: [],
  Correos: [],
  Historial: [],
  Opinion: null,
  ...known,
})

export const found = (path: string) => LIST.find(({ Id }) => path.endsWith(`/${Id}`)) ?? asesoria('x')

/** What a slow machine asks for while a test goes on. */
export const NOTHING_NEW = {
  Asesorias: [],
  Eliminadas: [],
  Completa: true,
  Hasta: '2025-07-13T15:00:00.000Z',
}

/** The API as far as the queue asks it; a test says what the rest answers. */
export const serve = (other: (request: SentRequest) => Response | undefined = () => undefined, list = LIST) =>
  stubNetwork((request) => {
    const answer = other(request)
    if (answer) return answer
    if (request.path === '/api/asesorias/todas') return json(list)
    if (request.path === '/api/asesorias/equipo')
      return json({ Equipo: [ROSA, { Uid: 'luz', Nombre: 'Luz Paz' }] })
    if (request.path === '/api/plantillas/todas') return json([])
    if (request.path === '/api/asesorias/novedades') return json(NOTHING_NEW)
    if (request.path.startsWith('/api/asesorias/ver/')) return json(caseOf(found(request.path)))
    return json({ mensaje: 'ok' })
  })

export const open = async (url = '/pagina') => {
  const view = renderPage(VerAsesoriasPage, { session: EDITOR, url })
  await screen.findByRole('navigation', { name: 'Colas' })
  await waitFor(() => expect(screen.queryByText(/resultado/)).toBeTruthy())
  return view
}

export const names = () =>
  screen.getAllByRole('article').map((row) => within(row).getByRole('link').textContent)
export const row = (name: string) => within(screen.getByRole('article', { name }))
export const tab = (name: RegExp) => screen.getByRole('link', { name })
export const mark = (name: string) => row(name).getByRole('button', { name: /^Marcar como realizada / })
export const press = async (actor: UserEvent, name: string | RegExp) =>
  actor.click(await screen.findByRole('button', { name }))
export const dialogText = async (title: string) =>
  (await screen.findByText(title)).closest('[role=dialog]')?.textContent
