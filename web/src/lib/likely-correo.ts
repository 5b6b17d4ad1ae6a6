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
]
/** Right as well, however much they look like a slip of one of those. */
const ALSO_RIGHT = [
  'mail.com',
  'email.com',
  'ymail.com',
  'rocketmail.com',
  'gmx.com',
  'hotmail.fr',
  'outlook.fr',
]

/** In a short one, two slips make another name. */
const slipsAllowed = (usual: string): number => (usual.length > 8 ? 2 : 1)

/** No domain of theirs with as many slips is longer: what is needs no comparison. */
const DOMAIN_MAX = 14

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

/** The domain that was probably meant by that of an address; null where it may well be right. */
export const likelyDomain = (correo: string): string | null => {
  const [, domain = ''] = partsOf(correo)
  if (!domain.includes('.') || domain.length > DOMAIN_MAX) return null
  if ([...USUAL, ...ALSO_RIGHT].includes(domain)) return null
  return USUAL.find((usual) => slipsBetween(domain, usual) <= slipsAllowed(usual)) ?? null
}

/** The same mailbox at another domain. */
export const withDomain = (correo: string, domain: string): string => `${partsOf(correo)[0]}@${domain}`
