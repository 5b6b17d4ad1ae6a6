import HomePage from '@naf/web/src/features/home/HomePage.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  connectionLost,
  json,
  leavePage,
  renderPage,
  stubNetwork,
  TAXPAYER,
} from '../support/render-page.tsx'

const UNKNOWN = { Plazo: null, Atendidas: null }
const NUMBERS = '/api/asesorias/plazo'
const TRAININGS = '/api/capacitaciones'

beforeEach(() => {
  localStorage.setItem('naf_consent', 'true')
  stubNetwork(() => json(UNKNOWN))
})
afterEach(leavePage)

const topics = () => within(screen.getByRole('region', { name: 'En qué te podemos orientar' }))
const addresses = () =>
  topics()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

describe('the first page', () => {
  it('says in its first lines what people come for, and what it costs', () => {
    renderPage(HomePage)
    const hero = screen.getByRole('heading', { level: 1 }).closest('section')?.textContent
    for (const word of ['IVA', 'renta', 'RIMPE', 'RUC', 'facturación', 'gratuita', 'bienvenida'])
      expect(hero).toContain(word)
  })

  it('leads from each topic to the form with its service', () => {
    renderPage(HomePage)
    expect(addresses()).toEqual([
      ['IVA y otras declaraciones', '/servicios?servicio=declaraciones-tributarias'],
      ['RUC y RIMPE', '/servicios?servicio=actualizacion-de-ruc'],
      ['Renta y gastos personales', '/servicios?servicio=gastos-personales'],
      ['Facturación electrónica', '/servicios?servicio=facturacion-electronica'],
    ])
  })

  it('leads whoever is logged in to the own form', () => {
    renderPage(HomePage, { session: TAXPAYER })
    expect(addresses()[0]?.[1]).toBe('/dashboard-usuario/servicios?servicio=declaraciones-tributarias')
  })

  it('gives every drawing its place, and nothing to those who do not see it', () => {
    const { container } = renderPage(HomePage)
    const drawings = [...container.querySelectorAll('img')]
    expect(drawings).toHaveLength(10)
    for (const drawing of drawings) {
      expect(drawing.getAttribute('alt')).toBe('')
      expect(Number(drawing.getAttribute('width'))).toBeGreaterThan(0)
      expect(Number(drawing.getAttribute('height'))).toBeGreaterThan(0)
      expect(drawing.getAttribute('src')).toMatch(/svg/)
    }
    expect(drawings.map((drawing) => drawing.getAttribute('loading'))).toEqual([
      'eager',
      ...Array.from({ length: 9 }, () => 'lazy'),
    ])
  })
})

describe('the numbers of the first page', () => {
  const hero = () => screen.getByRole('heading', { level: 1 }).closest('section')
  const open = async (reply: () => Response) => {
    const sent = stubNetwork(({ path }) => (path === TRAININGS ? json([]) : reply()))
    vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work))
    renderPage(HomePage)
    expect(hero()?.textContent).not.toMatch(/\d/)
    await waitFor(() => expect(sent.map(({ path }) => path)).toContain(NUMBERS))
  }

  it.each([
    [{ Plazo: 3, Atendidas: 1214 }, '1.214 solicitudes atendidas este semestre. Solemos atender en 3 días.'],
    [{ Plazo: 1, Atendidas: null }, 'Solemos atender en 1 día.'],
    [{ Plazo: null, Atendidas: 12 }, '12 solicitudes atendidas este semestre.'],
  ])('are the true ones, as far as there are any: %j', async (numbers, text) => {
    await open(() => json(numbers))
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it.each([
    ['are unknown', () => json(UNKNOWN)],
    ['are not answered', connectionLost],
    ['cannot be told', () => json({ error: 'Algo falló.', code: 'internal' }, 500)],
  ])('are left out where they %s', async (_, reply) => {
    await open(reply)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(hero()?.textContent).not.toMatch(/\d/)
  })
})

describe('the next training', () => {
  const training = (Id: string, day: string, Estado = 'publicado') => ({
    ...{
      Id,
      Titulo: `Capacitación ${Id}`,
      Descripcion: 'Paso a paso.',
      Fecha: day,
      Inicio: '10:00',
      Fin: '12:00',
    },
    ...{ Lugar: 'Aula 1', Virtual: false, Enlace: '', Campus: 'Sangolquí', Expositor: 'Ana', Cupos: 10 },
    ...{ Completa: false, Inscritos: null, EnEspera: null, Asistieron: null, Estado, Publicacion: null },
  })
  const open = (trainings: readonly unknown[]) => {
    vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work))
    const sent = stubNetwork(({ path }) => json(path === TRAININGS ? trainings : UNKNOWN))
    renderPage(HomePage)
    return () => waitFor(() => expect(sent.map(({ path }) => path)).toContain(TRAININGS))
  }

  it('is the first that has not begun, with the way to sign up', async () => {
    open([
      training('later', '2099-03-02'),
      training('next', '2099-03-01'),
      training('over', '2020-03-01'),
      training('draft', '2099-02-01', 'borrador'),
    ])
    const card = within(await screen.findByRole('region', { name: 'Próxima capacitación gratuita' }))
    expect(card.getByText('Capacitación next')).toBeTruthy()
    expect(card.getByRole('link').getAttribute('href')).toBe('/capacitaciones?id=next')
  })

  it('is left out where there is none', async () => {
    const asked = open([training('over', '2020-03-01')])
    await asked()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.queryByText(/Próxima capacitación/)).toBeNull()
  })
})
