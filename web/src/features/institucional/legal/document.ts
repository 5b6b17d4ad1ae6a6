/** A paragraph, a list, terms with what each means, the centre's e-mail, or the way to another screen. */
export type LegalContent =
  | { p: string }
  | { list: readonly string[] }
  | { terms: readonly (readonly [term: string, text: string])[] }
  | { stored: readonly StoredItem[] }
  | { contact: string }
  | { screen: string; link: string; p: string }

/** Something that the portal stores in a browser. */
export interface StoredItem {
  name: string
  purpose: string
  /** Where it is stored and until when. */
  life: string
}

export interface LegalSection {
  /** Its place in the address, after the '#'. */
  id: string
  title: string
  blocks: readonly LegalContent[]
}

export interface LegalText {
  title: string
  /** `YYYY-MM-DD`. */
  date: string
  lead: string
  sections: readonly LegalSection[]
}
