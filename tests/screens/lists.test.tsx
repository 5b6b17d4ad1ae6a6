import { api as endpoints, type Inscripcion, UNREADABLE_HEADER } from '@naf/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { box, choice, field, type Mounted, mount, press, rewrite, setWidth } from '../support/mount.tsx'
import { nightly } from '../support/nightly.ts'
import { inscripcion, libro } from '../support/samples.ts'
import { hold, json, loseConnection, type Reply, refuse, withStubApi } from '../support/stub-api.ts'

const api = withStubApi()
const { inscripciones, libros } = endpoints
const LIST = '/dashboard-admin/ver-inscripciones'

beforeEach(() => {
  api.on(inscripciones.markSeen, json({ mensaje: 'ok' }))
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => setWidth(1280))

const open = async (query = '') => {
  const page = mount(`${LIST}${query}`, { as: 'admin' })
  await screen.findByRole('textbox', { name: 'Buscar' })
  return page
}
const names = () =>
  screen
    .queryAllByRole('rowheader')
    .map(({ firstElementChild: name }) => name?.textContent?.replace(/^.*: | Pérez Oña$/g, ''))
/** What the table says of its rows. */
const status = () => screen.getAllByRole('status').findLast(({ tagName }) => tagName === 'P')?.textContent
const shows = (text: string) => waitFor(() => expect(status()).toBe(text))
const search = (page: Mounted, text: string) => rewrite(page, 'Buscar', text)
const params = (page: Mounted) => Object.fromEntries(new URLSearchParams(page.address().split('?')[1]))
const many = (count: number, change: (index: number) => Partial<Inscripcion> = () => ({})) =>
  Array.from({ length: count }, (_, index) =>
    inscripcion(`p${index}`, { PrimerNombre: `Persona ${index}`, ...change(index) }),
  )
const reads = () => api.callsOf(inscripciones.list).map(({ query }) => query)

const person = (PrimerNombre: string, change: Partial<Inscripcion> = {}) =>
  inscripcion(PrimerNombre, { PrimerNombre, ...change })
const PEOPLE = [
  person('Zoila Núñez', { IdEspe: '2023-20241', NivelSemestre: 'Segundo Semestre' }),
  person('Ángel', { NivelSemestre: 'Primer Semestre', Carrera: 'TICS y SOFTWARE' }),
  person('beatriz', { NivelSemestre: 'Curso antiguo' as never, Carrera: 'TICS y SOFTWARE' }),
  person('Andrés Oña', { NivelSemestre: 'Octavo Semestre' }),
]

describe('a table', () => {
  beforeEach(() => api.answers(inscripciones.list, PEOPLE))

  it('is searched without accents, capitals and signs, each word anywhere in a row', async () => {
    const page = await open()
    await search(page, 'TERCER nunez')
    await shows('Ningún resultado')
    await search(page, '"SEGUNDO", nunez 2023-20241')
    await shows('1 resultado')
    expect(names()).toEqual(['Zoila Núñez'])
    await waitFor(() => expect(params(page)).toEqual({ q: '"SEGUNDO", nunez 2023-20241' }))
  })

  it('starts as its address says, whatever it says, until the filters are taken away', async () => {
    const page = await open('?q=angel&carrera=TICS+y+SOFTWARE&orden=-constructor&pagina=-3&filas=7')
    expect(names()).toEqual(['Ángel'])
    await search(page, 'nadie')
    await press(page, 'Quitar búsqueda y filtros')
    await waitFor(() => expect(names()).toHaveLength(4))
    expect(params(page)).not.toHaveProperty('q')
    expect(params(page)).not.toHaveProperty('carrera')
    await waitFor(() => expect(document.activeElement).toBe(box('Buscar')))
  })

  it('sorts levels by rank with unknown ones last, and text as a Spanish dictionary', async () => {
    const page = await open()
    await page.actor.selectOptions(choice('Ordenar por'), 'Nivel')
    expect(names()).toEqual(['Ángel', 'Zoila Núñez', 'Andrés Oña', 'beatriz'])
    await press(page, 'Ascendente')
    expect(names()).toEqual(['Andrés Oña', 'Zoila Núñez', 'Ángel', 'beatriz'])
    await press(page, 'Nombre completo')
    expect(names()).toEqual(['Andrés Oña', 'Ángel', 'beatriz', 'Zoila Núñez'])
    const heading = screen.getByRole('columnheader', { name: 'Nombre completo' })
    expect(heading.getAttribute('aria-sort')).toBe('ascending')
    await press(page, 'Nombre completo')
    expect(names()[0]).toBe('Zoila Núñez')
    expect(params(page)).toEqual({ orden: '-nombre' })
  })

  it('shows its rows as cards with the same actions on a phone', async () => {
    setWidth(375)
    await open()
    expect(screen.queryByRole('table')).toBeNull()
    const card = within(screen.getByRole('article', { name: /Ángel/ }))
    const terms = card.getAllByRole('term').map(({ textContent }) => textContent)
    expect(terms).toEqual(expect.arrayContaining(['ID ESPE', 'Correo', 'Celular', 'Carrera', 'Nivel']))
    expect(card.getByRole('button', { name: /^Eliminar Ángel/ })).toBeTruthy()
  })

  it('keeps its rows when a newer list does not come', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    ;(await open()).leave()
    api.on(inscripciones.list, loseConnection)
    vi.setSystemTime(Date.now() + 16 * 60_000)
    await open()
    expect((await screen.findByRole('alert')).textContent).toContain('No se pudo actualizar la lista')
    expect(names()).toHaveLength(4)
  })
})

it('the pages of a table show 25 rows each and keep the focus at the end', async () => {
  api.answers(inscripciones.list, many(60))
  const page = await open()
  expect(names()).toHaveLength(25)
  await press(page, 'Siguiente')
  await press(page, 'Siguiente')
  expect(screen.getByText('Página 3 de 3')).toBeTruthy()
  expect(names()).toHaveLength(10)
  expect(params(page)).toEqual({ pagina: '3' })
  const next = screen.getByRole('button', { name: 'Siguiente' })
  expect([next.getAttribute('aria-disabled'), document.activeElement]).toEqual(['true', next])
  await page.actor.selectOptions(choice('Filas por página'), '50')
  expect(params(page)).toEqual({ filas: '50' })
  expect(names()).toHaveLength(50)
})

describe('a list of more than 50 records', () => {
  /** Gives pages as the server does, newest first, with a `Link` to the rest. */
  const pagesOf =
    (rows: readonly { Id: string }[], unreadable?: (cursor: string | undefined) => string): Reply =>
    (call, response) => {
      const { limite, cursor, buscar } = call.query
      const after = cursor ? rows.slice(rows.findIndex(({ Id }) => Id === cursor) + 1) : rows
      const left = after.filter((row) => !buscar || Object.values(row).includes(buscar))
      const given = left.slice(0, Number(limite))
      const last = given.length < left.length && given.at(-1)
      const headers: Record<string, string> = {}
      if (unreadable) headers[UNREADABLE_HEADER] = unreadable(cursor)
      if (last)
        headers.Link = `<?${new URLSearchParams({ limite: `${limite}`, cursor: last.Id })}>; rel="next"`
      json(given, 200, headers)(call, response)
    }
  /** Lets the pages after the first have another answer. */
  const restBy =
    (first: Reply, rest: Reply): Reply =>
    (call, response) =>
      (call.query.cursor ? rest : first)(call, response)

  it('is there with its first page, searched meanwhile, and reads its rest again when that fails', async () => {
    const pages = pagesOf(many(120))
    const rest = hold(refuse(400, 'invalid_input'))
    api.on(inscripciones.list, restBy(pages, rest.reply))
    const page = await open()
    await screen.findByText('Página 1 de 2')
    expect(status()).toBe('Cargando el resto…')
    await search(page, 'persona 119')
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull())
    expect(screen.queryByText('Ningún resultado')).toBeNull()
    // The enrolments of the rest are new until the newest is marked as seen.
    expect(api.changes).toEqual([])
    rest.release()
    const notice = /^No se pudo cargar el resto de la lista: aquí están los 50 registros más recientes\./
    await screen.findByText(notice)
    api.on(inscripciones.list, pages)
    await press(page, 'Reintentar')
    await shows('1 resultado')
    expect(names()).toEqual(['Persona 119'])
    expect(screen.queryByText(notice)).toBeNull()
    expect(reads().at(-1)).toEqual({ limite: '1000', cursor: 'p49' })
    await waitFor(() => expect(api.changes.map(({ path }) => path)).toEqual(['/inscripciones/vistas/p0']))
  })

  nightly(
    'keeps a deletion that was answered while its rest was on the way, and goes on with the rest',
    async () => {
      const rows = many(120)
      const pages = pagesOf(rows)
      const rest = hold(pages)
      api.on(inscripciones.list, restBy(pages, rest.reply))
      api.on(inscripciones.delete, json({ mensaje: 'ok' }))
      const page = await open()
      await page.actor.click(screen.getByRole('button', { name: /^Eliminar Persona 1 / }))
      await press(page, 'Sí, eliminar')
      await screen.findByText('Inscripción eliminada')
      rest.release()
      await shows('119 resultados')
      expect(names().slice(0, 2)).toEqual(['Persona 0', 'Persona 2'])
      expect(reads().filter(({ cursor }) => !cursor)).toHaveLength(1)
    },
  )

  // Five thousand rows take a while, so this runs nightly only.
  nightly('holds the newest 5,000 and searches the server for one word beyond', async () => {
    const old = person('Antigua', { Celular: '0987654321' })
    const pages = pagesOf([...many(5_100), old])
    api.on(inscripciones.list, pages)
    const page = await open()
    await shows('5.000 resultados')
    const notice = /^Aquí están los 5\.000 registros más recientes\. Para encontrar uno anterior/
    expect(screen.getByText(notice)).toBeTruthy()
    expect(reads().map(({ limite }) => limite)).toEqual(['50', '1000', '1000', '1000', '1000', '950'])
    await search(page, '0987654321')
    await shows('1 resultado')
    expect(names()).toEqual(['Antigua'])
    const searched = () => reads().filter(({ buscar }) => buscar)
    expect(searched().at(-1)).toEqual({ limite: '50', cursor: 'p4999', buscar: '0987654321' })
    const before = searched().length
    await search(page, 'persona antigua')
    await shows('Ningún resultado')
    expect(searched()).toHaveLength(before)
  })

  nightly('names the records that nobody can read, of all its pages', async () => {
    const pages = pagesOf(many(120), (cursor) => (cursor ? 'b1,%C3%B1' : 'a1'))
    api.on(inscripciones.list, pages)
    await open()
    await shows('120 resultados')
    expect(screen.getByText(/^No se pudieron leer los registros a1, b1 y ñ\./)).toBeTruthy()
  })
})

it('a list is read once in a visit, and again when it is old and its screen opens', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  api.answers(inscripciones.list, PEOPLE)
  for (const minutes of [0, 14, 2]) {
    vi.setSystemTime(Date.now() + minutes * 60_000)
    const page = await open()
    await screen.findByRole('table')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(reads()).toHaveLength(minutes === 2 ? 2 : 1))
    page.leave()
  }
})

describe('a long public list', () => {
  /** Says that the end of the list comes near: happy-dom has no layout. */
  let nearEnd: () => Promise<void>
  beforeEach(() => {
    const watching = new Set<() => void>()
    class Observer {
      tell: () => void
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = () => callback([{ isIntersecting: true }])
      }
      observe() {
        watching.add(this.tell)
      }
      disconnect() {
        watching.delete(this.tell)
      }
    }
    vi.stubGlobal('IntersectionObserver', Observer)
    nearEnd = async () => {
      await waitFor(() => expect(watching.size).toBeGreaterThan(0))
      act(() => {
        for (const tell of watching) tell()
      })
    }
  })
  const cards = () => [...document.querySelectorAll('article')]
  // Each visit has an address of its own: the length of a list is remembered for Back.
  const openLibrary = async () => {
    const titles = Array.from({ length: 100 }, (_, n) => (n % 2 ? `Renta ${n}` : `Hogar ${n}`))
    api.answers(
      libros.list,
      titles.map((Titulo) => libro(Titulo, { Titulo })),
    )
    const page = mount(`/biblioteca?visita=${crypto.randomUUID()}`)
    await screen.findByText('100 libros', { selector: '[role=status]' })
    return page
  }

  it('shows 24 cards, more whenever its end comes near, and is searched whole', async () => {
    const page = await openLibrary()
    expect(cards()).toHaveLength(24)
    const last = cards().at(-1)?.closest('li')
    expect(last?.ariaSetSize ?? last?.getAttribute('aria-setsize')).toBe('100')
    await nearEnd()
    await waitFor(() => expect(cards()).toHaveLength(48))
    await page.actor.type(field('Buscar'), 'renta')
    await screen.findByText('50 libros', { selector: '[role=status]' })
    expect(cards()).toHaveLength(24)
    await page.actor.type(field('Buscar'), ' 99')
    await screen.findByText('1 libro', { selector: '[role=status]' })
    expect(screen.getByRole('article', { name: 'Renta 99' })).toBeTruthy()
  })

  it('gives more by its button, without watching, and focuses the first new card', async () => {
    vi.stubGlobal('IntersectionObserver', undefined)
    Reflect.deleteProperty(window, 'IntersectionObserver')
    const page = await openLibrary()
    screen.getByRole('button', { name: 'Mostrar más' }).focus()
    await page.actor.keyboard('{Enter}')
    await waitFor(() => expect(cards()).toHaveLength(48))
    expect(document.activeElement).toBe(within(cards()[24] as HTMLElement).getAllByRole('link')[0])
  })
})
