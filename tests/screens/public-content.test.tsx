import { api as endpoints, type Libro, VERSION_POLITICA } from '@naf/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { box, choice, mount, rewrite, SESSIONS } from '../support/mount.tsx'
import { boletin, capacitacion, imagen, libro } from '../support/samples.ts'
import { json, loseConnection, withStubApi } from '../support/stub-api.ts'

const api = withStubApi()
const { asesorias, boletines, capacitaciones, galeria, libros } = endpoints

const region = async (name: string) => within(await screen.findByRole('region', { name }))
const card = async (name: string) => within(await screen.findByRole('article', { name }))
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'))

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
    for (const fact of ['Docentes de Sangolquí', 'Contable', 'Trata de a.', '12 páginas · 2,4 MB'])
      expect(shown.getByText(fact)).toBeTruthy()
    expect(shown.getByText('9 de julio de 2025').getAttribute('datetime')).toBe('2025-07-09')
    expect((await card('El RUC')).getByText('1 página · 24 kB')).toBeTruthy()
    const [read, pdf, ...others] = shown.getAllByRole('link')
    expect(read?.getAttribute('href')).toBe('/biblioteca/a')
    expect(pdf?.getAttribute('href')).toBe(FACTURA.RutaPdf)
    expect(pdf?.textContent).toBe('Ver PDF Facturación electrónica (se abre en otra pestaña)')
    expect(pdf?.getAttribute('rel')).toContain('noopener')
    expect(others).toEqual([])
  })

  it('finds books by title, author, description and date, without accents and capitals', async () => {
    const page = open()
    await titles()
    for (const [text, found] of [
      ['FACTURACION electronica', 'Facturación electrónica'],
      ['sangolqui', 'Facturación electrónica'],
      ['suspension', 'El RUC'],
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
    expect(texts(links)).toEqual(['IVA2 libros', 'Facturación electrónica1 libro', 'Otros temas1 libro'])
    await page.actor.click(links[1] as HTMLElement)
    expect(page.address()).toBe('/biblioteca?tema=facturacion-electronica')
    await waitFor(async () => expect(await titles()).toEqual(['Facturación electrónica']))
    expect(shelves()).toBeNull()
    expect(document.activeElement?.textContent).toBe('1 libro')
    await page.actor.selectOptions(choice('Tema'), 'Todos')
    expect(shelves()).not.toBeNull()
  })
})

it.each([
  ['/biblioteca', libros.list, [libro('a')], 'No hay libros', 'No pudimos cargar los libros.'],
  ['/galeria', galeria.list, [imagen('a')], 'No hay imágenes', 'No pudimos cargar las imágenes.'],
  [
    '/dashboard-usuario/boletines',
    boletines.list,
    [boletin('a')],
    'No hay boletines',
    'No pudimos cargar los boletines.',
  ],
] as const)('the list at %s tells that it is empty or did not come, and tries again', async (...test) => {
  const [address, list, records, none, failed] = test
  const as = address.includes('usuario') ? 'usuario' : 'visitor'
  const empty = mount(address, { as })
  expect(await screen.findByText(`${none} disponibles en este momento.`)).toBeTruthy()
  expect(screen.queryByLabelText('Buscar')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  empty.unmount()

  api.on(list, loseConnection)
  const page = mount(address, { as })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(`${failed} No hay conexión con el servidor.`)
  api.on(list, json(records))
  await page.actor.click(within(alert).getByRole('button', { name: 'Reintentar' }))
  await screen.findByRole('heading', { name: records[0].Titulo })
})

describe('the bulletins', () => {
  const open = () => mount('/dashboard-usuario/boletines', { as: 'usuario' })

  it('are closed to visitors, whose browser does not ask for them', async () => {
    api.answers(boletines.list, [boletin('a')])
    const page = mount('/boletines')
    const gate = await region('Acceso restringido')
    expect(gate.getByRole('link', { name: 'Ingresar' }).getAttribute('href')).toBe(
      '/login?redirect=/boletines',
    )
    expect(gate.getByRole('link', { name: 'Registrarse' }).getAttribute('href')).toBe('/register')
    expect(screen.queryByRole('article')).toBeNull()
    page.become(SESSIONS.usuario)
    await screen.findByRole('heading', { level: 1 })
    page.unmount()
    open()
    await card('Boletín a')
    expect(api.callsOf(boletines.list)).toHaveLength(1)
  })

  it('greet their reader and show what each is', async () => {
    api.answers(boletines.list, [boletin('a'), boletin('b', { Estado: 'borrador' })])
    open()
    expect(await screen.findByText(/^Hola, Ana\./)).toBeTruthy()
    const shown = await card('Boletín a')
    expect(shown.getByText('Informa de a.')).toBeTruthy()
    expect(shown.getByText('9 de julio de 2025')).toBeTruthy()
    expect(shown.getByRole('link', { name: /^Ver PDF Boletín a/ }).getAttribute('href')).toBe(
      boletin('a').RutaPdf,
    )
    // Staff, too, reads only published ones here.
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(screen.queryByText('Acceso restringido')).toBeNull()
  })

  it('are found by topic, year and words', async () => {
    api.answers(boletines.list, [
      boletin('a', { Tema: 'IVA', FechaPublicacion: '2025-07-09' }),
      boletin('b', { Tema: 'RUC', FechaPublicacion: '2025-01-01' }),
      boletin('c', { Tema: 'IVA', FechaPublicacion: '2024-03-01' }),
    ])
    const page = open()
    await card('Boletín a')
    const shown = () => texts(within(screen.getByRole('list', { name: 'Boletines' })).getAllByRole('heading'))
    expect(texts(within(choice('Tema')).getAllByRole('option'))).toEqual(['Todos', 'IVA', 'RUC'])
    await page.actor.selectOptions(choice('Tema'), 'IVA')
    expect(shown()).toEqual(['Boletín a', 'Boletín c'])
    await page.actor.selectOptions(choice('Año'), '2024')
    expect(shown()).toEqual(['Boletín c'])
    expect(screen.getByText('1 boletín')).toBeTruthy()
    await page.actor.selectOptions(choice('Tema'), 'Todos')
    await page.actor.selectOptions(choice('Año'), 'Todos')
    await page.actor.type(box('Buscar'), 'ruc enero')
    await waitFor(() => expect(shown()).toEqual(['Boletín b']))
  })

  it('are new for two weeks', async () => {
    vi.useFakeTimers({ toFake: ['Date'] }).setSystemTime(new Date('2026-03-20T15:00:00Z'))
    api.answers(boletines.list, [
      boletin('a', { FechaPublicacion: '2026-03-17' }),
      boletin('b', { FechaPublicacion: '2026-02-28' }),
    ])
    open()
    expect((await card('Boletín a')).getByText('Nuevo')).toBeTruthy()
    expect((await card('Boletín b')).queryByText('Nuevo')).toBeNull()
  })
})

describe('the gallery', () => {
  const open = async (...list: ReturnType<typeof imagen>[]) => {
    api.answers(galeria.list, list)
    const page = mount('/galeria')
    return { page, strip: await region('Imágenes de la galería') }
  }
  const link = 'Ver imagen completa Foto a'

  it('loads each picture late, in the width that fits', async () => {
    const { strip } = await open(imagen('a'), imagen('b', { Variantes: [] }))
    const picture = strip.getByRole('img', { name: 'Foto a' })
    expect(picture.getAttribute('src')).toBe('https://files.naf.test/a/imagen.jpg')
    expect(['width', 'height', 'loading'].map((name) => picture.getAttribute(name))).toEqual([
      '1600',
      '1200',
      'lazy',
    ])
    expect(picture.parentElement?.querySelector('source')?.getAttribute('srcset')).toBe(
      'https://files.naf.test/a/480.webp 480w, https://files.naf.test/a/960.webp 960w',
    )
    expect(strip.getByRole('img', { name: 'Foto b' }).parentElement?.querySelector('source')).toBeNull()
    expect(strip.getByText('Se ve a.')).toBeTruthy()
    expect(strip.getByRole('link', { name: link }).getAttribute('href')).toBe(imagen('a').RutaImagen)
  })

  it('names a picture without a title by its place, and one that does not load by its title', async () => {
    const { strip } = await open(imagen('a'), imagen('b', { Titulo: '' }), imagen('c', { Titulo: '  ' }))
    const names = () => strip.getAllByRole('img').map((picture) => picture.getAttribute('alt'))
    expect(names()).toEqual(['Foto a', 'Imagen 2', 'Imagen 3'])
    fireEvent.error(strip.getByRole('img', { name: 'Foto a' }))
    expect(strip.getByText('No se pudo mostrar: Foto a')).toBeTruthy()
    expect(names()).toEqual(['Imagen 2', 'Imagen 3'])
  })
})

describe('Home', () => {
  const hero = () => screen.getByRole('heading', { level: 1 }).closest('section')?.textContent
  beforeEach(() => {
    vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work))
    api.answers(asesorias.plazo, { Plazo: null, Atendidas: null })
  })

  it('says what people come for and leads from each topic to the form with its service', async () => {
    mount('/')
    const topics = await region('En qué te podemos orientar')
    for (const word of ['IVA', 'renta', 'RIMPE', 'RUC', 'facturación', 'gratuita', 'bienvenida'])
      expect(hero()).toContain(word)
    expect(topics.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['IVA y otras declaraciones', '/servicios?servicio=declaraciones-tributarias'],
      ['RUC y RIMPE', '/servicios?servicio=actualizacion-de-ruc'],
      ['Renta y gastos personales', '/servicios?servicio=gastos-personales'],
      ['Facturación electrónica', '/servicios?servicio=facturacion-electronica'],
    ])
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
      capacitacion('next', { Fecha: '2099-03-01' }),
      capacitacion('over', { Fecha: '2020-03-01' }),
      capacitacion('draft', { Fecha: '2099-02-01', Estado: 'borrador' }),
    ])
    mount('/')
    const next = await region('Próxima capacitación gratuita')
    expect(next.getByText('Capacitación next')).toBeTruthy()
    expect(next.getByRole('link').getAttribute('href')).toBe('/capacitaciones?id=next')
    await waitFor(() => expect(api.callsOf(asesorias.plazo)).not.toEqual([]))
    expect(hero()).not.toMatch(/\d/)
  })
})

describe('the pages about the centre', () => {
  const named = (name: string) => screen.findByRole('region', { name })

  it('tell at /quienes who runs the centre, its goals in figures, and where it is', async () => {
    mount('/quienes')
    await screen.findByRole('heading', { level: 1, name: '¿Quiénes Somos?' })
    expect(texts(within(screen.getByRole('main')).getAllByRole('heading', { level: 2 }))).toEqual([
      'Misión',
      'Visión',
      'Propuesta de valor',
      'Metas',
      'Impacto',
      'Colaboración',
      'Coordinación',
      'Perfil del proyecto',
      'Ubicación',
      'Contacto',
    ])
    expect((await named('Propuesta de valor')).textContent).toContain('No realizamos trámites')
    const goals = await named('Metas')
    expect(goals.textContent).toContain('en cada semestre')
    expect(goals.textContent).toContain('vigente hasta enero de 2028')
    const figures = within(goals).getAllByRole('definition')
    expect(figures.map((figure) => [figure.textContent, figure.previousElementSibling?.textContent])).toEqual(
      [
        ['20\u00a0%', 'más de presencia en redes sociales'],
        ['3', 'capacitaciones virtuales'],
        ['4.000', 'contribuyentes atendidos'],
      ],
    )
    expect((await named('Impacto')).textContent).toContain('más de 5.000 personas atendidas en cada semestre')
    const place = await named('Ubicación')
    expect(place.textContent).toContain('Sangolquí, Ecuador')
    const map = within(place).getByRole('link', { name: 'Ver en el mapa (se abre en otra pestaña)' })
    expect(map.getAttribute('href')).toMatch(
      /^https:\/\/www\.openstreetmap\.org\/search\?query=.*Sangolqu%C3%AD$/,
    )
    expect(map.getAttribute('rel')).toContain('noopener')
    expect(hrefs(within(await named('Contacto')).getAllByRole('link'))).toContain('mailto:naf@espe.edu.ec')
    expect(
      hrefs(within(screen.getByRole('main')).getAllByRole('link')).filter((to) => to?.startsWith('/')),
    ).toEqual(['/naf', '/inscripcion', '/documentos/perfil-del-proyecto.pdf', '/servicios'])
  })

  it('tell at /naf that the centre only informs, and show the way to each offer', async () => {
    mount('/naf')
    await screen.findByRole('heading', { level: 1, name: 'Bienvenidos al NAF' })
    expect((await named('Qué es el NAF')).textContent).toContain('no realiza trámites ante el SRI')
    const cards = await region('Qué encuentras en el NAF')
    expect(texts(cards.getAllByRole('heading', { level: 3 }))).toEqual([
      'Asesoría virtual',
      'Materiales para aprender',
      'Voluntariado estudiantil',
    ])
    expect(hrefs(cards.getAllByRole('link'))).toEqual(['/servicios', '/biblioteca', '/inscripcion'])
    const agreements = (await region('Convenios')).getAllByRole('link')
    expect(hrefs(agreements)).toEqual([
      '/documentos/convenio-sangolqui.pdf',
      '/documentos/convenio-latacunga.pdf',
    ])
    for (const link of agreements) {
      expect(link.textContent).toMatch(/Campus \S+PDF, \d páginas, \d+ kB$/)
      expect(link.hasAttribute('download')).toBe(true)
    }
  })

  it('lead inside a dashboard to its own screens', async () => {
    const links = async () => {
      await screen.findByRole('heading', { level: 1 })
      return hrefs(within(screen.getByRole('main')).getAllByRole('link')).filter((to) =>
        /^\/(?!doc)/.test(to ?? ''),
      )
    }
    const base = '/dashboard-usuario'
    const page = mount(`${base}/quienes`, { as: 'usuario' })
    await named('Metas')
    expect(await links()).toEqual([`${base}/naf`, `${base}/inscripcion`, `${base}/servicios`])
    page.unmount()
    mount(`${base}/naf`, { as: 'usuario' })
    await named('Convenios')
    expect(await links()).toEqual([
      `${base}/servicios`,
      `${base}/biblioteca`,
      `${base}/inscripcion`,
      `${base}/servicios`,
    ])
  })
})

it.each([
  ['/terminos-condiciones', 'Términos y condiciones'],
  ['/politica-privacidad', 'Política de privacidad'],
  ['/politica-cookies', 'Política de cookies'],
])('%s is dated, numbers its sections and names the mailbox', async (address, title) => {
  mount(address)
  await screen.findByRole('heading', { level: 1, name: title })
  const main = screen.getByRole('main')
  const date = new Date(VERSION_POLITICA).toLocaleDateString('es-EC', { dateStyle: 'long', timeZone: 'UTC' })
  expect(main.textContent).toContain(`Última actualización: ${date}`)
  const contents = within(screen.getByRole('navigation', { name: 'Contenido' })).getAllByRole('link')
  expect(contents.length).toBeGreaterThan(3)
  const sections = texts(within(main).getAllByRole('heading', { level: 2 }))
  expect(sections.filter((text) => /^\d+\. /.test(text ?? ''))).toEqual(
    contents.map(({ textContent }, index) => `${index + 1}. ${textContent}`),
  )
  for (const link of contents)
    expect(document.querySelector(link.getAttribute('href')?.replace(/^.*#/, '#') ?? '')).not.toBeNull()
  expect(hrefs(within(main).getAllByRole('link'))).toContain('mailto:naf@espe.edu.ec')
  if (address === '/terminos-condiciones')
    for (const text of ['no realiza trámites', 'La asesoría es solo informativa', 'El servicio es gratuito'])
      expect(main.textContent).toContain(text)
})
