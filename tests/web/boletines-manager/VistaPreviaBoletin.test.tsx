import type { RecordHistory } from '@naf/contract'
import manager from '@naf/web/src/features/boletines/manager.tsx'
import preview from '@naf/web/src/features/boletines/preview.tsx'
import { managerPage } from '@naf/web/src/session/manager-pages.tsx'
import { PreviewPage } from '@naf/web/src/ui/records/PreviewPage.tsx'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { boletin } from '../support/content-builders.ts'
import { json, localApi, type Reply, refusal } from '../support/local-api.ts'
import { dialogText, openScreen, press } from '../support/open-screen.tsx'
import { leavePage } from '../support/render-page.tsx'

const PreviewBoletinPage = managerPage('boletines-manager', PreviewPage<never, ReturnType<typeof boletin>>, {
  kind: manager as never,
  preview,
})
const server = localApi()
afterEach(leavePage)

const FORMER = {
  Id: 'x',
  Ruta: 'https://files.naf.test/x/documento.pdf',
  Reemplazado: '2026-07-01T15:00:00.000Z',
  Hasta: '2026-07-31T15:00:00.000Z',
}

const PAST: RecordHistory = {
  Cambios: [
    {
      Fecha: '2026-07-01T15:00:00.000Z',
      Evento: 'boletin.editado',
      Quien: 'Ana Mora',
      Campos: ['titulo', 'archivo'],
      Estado: 'archivado',
    },
    {
      Fecha: '2026-06-01T15:00:00.000Z',
      Evento: 'boletin.creado',
      Quien: null,
      Campos: [],
      Estado: 'borrador',
    },
  ],
  Anteriores: [FORMER],
}

const draft = boletin('a', { Estado: 'borrador' })

/** Answers each of the calls of the page. */
const serve = ({ restored }: { restored?: Reply } = {}) => {
  let list = [draft]
  server.reply = (arrived, response) => {
    const { path } = arrived
    if (path === '/api/boletines/ver') return json(list)(arrived, response)
    if (path === '/api/boletines/historial/a') return json(PAST)(arrived, response)
    if (restored) return restored(arrived, response)
    list = [{ ...draft, Paginas: 3 }]
    return json(list[0])(arrived, response)
  }
}

const open = () => openScreen({ page: PreviewBoletinPage, path: 'boletines-manager/ver/a' })

it('shows a draft as its readers will see it, who did what, and its former files', async () => {
  serve()
  open()
  const card = within(await screen.findByRole('article', { name: 'Boletín a' }))
  expect(card.getByRole('link', { name: /^Ver PDF/ }).getAttribute('href')).toBe(draft.RutaPdf)
  expect(screen.getByText('Borrador')).toBeTruthy()
  const history = within(await screen.findByRole('region', { name: 'Historial' }))
  expect(history.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
    'Edición: título, archivo. Queda archivado. Ana Mora, 1 de julio de 2026, 10:00',
    'Creación. Queda borrador. 1 de junio de 2026, 10:00',
  ])
  const formers = within(screen.getByRole('region', { name: 'Archivos anteriores' }))
  const link = formers.getByRole('link', { name: /^Archivo hasta el 1 de julio de 2026, 10:00/ })
  expect(link.getAttribute('href')).toBe(FORMER.Ruta)
  expect(formers.getByText('Se borra el 31 de julio de 2026')).toBeTruthy()
})

it('brings a former file back, and shows the record with it', async () => {
  const actor = userEvent.setup()
  serve()
  open()
  await screen.findByRole('article', { name: 'Boletín a' })
  await actor.click(await screen.findByRole('button', { name: /^Volver a usar/ }))
  expect(await screen.findByText(/^3 páginas/)).toBeTruthy()
  expect(server.changes().map(({ method, path, body }) => [method, path, body])).toEqual([
    ['PUT', '/api/boletines/restaurar/a', '{"Archivo":"x"}'],
  ])
})

it('says that a former file is gone, and leaves the record as it is', async () => {
  const actor = userEvent.setup()
  serve({ restored: refusal(404, 'not_found', 'Ese archivo anterior ya no existe.') })
  open()
  await actor.click(await screen.findByRole('button', { name: /^Volver a usar/ }))
  expect(await dialogText(/No se pudo volver a usar ese archivo/)).toContain('ya no existe')
  await press(actor, 'Aceptar')
  expect(screen.getByText(/^12 páginas/)).toBeTruthy()
})
