/**
 * The answer's `Clear-Site-Data` (firebase.json) has the browser drop what it cached of the portal by itself, and the
 * pages it holds ready for going back. The drafts, the session and the person's data are gone without it: a lost
 * connection and a browser that does not know the header change nothing.
 */
export const clearSiteData = (): void =>
  void fetch('/salida.txt', { cache: 'no-store', keepalive: true }).catch(() => {})
