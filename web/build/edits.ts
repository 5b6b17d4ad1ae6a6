/** A part of a source text and what comes in its place; an empty part is an insertion. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** @throws {Error} where two edits overlap: one of them would be lost */
export const applyEdits = (code: string, edits: readonly Edit[]): string => {
  let result = ''
  let at = 0
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < at) throw new Error(`Two edits overlap at ${start}`)
    result += code.slice(at, start) + text
    at = end
  }
  return result + code.slice(at)
}
