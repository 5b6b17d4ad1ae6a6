import { api } from '@naf/contract'
import VerAsesoriasPage from '@naf/web/src/features/asesorias/VerAsesoriasPage.tsx'
import CAPACITACIONES from '@naf/web/src/features/capacitaciones/manager.tsx'
import VerInscripcionesPage from '@naf/web/src/features/inscripciones/VerInscripcionesPage.tsx'
import UsuariosPage from '@naf/web/src/features/users/UsuariosPage.tsx'
import { type Downloaded, download } from '@naf/web/src/lib/download.ts'
import { VISITOR } from '@naf/web/src/session/session.ts'
import { MENSAJES_DESCARGA } from '@naf/web/src/ui/export/messages.ts'
import { ListPage } from '@naf/web/src/ui/records/ListPage.tsx'
import { screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { asesoria } from '../asesorias/builders.ts'
import { aFile } from '../support/a-file.ts'
import { json, leavePage, renderPage, stubNetwork } from '../support/render-page.tsx'
import { user } from '../support/user-builder.ts'

/** Staff takes along what a screen shows. */

const ADMIN = { ...VISITOR, uid: 'yo', rol: 1 as const, user: user() }
const EDITOR = { ...ADMIN, rol: 2 as const }
const CSV = 'text/csv; charset=utf-8'

const press = async (actor: UserEvent, name: string) =>
  actor.click(await screen.findByRole('button', { name }))

let saved: MockInstance<typeof URL.createObjectURL>
beforeEach(() => {
  saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:archivo')
})
afterEach(async () => {
  saved.mockRestore()
  await leavePage()
})

const serve = (file: () => Response | Promise<Response>, list: unknown[] = []) =>
  stubNetwork(({ path }) => (path.endsWith('/exportar') ? file() : json(list)))

const asked = (sent: ReturnType<typeof serve>) => sent.find(({ path }) => path.endsWith('/exportar'))

describe('what is taken along', () => {
  it('is the queue with its filters, as its address says them', async () => {
    const actor = userEvent.setup()
    const sent = serve(() => aFile('asesorias-2026-11-23.xlsx', ['PK']), [asesoria('a')])
    const url =
      '/pagina?estado=todas&ciudad=quito&ciudad=ibarra&q=ana&desde=2026-01-01&orden=antiguas&pagina=2'
    renderPage(VerAsesoriasPage, { session: EDITOR, url })
    await press(actor, 'Más')
    await press(actor, 'Descargar en Excel (XLSX)')
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    expect(asked(sent)?.query).toEqual({
      formato: 'xlsx',
      estado: 'todas',
      ciudad: 'quito\nibarra',
      q: 'ana',
      desde: '2026-01-01',
    })
    expect(await screen.findByText('Archivo descargado')).toBeTruthy()
  })

  it('is of the queue what waits, and of the table everything, where nothing was chosen', async () => {
    const actor = userEvent.setup()
    const sent = serve(() => aFile('a.csv', ['x'], { type: CSV }), [asesoria('a')])
    renderPage(VerAsesoriasPage, { session: EDITOR })
    for (const look of ['Cola', 'Tabla']) {
      await press(actor, look)
      await press(actor, 'Más')
      await press(actor, 'Descargar en CSV')
      await waitFor(() => expect(sent.filter(({ path }) => path.endsWith('/exportar'))).not.toHaveLength(0))
    }
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(2))
    const queries = sent.flatMap(({ path, query }) => (path.endsWith('/exportar') ? [query] : []))
    expect(queries).toEqual([{ formato: 'csv', estado: 'pendientes' }, { formato: 'csv' }])
  })

  it('is the enrolments and the users by what their tables show', async () => {
    const actor = userEvent.setup()
    const sent = serve(() => aFile('a.csv', ['x'], { type: CSV }))
    const view = renderPage(VerInscripcionesPage, {
      session: EDITOR,
      url: '/pagina?nivel=Sexto+Semestre&carrera=todos',
    })
    await press(actor, 'Descargar')
    await press(actor, 'CSV')
    await waitFor(() => expect(asked(sent)?.query).toEqual({ formato: 'csv', nivel: 'Sexto Semestre' }))
    view.unmount()
    const users = serve(() => aFile('a.xlsx', ['PK']))
    renderPage(UsuariosPage, { session: ADMIN, url: '/pagina?rol=2&q=rosa' })
    await press(actor, 'Descargar')
    await press(actor, 'Excel (XLSX)')
    await waitFor(() => expect(asked(users)?.query).toEqual({ formato: 'xlsx', rol: '2', q: 'rosa' }))
  })

  it('is of the trainings those in the state that was chosen', async () => {
    const actor = userEvent.setup()
    const sent = serve(() => aFile('capacitaciones.xlsx', ['PK']))
    const list = '/dashboard-admin/capacitaciones-manager'
    renderPage(() => <ListPage kind={CAPACITACIONES} list={list} />, {
      session: EDITOR,
      url: '/pagina?estado=borrador&q=iva',
    })
    await press(actor, 'Descargar')
    await press(actor, 'Excel (XLSX)')
    await waitFor(() => expect(asked(sent)?.query).toEqual({ formato: 'xlsx', estado: 'borrador', q: 'iva' }))
  })

  it('are the users by no editor', async () => {
    serve(() => aFile('a.csv', []))
    renderPage(UsuariosPage, { session: EDITOR })
    await screen.findByText(/Un administrador puede crear/)
    expect(screen.queryByRole('button', { name: 'Descargar' })).toBeNull()
  })
})

describe('a file on its way', () => {
  const comes = async (response: Response) => {
    const seen: Downloaded[] = []
    serve(() => response)
    const file = await download(api.asesorias.export, {
      query: { formato: 'csv' },
      signal: new AbortController().signal,
      onDownload: (so) => seen.push(so),
    })
    return { file, seen }
  }

  it('says how many rows are here, of those that are looked through, whatever its cells hold', async () => {
    const pieces = ['\uFEFF"Nombre"\r\n"Ana"\r\n', '"Dos\nlíneas y ""comillas""', ' más"\r\n"Beto"\r\n']
    const { file, seen } = await comes(aFile('asesorias.csv', pieces, { type: CSV, rows: 3 }))
    expect(seen.map(({ rows, of }) => [rows, of])).toEqual([
      [1, 3],
      [1, 3],
      [3, 3],
    ])
    expect(file.name).toBe('asesorias.csv')
    expect(file.content.size).toBe(new Blob(pieces).size)
    expect(seen.map(MENSAJES_DESCARGA.progress).at(-1)).toBe('3 de 3 filas')
  })

  it('says how large it is so far where its rows cannot be seen', async () => {
    const { seen } = await comes(aFile('asesorias.xlsx', ['PK'.repeat(20_000)], { rows: 50_000 }))
    expect(seen.map(MENSAJES_DESCARGA.progress)).toEqual(['40 kB (50.000 registros)'])
  })

  it('that breaks off leaves nothing, and says so', async () => {
    const actor = userEvent.setup()
    serve(() => aFile('a.csv', ['la mitad'], { type: CSV, breaksOff: true }))
    renderPage(VerInscripcionesPage, { session: EDITOR })
    await press(actor, 'Descargar')
    await press(actor, 'CSV')
    expect(await screen.findByText(/No se pudo descargar el archivo/)).toBeTruthy()
    expect(saved).not.toHaveBeenCalled()
  })

  it('that is refused says why', async () => {
    const actor = userEvent.setup()
    serve(() => json({ error: 'Escribe un día que exista, como 2026-07-01.', code: 'invalid_input' }, 400))
    renderPage(VerInscripcionesPage, { session: EDITOR })
    await press(actor, 'Descargar')
    await press(actor, 'CSV')
    expect(await screen.findByText(/Escribe un día que exista/)).toBeTruthy()
    expect(saved).not.toHaveBeenCalled()
  })

  it('that is long shows how far it is, and can be called off without a trace', async () => {
    const actor = userEvent.setup()
    serve(() => new Promise<Response>(() => {}))
    vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) =>
      String(url).includes('/exportar')
        ? new Promise((_, reject) =>
            signal?.addEventListener('abort', () => reject(new TypeError('aborted'))),
          )
        : Promise.resolve(json([])),
    )
    renderPage(VerInscripcionesPage, { session: EDITOR })
    await press(actor, 'Descargar')
    await press(actor, 'CSV')
    await screen.findByRole('progressbar', { name: 'Preparando el archivo…' })
    await press(actor, 'Cancelar')
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    expect(screen.queryByText(/No se pudo descargar/)).toBeNull()
    expect(saved).not.toHaveBeenCalled()
  })
})
