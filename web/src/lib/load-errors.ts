/** Errors of imports that failed: the file did not arrive, or is no longer there. */
const loadErrors = new WeakSet<object>()

/** Vite announces each of them with this event, in every browser alike; their texts differ. */
export const watchLoadErrors = (): void =>
  window.addEventListener('vite:preloadError', ({ payload }) => void loadErrors.add(payload))

/** Whether code could not be loaded, as against code that ran and failed. */
export const isLoadError = (error: unknown): boolean => error instanceof Error && loadErrors.has(error)
