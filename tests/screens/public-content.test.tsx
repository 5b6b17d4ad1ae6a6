import { dayAt, api as endpoints, type Libro } from '@naf/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { choice, mount, region, rewrite } from '../support/mount.tsx'
import { boletin, capacitacion, imagen, libro } from '../support/samples.ts'
import { json, loseConnection, withStubApi } from '../support/stub-api.ts'

const api = withStubApi()
const { asesorias, boletines, capacitaciones, galeria, libros } = endpoints

const card = async (name: string) => within(await screen.findByRole('article', { name }))
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)

beforeEach(() => localStorage.setItem('naf_consent', 'true'))

describe('the library', () => {
  const FACTURA = libro('a', {
    Titulo: 'Facturación electrónica',
    Tema: 'Facturación electrónica',
    Autor: 'Docentes de Sangolquí',
  })
  const HOGAR = libro('b', {
    Titulo: 'Presupuesto del hogar',
    Tema: '',
    Tipo: 'No Contable',
    FechaPublicacion: '2024-12-31',
  })
  const RUC = libro('c', {
    Titulo: 'El RUC',
    Descripcion: 'Inscripción y suspensión.',
    Paginas: 1,
    Bytes: 23_811,
  })
  const IVA = libro('d', { Titulo: 'Declarar el IVA' })

  const open = (address = '/biblioteca', list: Libro[] = [FACTURA, HOGAR, RUC, IVA]) => {
    api.answers(libros.list, list)
    return mount(address)
  }
  const titles = async () =>
    texts(within(await screen.findByRole('list', { name: 'Libros' })).getAllByRole('heading'))
  const shelves = () => screen.queryByRole('navigation', { name: 'Estantes por tema' })

  it('shows what each book is and links to its page and its PDF', async () => {
    open()
    const shown = await card('Facturación electrónica')
    expect(shown.getByText('Docentes de Sangolquí').parentElement?.textContent).toMatch(/ · 2,4 MB$/)
    const day = shown.getByText('9 de julio de 2025')
    expect(day.getAttribute('datetime')).toBe('2025-07-09')
    expect(day.parentElement?.textContent).toBe('9 de julio de 2025 · Contable')
    expect(shown.getByText('Trata de a.')).toBeTruthy()
    expect((await card('El RUC')).getByText(/· 24 kB$/)).toBeTruthy()
    const [read, pdf] = shown.getAllByRole('link')
    expect(read?.getAttribute('href')).toBe('/biblioteca/a')
    expect(pdf?.getAttribute('href')).toBe(FACTURA.RutaPdf)
    expect(pdf?.textContent).toBe('Ver PDF Facturación electrónica (se abre en otra pestaña)')
    expect(pdf?.getAttribute('rel')).toContain('noopener')
  })

  it('finds books by title, author, description and date, without accents, capitals, signs and plurals', async () => {
    const page = open()
    await titles()
    for (const [text, found] of [
      ['FACTURACION electronica', 'Facturación electrónica'],
      ['sangolqui', 'Facturación electrónica'],
      ['¿suspensiones?', 'El RUC'],
      ['diciembre 2024', 'Presupuesto del hogar'],
    ] as const) {
      await rewrite(page, 'Buscar', text)
      await waitFor(async () => expect(await titles()).toEqual([found]))
    }
    expect(screen.getByText('1 libro')).toBeTruthy()
    await waitFor(() => expect(page.address()).toBe('/biblioteca?q=diciembre+2024'))
  })

  it('has a shelf for each topic', async () => {
    const page = open()
    await titles()
    const links = within(shelves() as HTMLElement).getAllByRole('link')
    expect(texts(links)).toEqual(['IVA 2 libros', 'Facturación electrónica 1 libro', 'Otros temas 1 libro'])
    await page.actor.keyboard('{Control>}')
    await page.actor.click(links[1] as HTMLElement)
    await page.actor.keyboard('{/Control}')
    expect([page.address(), document.activeElement]).toEqual(['/biblioteca', links[1]])
    await page.actor.click(links[1] as HTMLElement)
    expect(page.address()).toBe('/biblioteca?tema=facturacion-electronica')
    await waitFor(async () => expect(await titles()).toEqual(['Facturación electrónica']))
    expect(shelves()).toBeNull()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('1 libro'))
    await page.actor.selectOptions(choice('Tema'), 'Todos')
    expect(shelves()).not.toBeNull()
  })
})

it('the page of a book tells the size of its PDF', async () => {
  api.answers(libros.list, [libro('a')])
  mount('/dashboard-editor/biblioteca/a', { as: 'editor' })
  const read = await screen.findByRole('link', { name: /^Leer el PDF/ })
  expect(read.parentElement?.textContent).toContain('PDF, 12 páginas, 2,4 MB')
})

it('the page of a draft is for staff, and says so; a visitor finds no book there', async () => {
  api.answers(libros.list, [libro('a', { Estado: 'borrador' })])
  mount('/dashboard-editor/biblioteca/a', { as: 'editor' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Libro a' })).toBeTruthy()
  expect(screen.getByText(/está en estado «Borrador» y sus lectores no la ven/)).toBeTruthy()
  mount('/biblioteca/no-existe')
  expect(await screen.findByText('No encontramos este libro')).toBeTruthy()
})

it('a public list tells that it is empty or did not come, and tries again', async () => {
  const empty = mount('/galeria')
  expect(await screen.findByText('No hay imágenes disponibles en este momento.')).toBeTruthy()
  expect(screen.queryByLabelText('Buscar')).toBeNull()
  empty.unmount()

  api.on(galeria.list, loseConnection)
  const page = mount('/galeria')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('No pudimos cargar las imágenes. No hay conexión con el servidor.')
  api.on(galeria.list, json([imagen('a')]))
  await page.actor.click(within(alert).getByRole('button', { name: 'Reintentar' }))
  await screen.findByRole('heading', { name: 'Foto a' })
})

it('the bulletins greet their reader, who sees only published ones, new for two weeks', async () => {
  vi.useFakeTimers({ toFake: ['Date'] }).setSystemTime(new Date('2026-03-20T15:00:00Z'))
  api.answers(boletines.list, [
    boletin('a', { FechaPublicacion: '2026-03-17' }),
    boletin('b', { FechaPublicacion: '2026-02-28' }),
    boletin('c', { Estado: 'borrador' }),
  ])
  mount('/dashboard-usuario/boletines', { as: 'usuario' })
  expect(await screen.findByText(/^Hola, Ana\./)).toBeTruthy()
  const shown = await card('Boletín a')
  expect(shown.getByText('Informa de a.')).toBeTruthy()
  expect(shown.getByText('17 de marzo de 2026')).toBeTruthy()
  const { RutaPdf } = boletin('a')
  expect(shown.getByRole('link', { name: /^Ver PDF Boletín a/ }).getAttribute('href')).toBe(RutaPdf)
  expect(shown.getByText('Nuevo')).toBeTruthy()
  expect((await card('Boletín b')).queryByText('Nuevo')).toBeNull()
  expect(screen.getAllByRole('article')).toHaveLength(2)
})

it('the gallery names a picture without a title by its place, and a broken one by its title', async () => {
  api.answers(galeria.list, [imagen('a'), imagen('b', { Titulo: '  ' })])
  mount('/galeria')
  const strip = await region('Imágenes de la galería')
  const names = () => strip.getAllByRole('img').map((picture) => picture.getAttribute('alt'))
  expect(names()).toEqual(['Foto a', 'Imagen 2'])
  fireEvent.error(strip.getByRole('img', { name: 'Foto a' }))
  expect(strip.getByText('No se pudo mostrar: Foto a')).toBeTruthy()
  expect(names()).toEqual(['Imagen 2'])
})

describe('Home', () => {
  const hero = () => screen.getByRole('heading', { level: 1 }).closest('section')?.textContent
  beforeEach(() => {
    api.answers(asesorias.plazo, { Plazo: null, Atendidas: null })
  })

  it('leads from each topic to the form with its service', async () => {
    mount('/')
    const topics = await region('En qué te podemos orientar')
    expect(topics.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      [
        'declaraciones-tributarias',
        'actualizacion-de-ruc',
        'gastos-personales',
        'facturacion-electronica',
      ].map((service) => `/servicios?servicio=${service}`),
    )
  })

  it('shows the figures that are known', async () => {
    for (const [figures, text] of [
      [
        { Plazo: 3, Atendidas: 1214 },
        '1.214 solicitudes atendidas este semestre. Solemos atender en 3 días.',
      ],
      [{ Plazo: 1, Atendidas: null }, 'Solemos atender en 1 día.'],
    ] as const) {
      api.answers(asesorias.plazo, figures)
      const page = mount('/')
      expect(await screen.findByText(text)).toBeTruthy()
      page.unmount()
    }
  })

  it('shows the next training, and no figures that did not come', async () => {
    api.on(asesorias.plazo, loseConnection)
    api.answers(capacitaciones.list, [
      capacitacion('later', { Fecha: '2099-03-02' }),
      capacitacion('next', { Fecha: '2099-03-01', Virtual: true }),
      capacitacion('over', { Fecha: '2020-03-01' }),
      capacitacion('draft', { Fecha: '2099-02-01', Estado: 'borrador' }),
    ])
    mount('/')
    const next = await region('Próxima capacitación gratuita')
    expect(next.getByText('Capacitación next')).toBeTruthy()
    expect(next.getByText('domingo, 1 de marzo de 2099, 18:00, hora de Ecuador continental')).toBeTruthy()
    const link = next.getByRole('link', { name: 'Ver e inscribirme' })
    expect(link.getAttribute('href')).toBe('/capacitaciones?id=next')
    await waitFor(() => expect(api.callsOf(asesorias.plazo)).not.toEqual([]))
    expect(hero()).not.toMatch(/\d/)
  })

  it('names the waiting list of a full training', async () => {
    api.answers(capacitaciones.list, [capacitacion('full', { Completa: true })])
    mount('/')
    const next = await region('Próxima capacitación gratuita')
    expect(next.getByRole('link', { name: 'Lista de espera' })).toBeTruthy()
  })
})

it('a description of the team links its https addresses, without the full stop, in a new tab', async () => {
  const address = 'https://srienlinea.sri.gob.ec/?a=1'
  const Descripcion = `Entra en ${address}. Trae tu RUC.`
  api.answers(libros.list, [libro('a', { Descripcion })])
  api.answers(boletines.list, [boletin('a', { Descripcion, FechaPublicacion: dayAt(new Date()) })])
  api.answers(capacitaciones.list, [capacitacion('a', { Descripcion })])
  api.answers(galeria.list, [imagen('a', { Descripcion })])
  for (const [path, as] of [
    ['/biblioteca/a', 'visitor'],
    ['/dashboard-usuario/boletines/a', 'usuario'],
    ['/capacitaciones?id=a', 'visitor'],
    ['/galeria', 'visitor'],
  ] as const) {
    const page = mount(path, { as })
    if (path === '/galeria')
      await page.actor.click(await screen.findByRole('link', { name: /^Ver imagen completa/ }))
    const link = await screen.findByRole('link', { name: `${address} (se abre en otra pestaña)` })
    expect.soft(link.getAttribute('href'), path).toBe(address)
    expect
      .soft([link.getAttribute('target'), link.getAttribute('rel')], path)
      .toEqual(['_blank', 'noopener noreferrer'])
    expect.soft(link.parentElement?.textContent, path).toMatch(/^Entra en https:.*\. Trae tu RUC\.$/)
    page.unmount()
  }
})
