import { TIPOS_SERVICIO } from '@naf/contract'
import ServiciosPage from '@naf/web/src/features/asesorias/ServiciosPage.tsx'
import { servicioIn } from '@naf/web/src/features/asesorias/useAskedServicio.ts'
import { servicioQuery } from '@naf/web/src/lib/servicio-link.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { leavePage, renderPage, TAXPAYER } from '../support/render-page.tsx'

beforeEach(() => localStorage.setItem('naf_consent', 'true'))
afterEach(leavePage)

const chosen = (cards: HTMLInputElement[]) =>
  cards.filter(({ name, checked }) => name === 'TipoServicio' && checked).map(({ value }) => value)

const open = async (search: string) => {
  renderPage(ServiciosPage, { session: TAXPAYER, url: `/pagina${search}` })
  return screen.findAllByRole<HTMLInputElement>('radio', { name: /./ }, { timeout: 10_000 })
}

describe('the address of the advisory form', () => {
  it.each(TIPOS_SERVICIO)('names %s and is understood', (servicio) => {
    expect(servicioIn(servicioQuery(servicio))).toBe(servicio)
  })

  it.each(['', '?servicio=', '?servicio=notaria', '?servicio=%00', '?otro=otros'])(
    'asks for none by %j',
    (search) => {
      expect(servicioIn(search)).toBeNull()
    },
  )

  it('chooses the service, and the own data are filled in all the same', async () => {
    const cards = await open('?servicio=facturacion-electronica')
    await waitFor(() => expect(chosen(cards)).toEqual(['Facturación electrónica']))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' }).value).toBe('Ana Pérez Oña')
  })

  it('changes nothing where there is no such service', async () => {
    expect(chosen(await open('?servicio=notaria'))).toEqual([])
  })
})
