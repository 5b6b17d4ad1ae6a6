import { fold } from '@naf/contract'

/** A text without accents and capitals, and for each of its signs where the original sign begins and ends. */
const foldedWithPlaces = (text: string) => {
  const places: { at: number; end: number }[] = []
  let [folded, at] = ['', 0]
  for (const sign of text) {
    const plain = fold(sign) || (/\s/.test(sign) ? ' ' : '')
    for (const _ of plain) places.push({ at, end: at + sign.length })
    folded += plain
    at += sign.length
  }
  return { folded, places }
}

/** Where the words stand in a text: ranges in order that do not overlap. */
const rangesOf = (text: string, words: readonly string[]): [from: number, to: number][] => {
  if (words.length === 0) return []
  const { folded, places } = foldedWithPlaces(text)
  const found: [number, number][] = []
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      found.push([places[at]?.at ?? 0, places[at + word.length - 1]?.end ?? 0])
  found.sort(([a], [b]) => a - b)
  return found.reduce<[number, number][]>((ranges, [from, to]) => {
    const last = ranges.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else ranges.push([from, to])
    return ranges
  }, [])
}

/** A text with the searched words marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  const ranges = rangesOf(text, words)
  const ends = [0, ...ranges.map(([, to]) => to)]
  return (
    <>
      {ranges.map(([from, to], index) => (
        <span key={from}>
          {text.slice(ends[index], from)}
          <mark>{text.slice(from, to)}</mark>
        </span>
      ))}
      <span>{text.slice(ends.at(-1))}</span>
    </>
  )
}

/** How many signs of a text are visible in a row, and on a card. */
const IN_SIGHT = 40
const BEFORE = 20
const SHOWN = 240

/** The beginning of a text, or its part around the first searched word if the beginning does not show that. */
export const excerptOf = (text: string, words: readonly string[]): string => {
  const [from = 0] = rangesOf(text, words)[0] ?? []
  if (from < IN_SIGHT) return text.slice(0, SHOWN)
  const start = from - BEFORE
  return `…${text.slice(start, start + SHOWN)}`
}
