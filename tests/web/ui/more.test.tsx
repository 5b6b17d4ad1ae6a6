import GaleriaPage from '@naf/web/src/features/galeria/GaleriaPage.tsx'
import Libros from '@naf/web/src/features/libros/Libros.tsx'
import { PORTION } from '@naf/web/src/ui/more/useMore.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { imagen, libro } from '../support/content-builders.ts'
import { json, leavePage, renderPage, stubNetwork } from '../support/render-page.tsx'

const MANY = Array.from({ length: 100 }, (_, index) =>
  libro(`${index}`, { Titulo: index % 2 ? `Renta ${index}` : `Hogar ${index}` }),
)
const PICTURES = Array.from({ length: 60 }, (_, index) => imagen(`${index}`))

/** There is no layout here, so a test says when the end comes near. */
let endComesNear: () => Promise<void>
const watchEnds = () => {
  const watching = new Set<IntersectionObserverCallback>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly callback: IntersectionObserverCallback
      constructor(callback: IntersectionObserverCallback) {
        this.callback = callback
      }
      observe() {
        watching.add(this.callback)
      }
      disconnect() {
        watching.delete(this.callback)
      }
    },
  )
  endComesNear = async () => {
    await waitFor(() => expect(watching.size).toBeGreaterThan(0))
    act(() => {
      for (const tell of watching) tell([{ isIntersecting: true } as IntersectionObserverEntry], {} as never)
    })
  }
}

const cards = () => [...document.querySelectorAll('article')]
const more = () => screen.getByRole('button', { name: 'Mostrar más' })

beforeEach(watchEnds)
afterEach(leavePage)

describe('a library of a hundred books', () => {
  const open = async () => {
    stubNetwork(() => json(MANY))
    renderPage(Libros, { url: `/pagina?prueba=${crypto.randomUUID()}` })
    await screen.findByText('100 libros', { selector: '[role=status]' })
  }

  it('renders the first of them, and says how many there are and which is which', async () => {
    await open()
    expect(cards()).toHaveLength(PORTION)
    const last = cards().at(-1)?.closest('li')
    expect(last?.getAttribute('aria-setsize')).toBe('100')
    expect(last?.getAttribute('aria-posinset')).toBe(`${PORTION}`)
  })

  it('renders more whenever its end comes near, down to the last', async () => {
    await open()
    for (const count of [48, 72, 96, 100]) {
      await endComesNear()
      await waitFor(() => expect(cards()).toHaveLength(count))
    }
    expect(screen.queryByRole('button', { name: 'Mostrar más' })).toBeNull()
  })

  it('gives more to whoever presses, and goes on with the first that came', async () => {
    const actor = userEvent.setup()
    await open()
    more().focus()
    await actor.keyboard('{Enter}')
    await waitFor(() => expect(cards()).toHaveLength(2 * PORTION))
    const first = cards()[PORTION] as HTMLElement
    expect(document.activeElement).toBe(within(first).getAllByRole('link')[0])
  })

  it('needs nothing but the button where a browser does not tell what comes near', async () => {
    vi.stubGlobal('IntersectionObserver', undefined)
    Reflect.deleteProperty(window, 'IntersectionObserver')
    const actor = userEvent.setup()
    await open()
    await actor.click(more())
    await waitFor(() => expect(cards()).toHaveLength(2 * PORTION))
  })

  it('is searched whole, and what is found begins anew', async () => {
    const actor = userEvent.setup()
    await open()
    await endComesNear()
    await waitFor(() => expect(cards()).toHaveLength(2 * PORTION))
    await actor.type(screen.getByLabelText('Buscar'), 'renta')
    await screen.findByText('50 libros', { selector: '[role=status]' })
    expect(cards()).toHaveLength(PORTION)
    await actor.type(screen.getByLabelText('Buscar'), ' 99')
    await screen.findByText('1 libro', { selector: '[role=status]' })
    expect(screen.getByRole('article', { name: 'Renta 99' })).toBeTruthy()
  })
})

describe('a gallery of sixty pictures', () => {
  it('renders the first of them, more as its end comes near, and can be stepped through meanwhile', async () => {
    stubNetwork(() => json(PICTURES))
    renderPage(GaleriaPage)
    const strip = within(await screen.findByRole('region', { name: 'Imágenes de la galería' }))
    expect(strip.getAllByRole('figure')).toHaveLength(PORTION)
    expect(screen.getByRole('button', { name: 'Siguiente' }).getAttribute('aria-disabled')).toBe('false')
    for (const count of [48, 60]) {
      await endComesNear()
      await waitFor(() => expect(strip.getAllByRole('figure')).toHaveLength(count))
    }
    cleanup()
  })
})
