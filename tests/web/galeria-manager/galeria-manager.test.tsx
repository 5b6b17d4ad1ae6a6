import form from '@naf/web/src/features/galeria/form.tsx'
import manager from '@naf/web/src/features/galeria/manager.tsx'
import { createEvent, fireEvent, screen, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { imagen } from '../support/content-builders.ts'
import { jpeg, pdf, png, pngOf } from '../support/files.ts'
import { json, localApi, type Reply, refusal } from '../support/local-api.ts'
import { pagesOf } from '../support/manager-pages.ts'
import { dialogText, fileField, fill, openScreen, press, value } from '../support/open-screen.tsx'
import { acceptError, leavePage } from '../support/render-page.tsx'

const {
  list: GaleriaManagerPage,
  create: CrearImagenPage,
  edit: EditarImagenPage,
  delete: EliminarImagenPage,
} = pagesOf('galeria-manager', manager, form)
const server = localApi()
afterEach(leavePage)

const serve = (change: Reply, stored = imagen('a')) => {
  const list = json([stored])
  server.reply = (arrived, response) => (arrived.method === 'GET' ? list : change)(arrived, response)
}

const open = (page: typeof CrearImagenPage, path = '') =>
  openScreen({ page, path: `galeria-manager${path}`, hasPrevious: true })

const field = () => fileField(/^Imagen/)

const fillNew = async (actor: UserEvent) => {
  await fill(actor, 'Título', 'Taller')
  await fill(actor, 'Descripción', 'En el aula')
}

describe('the pictures', () => {
  it('stand in a table of their own columns, small and without words of their own', async () => {
    serve(json({}))
    open(GaleriaManagerPage)
    const table = within(await screen.findByRole('table', { name: 'Gestión de Galería' }))
    const headers = table.getAllByRole('columnheader').map((header) => header.textContent)
    expect(headers).toEqual(['Imagen', 'Título', 'Descripción', 'Subido por', 'Fecha', 'Estado', 'Acciones'])
    const picture = table.getByRole('presentation')
    expect(picture.getAttribute('src')).toBe(imagen('a').Variantes[0]?.Ruta)
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['480', '360'])
    expect(table.getByText('9 de julio de 2025, 10:00')).toBeTruthy()
  })

  it('that have no smaller one show themselves, and words where they cannot be loaded', async () => {
    serve(json({}), imagen('a', { Variantes: [] }))
    open(GaleriaManagerPage)
    const picture = await screen.findByRole('presentation')
    expect(picture.getAttribute('src')).toBe(imagen('a').RutaImagen)
    fireEvent.error(picture)
    expect(screen.getByText('No se pudo mostrar')).toBeTruthy()
  })

  it('that are none say so', async () => {
    server.reply = json([])
    open(GaleriaManagerPage)
    expect(await screen.findByText('No hay registros disponibles en la galería.')).toBeTruthy()
  })
})

describe('a new picture', () => {
  it.each([
    ['is missing', null, 'Debes seleccionar una imagen'],
    ['is too large', pngOf(5_242_880), 'Debe ser menor a 5 MB.'],
    ['is something else', pdf(), /^La imagen debe ser JPG o PNG/],
  ])('that %s is refused before anything is sent', async (_name, file, message) => {
    const actor = userEvent.setup({ applyAccept: false })
    open(CrearImagenPage, '/crear')
    await fillNew(actor)
    if (file) await actor.upload(field(), file)
    await press(actor, 'Publicar imagen')
    expect(await screen.findByRole('link', { name: message })).toBeTruthy()
    expect(server.arrived).toEqual([])
  })

  it.each([
    ['JPG', jpeg()],
    ['PNG', png()],
  ])('may be %s', async (_name, file) => {
    const actor = userEvent.setup()
    serve(json(imagen('b'), 201))
    open(CrearImagenPage, '/crear')
    expect(screen.getByText('Una imagen JPG o PNG de menos de 5 MB.')).toBeTruthy()
    await fillNew(actor)
    await actor.upload(field(), file)
    await press(actor, 'Publicar imagen')
    expect(await dialogText('Imagen creada')).toBeTruthy()
    expect(server.changes()[0]?.body).toContain(`name="imagen"; filename="${file.name}"`)
  })

  it('may be dropped on its field, and does nothing beside it', async () => {
    open(CrearImagenPage, '/crear')
    const dataTransfer = { files: [png('soltada.png')], types: ['Files'] }
    const beside = createEvent.drop(screen.getByRole('heading', { level: 1 }), { dataTransfer })
    fireEvent(screen.getByRole('heading', { level: 1 }), beside)
    expect(beside.defaultPrevented).toBe(true)
    expect(screen.queryByText('soltada.png')).toBeNull()
    fireEvent.drop(field(), { dataTransfer })
    expect(await screen.findByText('soltada.png')).toBeTruthy()
    expect(screen.getByText('10 bytes')).toBeTruthy()
  })

  it('is no reason to refuse a text that is dragged into another field', async () => {
    open(CrearImagenPage, '/crear')
    const description = screen.getByLabelText('Descripción')
    const text = createEvent.drop(description, { dataTransfer: { files: [], types: ['text/plain'] } })
    fireEvent(description, text)
    expect(text.defaultPrevented).toBe(false)
  })

  it('that fails says so', async () => {
    const actor = userEvent.setup()
    serve(refusal(500, 'internal'))
    open(CrearImagenPage, '/crear')
    await fillNew(actor)
    await actor.upload(field(), png())
    await press(actor, 'Publicar imagen')
    expect(await dialogText('No se pudo crear la imagen')).toContain('❌ Error')
  })
})

describe('a stored picture', () => {
  it('stands in its form, and says where a change fails', async () => {
    const actor = userEvent.setup()
    serve(refusal(500, 'internal'))
    open(EditarImagenPage, '/editar/a')
    expect(screen.getByText('Cargando imagen...')).toBeTruthy()
    expect(await screen.findByRole('img', { name: 'Imagen actual' })).toBeTruthy()
    expect([value('Título'), value('Descripción')]).toEqual(['Foto a', 'Se ve a.'])
    await press(actor, 'Guardar Cambios')
    expect(await dialogText('No se pudo editar la imagen')).toContain('❌ Error')
    expect(server.changes()[0]?.body).toMatch(/name="rutaImagen"\s+https:\/\//)
  })

  it('is shown before it is deleted, and says where that fails', async () => {
    const actor = userEvent.setup()
    serve(refusal(500, 'internal'))
    open(EliminarImagenPage, '/eliminar/a')
    expect(await screen.findByRole('presentation')).toBeTruthy()
    expect(screen.getByText('Foto a')).toBeTruthy()
    await press(actor, 'Eliminar')
    await press(actor, 'Sí, eliminar')
    expect(await dialogText('No se pudo eliminar la imagen')).toContain('❌ Error')
  })

  it.each([
    ['changed', EditarImagenPage, '/editar/z'],
    ['deleted', EliminarImagenPage, '/eliminar/z'],
  ])('that is gone cannot be %s', async (_name, page, path) => {
    serve(json({}))
    open(page, path)
    await acceptError('No se pudo cargar la información de la imagen.')
    expect(screen.getByText('No se pudo cargar la información de la imagen.')).toBeTruthy()
  })
})
