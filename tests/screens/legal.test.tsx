import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mount } from '../support/mount.tsx'
import { withStubApi } from '../support/stub-api.ts'

withStubApi()

const TEXTS = {
  '/terminos-condiciones': 'Términos y condiciones',
  '/politica-privacidad': 'Política de privacidad',
  '/politica-cookies': 'Política de cookies',
}

/** Opens a legal text and gives what it says. */
const open = async (address: string, title: string) => {
  mount(address)
  await screen.findByRole('heading', { level: 1, name: title })
  return screen.getByRole('main')
}

it.each(Object.entries(TEXTS))(
  '%s is dated, numbers its sections and names the mailbox',
  async (address, title) => {
    const main = await open(address, title)
    expect(main.textContent).toContain('Última actualización: 9 de julio de 2025')
    const contents = within(screen.getByRole('navigation', { name: 'Contenido' })).getAllByRole('link')
    expect(contents.length).toBeGreaterThan(3)
    const sections = within(main)
      .getAllByRole('heading', { level: 2 })
      .filter((heading) => /^\d+\. /.test(heading.textContent ?? ''))
    expect(sections.map(({ textContent }) => textContent)).toEqual(
      contents.map(({ textContent }, index) => `${index + 1}. ${textContent}`),
    )
    for (const link of contents)
      expect(document.querySelector(link.getAttribute('href')?.replace(/^.*#/, '#') ?? '')).not.toBeNull()
    const mails = within(main)
      .getAllByRole('link')
      .filter(({ textContent }) => textContent === 'naf@espe.edu.ec')
    expect(mails[0]?.getAttribute('href')).toBe('mailto:naf@espe.edu.ec')
  },
)

it('the terms say that advice is free, only informs and files nothing', async () => {
  const main = await open('/terminos-condiciones', 'Términos y condiciones')
  for (const text of [
    'El proyecto no realiza trámites ante la autoridad tributaria.',
    'La asesoría es solo informativa',
    'El servicio es gratuito',
  ])
    expect(main.textContent).toContain(text)
})
