import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Carousel } from '@naf/web/src/ui/carousel/Carousel.tsx'
import { CAROUSEL_ITEM_PX, STEP_PX } from '@naf/web/src/ui/carousel/carousel-layout.ts'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const ROWS = ['a', 'b', 'c', 'd']
const WIDTH = 400
const CONTENT = 1184

/** There is no layout here, so the sizes are given, and a scroll is at once where a browser's would end. */
const giveLayout = () => {
  const scrolls: ScrollToOptions[] = []
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(CONTENT)
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (this: Element, options) {
    scrolls.push(options as ScrollToOptions)
  } as typeof Element.prototype.scrollTo)
  return scrolls
}

const preferReducedMotion = () =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)

const strip = () => screen.getByRole('region', { name: 'Fotos' })
const button = (name: string) => screen.getByRole('button', { name })

/** The strip has arrived there, and stands still. */
const arriveAt = async (left: number) => {
  strip().scrollLeft = left
  fireEvent.scroll(strip())
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
}

let scrolls: ScrollToOptions[]
beforeEach(() => {
  scrolls = giveLayout()
  render(
    <Carousel label="Fotos" summary="4 fotos" rows={ROWS} rowId={(row) => row}>
      {(row) => row}
    </Carousel>,
  )
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('a press', () => {
  it('moves the strip by 300 px, smoothly', async () => {
    const actor = userEvent.setup()
    await actor.click(button('Siguiente'))
    expect(scrolls).toEqual([{ left: 300, behavior: 'smooth' }])
    await arriveAt(300)
    await actor.click(button('Anterior'))
    expect(scrolls.at(-1)).toEqual({ left: 0, behavior: 'smooth' })
  })

  it('counts from where the last one leads, and not from where the strip is by then', async () => {
    const actor = userEvent.setup()
    await actor.click(button('Siguiente'))
    strip().scrollLeft = 40
    fireEvent.scroll(strip())
    await actor.click(button('Siguiente'))
    expect(scrolls.at(-1)?.left).toBe(600)
  })

  it('counts from where a finger has moved it since', async () => {
    const actor = userEvent.setup()
    await actor.click(button('Siguiente'))
    await arriveAt(120)
    await actor.click(button('Siguiente'))
    expect(scrolls.at(-1)?.left).toBe(420)
  })

  it('moves at once for whoever wants no motion', async () => {
    preferReducedMotion()
    await userEvent.setup().click(button('Siguiente'))
    expect(scrolls).toEqual([{ left: 300, behavior: 'instant' }])
  })
})

describe('at either end', () => {
  it('the button that leads no further says so, keeps the focus and does nothing', async () => {
    const actor = userEvent.setup()
    expect(button('Anterior').getAttribute('aria-disabled')).toBe('true')
    await actor.click(button('Anterior'))
    expect(scrolls).toEqual([])
    await arriveAt(CONTENT - WIDTH)
    expect(button('Anterior').getAttribute('aria-disabled')).toBe('false')
    expect(button('Siguiente').getAttribute('aria-disabled')).toBe('true')
    await actor.click(button('Siguiente'))
    expect(document.activeElement).toBe(button('Siguiente'))
    expect(scrolls).toEqual([])
  })

  it('the last step is as long as there is room', async () => {
    await arriveAt(600)
    await userEvent.setup().click(button('Siguiente'))
    expect(scrolls.at(-1)?.left).toBe(CONTENT - WIDTH)
  })
})

describe('the keyboard', () => {
  it('reaches the strip and moves it as the buttons do', async () => {
    const actor = userEvent.setup()
    strip().focus()
    expect(document.activeElement).toBe(strip())
    await actor.keyboard('{ArrowRight}')
    await actor.keyboard('{ArrowRight}')
    await actor.keyboard('{ArrowLeft}')
    await actor.keyboard('{End}')
    await actor.keyboard('{Home}')
    expect(scrolls.map(({ left }) => left)).toEqual([300, 600, 300, CONTENT - WIDTH, 0])
  })

  it('keeps what the browser does with the arrows and another key', async () => {
    strip().focus()
    await userEvent.setup().keyboard('{Alt>}{ArrowLeft}{/Alt}')
    expect(scrolls).toEqual([])
  })
})

it('knows its sizes as the theme has them', () => {
  const theme = readFileSync(join(import.meta.dirname, '../../../web/src/theme.css'), 'utf8')
  const pixels = (name: string) => Number(theme.match(new RegExp(`--${name}: (\\d+)px;`))?.[1])
  expect(pixels('container-slide')).toBe(CAROUSEL_ITEM_PX)
  expect(pixels('container-slide') + pixels('spacing-slide-gap')).toBe(STEP_PX)
})
