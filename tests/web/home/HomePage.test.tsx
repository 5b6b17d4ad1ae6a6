import HomePage from '@naf/web/src/features/home/HomePage.tsx'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { leavePage, renderPage, TAXPAYER } from '../support/render-page.tsx'

beforeEach(() => localStorage.setItem('naf_consent', 'true'))
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
