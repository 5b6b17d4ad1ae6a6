import { CAMPUS, VERSION_POLITICA } from '@naf/contract'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { mount, region } from '../support/mount.tsx'
import { VISITORS_LISTS } from '../support/routes.ts'
import { withStubApi } from '../support/stub-api.ts'

withStubApi()

const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'))

/** The cookie policy's words for the lists that the service worker keeps. */
const LIST_NAMES: Record<string, string> = {
  '/api/calendario': 'fechas de impuestos',
  '/api/capacitaciones': 'capacitaciones',
  '/api/galeria/ver': 'imágenes',
  '/api/libros/ver': 'libros',
}

describe('the pages about the centre', () => {
  /** The links of the screen to screens of the portal. */
  const inner = () =>
    hrefs(within(screen.getByRole('main')).getAllByRole('link')).filter((to) => /^\/(?!doc)/.test(to ?? ''))

  it('tell at /quienes its limits, its goals in figures, and where it is', async () => {
    const page = mount('/quienes')
    await screen.findByRole('heading', { level: 1, name: '¿Quiénes Somos?' })
    expect((await region('Propuesta de valor')).getByText(/No realizamos trámites/)).toBeTruthy()
    const goals = await region('Metas')
    const figures = goals.getAllByRole('definition')
    expect(figures.map((figure) => [figure.textContent, figure.previousElementSibling?.textContent])).toEqual(
      [
        ['20\u00a0%', 'más de presencia en redes sociales'],
        ['3', 'capacitaciones virtuales'],
        ['4.000', 'contribuyentes atendidos'],
      ],
    )
    expect(goals.getByText(/vigente hasta enero de 2028/)).toBeTruthy()
    const map = screen.getByRole('link', { name: 'Ver en el mapa (se abre en otra pestaña)' })
    expect(map.getAttribute('href')).toMatch(
      /^https:\/\/www\.openstreetmap\.org\/search\?query=.*Sangolqu%C3%AD$/,
    )
    expect(map.getAttribute('rel')).toContain('noopener')
    expect(hrefs((await region('Contacto')).getAllByRole('link'))).toContain('mailto:naf@espe.edu.ec')
    expect(inner()).toEqual(['/naf', '/inscripcion', '/servicios'])
    page.unmount()

    const own = '/dashboard-usuario'
    mount(`${own}/quienes`, { as: 'usuario' })
    await region('Metas')
    expect(inner()).toEqual([`${own}/naf`, `${own}/inscripcion`, `${own}/servicios`])
  })

  it('show at /naf the way to each offer, and the agreements', async () => {
    mount('/naf')
    const cards = await region('Qué encuentras en el NAF')
    expect(hrefs(cards.getAllByRole('link'))).toEqual(['/servicios', '/biblioteca', '/inscripcion'])
    expect((await region('Qué es el NAF')).getByText(/no realiza trámites ante el SRI/)).toBeTruthy()
    const agreements = (await region('Convenios')).getAllByRole('link')
    expect(agreements).toHaveLength(CAMPUS.length)
    for (const link of agreements) {
      expect(link.getAttribute('href')).toMatch(/^\/documentos\/convenio-(sangolqui|latacunga)\.pdf$/)
      expect(link.textContent).toMatch(/Campus \S+PDF, \d páginas, \d+ kB$/)
    }
  })
})

it.each([
  ['/terminos-condiciones', 'Términos y condiciones', '2025-07-09'],
  ['/politica-privacidad', 'Política de privacidad', VERSION_POLITICA],
  ['/politica-cookies', 'Política de cookies', '2025-07-09'],
])('%s is dated, numbers its sections and names the mailbox', async (address, title, version) => {
  mount(address)
  await screen.findByRole('heading', { level: 1, name: title })
  const main = screen.getByRole('main')
  const date = new Date(version).toLocaleDateString('es-EC', { dateStyle: 'long', timeZone: 'UTC' })
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
  if (address === '/politica-privacidad')
    for (const text of ['hasta 14 semanas en las copias', 'que te enviamos, un año', 'tres años'])
      expect(main.textContent).toContain(text)
  if (address === '/politica-cookies') {
    const [, cached] = /las últimas listas de (.+?) que viste sin ingresar/.exec(main.textContent) ?? []
    for (const list of VISITORS_LISTS) expect(cached).toContain(LIST_NAMES[list] ?? list)
  }
  if (address === '/terminos-condiciones')
    for (const text of ['no realiza trámites', 'La asesoría es solo informativa', 'El servicio es gratuito'])
      expect(main.textContent).toContain(text)
})
