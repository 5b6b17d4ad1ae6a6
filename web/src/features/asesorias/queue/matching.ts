import { type Asesoria, fold } from '@naf/contract'

interface Piece {
  text: string
  isMatch: boolean
}

/** A text without accents and capitals, and for each sign of it where the one it comes from begins and ends. */
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

/** Where the words stand in a text, as ranges of it that do not meet, in order. */
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

/** A text in pieces, of which some are what was searched. */
export const piecesOf = (text: string, words: readonly string[]): Piece[] => {
  const pieces: Piece[] = []
  let at = 0
  for (const [from, to] of rangesOf(text, words)) {
    if (from > at) pieces.push({ text: text.slice(at, from), isMatch: false })
    pieces.push({ text: text.slice(from, to), isMatch: true })
    at = to
  }
  return at < text.length ? [...pieces, { text: text.slice(at), isMatch: false }] : pieces
}

/** As many signs of a text are in sight in a row. */
const IN_SIGHT = 40
const BEFORE = 20
/** Nobody sees more than that of it in a row or on a card. */
const SHOWN = 240

/** A text from where it matched on, where that would be out of sight. */
export const excerptOf = (text: string, words: readonly string[]): string => {
  const [from = 0] = rangesOf(text, words)[0] ?? []
  if (from < IN_SIGHT) return text.slice(0, SHOWN)
  const start = from - BEFORE
  return `…${text.slice(start, start + SHOWN)}`
}

const HIDDEN = ['Numero', 'CedulaRUC', 'Correo', 'Telefono'] as const

/** What matched of that which a row does not show, of words that stand nowhere in what it shows. */
export const hiddenMatch = (asesoria: Asesoria, words: readonly string[]) => {
  const { Nombre, Ciudad, TipoServicio, DetalleSolicitud } = asesoria
  const shown = words.length > 0 ? fold([Nombre, Ciudad, TipoServicio, DetalleSolicitud].join('\n')) : ''
  const unseen = words.filter((word) => !shown.includes(word))
  const name = HIDDEN.find((field) => rangesOf(asesoria[field] ?? '', unseen).length > 0)
  return name ? { name, text: asesoria[name] ?? '' } : null
}
