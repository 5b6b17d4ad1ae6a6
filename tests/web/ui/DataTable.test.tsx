import { DataTable, type DataTableProps } from '@naf/web/src/ui/DataTable.tsx'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DetachedWindowAPI } from 'happy-dom'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

interface Person {
  id: string
  name: string
  age: number | null
  city: string
}

const person = (id: string, name: string, age: number | null, city: string): Person => ({
  id,
  name,
  age,
  city,
})

const PEOPLE = [
  person('1', 'Zoila Núñez', 40, 'Quito'),
  person('2', 'Ángel Pérez', 9, 'Cuenca'),
  person('3', 'beatriz Ñacato', null, 'Quito'),
  person('4', 'Andrés Oña', 100, 'Ibarra'),
]

const COLUMNS: DataTableProps<Person>['columns'] = [
  {
    id: 'persona',
    header: 'Persona',
    rowHeader: true,
    data: [
      { id: 'name', label: 'Nombre', value: (row) => row.name },
      { id: 'city', label: 'Ciudad', value: (row) => row.city },
    ],
  },
  { id: 'age', header: 'Edad', data: [{ id: 'age', label: 'Edad', value: (row) => row.age }] },
]

const FILTERS: DataTableProps<Person>['filters'] = [
  {
    id: 'ciudad',
    label: 'Ciudad',
    options: [
      { value: 'todas', label: 'Todas' },
      { value: 'quito', label: 'Solo Quito' },
    ],
    matches: (row, value) => value === 'todas' || row.city === 'Quito',
  },
]

const loaded = (data: readonly Person[]) => ({ data, isError: false, isFetching: false, refetch: () => {} })
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => person(`p${index}`, `Persona ${index + 1}`, index, 'Loja'))

const show = (props: Partial<DataTableProps<Person>> = {}, url = '/lista') => {
  const element = (
    <DataTable
      caption="Personas"
      list={{ path: '/personas' }}
      query={loaded(PEOPLE)}
      columns={COLUMNS}
      filters={FILTERS}
      rowId={(row) => row.id}
      rowLabel={(row) => row.name}
      empty={{ title: 'No hay personas.', next: 'Espera a que llegue alguien.' }}
      failed="Error al obtener personas"
      {...props}
    />
  )
  const router = createMemoryRouter([{ path: '/lista', element }], { initialEntries: [url] })
  render(<RouterProvider router={router} />)
  return { router, params: () => new URLSearchParams(router.state.location.search) }
}

const names = () =>
  screen.getAllByRole('rowheader').map((cell) => cell.textContent?.replace(/Nombre: |Ciudad: .*/g, ''))
const search = () => screen.getByRole('textbox', { name: 'Buscar' })

const setViewport = (width: number) =>
  (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.setViewport({ width, height: 800 })

afterEach(() => {
  cleanup()
  setViewport(1280)
})

describe('searching', () => {
  it('minds neither accents nor capitals, and wants every word somewhere in the row', async () => {
    const user = userEvent.setup()
    show()
    await user.type(search(), 'QUITO nunez')
    await waitFor(() => expect(names()).toEqual(['Zoila Núñez']))
    expect(screen.getByRole('status').textContent).toBe('1 resultado')
  })

  it('reaches the URL when the typing pauses, and is read from it', async () => {
    const user = userEvent.setup()
    const { params } = show({}, '/lista?q=perez')
    expect(names()).toEqual(['Ángel Pérez'])
    await user.clear(search())
    await user.type(search(), 'oña')
    await waitFor(() => expect(params().get('q')).toBe('oña'))
    expect(names()).toEqual(['Andrés Oña'])
  })

  it('says so where nothing matches, and offers the way back', async () => {
    const user = userEvent.setup()
    const { params } = show({}, '/lista?q=nadie&ciudad=quito')
    expect(screen.getByRole('status').textContent).toBe('Ningún resultado')
    await user.click(screen.getByRole('button', { name: 'Quitar búsqueda y filtros' }))
    await waitFor(() => expect(names()).toHaveLength(4))
    expect([...params().keys()]).toEqual([])
    expect(document.activeElement).toBe(search())
  })

  it('calls each column by its short name for who hears a cell', () => {
    show()
    for (const heading of screen.getAllByRole('columnheader'))
      if (heading.hasAttribute('aria-sort'))
        expect(heading.textContent?.startsWith(heading.getAttribute('abbr') ?? '?')).toBe(true)
  })

  it('follows the URL back', async () => {
    const { router } = show({}, '/lista?q=perez')
    await router.navigate('/lista?q=zoila')
    await waitFor(() => expect(names()).toEqual(['Zoila Núñez']))
    await router.navigate(-1)
    await waitFor(() => expect(names()).toEqual(['Ángel Pérez']))
    expect((search() as HTMLInputElement).value).toBe('perez')
  })
})

describe('sorting', () => {
  it('orders text as a Spanish dictionary, by the heading and back', async () => {
    const user = userEvent.setup()
    const { params } = show()
    await user.click(screen.getByRole('button', { name: 'Persona' }))
    expect(names()).toEqual(['Andrés Oña', 'Ángel Pérez', 'beatriz Ñacato', 'Zoila Núñez'])
    expect(screen.getByRole('columnheader', { name: 'Persona' }).getAttribute('aria-sort')).toBe('ascending')
    await user.click(screen.getByRole('button', { name: 'Persona' }))
    expect(names()[0]).toBe('Zoila Núñez')
    expect(params().get('orden')).toBe('-name')
  })

  it('keeps a change that has not been rendered yet when another one follows', async () => {
    const { params } = show()
    act(() => {
      fireEvent.change(screen.getByRole('combobox', { name: 'Ciudad' }), { target: { value: 'quito' } })
      fireEvent.click(screen.getByRole('button', { name: 'Edad' }))
    })
    await waitFor(() => expect(Object.fromEntries(params())).toEqual({ ciudad: 'quito', orden: 'age' }))
  })

  it('orders numbers by size, and what is unknown comes last in both directions', async () => {
    const user = userEvent.setup()
    show()
    await user.click(screen.getByRole('button', { name: 'Edad' }))
    expect(names()).toEqual(['Ángel Pérez', 'Zoila Núñez', 'Andrés Oña', 'beatriz Ñacato'])
    await user.click(screen.getByRole('button', { name: 'Edad' }))
    expect(names()).toEqual(['Andrés Oña', 'Zoila Núñez', 'Ángel Pérez', 'beatriz Ñacato'])
  })

  it('reaches every datum, those too that share a column', async () => {
    const user = userEvent.setup()
    const { params } = show()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'Ciudad')
    expect(names()[0]).toBe('Ángel Pérez')
    await user.click(screen.getByRole('button', { name: 'Ascendente' }))
    expect(params().get('orden')).toBe('-city')
    expect(names()[0]).toBe('Zoila Núñez')
  })

  it('leaves rows of the same value as they came, in both directions', () => {
    show({}, '/lista?orden=city')
    expect(names().slice(2)).toEqual(['Zoila Núñez', 'beatriz Ñacato'])
    cleanup()
    show({}, '/lista?orden=-city')
    expect(names().slice(0, 2)).toEqual(['Zoila Núñez', 'beatriz Ñacato'])
  })

  it('takes no notice of an order nobody knows', () => {
    show({}, '/lista?orden=-constructor&pagina=-3&filas=7&ciudad=marte')
    expect(names()[0]).toBe('Zoila Núñez')
    expect(names()).toHaveLength(4)
  })
})

describe('paging', () => {
  beforeEach(() => {
    Element.prototype.scrollIntoView = vi.fn()
  })

  it('shows a page at a time, and which one in the URL', async () => {
    const user = userEvent.setup()
    const { params } = show({ query: loaded(many(60)) })
    expect(names()).toHaveLength(25)
    expect(screen.getByText('Página 1 de 3')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Siguiente' }))
    await user.click(screen.getByRole('button', { name: 'Siguiente' }))
    expect(names()).toHaveLength(10)
    expect(params().get('pagina')).toBe('3')
    const next = screen.getByRole('button', { name: 'Siguiente' })
    expect(next.getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(next)
  })

  it('starts at the first page again when the size, the order or the search changes', async () => {
    const user = userEvent.setup()
    const { params } = show({ query: loaded(many(120)) }, '/lista?pagina=3')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Filas por página' }), '100')
    expect(params().toString()).toBe('filas=100')
    expect(names()).toHaveLength(100)
  })

  it('shows the last page where a link asks for one beyond', () => {
    show({ query: loaded(many(30)) }, '/lista?pagina=99')
    expect(screen.getByText('Página 2 de 2')).toBeTruthy()
    expect(names()).toHaveLength(5)
  })

  it('renders only the page of ten thousand rows, and finds one among them', async () => {
    const user = userEvent.setup()
    show({ query: loaded(many(10_000).map((row) => ({ ...row, age: null }))) })
    await user.click(screen.getByRole('button', { name: 'Persona' }))
    expect(names()).toHaveLength(25)
    await user.type(search(), '9999')
    await waitFor(() => expect(names()).toEqual(['Persona 9999']))
  }, 30_000)
})

describe('filters and other parameters', () => {
  it('narrow the list, stand in the URL, and leave the parameters of others alone', async () => {
    const user = userEvent.setup()
    const { params } = show({}, '/lista?vista=dos')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ciudad' }), 'Solo Quito')
    expect(names()).toEqual(['Zoila Núñez', 'beatriz Ñacato'])
    expect(params().toString()).toBe('vista=dos&ciudad=quito')
  })
})

describe('the four states', () => {
  it('says it is loading, once', () => {
    show({ query: { ...loaded([]), data: undefined, isFetching: true } })
    expect(screen.getByRole('status').textContent).toContain('Cargando')
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('says what to do where there is nothing yet', () => {
    show({ query: loaded([]) })
    expect(screen.getByText('No hay personas.')).toBeTruthy()
    expect(screen.getByText('Espera a que llegue alguien.')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('offers another try where the list did not come', async () => {
    const refetch = vi.fn()
    show({ query: { data: undefined, isError: true, isFetching: false, refetch } })
    expect(within(screen.getByRole('alert')).getByText('Error al obtener personas')).toBeTruthy()
    await userEvent.setup().click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(refetch).toHaveBeenCalledOnce()
  })

  it('keeps the rows it has when a newer list does not come', () => {
    show({ query: { ...loaded(PEOPLE), isError: true } })
    expect(screen.getByRole('alert').textContent).toContain('No se pudo actualizar la lista')
    expect(names()).toHaveLength(4)
  })
})

describe('one row', () => {
  const actions = (row: Person) => <button type="button">Saludar a {row.name}</button>

  it('names its actions and can be greyed', () => {
    show({ actions, isMuted: (row) => row.id === '2' })
    expect(screen.getByRole('group', { name: 'Ángel Pérez' })).toBeTruthy()
    const muted = screen.getAllByRole('row').filter((row) => row.dataset.muted === 'true')
    expect(muted).toHaveLength(1)
    expect(muted[0]?.textContent).toContain('Ángel Pérez')
  })

  it('is a card of labelled data with the same actions on a phone, and then nothing is said twice', () => {
    setViewport(375)
    show({ actions })
    expect(screen.queryByRole('table')).toBeNull()
    const card = within(screen.getByRole('article', { name: 'Ángel Pérez' }))
    expect(card.getAllByRole('term').map((term) => term.textContent)).toEqual(['Ciudad', 'Edad'])
    expect(card.getByRole('button', { name: 'Saludar a Ángel Pérez' })).toBeTruthy()
    expect(screen.getAllByText('Ángel Pérez')).toHaveLength(1)
  })
})
