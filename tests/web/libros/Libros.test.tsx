import type { Libro } from '@naf/contract'
import Libros from '@naf/web/src/features/libros/Libros.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { libro } from '../support/content-builders.ts'
import { connectionLost, json, leavePage, renderPage, stubNetwork } from '../support/render-page.tsx'

const FACTURA = libro('a', { Titulo: 'Facturación electrónica', Autor: 'Docentes de Sangolquí' })
const HOGAR = libro('b', {
  Titulo: 'Presupuesto del hogar',
  Tipo: 'No Contable',
  FechaPublicacion: '2024-12-31',
})
const RUC = libro('c', {
  Titulo: 'El RUC',
  Descripcion: 'Inscripción y suspensión.',
  Paginas: 1,
  Bytes: 23_811,
})

const serve = (list: Libro[]) => stubNetwork(() => json(list))

const titles = async () => {
  const list = await screen.findByRole('list', { name: 'Libros' })
  return within(list)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)
}

const card = async (name: string) => within(await screen.findByRole('article', { name }))

afterEach(async () => {
  vi.restoreAllMocks()
  await leavePage()
})

describe('a book', () => {
  it('shows what it is, on its own day', async () => {
    serve([FACTURA, HOGAR, RUC])
    renderPage(Libros)
    const shown = await card('Facturación electrónica')
    expect(shown.getByText('Docentes de Sangolquí')).toBeTruthy()
    expect(shown.getByText('Contable')).toBeTruthy()
    expect(shown.getByText('Trata de a.')).toBeTruthy()
    expect(shown.getByText('9 de julio de 2025').getAttribute('datetime')).toBe('2025-07-09')
    expect(shown.getByText('12 páginas · 2,4 MB')).toBeTruthy()
    expect((await card('El RUC')).getByText('1 página · 24 kB')).toBeTruthy()
    expect((await card('Presupuesto del hogar')).getByText('31 de diciembre de 2024')).toBeTruthy()
  })

  it('has one link to where it is read and one to its PDF, which says which and that it opens elsewhere', async () => {
    serve([FACTURA])
    renderPage(Libros)
    const link = (await card('Facturación electrónica')).getByRole('link', {
      name: 'Ver PDF Facturación electrónica (se abre en otra pestaña)',
    })
    const read = (await card('Facturación electrónica')).getByRole('link', {
      name: 'Facturación electrónica',
    })
    expect(read.getAttribute('href')).toBe(`/pagina/${FACTURA.Id}`)
    expect((await card('Facturación electrónica')).getAllByRole('link')).toEqual([read, link])
    expect(link.getAttribute('href')).toBe(FACTURA.RutaPdf)
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toContain('noopener')
  })
})

describe('looking for one', () => {
  it('minds neither accents nor capitals, and goes through title, author, description and date', async () => {
    const actor = userEvent.setup()
    serve([FACTURA, HOGAR, RUC])
    const { router } = renderPage(Libros)
    const search = await screen.findByLabelText('Buscar')
    for (const [text, found] of [
      ['FACTURACION electronica', 'Facturación electrónica'],
      ['sangolqui', 'Facturación electrónica'],
      ['suspension', 'El RUC'],
      ['diciembre 2024', 'Presupuesto del hogar'],
    ] as const) {
      await actor.clear(search)
      await actor.type(search, text)
      await waitFor(async () => expect(await titles()).toEqual([found]))
    }
    expect(screen.getByText('1 libro')).toBeTruthy()
    await waitFor(() => expect(router.state.location.search).toBe('?q=diciembre+2024'))
  })

  it('by type stands in the address, and told apart from the other', async () => {
    const actor = userEvent.setup()
    serve([FACTURA, HOGAR, RUC])
    const { router } = renderPage(Libros)
    await actor.selectOptions(await screen.findByLabelText('Tipo'), 'Contable')
    expect(await titles()).toEqual(['Facturación electrónica', 'El RUC'])
    expect(router.state.location.search).toBe('?tipo=contable')
    await actor.selectOptions(screen.getByLabelText('Tipo'), 'No Contable')
    expect(await titles()).toEqual(['Presupuesto del hogar'])
    await actor.selectOptions(screen.getByLabelText('Tipo'), 'Todos')
    expect(router.state.location.search).toBe('')
  })

  it('begins as the address says', async () => {
    serve([FACTURA, HOGAR, RUC])
    renderPage(Libros, { url: '/pagina?q=ruc&tipo=contable' })
    expect(await titles()).toEqual(['El RUC'])
    expect(screen.getByLabelText<HTMLInputElement>('Buscar').value).toBe('ruc')
  })

  it('says that nothing was found, and shows all again on request', async () => {
    const actor = userEvent.setup()
    serve([FACTURA, HOGAR, RUC])
    renderPage(Libros, { url: '/pagina?q=nada&tipo=contable' })
    await screen.findByText('Ningún resultado')
    await actor.click(screen.getByRole('button', { name: 'Quitar búsqueda y filtros' }))
    expect(await titles()).toHaveLength(3)
    expect(document.activeElement).toBe(screen.getByLabelText('Buscar'))
  })
})

describe('no books', () => {
  it('says so where there are none, without tools for what is not there', async () => {
    serve([])
    renderPage(Libros)
    expect(await screen.findByText('No hay libros disponibles en este momento.')).toBeTruthy()
    expect(screen.queryByLabelText('Buscar')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says what happened where they did not come, writes it down, and tries again', async () => {
    const actor = userEvent.setup()
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    let tries = 0
    stubNetwork(() => (tries++ === 0 ? connectionLost() : json([RUC])))
    renderPage(Libros)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('No hay libros disponibles en este momento.')
    expect(alert.textContent).toContain('No pudimos cargar los libros. No hay conexión con el servidor.')
    expect(logged).toHaveBeenCalledTimes(1)
    await actor.click(within(alert).getByRole('button', { name: 'Reintentar' }))
    expect(await titles()).toEqual(['El RUC'])
  })

  it('says so too where the server answers with an error', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    stubNetwork(() => json({ error: 'Algo falló.', code: 'internal' }, 500))
    renderPage(Libros)
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Revisa tu conexión e inténtalo de nuevo.',
    )
  })
})

describe('the shelves', () => {
  const shelves = () => screen.queryByRole('navigation', { name: 'Estantes por tema' })
  const IVA = libro('d', { Titulo: 'Declarar el IVA', Tema: 'IVA', FechaPublicacion: '2025-12-01' })
  const INVOICE = { ...FACTURA, Tema: 'Facturación electrónica' }

  it('are one for each topic, and lead to what stands there', async () => {
    const actor = userEvent.setup()
    serve([IVA, { ...RUC, Tema: 'IVA' }, INVOICE, { ...HOGAR, Tema: '' }])
    const { router } = renderPage(Libros)
    await card('El RUC')
    const links = within(shelves() as HTMLElement).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'IVA2 libros',
      'Facturación electrónica1 libro',
      'Otros temas1 libro',
    ])
    await actor.click(links[1] as HTMLElement)
    expect(router.state.location.search).toBe('?tema=facturacion-electronica')
    await waitFor(async () => expect(await titles()).toEqual(['Facturación electrónica']))
    expect(shelves()).toBeNull()
    expect(document.activeElement?.textContent).toBe('1 libro')
    await actor.selectOptions(screen.getByLabelText('Tema'), 'Todos')
    expect(shelves()).not.toBeNull()
  })

  it('are one, of other topics, for what the browser cached before there were any', async () => {
    const { Tema: _, Estado: __, FechaProgramada: ___, ...before } = libro('e')
    serve([before as Libro])
    renderPage(Libros)
    await card('Libro e')
    const [link, ...others] = within(shelves() as HTMLElement).getAllByRole('link')
    expect(others).toEqual([])
    expect(link?.textContent).toBe('Otros temas1 libro')
    expect(link?.getAttribute('href')).toContain('?tema=otros-temas')
  })
})
