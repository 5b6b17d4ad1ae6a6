import { api } from '@naf/contract'
import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../../../web/src/lib/api-client.ts'
import { currentConnection, reportAnswered, reportOffline } from '../../../web/src/lib/connection.ts'
import { probe, probeUntilOnline, probeWhenOffline } from '../../../web/src/lib/connection-probe.ts'
import { queryClient } from '../../../web/src/lib/query-client.ts'
import { ANSWER_TIMEOUT_MS } from '../../../web/src/lib/transport.ts'
import { cutOff, held, json, localApi, refusal } from '../support/local-api.ts'

const server = localApi()
const CACHED_SINCE = 'Thu, 19 Nov 2026 15:00:00 GMT'

const cached: typeof server.reply = (_arrived, response) =>
  void response
    .writeHead(200, { 'Content-Type': 'application/json', 'X-Kept-Since': CACHED_SINCE })
    .end(JSON.stringify([]))

const readBooks = () => call(api.libros.list).catch((error: Error) => error)

beforeEach(reportAnswered)

describe('the connection', () => {
  it('is lost with a call that gets no answer, and found with the next that gets one, whatever it says', async () => {
    server.reply = cutOff
    await readBooks()
    expect(currentConnection()).toEqual({ offline: true, doubtful: false, cachedSince: null })
    server.reply = refusal(500, 'internal')
    await readBooks()
    expect(currentConnection()).toEqual({ offline: false, doubtful: false, cachedSince: null })
  })

  it('is in doubt where the service worker had to answer, which says how old its answer is', async () => {
    server.reply = cached
    expect(await readBooks()).toEqual([])
    expect(currentConnection()).toEqual({ offline: false, doubtful: true, cachedSince: CACHED_SINCE })
    server.reply = json({})
    await probe()
    expect(currentConnection()).toEqual({ offline: false, doubtful: false, cachedSince: CACHED_SINCE })

    server.reply = cached
    await readBooks()
    server.reply = cutOff
    await probe()
    expect(currentConnection()).toEqual({ offline: true, doubtful: false, cachedSince: CACHED_SINCE })
    server.reply = cached
    await readBooks()
    expect(currentConnection()).toEqual({ offline: true, doubtful: false, cachedSince: CACHED_SINCE })
    server.reply = json([])
    await readBooks()
    expect(currentConnection()).toEqual({ offline: false, doubtful: false, cachedSince: null })
  })

  it('is in doubt, and not lost, where a call has waited in vain', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const arrived = new Promise<void>((resolve) => {
      server.reply = () => resolve()
    })
    const outcome = readBooks()
    await arrived
    await vi.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS)
    expect(await outcome).toMatchObject({ timedOut: true })
    vi.useRealTimers()
    expect(currentConnection()).toEqual({ offline: false, doubtful: true, cachedSince: null })
  })

  it('is not judged by a call that was given up', async () => {
    const { reply, release } = held(json([]))
    server.reply = reply
    const given = new AbortController()
    const outcome = call(api.libros.list, { signal: given.signal }).catch((error: Error) => error)
    given.abort()
    expect(await outcome).toMatchObject({ name: 'AbortError' })
    release()
    expect(currentConnection().offline).toBe(false)
  })

  it('is lost when the browser says so and the server does not answer, but not on the browser’s word alone', async () => {
    probeWhenOffline()
    server.reply = json({})
    window.dispatchEvent(new Event('offline'))
    await vi.waitFor(() => expect(server.arrived).toHaveLength(1))
    expect(currentConnection().offline).toBe(false)
    server.reply = cutOff
    window.dispatchEvent(new Event('offline'))
    await vi.waitFor(() => expect(currentConnection().offline).toBe(true))
  })
})

describe('asking until an answer comes', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  const asked = () => server.arrived.filter(({ method, path }) => method === 'HEAD' && path === '/robots.txt')

  it('asks every 15 seconds for the lightest thing, and a page will do for an answer', async () => {
    reportOffline()
    server.reply = cutOff
    const stop = probeUntilOnline()
    vi.advanceTimersByTime(14_000)
    expect(asked()).toHaveLength(0)
    vi.advanceTimersByTime(1_000)
    await vi.waitFor(() => expect(asked()).toHaveLength(1))
    expect(currentConnection().offline).toBe(true)
    server.reply = (_arrived, response) => void response.writeHead(404).end()
    vi.advanceTimersByTime(15_000)
    await vi.waitFor(() => expect(currentConnection().offline).toBe(false))
    stop()
    vi.advanceTimersByTime(60_000)
    expect(asked()).toHaveLength(2)
  })

  it('asks at once when the browser is online again', async () => {
    reportOffline()
    const stop = probeUntilOnline()
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(currentConnection().offline).toBe(false))
    stop()
  })
})

describe('what was read', () => {
  const watchBooks = () => {
    const observer = new QueryObserver(queryClient, {
      queryKey: ['books'],
      queryFn: () => call(api.libros.list),
      retry: false,
    })
    return { observer, stop: observer.subscribe(() => {}) }
  }

  beforeEach(() => queryClient.mount())
  afterEach(() => {
    queryClient.unmount()
    queryClient.clear()
  })

  it('is asked for offline too, and fails in place of waiting', async () => {
    reportOffline()
    server.reply = cutOff
    const { observer, stop } = watchBooks()
    await vi.waitFor(() =>
      expect(observer.getCurrentResult()).toMatchObject({ isError: true, fetchStatus: 'idle' }),
    )
    stop()
  })

  it("out of the browser's cache is read again when the connection is back, however young it is", async () => {
    server.reply = cached
    const { observer, stop } = watchBooks()
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true))
    reportOffline()
    server.reply = json([])
    reportAnswered()
    await vi.waitFor(() => expect(server.arrived).toHaveLength(2))
    stop()
  })

  it('from the server is not read again when the connection is back', async () => {
    server.reply = json([])
    const { observer, stop } = watchBooks()
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true))
    reportOffline()
    reportAnswered()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(server.arrived).toHaveLength(1)
    stop()
  })

  it('is not read again because the server was slow', async () => {
    server.reply = cached
    const { observer, stop } = watchBooks()
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true))
    await probe()
    expect(currentConnection()).toEqual({ offline: false, doubtful: false, cachedSince: CACHED_SINCE })
    expect(observer.getCurrentResult().fetchStatus).toBe('idle')
    stop()
    expect(currentConnection().cachedSince).toBeNull()
  })

  it('is read again also where the connection was lost before anything had been asked for', async () => {
    vi.resetModules()
    const connection = await import('../../../web/src/lib/connection.ts')
    connection.reportOffline()
    await import('../../../web/src/lib/query-client.ts')
    expect(onlineManager.isOnline()).toBe(false)
    connection.reportAnswered()
    expect(onlineManager.isOnline()).toBe(true)
  })
})
