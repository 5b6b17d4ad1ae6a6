import { isOutdated, WORKER } from '../ui/ErrorBoundary.tsx'

/** Many pay for every megabyte in advance. Safari and Firefox do not tell. */
const isMetered = (): boolean => {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}

const CHECK_EVERY_MS = 3_600_000

/**
 * Registers the service worker, but not on a metered connection: it precaches code.
 * @param offer is called once, when a newer version is ready. Its argument switches to that version and reloads the page
 */
export const registerWorker = async (offer: (change: () => void) => void): Promise<void> => {
  const { serviceWorker } = navigator
  if (!serviceWorker || (isMetered() && !serviceWorker.controller)) return
  const registration = await serviceWorker.register(WORKER)

  const compare = async () => {
    if (await isOutdated()) offer(() => changeTo(registration))
  }
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      // The very first one finds none at work.
      if (worker.state === 'installed' && registration.active) void compare()
    })
  if (registration.waiting) void compare()
  follow(registration.installing)
  registration.addEventListener('updatefound', () => follow(registration.installing))
  // One that waits already was put off, and is offered again; a newer one is offered once it is installed.
  const check = async () => {
    await registration.update()
    if (registration.waiting && !registration.installing) await compare()
  }
  checkNowAndThen(() => void check().catch(() => {}))
}

/** For a page that stays open for days: while somebody looks at it, or comes back to it. */
const checkNowAndThen = (check: () => void): void => {
  let checked = Date.now()
  const checkIfDue = () => {
    if (document.hidden || Date.now() - checked < CHECK_EVERY_MS) return
    checked = Date.now()
    check()
  }
  document.addEventListener('visibilitychange', checkIfDue)
  setInterval(checkIfDue, CHECK_EVERY_MS)
}

/** Another tab may have changed already, or an even newer version come: then there is nothing to wait for. */
const changeTo = ({ waiting }: ServiceWorkerRegistration): void => {
  if (!waiting) {
    window.location.reload()
    return
  }
  waiting.addEventListener('statechange', () => {
    if (waiting.state !== 'activating') window.location.reload()
  })
  waiting.postMessage({ type: 'SKIP_WAITING' })
}
