/** What normalising, matching or folding is slow on, each as the part that is repeated. */
const WORST = {
  'U+FDFA, which becomes eighteen letters': '\ufdfa',
  'accents on accents': '\u0300',
  'accents in the wrong order': '\u0300\u0316\u0345',
  'U+0344, which becomes two accents': '\u0344',
  'letters with an accent': 'a\u0300',
  'Hangul in parts': '\u1100\u1161\u11a8',
  'emoji joined to others': '👨‍👩‍👧‍👦\u200d',
  'hearts waiting to be joined': '❤\ufe0f\u200d',
  'flags of regions': '\u{1f3f4}\u{e0067}',
  'keys without a key': '1\ufe0f',
  blanks: ' ',
  'wide blanks': '\u3000',
  'line breaks': '\r\n',
  'lines unseen': '\u2028',
  'blanks that are none': '\u2800',
  'signs without width': '\u200b',
  'signs that turn the text around': '\u202e',
  'letters without a shape': '\u3164',
  'capitals that become longer': 'İ',
  'half signs': '\ud800',
  zeros: '\u0000',
  dots: '.',
  'dots between letters': 'a.',
  'at signs': '@',
  'letters and at signs': 'a@',
  dashes: '-',
  'letters and dashes': 'a-',
  underscores: '_',
  digits: '0',
  'digits and separators': '1 (2) ',
  letters: 'x',
  quotes: '"\\',
} as const

/** What stands before and after the part that is repeated, where a rule looks at both ends. */
const FRAMES = {
  'a domain of many parts': ['a@', 'a.', '!'],
  'a domain of one part': ['a@', 'a-', '!'],
  'an address that never ends': ['', 'a.', '@'],
  'a name between blanks': [' ', ' ', 'Ana '],
  'a name before blanks': ['Ana', ' ', ''],
  'blanks within a name': ['Ana', ' ', 'Ana'],
  'a name the database keeps': ['__', '_', '.__'],
} as const

export const kindsOfWorst = [...Object.keys(WORST), ...Object.keys(FRAMES)]

const made = new Map<string, string>()

/** A text of `length` code units of that kind, in one piece as it comes out of a body. */
export const worstText = (kind: string, length: number): string => {
  const name = `${length} ${kind}`
  const text = made.get(name) ?? inOnePiece(partsOf(kind), length)
  made.set(name, text)
  return text
}

const partsOf = (kind: string): readonly [string, string, string] =>
  kind in WORST ? ['', WORST[kind as keyof typeof WORST], ''] : FRAMES[kind as keyof typeof FRAMES]

const inOnePiece = ([before, part, after]: readonly [string, string, string], length: number): string => {
  const middle = part.repeat(Math.ceil(length / part.length)).slice(0, length - before.length - after.length)
  return JSON.parse(JSON.stringify(before + middle + after))
}
