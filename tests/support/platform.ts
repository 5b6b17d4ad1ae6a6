/** The addresses that Google's front ends write to the right of whatever was sent (docs/decisions/rate-limits.md). */

/** One of Hosting's machines: it calls the function for many people. */
const HOSTING = '104.198.56.253'

const forwarded = (...addresses: string[]) => ({ 'x-forwarded-for': addresses.join(', ') })

/** How the request of a person at this address arrives through Hosting, with what it made up in front. */
export const throughHosting = (client: string, ...madeUp: string[]) => ({
  ...forwarded(...madeUp, client, HOSTING),
  'x-forwarded-host': 'naf.test',
})

/** The same at the function's own address. */
export const direct = (client: string, ...madeUp: string[]) => forwarded(...madeUp, client)

/** The limits of the real portal: those that `startApi` lifts for the other tests are left at their defaults. */
export const PRODUCTION_LIMITS = {
  MAX_LOGIN_FAILURES: undefined,
  MAX_TRACKING_FAILURES: undefined,
  MAX_FORMS_PER_IP: undefined,
}
