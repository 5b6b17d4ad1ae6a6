import type { Calendario } from '@naf/contract'
import { DueDatesCard } from '@naf/web/src/ui/due-dates/DueDatesCard.tsx'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { calendario } from '../support/calendar-builder.ts'
import { json, leavePage, renderPage, stubNetwork } from '../support/render-page.tsx'

const Page = () => <DueDatesCard />
const serve = (list: Calendario[]) => stubNetwork(() => json(list))
const digit = (n: number) => screen.getByRole('button', { name: `Noveno dígito ${n}` })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T15:00:00Z') })
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await leavePage()
})

describe('the card', () => {
  it('asks nothing of the server before a digit is pressed, and leads to the page by itself', () => {
    const asked = serve([])
    renderPage(Page)
    expect(asked).toEqual([])
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([...'1234567890'])
    const form = digit(3).closest('form')
    expect(form?.getAttribute('action')).toBe('/calendario')
    expect((digit(3) as HTMLButtonElement).name).toBe('digito')
  })

  it('shows the next dates of the digit, and those of another kind of taxpayer', async () => {
    const actor = userEvent.setup()
    serve([calendario(2027), calendario(2026)])
    renderPage(Page)
    await actor.click(digit(3))
    expect(await screen.findByRole('heading', { name: 'Tus próximas fechas, noveno dígito 3' })).toBeTruthy()
    expect(digit(3).getAttribute('aria-pressed')).toBe('true')
    expect(screen.getAllByText('lunes, 14 de diciembre de 2026')).toHaveLength(2)
    expect(screen.getByText(/El que vale es el calendario del SRI/).textContent).toContain('arts. 72 y 158')
    await actor.click(screen.getByRole('radio', { name: /RIMPE negocio popular/ }))
    expect(screen.getByText('viernes, 14 de mayo de 2027')).toBeTruthy()
    expect(screen.queryByText('lunes, 14 de diciembre de 2026')).toBeNull()
    expect(screen.getByText('Confirma tu régimen en SRI en línea.')).toBeTruthy()
    await actor.click(digit(0))
    expect(screen.getByText('viernes, 28 de mayo de 2027')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Ver el calendario del año' }).getAttribute('href')).toBe(
      '/calendario?digito=0',
    )
  })

  it('says so where nobody has published the year, and where else to look', async () => {
    const actor = userEvent.setup()
    serve([])
    renderPage(Page)
    await actor.click(digit(1))
    const said = await screen.findByText(/Todavía no publicamos las fechas de 2026\./)
    expect(within(said).getByRole('link').getAttribute('href')).toContain('https://www.sri.gob.ec/')
    expect(screen.queryByRole('button', { name: 'Añadir al calendario' })).toBeNull()
  })
})
