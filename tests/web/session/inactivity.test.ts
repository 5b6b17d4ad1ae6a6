import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetActivity } from '../../../web/src/session/activity.ts'
import { INACTIVITY_LIMIT, WARNING_BEFORE, watchInactivity } from '../../../web/src/session/inactivity.ts'

const MINUTE = 60_000
const handlers = { onWarning: vi.fn(), onReturn: vi.fn(), onEnd: vi.fn() }
let stop: () => void

const start = () => {
  stop = watchInactivity(handlers)
}
const move = (screenX = 0) => window.dispatchEvent(new MouseEvent('mousemove', { screenX }))
const pass = (ms: number) => vi.advanceTimersByTime(ms)

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  localStorage.clear()
  start()
})

afterEach(() => {
  stop()
  vi.useRealTimers()
})

describe('the hour of inactivity', () => {
  it('is 3,600,000 ms', () => {
    pass(INACTIVITY_LIMIT - 1)
    expect(handlers.onEnd).not.toHaveBeenCalled()
    pass(1)
    expect(handlers.onEnd).toHaveBeenCalledTimes(1)
    expect(INACTIVITY_LIMIT).toBe(3_600_000)
  })

  it('warns once, two minutes before', () => {
    pass(INACTIVITY_LIMIT - WARNING_BEFORE - 1)
    expect(handlers.onWarning).not.toHaveBeenCalled()
    pass(1)
    expect(handlers.onWarning).toHaveBeenCalledTimes(1)
    pass(MINUTE)
    expect(handlers.onWarning).toHaveBeenCalledTimes(1)
  })

  it.each(['mousemove', 'mousedown', 'keydown', 'wheel', 'scroll', 'touchstart', 'touchmove'])(
    'begins anew with a %s',
    (sign) => {
      pass(50 * MINUTE)
      document.body.dispatchEvent(new Event(sign, { bubbles: true }))
      pass(50 * MINUTE)
      expect(handlers.onEnd).not.toHaveBeenCalled()
      pass(10 * MINUTE)
      expect(handlers.onEnd).toHaveBeenCalledTimes(1)
    },
  )

  it('begins anew after the warning, which is then withdrawn', () => {
    pass(59 * MINUTE)
    move(10)
    expect(handlers.onReturn).toHaveBeenCalledTimes(1)
    pass(59 * MINUTE)
    expect(handlers.onWarning).toHaveBeenCalledTimes(2)
    expect(handlers.onEnd).not.toHaveBeenCalled()
  })

  it('does not take a mouse that stands still under a new dialog for a person', () => {
    move(10)
    pass(59 * MINUTE)
    move(10)
    expect(handlers.onReturn).not.toHaveBeenCalled()
    pass(MINUTE)
    expect(handlers.onEnd).toHaveBeenCalledTimes(1)
  })

  it('counts work in another tab', () => {
    const other = watchInactivity({ onWarning: () => {}, onReturn: () => {}, onEnd: () => {} })
    pass(40 * MINUTE)
    localStorage.setItem('naf_actividad', String(Date.now()))
    pass(40 * MINUTE)
    expect(handlers.onEnd).not.toHaveBeenCalled()
    expect(handlers.onWarning).not.toHaveBeenCalled()
    other()
  })

  it('takes the warning back when another tab is used', () => {
    pass(59 * MINUTE)
    localStorage.setItem('naf_actividad', String(Date.now()))
    window.dispatchEvent(new StorageEvent('storage', { key: 'naf_actividad' }))
    expect(handlers.onReturn).toHaveBeenCalledTimes(1)
  })

  it('is over for a computer that slept through it, before the first movement counts', () => {
    vi.setSystemTime(Date.now() + 3 * INACTIVITY_LIMIT)
    move(10)
    expect(handlers.onEnd).toHaveBeenCalledTimes(1)
  })

  it('goes on over a reload, and is over where the portal was closed for longer', () => {
    pass(10 * MINUTE)
    stop()
    pass(20 * MINUTE)
    start()
    pass(40 * MINUTE)
    expect(handlers.onEnd).toHaveBeenCalledTimes(1)
    start()
    expect(handlers.onEnd).toHaveBeenCalledTimes(2)
  })

  it('begins whole for the next session', () => {
    pass(59 * MINUTE)
    stop()
    forgetActivity()
    start()
    pass(30 * MINUTE)
    expect(handlers.onEnd).not.toHaveBeenCalled()
  })

  it('says nothing once it is stopped', () => {
    stop()
    pass(2 * INACTIVITY_LIMIT)
    expect(handlers.onWarning).not.toHaveBeenCalled()
    expect(handlers.onEnd).not.toHaveBeenCalled()
  })
})
