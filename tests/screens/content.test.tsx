import { api as endpoints, IMAGEN_LIMIT_BYTES, PDF_LIMIT_BYTES } from '@naf/contract'
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import {
  acceptError,
  answer,
  box,
  choose,
  dialogWith,
  errorAt,
  errorSummary,
  field,
  type Mounted,
  mount,
  type Options,
  press,
  region,
  rewrite,
} from '../support/mount.tsx'
import {
  calendario as aCalendar,
  asesoria,
  boletin,
  capacitacion,
  imagen,
  libro,
} from '../support/samples.ts'
import { hold, json, refuse, withStubApi } from '../support/stub-api.ts'
import { sampled } from '../tiers.ts'

const api = withStubApi()
const { boletines, libros, galeria, calendario, capacitaciones, papelera, plantillas, suscripciones } =
  endpoints
const HOME = '/dashboard-editor'

const PDF = '%PDF-1.7\n'
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0)

const pdf = (name = 'nuevo.pdf', bytes = 100) =>
  new File([PDF, new Uint8Array(bytes - PDF.length)], name, { type: 'application/pdf' })
const png = (name = 'nueva.png', bytes = 100) =>
  new File([PNG, new Uint8Array(bytes - PNG.length)], name, { type: 'image/png' })

/** A file the person moved away after choosing it. */
const movedPdf = () =>
  Object.assign(pdf(), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }),
  })

const KINDS = [
  {
    path: 'boletines-manager',
    calls: boletines,
    record: boletin('a', { Paginas: 1, Bytes: 24_000 }),
    cells: ['9 de julio de 2025', '24 kB'],
    fields: 'titulo descripcion fechaPublicacion tema estado fechaProgramada archivoPdf',
    file: pdf(),
  },
  {
    path: 'libros-manager',
    calls: libros,
    record: libro('a', { Tipo: 'No Contable' }),
    cells: ['Autora a', 'No Contable'],
    fields: 'titulo autor descripcion fechaPublicacion tipo tema estado fechaProgramada archivoPdf',
    file: pdf(),
  },
  {
    path: 'galeria-manager',
    calls: galeria,
    record: imagen('a'),
    cells: ['9 de julio de 2025, 10:00'],
    fields: 'titulo descripcion estado fechaProgramada imagen',
    file: png(),
  },
] as const

const fileField = () => field(/^(?:Archivo PDF|Imagen)/)
const named = (name: string, value: string) => new RegExp(`name="${name}"\\r\\n\\r\\n${value}\\r\\n`)

const open = (path: string, options?: Options) => mount(`${HOME}/${path}`, { as: 'editor', ...options })

it('a long text in a list is shortened between two words, and shown whole on request', async () => {
  const sentence = 'Los estudiantes del NAF visitan el mercado y ayudan con el RUC y las facturas. '
  for (const [text, beginning] of [
    ['Lunes\nmartes\ntodo el miércoles\njueves\nviernes', 'Lunes\nmartes\ntodo el miércoles…'],
    [sentence.repeat(4), `${sentence}Los estudiantes del NAF visitan el mercado y ayudan con el RUC…`],
    [`Uno ${'a'.repeat(137)} ${'b'.repeat(60)}`, `Uno ${'a'.repeat(137)}…`],
    ['a'.repeat(200), `${'a'.repeat(141)}…`],
  ] as const) {
    const Asesoria = asesoria('a', { DetalleSolicitud: text })
    const deletion = { FechaEliminacion: '2026-07-01T15:00:00.000Z', Quien: 'Ana', Lote: null }
    api.answers(papelera.list, [{ Asesoria, ...deletion, Hasta: '2026-07-31T15:00:00.000Z' }])
    const page = mount('/dashboard-admin/papelera', { as: 'admin' })
    const more = await screen.findByRole('button', { name: /^Ver todo el detalle/ })
    const shown = more.previousElementSibling
    expect.soft(shown?.textContent).toBe(beginning)
    await page.actor.click(more)
    expect.soft(shown?.textContent).toBe(text)
    page.unmount()
  }
})

/** Opens a form that has to load its code, and its record where it is that of a stored one. */
const openForm = async (path: string, options?: Options) => {
  const page = open(path, options)
  await screen.findByLabelText('Título')
  return page
}

const fill = async ({ actor }: Mounted, file?: File) => {
  await actor.type(box('Título'), 'El IVA de julio')
  await actor.type(box('Descripción'), 'Qué cambia')
  const author = screen.queryByLabelText('Autor')
  if (author) await actor.type(author, 'El equipo')
  const type = screen.queryByRole('radio', { name: 'No Contable' })
  if (type) await actor.click(type)
  if (file) await actor.upload(fileField(), file)
}

const findTable = async () => within(await screen.findByRole('table'))

it.each(KINDS)('$path lists its records and sends a new one once, with all its fields', async (kind) => {
  api.on(kind.calls.list, json([kind.record]))
  api.on(kind.calls.create, json(kind.record, 201))
  api.answers(suscripciones.readNotice, { Lectores: 0, Aviso: null })
  const page = open(kind.path)
  const table = await findTable()
  for (const cell of [...kind.cells, 'Rosa Villacís', 'rosa']) expect(table.getByText(cell)).toBeTruthy()
  await page.actor.click(screen.getByRole('link', { name: /^Crear/ }))
  await screen.findByLabelText('Título')
  await fill(page, kind.file)
  await page.actor.dblClick(screen.getByRole('button', { name: /^Publicar/ }))
  await screen.findByText(/^\S+ cread[oa]$/)
  const [sent, ...more] = api.changes
  const body = String(sent?.body)
  expect([...body.matchAll(/ name="(\w+)"/g)].map(([, name]) => name).join(' ')).toBe(kind.fields)
  expect(body).toMatch(named('titulo', 'El IVA de julio'))
  expect(body).toMatch(named('estado', 'publicado'))
  expect(body).toContain(`filename="${kind.file.name}"`)
  expect(more).toEqual([])
  await press(page, 'Aceptar')
  await waitFor(() => expect(page.address()).toBe(`${HOME}/${kind.path}`))
})

it('a record keeps its file when it is edited, and is shown before it is deleted', async () => {
  const here = `${HOME}/libros-manager`
  api.answers(libros.list, [libro('a')])
  api.answers(libros.edit, libro('a'))
  api.on(libros.delete, json({ mensaje: 'ok' }))
  const page = open('libros-manager')
  await page.actor.click(await screen.findByRole('link', { name: /^Editar/ }))
  await screen.findByLabelText('Título')
  const stored = { Título: 'Libro a', Autor: 'Autora a', 'Fecha de publicación': '2025-07-09' }
  for (const [label, value] of Object.entries(stored)) expect(field(label).value).toBe(value)
  await rewrite(page, 'Título', 'Otro')
  await press(page, 'Guardar Cambios')
  await screen.findByText('Libro actualizado')
  await press(page, 'Aceptar')
  await waitFor(() => expect(page.address()).toBe(here))

  await page.actor.click(await screen.findByRole('link', { name: /^Eliminar/ }))
  expect(await screen.findByRole('article', { name: 'Libro a' })).toBeTruthy()
  const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])
  expect(facts).toEqual([
    ['Título', 'Libro a'],
    ['Autor', 'Autora a'],
    ['Tipo', 'Contable'],
    ['Subido por', 'Rosa Villacís (rosa)'],
    ['Estado', 'Publicado'],
  ])
  await press(page, 'Eliminar')
  await press(page, 'Sí, eliminar')
  await screen.findByText('Libro eliminado')
  await press(page, 'Aceptar')
  await waitFor(() => expect(page.address()).toBe(here))
  expect(api.changes.map(({ path }) => path)).toEqual(['/libros/editar/a', '/libros/eliminar/a'])
  const body = api.changes[0]?.body
  expect(body).toMatch(named('titulo', 'Otro'))
  expect(body).toMatch(/name="rutaPdf"\s+https:\/\/files\.naf\.test\/a\//)
  expect(body).not.toContain('filename')
})

/** What one editor types while another one changes the record. */
const EDITED_TWICE = [
  {
    path: 'boletines-manager',
    calls: boletines,
    record: boletin('a'),
    typed: 'Título',
    change: { Descripcion: 'De Ana' },
  },
  { path: 'libros-manager', calls: libros, record: libro('a'), typed: 'Título', change: { Autor: 'De Ana' } },
  {
    path: 'galeria-manager',
    calls: galeria,
    record: imagen('a'),
    typed: 'Título',
    change: { Descripcion: 'De Ana' },
  },
  {
    path: 'calendario-manager',
    calls: calendario,
    record: aCalendar(2026),
    typed: 'Fuente',
    change: { Feriados: [{ Fecha: '2026-12-25', Nombre: 'De Ana' }] },
  },
  {
    path: 'capacitaciones-manager',
    calls: capacitaciones,
    record: capacitacion('a'),
    typed: 'Título',
    change: { Expositor: 'De Ana' },
  },
  {
    path: 'plantillas',
    calls: plantillas,
    record: { Id: 'a', Titulo: 'Saludo', Texto: 'Hola', Nombre: 'Rosa', Apellido: 'V', Username: 'rosa' },
    typed: 'Título',
    change: { Texto: 'De Ana' },
  },
] as const

it.each(sampled(EDITED_TWICE))(
  '$path shows the second editor what the other one changed, and keeps what was typed',
  async ({ path, calls, record, typed, change }) => {
    const list = `/dashboard-admin/${path}`
    api.on(calls.list, json([{ ...record, Version: 3 }]))
    const page = mount(`${list}/editar/${record.Id}`, { as: 'admin', before: [list] })
    await rewrite(page, typed, 'Lo mío')
    api.on(calls.list, json([{ ...record, ...change, Version: 4 }]))
    api.on(calls.edit, refuse(409, 'changed_meanwhile'))
    await press(page, 'Guardar Cambios')
    const news = await region('Estos datos cambiaron mientras los editabas')
    expect(news.getAllByText(/De Ana$/)).toHaveLength(2)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(field(typed).value).toBe('Lo mío')
    api.on(calls.edit, json({ ...record, ...change, Version: 5 }))
    await press(page, 'Guardar Cambios')
    await screen.findByText(/^\S+ actualizad[oa]$/)
    expect(api.changes.map(({ headers }) => headers['if-match'])).toEqual(['"3"', '"4"'])
    for (const text of ['Lo mío', 'De Ana']) expect(JSON.stringify(api.changes[1]?.body)).toContain(text)
  },
)

it('the second editor who chose a file sends it over the record of the other one', async () => {
  api.answers(libros.list, [libro('a', { Version: 3 })])
  const page = await openForm('libros-manager/editar/a')
  await page.actor.upload(fileField(), pdf())
  api.answers(libros.list, [libro('a', { Version: 4, Titulo: 'De Ana' })])
  api.on(libros.edit, refuse(409, 'changed_meanwhile'))
  await press(page, 'Guardar Cambios')
  await region('Estos datos cambiaron mientras los editabas')
  expect([box('Título').value, screen.getByText('nuevo.pdf').textContent]).toEqual(['De Ana', 'nuevo.pdf'])
  api.answers(libros.edit, libro('a', { Version: 5, Titulo: 'De Ana' }))
  await press(page, 'Guardar Cambios')
  await dialogWith('Libro actualizado')
  expect(api.changes[1]?.body).toContain('filename="nuevo.pdf"')
})

it('a failure is told in its own words and keeps the form and its file', async () => {
  const here = 'boletines-manager'
  api.answers(boletines.list, [boletin('a')])
  for (const call of [boletines.create, boletines.delete])
    api.on(call, refuse(503, 'unavailable', 'Inténtalo más tarde.'))
  const creating = await openForm(`${here}/crear`)
  await fill(creating, pdf())
  await press(creating, 'Publicar boletín')
  await acceptError(creating, /No se pudo crear el boletín\. Intenta nuevamente\./)
  api.on(boletines.create, refuse(415, 'unsupported_file', 'El PDF está cifrado.'))
  await press(creating, 'Publicar boletín')
  await press(creating, 'Aceptar')
  await waitFor(() => expect(errorAt(fileField())).toBe('Error: El PDF está cifrado.'))
  expect(box('Título').value).toBe('El IVA de julio')
  expect(api.changes[1]?.body).toContain('filename="nuevo.pdf"')
  creating.unmount()

  const deleting = open(`${here}/eliminar/a`)
  await press(deleting, 'Eliminar')
  await press(deleting, 'Sí, eliminar')
  expect(await dialogWith(/No se pudo eliminar el boletín\./)).toContain('Inténtalo más tarde.')
  await press(deleting, 'Aceptar')
  expect(deleting.address()).toBe(`${HOME}/${here}/eliminar/a`)
  api.on(boletines.delete, refuse(404, 'not_found', 'Ese boletín ya no existe.'))
  await press(deleting, 'Eliminar')
  await press(deleting, 'Sí, eliminar')
  await press(deleting, 'Aceptar')
  await waitFor(() => expect(deleting.address()).toBe(`${HOME}/${here}`))
  deleting.unmount()

  const missing = open(`${here}/editar/z`)
  await acceptError(missing, 'No se pudo cargar la información del boletín.')
  expect(screen.getByRole('link', { name: 'Volver a la lista' }).getAttribute('href')).toBe(`${HOME}/${here}`)
})

const SCHEDULED = { Estado: 'programado', FechaProgramada: '2026-07-10T13:00:00.000Z' } as const

it('a list shows the state of each record, the newest first, and is filtered by it', async () => {
  api.answers(boletines.list, [
    boletin('a', { FechaPublicacion: '2025-01-01' }),
    boletin('b', { Estado: 'borrador' }),
    boletin('c', { ...SCHEDULED, Titulo: 'Retenciones' }),
  ])
  const page = open('boletines-manager')
  const table = await findTable()
  const rowHeaders = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(rowHeaders().at(-1)).toBe('Boletín a')
  for (const state of ['Publicado', 'Borrador', 'Programado']) expect(table.getByText(state)).toBeTruthy()
  expect(table.getByText('10 de julio de 2026, 08:00')).toBeTruthy()
  const states = () =>
    within(screen.getByRole('navigation', { name: 'Estado' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  expect(states()).toEqual(['Todos 3', 'Publicado 1', 'Programado 1', 'Borrador 1', 'Archivado 0'])
  await page.actor.click(screen.getByRole('link', { name: 'Borrador 1' }))
  expect(rowHeaders()).toEqual(['Boletín b'])
  expect(page.address()).toBe(`${HOME}/boletines-manager?estado=borrador`)
  expect(screen.getByRole('link', { current: true, name: /^Borrador/ })).toBeTruthy()
  await rewrite(page, 'Buscar', 'retenciones')
  await waitFor(() =>
    expect(states()).toEqual(['Todos 1', 'Publicado 0', 'Programado 1', 'Borrador 0', 'Archivado 0']),
  )
  await page.actor.click(screen.getByRole('link', { name: 'Programado 1' }))
  expect(rowHeaders()).toEqual(['Retenciones'])
  expect(box('Buscar').value).toBe('retenciones')
})

describe('the state of a record', () => {
  const openMenu = async (path: string) => {
    const page = open(path)
    await page.actor.click(await screen.findByRole('button', { name: /^Más/ }))
    return page
  }

  it('becomes published from its row, with all its fields, and its readers can be told', async () => {
    api.answers(boletines.list, [boletin('a', { ...SCHEDULED, Version: 3, Tema: 'Un tema de antes' })])
    api.answers(boletines.edit, boletin('a', { Version: 4 }))
    api.answers(suscripciones.readNotice, { Lectores: 5, Aviso: null })
    const page = await openMenu('boletines-manager')
    expect(screen.queryByRole('menuitem', { name: 'Archivar' })).toBeNull()
    await choose(page, 'Publicar ahora')
    expect(await dialogWith('¿Publicar ahora?')).toContain('«Boletín a» se publicará enseguida.')
    await answer(page, 'Cancelar')
    expect(api.changes).toEqual([])
    await press(page, /^Más/)
    await choose(page, 'Publicar ahora')
    await press(page, 'Publicar ahora')
    await screen.findByRole('button', { name: 'Avisar a 5 lectores' })
    await press(page, 'Ahora no')
    const [{ path, headers, body } = {}] = api.changes
    expect([path, headers?.['if-match']]).toEqual(['/boletines/editar/a', '"3"'])
    for (const [name, value] of Object.entries({
      titulo: 'Boletín a',
      fechaPublicacion: '2025-07-09',
      tema: '',
      estado: 'publicado',
      fechaProgramada: '',
      rutaPdf: boletin('a').RutaPdf,
    }))
      expect(body).toMatch(named(name, value))
    await waitFor(() => expect(screen.getByRole('link', { name: 'Publicado 1' })).toBeTruthy())
  })

  it('becomes archived from its row, and is what the server says after a refusal', async () => {
    api.answers(libros.list, [libro('a', { Version: 3 })])
    api.on(libros.edit, refuse(409, 'changed_meanwhile', 'Cambió mientras tanto.'))
    const page = await openMenu('libros-manager')
    await choose(page, 'Archivar')
    await press(page, 'Archivar')
    await acceptError(page, /No se pudo guardar los cambios\./)
    expect((await findTable()).getByText('Publicado')).toBeTruthy()
    api.answers(libros.edit, libro('a', { Version: 5, Estado: 'archivado' }))
    await press(page, /^Más/)
    await choose(page, 'Archivar')
    await press(page, 'Archivar')
    await dialogWith('Libro actualizado')
    await answer(page, 'Aceptar')
    expect((await findTable()).getByText('Archivado')).toBeTruthy()
    expect(api.changes[1]?.body).toMatch(named('autor', 'Autora a'))
  })
})

it('beside its form a record is shown as its readers will see it, from the first letter on', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:nueva', revokeObjectURL: () => {} }))
  const book = await openForm('libros-manager/crear')
  const preview = await region('Vista previa')
  expect(preview.getByRole('heading', { name: 'Sin título' })).toBeTruthy()
  expect(preview.getByRole('article').textContent).not.toContain('byte')
  await book.actor.type(box('Título'), 'El RUC')
  await book.actor.type(box('Autor'), 'El equipo')
  await book.actor.click(screen.getByRole('radio', { name: 'No Contable' }))
  await rewrite(book, 'Fecha de publicación', '2025-07-09')
  await book.actor.upload(fileField(), pdf('ruc.pdf', 24_000))
  const card = preview.getByRole('article', { name: 'El RUC' })
  await waitFor(() => expect(card.textContent).toContain('24 kB'))
  for (const text of ['El equipo', '9 de julio de 2025', 'No Contable'])
    expect(card.textContent).toContain(text)
  await book.actor.clear(field('Fecha de publicación'))
  expect(preview.getByRole('article', { name: 'El RUC' })).toBeTruthy()
  book.unmount()

  api.answers(galeria.list, [imagen('a')])
  const picture = await openForm('galeria-manager/editar/a')
  const shown = () => screen.getByRole('figure').querySelector('img')?.getAttribute('src')
  expect(shown()).toBe(imagen('a').RutaImagen)
  await picture.actor.upload(fileField(), png())
  await waitFor(() => expect(shown()).toBe('blob:nueva'))
})

it('a new book asks for each field, for its type and for the hour when it is scheduled', async () => {
  api.on(libros.create, json(libro('a', SCHEDULED), 201))
  const page = await openForm('libros-manager/crear')
  expect(screen.queryByLabelText('Se publica el')).toBeNull()
  expect(screen.queryByRole('radio', { name: 'Archivado' })).toBeNull()
  await page.actor.click(screen.getByRole('radio', { name: 'Borrador' }))
  expect(await screen.findByRole('button', { name: 'Guardar borrador' })).toBeTruthy()
  await page.actor.click(screen.getByRole('radio', { name: 'Programado' }))
  await press(page, 'Programar')
  const type = 'Elige el tipo de libro.'
  expect((await errorSummary()).links).toEqual([
    'Escribe un título.',
    'Escribe quién es el autor.',
    'Escribe una descripción.',
    type,
    'Debes seleccionar un archivo PDF',
  ])
  await page.actor.click(screen.getByRole('link', { name: type }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Contable' })))
  expect(api.changes).toEqual([])
  await fill(page, pdf())
  await press(page, 'Programar')
  const hour = 'Escribe el día y la hora en que se publica.'
  await page.actor.click(await screen.findByRole('link', { name: hour }))
  await waitFor(() => expect(document.activeElement).toBe(field('Se publica el')))
  await rewrite(page, 'Se publica el', '2026-07-10T08:00')
  const when = 'el 10 de julio de 2026 a las 08:00'
  expect(await screen.findByText(`Se publicará ${when}, hora de Ecuador.`)).toBeTruthy()
  await press(page, 'Programar')
  expect(await dialogWith('Libro creado')).toContain(`«Libro a» se publicará ${when}.`)
  expect(api.changes[0]?.body).toMatch(named('estado', 'programado'))
  expect(api.changes[0]?.body).toMatch(named('fechaProgramada', '2026-07-10T08:00'))
})

describe('the file of a record', () => {
  const namedPdf = (name: string, ...parts: BlobPart[]) => new File(parts, name, { type: 'application/pdf' })

  it('is checked as soon as it is chosen', async () => {
    const page = await openForm('boletines-manager/crear', { actor: userEvent.setup({ applyAccept: false }) })
    await fill(page)
    for (const [chosen, message] of [
      [null, 'Debes seleccionar un archivo PDF'],
      [pdf('justo.pdf', PDF_LIMIT_BYTES - 1), null],
      [namedPdf('falso.pdf', '<html>'), 'El archivo debe ser un PDF que se pueda abrir.'],
      [namedPdf('sin extensión', '\uFEFF\n', PDF), null],
      [pdf('grande.pdf', PDF_LIMIT_BYTES), 'El archivo debe ser menor a 10 MB.'],
      [movedPdf(), 'No pudimos leer el archivo. Puede haber cambiado de lugar: elígelo otra vez.'],
    ] as const) {
      if (chosen) await page.actor.upload(fileField(), chosen)
      else await press(page, 'Publicar boletín')
      await waitFor(() =>
        expect.soft(errorAt(fileField()) ?? null, chosen?.name).toBe(message && `Error: ${message}`),
      )
    }
    expect(api.changes).toEqual([])
  })

  it('can be dropped on its field and taken away again, and does nothing beside it', async () => {
    const page = await openForm('galeria-manager/crear')
    const heading = screen.getByRole('heading', { level: 1 })
    const beside = createEvent.drop(heading, { dataTransfer: { files: [png()], types: ['Files'] } })
    fireEvent(heading, beside)
    expect(beside.defaultPrevented).toBe(true)
    expect(screen.queryByText('nueva.png')).toBeNull()
    for (const [file, message] of [
      [pdf(), 'Error: La imagen debe ser JPG o PNG, poderse abrir y tener hasta 50 megapíxeles.'],
      [png('grande.png', IMAGEN_LIMIT_BYTES), 'Error: Debe ser menor a 5 MB.'],
      [png('soltada.png', IMAGEN_LIMIT_BYTES - 1), undefined],
    ] as const) {
      fireEvent.drop(fileField(), { dataTransfer: { files: [file], types: ['Files'] } })
      await waitFor(() => expect(errorAt(fileField())).toBe(message))
    }
    expect(screen.getByText('soltada.png')).toBeTruthy()
    await press(page, 'Quitar')
    expect(screen.queryByText('soltada.png')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(fileField()))
  })
})

it('a record is read again before it is edited when the list is older than 30 seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  api.answers(boletines.list, [boletin('a')])
  const before = open('boletines-manager')
  await findTable()
  before.leave()
  vi.setSystemTime(Date.now() + 31_000)
  const late = hold(json([boletin('a', { Titulo: 'De otra persona' }), boletin('nuevo')]))
  api.on(boletines.list, late.reply)
  open('boletines-manager/editar/a')
  expect(await screen.findByText('Cargando boletín...')).toBeTruthy()
  late.release()
  await screen.findByLabelText('Título')
  expect(box('Título').value).toBe('De otra persona')
})

it('the preview shows a draft as its readers will see it, and its history', async () => {
  api.answers(boletines.list, [boletin('a', { Estado: 'borrador' })])
  api.answers(suscripciones.readNotice, { Lectores: 1, Aviso: null })
  const change = { Fecha: '2026-07-01T15:00:00.000Z', Evento: 'boletin.editado', Quien: 'Ana Mora' }
  api.answers(boletines.history, {
    Cambios: [{ ...change, Campos: ['titulo', 'archivo'], Estado: 'archivado' }],
  })
  open('boletines-manager/ver/a')
  const card = within(await screen.findByRole('article', { name: 'Boletín a' }))
  expect(card.getByRole('link', { name: /^Ver PDF/ }).getAttribute('href')).toBe(boletin('a').RutaPdf)
  const history = within(await screen.findByRole('region', { name: 'Historial' }))
  expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Edición: título, archivo. Queda archivado. Ana Mora, 1 de julio de 2026, 10:00',
  ])
})

it('a notice that was interrupted can be sent to the readers who are left, from the row and the preview', async () => {
  const Aviso = {
    Fecha: '2026-07-01T15:00:00.000Z',
    Quien: 'Ana Mora',
    Lectores: 45,
    Enviados: 40,
    Fallidos: 0,
  }
  const sent = { Lectores: 45, Aviso: { ...Aviso, Enviados: 45, Interrumpido: false } }
  api.answers(boletines.list, [boletin('a')])
  api.answers(boletines.history, { Cambios: [] })
  api.on(suscripciones.notify, json(sent, 201))
  for (const path of ['boletines-manager', 'boletines-manager/ver/a']) {
    api.answers(suscripciones.readNotice, { Lectores: 5, Aviso: { ...Aviso, Interrumpido: true } })
    const page = open(path)
    if (path === 'boletines-manager') {
      await page.actor.click(await screen.findByRole('button', { name: 'Más Boletín a' }))
      await page.actor.keyboard('{End}{Enter}')
    } else await press(page, /^Avisar/)
    await screen.findByText('¿Avisar a los lectores que faltan?')
    const question = screen.getByRole('dialog')
    api.answers(suscripciones.readNotice, sent)
    await page.actor.click(within(question).getByRole('button', { name: 'Avisar a 5 lectores' }))
    await screen.findByText(/va en camino a 5 lectores/)
    await press(page, 'Aceptar')
    page.unmount()
  }
  expect(api.callsOf(suscripciones.notify)).toHaveLength(2)
  const page = open('boletines-manager/ver/a')
  expect(await screen.findByText('Enviados')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Avisar/ })).toBeNull()
  page.unmount()
})
