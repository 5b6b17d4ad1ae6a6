import form from '@naf/web/src/features/libros/form.tsx'
import manager from '@naf/web/src/features/libros/manager.tsx'
import { screen, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { libro } from '../support/content-builders.ts'
import { pdf, pdfOf } from '../support/files.ts'
import { json, localApi, type Reply, refusal } from '../support/local-api.ts'
import { pagesOf } from '../support/manager-pages.ts'
import { dialogText, fileField, fill, openScreen, press, value } from '../support/open-screen.tsx'
import { acceptError, leavePage } from '../support/render-page.tsx'

const {
  list: LibrosManagerPage,
  create: CrearLibroPage,
  edit: EditarLibroPage,
  delete: EliminarLibroPage,
} = pagesOf('libros-manager', manager, form)
const server = localApi()
afterEach(leavePage)

const serve = (change: Reply) => {
  const list = json([libro('a', { Tipo: 'No Contable' })])
  server.reply = (arrived, response) => (arrived.method === 'GET' ? list : change)(arrived, response)
}

const open = (page: typeof CrearLibroPage, path = '') =>
  openScreen({ page, path: `libros-manager${path}`, hasPrevious: true })

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

const fillNew = async (actor: UserEvent) => {
  await fill(actor, 'Título', 'Guía')
  await fill(actor, 'Autor', 'El equipo')
  await fill(actor, 'Descripción', 'De todo')
  await actor.upload(fileField(), pdf())
}

describe('the books', () => {
  it('stand in a table of their own columns', async () => {
    serve(json({}))
    open(LibrosManagerPage)
    const table = within(await screen.findByRole('table', { name: 'Gestión de Libros' }))
    const headers = table.getAllByRole('columnheader').map((header) => header.textContent)
    expect(headers).toEqual(['Título', 'Autor', 'Tipo', 'PDF', 'Subido por', 'Estado', 'Acciones'])
    expect(table.getByText('No Contable')).toBeTruthy()
    expect(table.getByText('Autora a')).toBeTruthy()
  })

  it('that are none say so', async () => {
    server.reply = json([])
    open(LibrosManagerPage)
    expect(await screen.findByText('No hay libros disponibles.')).toBeTruthy()
  })
})

describe('a new book', () => {
  it('needs its type, which is not chosen beforehand', async () => {
    const actor = userEvent.setup()
    open(CrearLibroPage, '/crear')
    await fillNew(actor)
    await press(actor, 'Publicar libro')
    await actor.click(await screen.findByRole('link', { name: 'Elige el tipo de libro.' }))
    expect(document.activeElement).toBe(radio('Contable'))
    expect([radio('Contable').checked, radio('No Contable').checked]).toEqual([false, false])
    expect(server.arrived).toEqual([])
  })

  it('is sent with all its fields', async () => {
    const actor = userEvent.setup()
    serve(json(libro('b'), 201))
    open(CrearLibroPage, '/crear')
    await fillNew(actor)
    await actor.click(radio('No Contable'))
    await press(actor, 'Publicar libro')
    expect(await dialogText('Libro creado')).toBeTruthy()
    const body = server.changes()[0]?.body ?? ''
    const names = [...body.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)
    expect(names).toEqual([
      'titulo',
      'autor',
      'descripcion',
      'fechaPublicacion',
      'tipo',
      'tema',
      'estado',
      'fechaProgramada',
      'archivoPdf',
    ])
    expect(body).toMatch(/name="tipo"\r\n\r\nNo Contable\r\n/)
  })

  it('rejects a PDF of exactly 10 MiB', async () => {
    const actor = userEvent.setup()
    open(CrearLibroPage, '/crear')
    await actor.upload(fileField(), pdfOf(10_485_760))
    expect(await screen.findByText('El tamaño máximo es 10 MB.')).toBeTruthy()
  })

  it('that fails says so', async () => {
    const actor = userEvent.setup()
    serve(refusal(500, 'internal'))
    open(CrearLibroPage, '/crear')
    await fillNew(actor)
    await actor.click(radio('Contable'))
    await press(actor, 'Publicar libro')
    expect(await dialogText('No se pudo guardar el libro. Intenta nuevamente.')).toContain('❌ Error')
  })
})

describe('a stored book', () => {
  it('fills its form, and says where a change fails', async () => {
    const actor = userEvent.setup()
    serve(refusal(500, 'internal'))
    open(EditarLibroPage, '/editar/a')
    expect(screen.getByText('Cargando libro...')).toBeTruthy()
    await screen.findByLabelText('Título')
    expect([value('Título'), value('Autor'), radio('No Contable').checked]).toEqual([
      'Libro a',
      'Autora a',
      true,
    ])
    await press(actor, 'Guardar Cambios')
    expect(await dialogText('No se pudo guardar los cambios.')).toContain('❌ Error')
  })

  it('is shown before it is deleted, and says where that fails', async () => {
    const actor = userEvent.setup()
    serve(refusal(500, 'internal'))
    open(EliminarLibroPage, '/eliminar/a')
    for (const fact of ['Libro a', 'Autora a', 'No Contable'])
      expect(await screen.findByText(fact)).toBeTruthy()
    await press(actor, 'Eliminar')
    await press(actor, 'Sí, eliminar')
    expect(await dialogText('No se pudo eliminar el libro.')).toContain('❌ Error')
  })

  it.each([
    ['changed', EditarLibroPage, '/editar/z'],
    ['deleted', EliminarLibroPage, '/eliminar/z'],
  ])('that is gone cannot be %s', async (_name, page, path) => {
    serve(json({}))
    open(page, path)
    await acceptError('No se pudo cargar la información del libro.')
    expect(screen.getByText('No se pudo cargar la información del libro.')).toBeTruthy()
  })
})
