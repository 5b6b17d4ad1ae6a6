import { piecesOf } from './matching.ts'

/** A text in which what was searched is marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return piecesOf(text, words).map(({ text: piece, isMatch }, index) => {
    const Tag = isMatch ? 'mark' : 'span'
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which have no other identity
    return <Tag key={index}>{piece}</Tag>
  })
}
