import { CENTRE, cleanCedulaRuc, cleanCorreo, isCedula, isCedulaFromAbroad, isCorreo } from '@naf/contract'

export interface Suggestion {
  text: string
  fix?: { label: string; value: string }
}

const PROVIDERS =
  'gmail.com hotmail.com hotmail.es outlook.com outlook.es yahoo.com yahoo.es icloud.com live.com'
const USUAL = [...PROVIDERS.split(' '), CENTRE.mail.split('@')[1] ?? '']

/** Domains that exist, although they look like a slip of a usual one. */
const ALSO_RIGHT = 'yahoo.com.ec mail.com email.com ymail.com rocketmail.com gmx.com espel.edu.ec'.split(' ')

/** These providers have an ending for most countries, but none for Ecuador and none that is `com` without a letter. */
const ABROAD = /^(hotmail|outlook|live|yahoo)\.(?!(ec|co|cm|om|com?\.ec)$)(com?\.)?[a-z]{2}$/

/** Two slips make another name of a short one, and of the university's ('epn.edu.ec', 'espol.edu.ec'). */
const slipsAllowed = (usual: string): number => (usual.length > 8 && !usual.endsWith('.ec') ? 2 : 1)

/** A longer one is no slip of these. */
const DOMAIN_MAX = 16

/** The distance of Damerau and Levenshtein: signs too many, too few, wrong or exchanged with their neighbour. */
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

/** The domain that was probably meant; null if the typed one may be right. */
const likelyDomain = (correo: string): string | null => {
  const [, domain = ''] = partsOf(correo)
  if (!domain.includes('.') || domain.length > DOMAIN_MAX) return null
  if ([...USUAL, ...ALSO_RIGHT].includes(domain) || ABROAD.test(domain)) return null
  const misspelt = USUAL.find((usual) => slipsBetween(domain, usual) <= slipsAllowed(usual))
  const elsewhere = USUAL.find((usual) => nameOf(usual) === nameOf(domain))
  // `hotmail.ec` is a wrong ending, not a slip of `hotmail.es`.
  return (domain.endsWith('.ec') ? (elsewhere ?? misspelt) : (misspelt ?? elsewhere)) ?? null
}

const ofCorreo = (typed: string): Suggestion | null => {
  const correo = cleanCorreo(typed)
  const domain = likelyDomain(correo)
  const value = `${partsOf(correo)[0]}@${domain}`
  return domain !== null && isCorreo(value)
    ? { text: `¿Quisiste decir ${domain}?`, fix: { label: 'Corregir', value } }
    : null
}

/** The third digit of a RUC tells a public body (6) and a company (9): their other digits tell nothing. */
const isLikelyRuc = (digits: string): boolean =>
  ['6', '9'].includes(digits[2] ?? '') || isCedula(digits.slice(0, 10))

const unlikely = (kind: string): Suggestion => ({
  text: `Este número no parece ${kind}. Revísalo; si está bien, sigue adelante.`,
})

const ofNumber = (typed: string): Suggestion | null => {
  const digits = cleanCedulaRuc(typed)
  if (isCedulaFromAbroad(digits)) return null
  if (/^[0-9]{10}$/.test(digits)) return isCedula(digits) ? null : unlikely('una cédula')
  if (/^[0-9]{13}$/.test(digits)) return isLikelyRuc(digits) ? null : unlikely('un RUC')
  return null
}

/** By what a field contains; null if it looks right, or is refused anyway. */
export const SUGGEST = { cedulaRUC: ofNumber, correo: ofCorreo }
