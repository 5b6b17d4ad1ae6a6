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
  /** What it is in the terms of ogp.me, where that is not a part of the site. */
  type?: 'article' | 'book'
  /** The list that the page shows to everybody: a visitor's browser asks for it beside the code. */
  list?: Pick<Endpoint, 'path'>
}

/**
 * Places in the head of a page that each record has (its path ends in `:id`). The server fills them: `fill-document.ts`
 * of functions/src/http knows them by the same names.
 */
const place = (name: string): string => `__naf_${name}__`

export const PLACES = {
  id: place('id'),
  title: place('title'),
  description: place('description'),
  image: {
    href: place('image'),
    width: place('image_width'),
    height: place('image_height'),
    alt: place('image_alt'),
  },
} as const

export const isOfRecord = ({ path }: Pick<Head, 'path'>): boolean => path.endsWith('/:id')

/** Sources that several pages ask for later. */
export const LATER = {
  consent: 'src/session/consent/ConsentDialog.tsx',
  session: 'src/session/IdentityBridge.tsx',
} as const
