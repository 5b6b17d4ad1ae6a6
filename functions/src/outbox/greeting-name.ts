const MAX_LENGTH = 60
const MAX_WORDS = 6

/** A letter of Latin script, with what of its accents has no letter of its own. */
const LETTER = String.raw`(?:(?=\p{L})\p{Script=Latin}[\u0300-\u036f]{0,2})`
const WORD = String.raw`${LETTER}+(?:['’-]${LETTER}+)*\.?`
const WORDS = new RegExp(`^${WORD}(?: ${WORD})*$`, 'u')

/** Short words of a surname, which do not make a name long. */
const PARTICLE = /^(?:de|del|la|las|los|lo|y|e|i|da|das|do|dos|di|van|von|der|den|san|santa)$/i

/**
 * The name to greet somebody with in a mail, or null where what was typed does not look like one: the mail goes to
 * whatever address a stranger typed beside it, and must not carry the stranger's message there. So neither signs nor
 * digits, of which addresses, prices and telephone numbers are made, and no dot but at the end of a word: mail programs
 * turn `evil.com` into a link.
 */
export const greetingName = (typed: string): string | null => {
  const name = typed.normalize('NFC').trim().replace(/\s+/g, ' ')
  if (name.length > MAX_LENGTH || !WORDS.test(name)) return null
  const words = name.split(' ').filter((word) => !PARTICLE.test(word))
  return words.length > 0 && words.length <= MAX_WORDS ? name : null
}
