/** A form as it stands on the screen: text everywhere, empty where nothing was typed or chosen yet. */
export type TextValues = Record<string, string>

/** The form of what a schema gives: a text for each of its fields. */
export type TextOf<Filled> = Record<keyof Filled, string>

/** What is known, for the fields where nothing was typed. */
export const fillBlanks = <V extends TextValues>(
  values: V,
  known: Partial<V>,
): [keyof V & string, string][] =>
  (Object.entries(known) as [keyof V & string, string][]).filter(
    ([name, value]) => value !== '' && values[name] === '',
  )
