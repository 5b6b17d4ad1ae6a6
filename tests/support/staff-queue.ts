import { type Asesoria, type AsesoriaCase, api as endpoints } from '@naf/contract'
import { screen, within } from '@testing-library/react'
import { anInicio } from './informe-builder.ts'
import { type Mounted, mount, setWidth } from './mount.tsx'
import { asesoria } from './samples.ts'
import { json, type Reply, type withStubApi } from './stub-api.ts'

/** The staff's queue of requests, for its screens. Edgar the editor works on it. */

export const EDGAR = { Uid: 'uid-edgar', Nombre: 'Edgar Mora' }
export const LUZ = { Uid: 'luz', Nombre: 'Luz Paz' }

export const DONE: Partial<Asesoria> = {
  Realizada: true,
  Estado: 'realizada',
  Cierre: 'atendida',
  FechaRealizacion: '2025-07-12T15:00:00.000Z',
}

export const caseOf = (Asesoria: Asesoria, known: Partial<AsesoriaCase> = {}): AsesoriaCase => ({
  Asesoria,
  Mensajes: [],
  Notas: [],
  Correos: [],
  Historial: [],
  Opinion: null,
  ...known,
})

/** Answers what the queue reads, and keeps what is marked, reopened, assigned or deleted. @returns the answer to marking */
export const serveQueue = (api: ReturnType<typeof withStubApi>, list: Asesoria[]) => {
  const { asesorias } = endpoints
  const rows = new Map(list.map((row) => [row.Id, row]))
  const rowAt = (path: string) => rows.get(path.split('/').at(-1) ?? '') ?? asesoria('?')
  const changed =
    (to: (body: Record<string, unknown>) => Partial<Asesoria>): Reply =>
    (call, response) => {
      const row = { ...rowAt(call.path), ...to((call.body ?? {}) as Record<string, unknown>) }
      rows.set(row.Id, row)
      json(row)(call, response)
    }
  api.answers(endpoints.informe.inicio, anInicio())
  api.answers(asesorias.team, { Equipo: [EDGAR, LUZ] })
  api.answers(asesorias.changes, {
    Hasta: '2025-07-21T15:00:00.000Z',
    Completa: true,
    Asesorias: [],
    Eliminadas: [],
  })
  api.on(asesorias.list, (call, response) => json([...rows.values()])(call, response))
  api.on(asesorias.count, (call, response) => {
    const Realizadas = list.filter(({ Realizada }) => Realizada).length
    json({ Total: list.length, Pendientes: list.length - Realizadas, Realizadas })(call, response)
  })
  api.on(asesorias.read, (call, response) => json(caseOf(rowAt(call.path)))(call, response))
  const done = changed(() => DONE)
  api.on(asesorias.markDone, done)
  api.on(
    asesorias.reopen,
    changed(() => ({ ...DONE, Realizada: false, Estado: 'recibida', FechaRealizacion: null })),
  )
  const assigned = changed(({ Uid }) => ({ Atiende: [EDGAR, LUZ].find((one) => one.Uid === Uid) ?? null }))
  api.on(asesorias.assign, assigned)
  api.on(asesorias.delete, (call, response) => {
    rows.delete(rowAt(call.path).Id)
    json({ mensaje: 'ok' })(call, response)
  })
  return done
}

/** Opens the queue as Edgar on a screen of that width in pixels; from 1200 on a request stands beside it. */
export const openQueue = async (query = '', width = 1024): Promise<Mounted> => {
  setWidth(width)
  const page = mount(`/dashboard-editor/ver-asesorias${query}`, { as: 'editor' })
  await screen.findByRole('textbox', { name: 'Buscar' })
  return page
}

export const names = () =>
  screen.queryAllByRole('article').map((row) => within(row).getByRole('link').textContent)
export const row = (name: string) => within(screen.getByRole('article', { name }))
