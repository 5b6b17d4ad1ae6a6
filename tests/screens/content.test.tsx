import { api as endpoints, IMAGEN_LIMIT_BYTES, PDF_LIMIT_BYTES } from '@naf/contract'
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import {
  acceptError,
  box,
  choice,
  dialogWith,
  errorAt,
  errorSummary,
  field,
  mount,
  press,
  rewrite,
} from '../support/mount.tsx'
import { boletin, imagen, libro } from '../support/samples.ts'
import { hold, json, refuse, withStubApi } from '../support/stub-api.ts'

const api = withStubApi()
const { boletines, libros, galeria, suscripciones } = endpoints
const HOME = '/dashboard-editor'

type Page = ReturnType<typeof mount>

const PDF = '%PDF-1.7\n'
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0)
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0)

const pdf = (name = 'nuevo.pdf', bytes = 100) =>
  new File([PDF, new Uint8Array(bytes - PDF.length)], name, { type: 'application/pdf' })
const png = (name = 'nueva.png', bytes = 100) =>
  new File([PNG, new Uint8Array(bytes - PNG.length)], name, { type: 'image/png' })
const jpeg = () => new File([JPEG], 'nueva.jpg', { type: 'image/jpeg' })

/** A file the person moved away after choosing it. */
const movedPdf = () =>
  Object.assign(pdf(), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }),
  })

const KINDS = [
  {
    path: 'boletines-manager',
    calls: boletines,
    records: [boletin('a', { FechaPublicacion: '2025-01-01' }), boletin('b', { Paginas: 1, Bytes: 24_000 })],
    order: ['Boletín b', 'Boletín a'],
    list: 'Gestión de Boletines',
    columns: ['Título', 'Descripción', 'Fecha', 'PDF', 'Subido por', 'Estado', 'Acciones'],
    cells: ['9 de julio de 2025', '1 página · 24 kB'],
    row: 'Boletín Boletín a',
    empty: 'No hay boletines publicados aún.',
    create: 'Crear boletín',
    publish: 'Publicar boletín',
    fields: ['titulo', 'descripcion', 'fechaPublicacion', 'tema', 'estado', 'fechaProgramada', 'archivoPdf'],
    facts: ['Boletín a', '1 de enero de 2025', 'Rosa Villacís (rosa)'],
    file: pdf(),
    stored: { Título: 'Boletín a', Descripción: 'Informa de a.', 'Fecha de publicación': '2025-01-01' },
  },
  {
    path: 'libros-manager',
    calls: libros,
    records: [libro('a', { Tipo: 'No Contable' })],
    order: ['Libro a'],
    list: 'Gestión de Libros',
    columns: ['Título', 'Autor', 'Tipo', 'PDF', 'Subido por', 'Estado', 'Acciones'],
    cells: ['Autora a', 'No Contable'],
    row: 'Libro Libro a',
    empty: 'No hay libros disponibles.',
    create: 'Crear libro',
    publish: 'Publicar libro',
    fields: 'titulo autor descripcion fechaPublicacion tipo tema estado fechaProgramada archivoPdf'.split(
      ' ',
    ),
    facts: ['Libro a', 'Autora a', 'No Contable'],
    file: pdf(),
    stored: { Título: 'Libro a', Autor: 'Autora a', Descripción: 'Trata de a.' },
  },
  {
    path: 'galeria-manager',
    calls: galeria,
    records: [imagen('a')],
    order: ['Foto a'],
    list: 'Gestión de Galería',
    columns: ['Imagen', 'Título', 'Descripción', 'Subido por', 'Fecha', 'Estado', 'Acciones'],
    cells: ['9 de julio de 2025, 10:00', '1600 × 1200 px'],
    row: 'Imagen Foto a',
    empty: 'No hay registros disponibles en la galería.',
    create: 'Crear imagen',
    publish: 'Publicar imagen',
    fields: ['titulo', 'descripcion', 'estado', 'fechaProgramada', 'imagen'],
    facts: ['Foto a', '9 de julio de 2025, 10:00'],
    file: png(),
    stored: { Título: 'Foto a', Descripción: 'Se ve a.' },
  },
] as const

const fileField = () => field(/^(?:Archivo PDF|Imagen)/)
const named = (name: string, value: string) => new RegExp(`name="${name}"\\r\\n\\r\\n${value}\\r\\n`)

const open = async (path: string, options?: Parameters<typeof mount>[1]) => {
  const page = mount(`${HOME}/${path}`, { as: 'editor', ...options })
  await screen.findByRole('heading', { level: 1 })
  return page
}

/** Opens a form that has to load its code, and its record where it is that of a stored one. */
const openForm = async (path: string, options?: Parameters<typeof mount>[1]) => {
  const page = await open(path, options)
  await screen.findByLabelText('Título')
  return page
}

const fill = async ({ actor }: Page, file?: File) => {
  await actor.type(box('Título'), 'El IVA de julio')
  await actor.type(box('Descripción'), 'Qué cambia')
  const author = screen.queryByLabelText('Autor')
  if (author) await actor.type(author, 'El equipo')
  const type = screen.queryByRole('radio', { name: 'No Contable' })
  if (type) await actor.click(type)
  if (file) await actor.upload(fileField(), file)
}

const list = (name: string) => screen.findByRole('table', { name }).then((table) => within(table))

const rowHeaders = (table: Awaited<ReturnType<typeof list>>) =>
  table.getAllByRole('rowheader').map(({ textContent }) => textContent)

describe.each(KINDS)('$list', (kind) => {
  const HERE = `${HOME}/${kind.path}`

  it('lists the newest first, in its own columns, with the links of each row, or says that it is empty', async () => {
    const empty = await open(kind.path)
    await screen.findByText(kind.empty)
    const links = screen.getAllByRole('link', { name: kind.create })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`${HERE}/crear`, `${HERE}/crear`])
    empty.unmount()

    api.on(kind.calls.list, json(kind.records))
    await open(kind.path)
    const table = await list(kind.list)
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(kind.columns)
    expect(rowHeaders(table)).toEqual(kind.order)
    for (const cell of kind.cells) expect(table.getByText(cell)).toBeTruthy()
    expect(table.getAllByText('Rosa Villacís (rosa)')).toHaveLength(kind.records.length)
    const row = within(table.getByRole('group', { name: kind.row }))
    expect(row.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['ver', 'editar', 'eliminar'].map((page) => `${HERE}/${page}/a`),
    )
  })

  it('sends a new record once, with all its fields, and returns to the previous page', async () => {
    api.on(kind.calls.create, json(kind.records[0], 201))
    api.answers(suscripciones.readNotice, { Lectores: 0, Aviso: null })
    const page = await openForm(`${kind.path}/crear`, { before: ['/dashboard-editor/inicio'] })
    await fill(page, kind.file)
    await page.actor.dblClick(screen.getByRole('button', { name: kind.publish }))
    await screen.findByText(/^\S+ cread[oa]$/)
    const [sent, ...more] = api.changes
    const body = String(sent?.body)
    expect([...body.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)).toEqual(kind.fields)
    expect(body).toMatch(named('titulo', 'El IVA de julio'))
    expect(body).toMatch(named('estado', 'publicado'))
    expect(body).toContain(`filename="${kind.file.name}"`)
    expect(more).toEqual([])
    await press(page, 'Aceptar')
    await waitFor(() => expect(page.address()).toBe('/dashboard-editor/inicio'))
  })

  it('fills the form with the stored record, keeps its file, and shows the record before it is deleted', async () => {
    api.on(kind.calls.list, json(kind.records))
    api.on(kind.calls.edit, json(kind.records[0]))
    api.on(kind.calls.delete, json({ mensaje: 'ok' }))
    const editing = await openForm(`${kind.path}/editar/a`)
    for (const [label, value] of Object.entries(kind.stored)) expect(field(label).value).toBe(value)
    await rewrite(editing, 'Título', 'Otro')
    await press(editing, 'Guardar Cambios')
    await screen.findByText(/^\S+ actualizad[oa]$/)
    await press(editing, 'Aceptar')
    await waitFor(() => expect(editing.address()).toBe(HERE))
    editing.unmount()

    const deleting = await open(`${kind.path}/eliminar/a`, { before: [HERE] })
    for (const fact of kind.facts) expect(await screen.findByText(fact)).toBeTruthy()
    await press(deleting, 'Eliminar')
    await press(deleting, 'Sí, eliminar')
    await screen.findByText(/^\S+ eliminad[oa]$/)
    await press(deleting, 'Aceptar')
    await waitFor(() => expect(deleting.address()).toBe(HERE))
    const { edit, delete: remove } = kind.calls
    expect(api.changes).toMatchObject([
      { method: 'PUT', path: edit.path.replace(':id', 'a') },
      { method: 'DELETE', path: remove.path.replace(':id', 'a') },
    ])
    const body = api.changes[0]?.body
    expect(body).toMatch(named('titulo', 'Otro'))
    expect(body).toMatch(/name="ruta(?:Pdf|Imagen)"\s+https:\/\/files\.naf\.test\/a\//)
    expect(body).not.toContain('filename')
  })
})

it('tells each failure in its own words and keeps the form', async () => {
  const here = 'boletines-manager'
  api.answers(boletines.list, [boletin('a')])
  for (const call of [boletines.create, boletines.edit, boletines.delete])
    api.on(call, refuse(503, 'unavailable', 'Inténtalo más tarde.'))
  const creating = await openForm(`${here}/crear`)
  await fill(creating, pdf())
  await press(creating, 'Publicar boletín')
  await acceptError(creating, /No se pudo crear el boletín\. Intenta nuevamente\./)
  creating.unmount()

  const editing = await openForm(`${here}/editar/a`)
  await rewrite(editing, 'Título', 'Otro')
  await press(editing, 'Guardar Cambios')
  await acceptError(editing, /No se pudo editar el boletín\./)
  expect(box('Título').value).toBe('Otro')
  editing.unmount()

  const deleting = await open(`${here}/eliminar/a`)
  await press(deleting, 'Eliminar')
  await press(deleting, 'Sí, eliminar')
  expect(await dialogWith(/No se pudo eliminar el boletín\./)).toContain('Inténtalo más tarde.')
  await press(deleting, 'Aceptar')
  expect(deleting.address()).toBe(`${HOME}/${here}/eliminar/a`)
  expect(screen.getByRole('button', { name: 'Eliminar' }).getAttribute('aria-disabled')).toBeNull()
  deleting.unmount()

  const missing = await open(`${here}/editar/z`)
  await acceptError(missing, 'No se pudo cargar la información del boletín.')
  expect(screen.getByRole('link', { name: 'Volver a la lista' }).getAttribute('href')).toBe(`${HOME}/${here}`)
})

describe('the lists of content', () => {
  it('show the state of each record and filter by it', async () => {
    api.answers(boletines.list, [
      boletin('a'),
      boletin('b', { Estado: 'borrador' }),
      boletin('c', { Estado: 'programado', FechaProgramada: '2026-07-10T13:00:00.000Z' }),
      boletin('d', { Estado: 'archivado' }),
    ])
    const page = await open('boletines-manager')
    const table = await list('Gestión de Boletines')
    for (const state of ['Publicado', 'Borrador', 'Programado', 'Archivado'])
      expect(table.getByText(state)).toBeTruthy()
    expect(table.getByText('10 de julio de 2026, 08:00')).toBeTruthy()
    expect(table.getByRole('link', { name: /^Ver PDF.*Boletín b/ }).getAttribute('target')).toBe('_blank')
    await page.actor.selectOptions(choice('Estado'), 'Borrador')
    expect(rowHeaders(table)).toEqual(['Boletín b'])
  })

  it('show a small picture, or the picture itself, or words', async () => {
    const [small] = imagen('a').Variantes
    api.answers(galeria.list, [imagen('a'), imagen('b', { Variantes: [] })])
    await open('galeria-manager')
    const pictures = (await list('Gestión de Galería')).getAllByRole('presentation')
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
      small?.Ruta,
      imagen('b').RutaImagen,
    ])
    fireEvent.error(pictures[1] as HTMLElement)
    expect(screen.getByText('No se pudo mostrar')).toBeTruthy()
  })
})

describe('a new record', () => {
  it('asks for each field and for the type of a book, which is not chosen beforehand', async () => {
    const page = await openForm('libros-manager/crear')
    await page.actor.clear(field('Fecha de publicación'))
    await press(page, 'Publicar libro')
    const type = 'Elige el tipo de libro.'
    expect((await errorSummary()).links).toEqual([
      'Escribe un título.',
      'Escribe quién es el autor.',
      'Escribe una descripción.',
      'Escribe una fecha que exista, con día, mes y año.',
      type,
      'Debes seleccionar un archivo PDF',
    ])
    await page.actor.click(screen.getByRole('link', { name: type }))
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Contable' }))
    expect(screen.queryByRole('radio', { name: 'Archivado' })).toBeNull()
    expect(api.changes).toEqual([])
  })

  it('asks for the day and hour of a scheduled one', async () => {
    api.on(boletines.create, json(boletin('a'), 201))
    const page = await openForm('boletines-manager/crear')
    await fill(page, pdf())
    expect(screen.queryByLabelText('Se publica el')).toBeNull()
    await page.actor.click(screen.getByRole('radio', { name: 'Programado' }))
    await press(page, 'Publicar boletín')
    await page.actor.click(
      await screen.findByRole('link', { name: 'Escribe el día y la hora en que se publica.' }),
    )
    expect(document.activeElement).toBe(field('Se publica el'))
    await rewrite(page, 'Se publica el', '2026-07-10T08:00')
    await press(page, 'Publicar boletín')
    await screen.findByText('Boletín creado')
    expect(api.changes[0]?.body).toMatch(named('estado', 'programado'))
    expect(api.changes[0]?.body).toMatch(named('fechaProgramada', '2026-07-10T08:00'))
  })
})

describe('the file of a record', () => {
  const BAD_PDF = 'El archivo debe ser un PDF que se pueda abrir.'
  const BAD_PICTURE = 'La imagen debe ser JPG o PNG, poderse abrir y tener hasta 50 megapíxeles.'
  /** The name of a file says nothing about it. */
  const named = (name: string, ...parts: BlobPart[]) => new File(parts, name, { type: 'application/pdf' })

  it.each([
    [
      'boletines-manager/crear',
      'Publicar boletín',
      [
        [null, 'Debes seleccionar un archivo PDF'],
        [pdf(), null],
        [named('falso.pdf', '<html>'), BAD_PDF],
        [pdf('justo.pdf', PDF_LIMIT_BYTES - 1), null],
        [pdf('grande.pdf', PDF_LIMIT_BYTES), 'El archivo debe ser menor a 10 MB.'],
        [named('sin extensión', PDF), null],
        [named('vacío.pdf'), BAD_PDF],
        [named('marca.pdf', '\uFEFF\n', PDF), null],
        [png(), BAD_PDF],
        [movedPdf(), 'No pudimos leer el archivo. Puede haber cambiado de lugar: elígelo otra vez.'],
      ],
    ],
    [
      'galeria-manager/crear',
      'Publicar imagen',
      [
        [null, 'Debes seleccionar una imagen'],
        [png(), null],
        [pdf(), BAD_PICTURE],
        [jpeg(), null],
        [png('grande.png', IMAGEN_LIMIT_BYTES), 'Debe ser menor a 5 MB.'],
        [png('justa.png', IMAGEN_LIMIT_BYTES - 1), null],
      ],
    ],
  ] as const)('is checked in %s as soon as it is chosen', async (path, submit, files) => {
    const page = await openForm(path, { actor: userEvent.setup({ applyAccept: false }) })
    await fill(page)
    for (const [file, message] of files) {
      if (file) await page.actor.upload(fileField(), file)
      else await press(page, submit)
      await waitFor(() =>
        expect.soft(errorAt(fileField()) ?? null, file?.name).toBe(message && `Error: ${message}`),
      )
    }
    expect(api.changes).toEqual([])
  })

  it('can be dropped on its field, and does nothing beside it', async () => {
    await openForm('galeria-manager/crear')
    const heading = screen.getByRole('heading', { level: 1 })
    const dataTransfer = { files: [png('soltada.png')], types: ['Files'] }
    const beside = createEvent.drop(heading, { dataTransfer })
    fireEvent(heading, beside)
    expect(beside.defaultPrevented).toBe(true)
    expect(screen.queryByText('soltada.png')).toBeNull()
    const text = createEvent.drop(box('Descripción'), { dataTransfer: { files: [], types: ['text/plain'] } })
    fireEvent(box('Descripción'), text)
    expect(text.defaultPrevented).toBe(false)
    fireEvent.drop(fileField(), { dataTransfer })
    expect(await screen.findByText('soltada.png')).toBeTruthy()
    expect(screen.getByText('100 bytes')).toBeTruthy()
  })

  it('can be taken away again', async () => {
    const page = await openForm('boletines-manager/crear')
    await page.actor.upload(fileField(), pdf())
    await press(page, 'Quitar')
    expect(screen.queryByText('nuevo.pdf')).toBeNull()
    expect(document.activeElement).toBe(fileField())
  })

  it('stays chosen after a failure, and is told at its field when it is the reason', async () => {
    api.on(boletines.create, refuse(415, 'unsupported_file', 'El PDF está cifrado.'))
    const page = await openForm('boletines-manager/crear')
    await fill(page, pdf())
    await press(page, 'Publicar boletín')
    await press(page, 'Aceptar')
    await waitFor(() => expect(errorAt(fileField())).toBe('Error: El PDF está cifrado.'))
    api.on(boletines.create, json(boletin('a'), 201))
    await press(page, 'Publicar boletín')
    await screen.findByText('Boletín creado')
    expect(api.changes[1]?.body).toContain('filename="nuevo.pdf"')
  })
})

describe('a stored record', () => {
  it('is read again before it is edited when the list is older than 30 seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    api.answers(boletines.list, [boletin('a')])
    const before = await open('boletines-manager')
    await list('Gestión de Boletines')
    before.unmount()
    vi.setSystemTime(Date.now() + 31_000)
    const late = hold(json([boletin('a', { Titulo: 'De otra persona' }), boletin('nuevo')]))
    api.on(boletines.list, late.reply)
    await open('boletines-manager/editar/a')
    expect(await screen.findByText('Cargando boletín...')).toBeTruthy()
    late.release()
    await screen.findByLabelText('Título')
    expect(box('Título').value).toBe('De otra persona')
  })

  it('that is gone already leads from its deletion to the list', async () => {
    api.answers(boletines.list, [boletin('a')])
    api.on(boletines.delete, refuse(404, 'not_found', 'Ese boletín ya no existe.'))
    const page = await open('boletines-manager/eliminar/a')
    await press(page, 'Eliminar')
    await press(page, 'Sí, eliminar')
    await press(page, 'Aceptar')
    await waitFor(() => expect(page.address()).toBe(`${HOME}/boletines-manager`))
  })

  it('shows a draft as its readers will see it, and its history', async () => {
    api.answers(boletines.list, [boletin('a', { Estado: 'borrador' })])
    api.answers(boletines.history, {
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
    })
    await open('boletines-manager/ver/a')
    const card = within(await screen.findByRole('article', { name: 'Boletín a' }))
    expect(card.getByRole('link', { name: /^Ver PDF/ }).getAttribute('href')).toBe(boletin('a').RutaPdf)
    expect(screen.getByText('Borrador')).toBeTruthy()
    const history = within(await screen.findByRole('region', { name: 'Historial' }))
    expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Edición: título, archivo. Queda archivado. Ana Mora, 1 de julio de 2026, 10:00',
      'Creación. Queda borrador. 1 de junio de 2026, 10:00',
    ])
  })
})
