/** The one page of a subscription. The proof stands in the fragment: no server's log and no referrer has it. */
export const subscriptionAddress = (portalUrl: string, ...parts: string[]): string =>
  `${portalUrl}/suscripcion#${parts.join('.')}`

/** Where a mail program unsubscribes with one click. It sends no fragment, so that the proof stands in the path. */
export const unsubscribeAddress = (
  portalUrl: string,
  boletin: string,
  lector: string,
  clave: string,
): string => `${portalUrl}/api/suscripciones/baja/${boletin}/${lector}/${clave}`
