/** Where a mail leads to follow a request. The proof stands in the fragment: no server's log and no referrer has it. */
export const trackingAddress = (portalUrl: string, enlace: string): string =>
  `${portalUrl}/seguimiento#${enlace}`
