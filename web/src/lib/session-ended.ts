type Listener = () => void

/** A word from whoever calls the API to the session, which must not load the calls to hear it. */
let listener: Listener | null = null

/** The server no longer accepts the session's token. */
export const reportSessionEnded = (): void => listener?.()

/** One listener at a time; returns what takes it away. */
export const onSessionEnded = (heard: Listener): (() => void) => {
  listener = heard
  return () => {
    if (listener === heard) listener = null
  }
}
