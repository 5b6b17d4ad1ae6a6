import { watchHistorySteps } from '@naf/web/src/lib/history-steps.ts'
import { type Guarded, guardLeaving } from '@naf/web/src/lib/leaving.ts'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

/** A form at /formulario, the fourth entry of the history. */
const HERE = { path: '/formulario', entry: 3 }

const go = vi.spyOn(window.history, 'go').mockImplementation(() => {})
const state = { asks: true, waits: false, loses: false, leaves: false }
const ask = vi.fn<Guarded['ask']>(async () => state.leaves)
const followed = vi.fn()
const routed = vi.fn()
let ignore = () => {}

const standAt = (path: string, idx: number) => window.history.replaceState({ idx }, '', path)

/** The browser has gone there, and says so. */
const arriveAt = (path: string, idx: number) => {
  standAt(path, idx)
  window.dispatchEvent(new PopStateEvent('popstate', { state: { idx } }))
}
const comeBack = () => arriveAt(HERE.path, HERE.entry)

const way = (html: string): HTMLElement => {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLElement
}

/** What was pressed was answered. */
const answered = () => new Promise((resolve) => setTimeout(resolve))

beforeAll(() => {
  watchHistorySteps()
  // As the router does, which began to listen later.
  window.addEventListener('popstate', routed)
  document.addEventListener('click', (event) => {
    followed(event.target)
    event.preventDefault()
  })
})
beforeEach(() => {
  Object.assign(state, { asks: true, waits: false, loses: false, leaves: false })
  standAt(HERE.path, HERE.entry)
  ignore = guardLeaving({
    asks: () => state.asks,
    waits: () => state.waits,
    loses: () => state.loses,
    ask,
  })
})
afterEach(() => {
  ignore()
  for (const spy of [go, ask, followed, routed]) spy.mockClear()
})

describe('a press on a link or a button that leads away', () => {
  const WAYS = ['<a href="/otra">Otra</a>', '<button data-leaves="form">Cancelar</button>']

  it.each(WAYS)('is asked about, and followed once that was agreed to: %s', async (html) => {
    way(html).click()
    await answered()
    expect(ask).toHaveBeenCalledExactlyOnceWith('form')
    expect(followed).not.toHaveBeenCalled()

    ask.mockImplementationOnce(async () => {
      state.asks = false
      return true
    })
    way(html).click()
    await answered()
    expect(followed).toHaveBeenCalledOnce()
  })

  it.each(WAYS)('does nothing while the form is sent: %s', async (html) => {
    state.waits = true
    way(html).click()
    await answered()
    expect(ask).not.toHaveBeenCalled()
    expect(followed).not.toHaveBeenCalled()
  })

  it('asks once, however often it is pressed', async () => {
    const link = way(WAYS[0] ?? '')
    link.click()
    link.click()
    await answered()
    expect(ask).toHaveBeenCalledOnce()
  })

  it('says where it ends the session', async () => {
    way('<button data-leaves="session">Cerrar Sesión</button>').click()
    await answered()
    expect(ask).toHaveBeenCalledExactlyOnceWith('session')
  })

  it.each([
    '<a href="#campo">Un campo</a>',
    '<a href="/formulario?pagina=2">La misma página</a>',
    '<a href="/otra" target="_blank">Otra pestaña</a>',
    '<a href="/documentos/carta.pdf" download>Un archivo</a>',
    '<a href="https://sri.gob.ec/">Otro sitio</a>',
    '<button>Enviar</button>',
  ])('is nobody else’s: %s', async (html) => {
    way(html).click()
    await answered()
    expect(ask).not.toHaveBeenCalled()
    expect(followed).toHaveBeenCalledOnce()
  })
})

describe("a step through the browser's history", () => {
  it.each([
    ['back', '/antes', 2, -1],
    ['forward', '/despues', 4, 1],
    ['by several entries', '/mucho-antes', 0, -3],
  ])('%s is undone unseen by the router, asked about and made again', async (_, path, idx, steps) => {
    arriveAt(path, idx)
    expect(go).toHaveBeenCalledExactlyOnceWith(-steps)
    comeBack()
    await answered()
    expect(ask).toHaveBeenCalledExactlyOnceWith('form')
    expect(go).toHaveBeenCalledOnce()

    state.leaves = true
    arriveAt(path, idx)
    comeBack()
    await answered()
    expect(go).toHaveBeenLastCalledWith(steps)
    expect(routed).not.toHaveBeenCalled()
  })

  it('is only undone while the form is sent', async () => {
    state.waits = true
    arriveAt('/antes', 2)
    comeBack()
    await answered()
    expect(go).toHaveBeenCalledExactlyOnceWith(1)
    expect(ask).not.toHaveBeenCalled()
    expect(routed).not.toHaveBeenCalled()
  })

  it('is the router’s where nothing is unsaved', () => {
    state.asks = false
    arriveAt('/antes', 2)
    expect(go).not.toHaveBeenCalled()
    expect(routed).toHaveBeenCalledOnce()
  })
})

it('the closing of the tab is asked about where it loses something, in the words of every browser', () => {
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return [event.defaultPrevented, event.returnValue]
  }
  expect(close()[0]).toBe(false)
  state.loses = true
  expect(close()).toEqual([true, true])
})
