/** The domains of almost every mailbox of the people who write to the centre. */
const USUAL = [
  'gmail.com',
  'hotmail.com',
  'hotmail.es',
  'outlook.com',
  'outlook.es',
  'yahoo.com',
  'yahoo.es',
  'icloud.com',
  'live.com',
  'espe.edu.ec',
]

/**
 * The other endings with which these providers have mailboxes. One too many costs a question, a missing one moves a person
 * to somebody else's mailbox.
 */
const ENDINGS = {
  hotmail:
    'at be ca ch cl co.id co.il co.in co.jp co.kr co.nz co.th co.uk co.za com.ar com.au com.br com.hk com.mx com.tr com.vn cz de dk fi fr gr hu ie it jp lt lv my nl no ph pt rs se sg sk',
  outlook:
    'at be cl co.id co.il co.nz co.th com.ar com.au com.br com.gr com.pe com.tr com.vn cz de dk fr hu ie in it jp kr lv my ph pt sa sg sk',
  live: 'at be ca cl cn co.kr co.uk co.za com.ar com.au com.co com.mx com.my com.pe com.ph com.pt com.sg com.ve de dk fi fr hk ie in it jp nl no ru se',
  yahoo:
    'at be ca cl co.id co.il co.in co.jp co.kr co.nz co.th co.uk co.za com.ar com.au com.br com.cn com.co com.ec com.hk com.mx com.my com.pe com.ph com.sg com.tr com.tw com.ua com.ve com.vn cz de dk fi fr gr hu ie in it nl no pl pt ro ru se',
}

/** Right as well, however much they look like a slip of a usual one. */
const ALSO_RIGHT = [
  ...Object.entries(ENDINGS).flatMap(([name, endings]) => endings.split(' ').map((end) => `${name}.${end}`)),
  ...['mail.com', 'email.com', 'ymail.com', 'rocketmail.com', 'gmx.com', 'espel.edu.ec'],
]

/** Two slips make another name of a short one, and of the university's ('epn.edu.ec', 'espol.edu.ec'). */
const slipsAllowed = (usual: string): number => (usual.length > 8 && !usual.endsWith('.ec') ? 2 : 1)

/** A longer one is no slip of these. */
const DOMAIN_MAX = 16

/** How many signs are too many, too few, others or exchanged with their neighbour (Damerau and Levenshtein). */
const slipsBetween = (a: string, b: string): number => {
  let last: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const isOther = a[i - 1] !== b[j - 1]
      const isExchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isOther ? 1 : 0),
        isExchanged ? (last[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    last = row
    row = next
  }
  return row[b.length] ?? 0
}

const partsOf = (correo: string) => correo.trim().toLowerCase().split('@')

/** The name of a domain with an ending that whole countries or trades share: `espe` of `espe.edu`. */
const nameOf = (domain: string) => /^([a-z]+)\.(?:(?:com?|edu)\.)?[a-z]{2,3}$/.exec(domain)?.[1]

/** The domain that was probably meant by that of an address; null where it may well be right. */
export const likelyDomain = (correo: string): string | null => {
  const [, domain = ''] = partsOf(correo)
  if (!domain.includes('.') || domain.length > DOMAIN_MAX) return null
  if ([...USUAL, ...ALSO_RIGHT].includes(domain)) return null
  const misspelt = USUAL.find((usual) => slipsBetween(domain, usual) <= slipsAllowed(usual))
  const elsewhere = USUAL.find((usual) => nameOf(usual) === nameOf(domain))
  // `hotmail.ec` is a wrong ending, not a slip of `hotmail.es`.
  return (domain.endsWith('.ec') ? (elsewhere ?? misspelt) : (misspelt ?? elsewhere)) ?? null
}

/** The same mailbox at another domain. */
export const withDomain = (correo: string, domain: string): string => `${partsOf(correo)[0]}@${domain}`
