/** A form as it stands on the screen: text everywhere, empty where nothing was typed or chosen yet. */
export type TextValues = Record<string, string>

/** The form of what a schema gives: a text for each of its fields. */
export type TextOf<Filled> = Record<keyof Filled, string>
