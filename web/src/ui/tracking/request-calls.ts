import type { Opinion } from '@naf/contract'

/** What the person who asked can do with a request; how it is called for is the page's. */
export interface RequestCalls {
  /** The same `key` for the same text sent again: it is stored once. */
  answer: (sent: { input: { Texto: string }; key: string }) => Promise<unknown>
  cancel: () => Promise<unknown>
  rate: (opinion: Opinion) => Promise<unknown>
}

/** Whose request it is, and which: drafts are named after both. */
export interface RequestOf {
  id: string
  /** Null for who came by a link. */
  owner: string | null
}
