import NewBulletin from '@naf/web/src/session/bulletins/NewBulletin.tsx'
import { isNew } from '@naf/web/src/ui/catalogue/is-new.ts'
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { boletin } from '../../support/samples.ts'
import { json, leavePage, renderPage, stubNetwork, TAXPAYER } from '../support/render-page.tsx'

afterEach(leavePage)

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)

describe("'Nuevo'", () => {
  it.each([
    ['2026-07-14', true],
    ['2026-07-01', true],
    ['2026-06-30', false],
    ['2026-07-15', false],
  ])('of what bears %s is %s on July 14', (published, expected) => {
    expect(isNew(published, '2026-07-14')).toBe(expected)
  })
})

describe("the card 'Nuevo boletín'", () => {
  it('shows the newest one, and leads to where it is read', async () => {
    stubNetwork(() =>
      json([boletin('a', { FechaPublicacion: day(2) }), boletin('b', { FechaPublicacion: day(9) })]),
    )
    renderPage(NewBulletin, { session: TAXPAYER })
    expect(await screen.findByRole('region', { name: 'Boletín a' })).toBeTruthy()
    expect(screen.getByText('Nuevo boletín')).toBeTruthy()
    expect(screen.getByRole('link').getAttribute('href')).toBe('/dashboard-usuario/boletines/a')
    expect(screen.queryByText('Boletín b')).toBeNull()
  })

  it('is not there where nothing is new, nor before who publishes them', async () => {
    stubNetwork(() => json([boletin('a', { FechaPublicacion: day(30) })]))
    renderPage(NewBulletin, { session: { ...TAXPAYER, rol: 2 } })
    renderPage(NewBulletin, { session: TAXPAYER })
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(screen.queryByText('Nuevo boletín')).toBeNull()
  })
})
