import type { Endpoint } from '@naf/contract'

/** What a feature's `heads.ts` says of its public pages: read when the portal is built and measured, never in a browser. */

/** What a public page says of itself to search engines and to whoever is sent its address, and what it loads. */
export interface Head {
  path: string
  title: string
  /** One or two sentences, 50 to 160 characters: more is cut off in the list of results. */
  description: string
  /** The page's sources, whose code the browser is told of at once: its own, and its form's. */
  modules: readonly string[]
  /** Whether people fill in a form there, which may weigh more. */
  hasForm?: true
  /** Sources of code that the page asks for by itself once it is there. */
  later?: readonly string[]
  /** The list that the page shows to everybody: a visitor's browser asks for it beside the code. */
  list?: Pick<Endpoint, 'path'>
}

/** Sources that several pages ask for later. */
export const LATER = {
  consent: 'src/session/consent/ConsentDialog.tsx',
  dialogs: 'src/lib/swal.ts',
  session: 'src/session/IdentityBridge.tsx',
} as const
