import { InicioPage } from '@naf/web/src/features/home/InicioPage.tsx'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { anInicio } from '../../support/informe-builder.ts'
import { json, leavePage, renderPage, stubNetwork, TAXPAYER } from '../support/render-page.tsx'
import { EDITOR } from '../support/staff-queue.tsx'

beforeEach(() => localStorage.setItem('naf_consent', 'true'))
afterEach(leavePage)

const open = async (inicio = anInicio()) => {
  stubNetwork(() => json(inicio))
  renderPage(InicioPage, { session: EDITOR })
  await screen.findByRole('heading', { level: 2, name: 'Por hacer' })
}
const links = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

describe("staff's inicio", () => {
  it('has a secondary button to the servicios page of the own dashboard', async () => {
    await open()
    const link = screen.getByRole('link', { name: 'Solicitar una asesoría' })
    expect(link.getAttribute('href')).toBe('/dashboard-editor/servicios')
    expect(link.classList.contains('btn-secondary')).toBe(true)
  })

  it('leads from each figure to the rows behind it', async () => {
    await open()
    expect(links('Por hacer')).toEqual([
      ['33 asesorías esperan más de 7 días', '/dashboard-editor/ver-asesorias?estado=antiguas'],
      ['999+ asesorías pendientes', '/dashboard-editor/ver-asesorias?estado=pendientes'],
      ['31 sin asignar', '/dashboard-editor/ver-asesorias?estado=sin-asignar'],
      ['1 asesoría atiendes tú', '/dashboard-editor/ver-asesorias?estado=mias'],
      ['4 inscripciones sin ver', '/dashboard-editor/ver-inscripciones'],
      ['0 correos que no llegaron en 30 días', '/dashboard-editor/correos'],
      [
        '2 días espera la mitad de las personas; nueve de cada diez, hasta 7 días',
        '/dashboard-editor/informe?desde=2025-07-15&hasta=2025-10-12',
      ],
    ])
  })

  it('says how far the semester is, and leads to its report', async () => {
    await open()
    const semester = screen.getByRole('region', { name: 'Este semestre' })
    expect(semester.textContent).toContain('120 solicitudes recibidas.')
    expect(semester.textContent).toContain('2\u00a0% de la meta de 4.000: faltan 3.900.')
    expect(semester.textContent).toContain('104\u00a0% de la meta de 5.000: cumplida.')
    for (const [, href] of links('Este semestre'))
      expect(href).toBe('/dashboard-editor/informe?desde=2025-07-01&hasta=2025-12-31')
  })

  it('shows the work where the semester fails to render', async () => {
    await open({ ...anInicio(), Semestre: null as never })
    expect(screen.getByText('No pudimos mostrar esta sección')).toBeTruthy()
    expect(links('Por hacer')).toHaveLength(7)
  })

  it('where nobody was served yet says so in place of days', async () => {
    await open(anInicio({ Espera: { ...anInicio().Espera, Mitad: null, CasiTodas: null } }))
    expect(links('Por hacer').at(-1)?.[0]).toBe('— Nadie fue atendido en 90 días')
  })

  it('that does not come offers to try again', async () => {
    stubNetwork(() => json({ error: 'No.', code: 'internal' }, 500))
    renderPage(InicioPage, { session: EDITOR })
    await screen.findByText('No se pudo cargar lo que hay por hacer')
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Hola, /)
  })
})

it("taxpayers' inicio stays what it was", async () => {
  const sent = stubNetwork(() => json([]))
  renderPage(InicioPage, { session: TAXPAYER })
  expect(screen.getByRole('link', { name: 'Solicitar una asesoría' })).toBeTruthy()
  expect(sent.map(({ path }) => path)).not.toContain('/api/informe/inicio')
})
