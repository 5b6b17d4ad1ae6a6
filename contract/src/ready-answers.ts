import { fold } from './text.ts'

/** The words in braces of a ready answer. Capitals, accents, blanks and doubled braces make no difference. */

const WORDS = ['nombre', 'numero'] as const

const BRACES = /\{+([^{}]*)\}+/g

const wordIn = (braces: string) =>
  WORDS.find((word) => word === fold(braces.replace(/[{}]/g, '')).replaceAll(' ', ''))

/** The text with these values in place of the words. Unknown words of older answers stay. */
export const fillReadyAnswer = (text: string, values: Record<(typeof WORDS)[number], string>): string =>
  text.replace(BRACES, (braces) => {
    const word = wordIn(braces)
    return word ? values[word] : braces
  })

/** What is wrong with the braces of a ready answer, in words for its author; null if nothing is. */
export const readyAnswerProblem = (text: string): string | null => {
  const unknown = (text.match(BRACES) ?? []).filter((braces) => !wordIn(braces))
  if (unknown.length > 0)
    return `No sabemos qué poner en ${unknown.join(', ')}. Las palabras que existen son {nombre} y {numero}.`
  return /[{}]/.test(text.replace(BRACES, ''))
    ? 'Falta una llave. Escribe {nombre} o {numero}, con una llave a cada lado.'
    : null
}
