import VerAsesoriasPage from '@naf/web/src/features/asesorias/VerAsesoriasPage.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { json, leavePage, renderPage, type SentRequest, stubNetwork } from '../support/render-page.tsx'
import {
  changesOf,
  DONE,
  EDITOR,
  found,
  LIST,
  mark,
  names,
  open,
  press,
  ROSA,
  row,
  serve,
  tab,
  widen,
} from '../support/staff-queue.tsx'

beforeEach(() => widen(1024))
afterEach(leavePage)

describe('the queue', () => {
  it('shows what is pending, the newest day first and those of registered people before others', async () => {
    serve()
    await open()
    expect(names()).toEqual(['Persona c', 'Persona a', 'Persona b'])
    expect(screen.getByText(/En cada día, primero las de personas registradas\./)).toBeTruthy()
    expect(tab(/^Pendientes/).textContent).toBe('Pendientes 3')
    expect(tab(/^Mías/).textContent).toBe('Mías 1')
    expect(tab(/^Sin asignar/).textContent).toBe('Sin asignar 2')
    expect(tab(/^Realizadas/).textContent).toBe('Realizadas 1')
    expect(tab(/^Todas/).textContent).toBe('Todas 4')
    expect(screen.getByText('Hay 3 asesoría(s) sin marcar como realizada.')).toBeTruthy()
  })

  it('has each tab at an address of its own', async () => {
    const actor = userEvent.setup()
    serve()
    const { router } = await open()
    await actor.click(tab(/^Mías/))
    expect(router.state.location.search).toBe('?estado=mias')
    expect(names()).toEqual(['Persona c'])
  })

  it('is narrowed by several values at once, whose numbers it says', async () => {
    const actor = userEvent.setup()
    serve()
    const { router } = await open()
    await press(actor, 'Ciudad')
    await actor.click(screen.getByRole('checkbox', { name: 'Loja 1' }))
    expect(names()).toEqual(['Persona c'])
    await actor.click(screen.getByRole('checkbox', { name: 'Quito 2' }))
    expect(router.state.location.search).toBe('?ciudad=loja&ciudad=quito')
    expect(names()).toHaveLength(3)
    await actor.keyboard('{Escape}')
    await press(actor, 'Quitar filtros')
    expect(router.state.location.search).toBe('')
  })

  it('finds a number, and says where it matched', async () => {
    const actor = userEvent.setup()
    serve()
    await open()
    await actor.type(screen.getByRole('textbox', { name: 'Buscar' }), 'naf 7q4k')
    await waitFor(() => expect(names()).toEqual(['Persona b']))
    await actor.clear(screen.getByRole('textbox', { name: 'Buscar' }))
    await actor.type(screen.getByRole('textbox', { name: 'Buscar' }), 'GASTOS a@naf')
    await waitFor(() => expect(names()).toEqual(['Persona a']))
    expect(row('Persona a').getByText('a@naf', { selector: 'mark' })).toBeTruthy()
    expect(row('Persona a').getAllByText('Gastos', { selector: 'mark' })).toHaveLength(1)
  })

  it('leaves the focus where somebody has gone on to, though an answer comes late', async () => {
    const actor = userEvent.setup()
    let answer = () => {}
    const late = new Promise<Response>((resolve) => {
      answer = () => resolve(json({ ...found('/a'), ...DONE }))
    })
    stubNetwork(({ path }) => (path.includes('/marcar/') ? late : json(path.endsWith('todas') ? LIST : {})))
    await open()
    await actor.click(mark('Persona a'))
    await press(actor, 'Más')
    answer()
    await screen.findByText('Asesoría marcada como realizada')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.getByRole('button', { name: 'Eliminar todas' })).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Más')
  })

  it('gives way to the table, and the browser remembers it', async () => {
    const actor = userEvent.setup()
    serve()
    const { unmount } = await open()
    await press(actor, 'Tabla')
    await screen.findByRole('table')
    unmount()
    renderPage(VerAsesoriasPage, { session: EDITOR })
    await screen.findByRole('table')
    await press(actor, 'Cola')
    await screen.findByRole('navigation', { name: 'Colas' })
  })
})

describe('marking in the queue', () => {
  const answers = ({ path }: SentRequest) =>
    path.includes('/marcar/')
      ? json({ ...found(path), ...DONE })
      : path.includes('/reabrir/')
        ? json(found(path))
        : undefined

  it('by a double click marks one, which stays where it is and can be undone there', async () => {
    const actor = userEvent.setup()
    const sent = serve(answers)
    await open()
    await actor.dblClick(mark('Persona a'))
    await screen.findByText('Asesoría marcada como realizada')
    expect(changesOf(sent)).toHaveLength(1)
    expect(names()).toEqual(['Persona c', 'Persona a', 'Persona b'])
    expect(screen.getByRole('article', { name: 'Persona a' }).textContent).toContain('Realizada · Deshacer')
    expect(tab(/^Pendientes/).textContent).toBe('Pendientes 2')

    await actor.click(row('Persona a').getByRole('button', { name: 'Deshacer Persona a' }))
    await waitFor(() => expect(mark('Persona a')).toBeTruthy())
    expect(changesOf(sent).at(-1)).toMatchObject({ path: '/api/asesorias/reabrir/a' })
  })

  it('lets the row go with the next filter', async () => {
    const actor = userEvent.setup()
    serve(answers)
    await open()
    await actor.click(mark('Persona a'))
    await screen.findByText('Asesoría marcada como realizada')
    await actor.click(tab(/^Sin asignar/))
    expect(names()).toEqual(['Persona b'])
  })
})

describe('the queue by keys', () => {
  it('goes down and up, marks, takes on, searches, and never while something is typed', async () => {
    const actor = userEvent.setup()
    const sent = serve(({ path }) =>
      path.includes('/marcar/')
        ? json({ ...found(path), ...DONE })
        : path.includes('/atiende/')
          ? json({ ...found(path), Atiende: ROSA })
          : undefined,
    )
    await open()
    const focused = () => document.activeElement?.textContent
    screen.getByRole('link', { name: 'Persona b' }).focus()
    await actor.keyboard('jj')
    await waitFor(() => expect(focused()).toBe('Persona a'))
    await actor.keyboard('k')
    await waitFor(() => expect(focused()).toBe('Persona c'))
    await actor.keyboard('j')
    await waitFor(() => expect(focused()).toBe('Persona a'))
    await actor.keyboard('a')
    await waitFor(() => expect(row('Persona a').getByText('Rosa Mora')).toBeTruthy())
    await actor.keyboard('e')
    await screen.findByText('Asesoría marcada como realizada')
    expect(changesOf(sent).map(({ path, body }) => [path, body])).toEqual([
      ['/api/asesorias/atiende/a', { Desde: null, Uid: 'yo' }],
      ['/api/asesorias/marcar/a', undefined],
    ])
    await actor.keyboard('/')
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Buscar' }))
    await actor.keyboard('e')
    expect(changesOf(sent)).toHaveLength(2)
  })

  it('lists them in a dialog', async () => {
    const actor = userEvent.setup()
    serve()
    await open()
    screen.getByRole('link', { name: 'Persona a' }).focus()
    await actor.keyboard('?')
    const list = within(screen.getByRole('dialog', { name: 'Atajos de teclado' }))
    expect(list.getByText('La atiendo yo')).toBeTruthy()
  })

  it('ignores what speech input types while the focus is outside the list and the case', async () => {
    const actor = userEvent.setup()
    const sent = serve()
    await open()
    screen.getByRole('link', { name: 'Persona b' }).focus()
    await actor.keyboard('jj')
    const heading = screen.getByRole('heading', { level: 1 })
    heading.tabIndex = -1
    heading.focus()
    await actor.keyboard('ana ruiz/?e')
    expect(document.activeElement).toBe(heading)
    expect(document.querySelector('dialog[open]')).toBeNull()
    expect(changesOf(sent)).toEqual([])
  })

  it('can be turned off on this device, and on again', async () => {
    const actor = userEvent.setup()
    serve()
    await open()
    const first = screen.getByRole('link', { name: 'Persona c' })
    const turn = async () => {
      await press(actor, /^Atajos de teclado/)
      await actor.click(screen.getByRole('checkbox', { name: 'Usar los atajos en este equipo' }))
      await press(actor, 'Cerrar')
    }
    await turn()
    first.focus()
    await actor.keyboard('j')
    expect(document.activeElement).toBe(first)
    await turn()
    first.focus()
    await actor.keyboard('jj')
    expect(document.activeElement?.textContent).toBe('Persona a')
  })
})
