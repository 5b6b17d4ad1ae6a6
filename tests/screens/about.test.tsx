import { VERSION_POLITICA } from '@naf/contract'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { mount } from '../support/mount.tsx'
import { withStubApi } from '../support/stub-api.ts'

withStubApi()

const region = async (name: string) => within(await screen.findByRole('region', { name }))
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'))

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
