import form from '@naf/web/src/features/boletines/form.tsx'
import manager from '@naf/web/src/features/boletines/manager.tsx'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { boletin } from '../support/content-builders.ts'
import { cutOff, json, localApi } from '../support/local-api.ts'
import { pagesOf } from '../support/manager-pages.ts'
import { openScreen, press } from '../support/open-screen.tsx'
import { leavePage } from '../support/render-page.tsx'

const { list: BoletinesManagerPage } = pagesOf('boletines-manager', manager, form)
const server = localApi()
afterEach(leavePage)

const open = () => openScreen({ page: BoletinesManagerPage, path: 'boletines-manager' })
const HERE = '/dashboard-editor/boletines-manager'

describe('the list', () => {
  it('shows what is known of each, the newest first, and the ways on', async () => {
    server.reply = json([
      boletin('a', { FechaPublicacion: '2025-01-01' }),
      boletin('b', { FechaPublicacion: '2025-12-31', Paginas: 1, Bytes: 24_000 }),
    ])
    open()
    const table = within(await screen.findByRole('table', { name: 'Gestión de Boletines' }))
    expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Título',
      'Descripción',
      'Fecha',
      'PDF',
      'Subido por',
      'Estado',
      'Acciones',
    ])
    expect(table.getAllByRole('rowheader').map((header) => header.textContent)).toEqual([
      'Boletín b',
      'Boletín a',
    ])
    const row = within(table.getByRole('group', { name: 'Boletín Boletín b' }))
    expect(row.getByRole('link', { name: /^Vista previa / }).getAttribute('href')).toBe(`${HERE}/ver/b`)
    expect(row.getByRole('link', { name: /^Editar / }).getAttribute('href')).toBe(`${HERE}/editar/b`)
    expect(row.getByRole('link', { name: /^Eliminar / }).getAttribute('href')).toBe(`${HERE}/eliminar/b`)
    expect(table.getByText('31 de diciembre de 2025')).toBeTruthy()
    expect(table.getByText('1 página · 24 kB')).toBeTruthy()
    expect(table.getAllByText('Rosa Villacís (rosa)')).toHaveLength(2)
    expect(table.getByRole('link', { name: /^Ver PDF.*Boletín b/ }).getAttribute('target')).toBe('_blank')
  })

  it('says in which state each is, and shows those of one state alone', async () => {
    const actor = userEvent.setup()
    server.reply = json([
      boletin('a'),
      boletin('b', { Estado: 'borrador' }),
      boletin('c', { Estado: 'programado', FechaProgramada: '2026-07-10T13:00:00.000Z' }),
      boletin('d', { Estado: 'archivado' }),
    ])
    open()
    const table = within(await screen.findByRole('table', { name: 'Gestión de Boletines' }))
    for (const state of ['Publicado', 'Borrador', 'Programado', 'Archivado'])
      expect(table.getByText(state)).toBeTruthy()
    expect(table.getByText('10 de julio de 2026, 08:00')).toBeTruthy()
    await actor.selectOptions(screen.getByLabelText('Estado'), 'Borrador')
    const rows = () => table.getAllByRole('rowheader').map((header) => header.textContent)
    expect(rows()).toEqual(['Boletín b'])
  })

  it('that is empty says so and leads to a new one', async () => {
    server.reply = json([])
    open()
    expect(await screen.findByText('No hay boletines publicados aún.')).toBeTruthy()
    const links = screen.getAllByRole('link', { name: 'Crear boletín' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`${HERE}/crear`, `${HERE}/crear`])
  })

  it('that did not come says so, and comes with another try', async () => {
    const actor = userEvent.setup()
    server.reply = cutOff
    open()
    expect(await screen.findByText('No se pudieron cargar los boletines')).toBeTruthy()
    server.reply = json([boletin('a')])
    await press(actor, 'Reintentar')
    expect(await screen.findByRole('rowheader', { name: 'Boletín a' })).toBeTruthy()
  })
})
