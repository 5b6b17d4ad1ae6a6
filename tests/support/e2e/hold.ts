import type { Page, Route } from '@playwright/test'

/** Places at which a journey waits for something from outside. */
export const WAITS = {
  sessionCode: '**/assets/IdentityBridge-*.js',
  login: '**/api/users/login',
  rol: '**/api/users/user-role/*',
  ask: '**/api/asesorias/nueva',
  list: '**/api/asesorias/todas*',
  mark: '**/api/asesorias/marcar/*',
  delete: '**/api/asesorias/eliminar/*',
  bulk: '**/api/asesorias/eliminar-*',
  library: '**/api/libros/ver',
  bulletins: '**/api/boletines/ver',
  gallery: '**/api/galeria/ver',
  calendar: '**/api/calendario',
  publish: '**/api/boletines/crear',
} as const

/** Keeps calls of an address waiting until the returned function is called; then an earlier route or the server answers. */
export const hold = async (page: Page, address: string): Promise<() => void> => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await released
    await route.fallback()
  })
  return release
}

/** How servers fail: our own in JSON, whatever stands before it in HTML. */
export const FAILURES = {
  json: {
    status: 500,
    contentType: 'application/json',
    body: JSON.stringify({ error: 'Algo salió mal. Inténtalo de nuevo más tarde.', code: 'internal' }),
  },
  html: {
    status: 502,
    contentType: 'text/html',
    body: '<!doctype html><title>502</title><h1>Bad Gateway</h1>',
  },
} as const

/** Lets an address fail, until the returned function is called. */
export const fail = async (
  page: Page,
  address: string | RegExp,
  failure: Parameters<Route['fulfill']>[0],
): Promise<() => Promise<void>> => {
  const refuse = (route: Route) => route.fulfill(failure)
  await page.route(address, refuse)
  return () => page.unroute(address, refuse)
}
