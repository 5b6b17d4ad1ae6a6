import { cleanDigits, isCedula } from '@naf/contract'
import { likelyDomain } from '../../lib/likely-correo.ts'
import { MENSAJES_FORMULARIO } from './messages.ts'

const TEXTO = MENSAJES_FORMULARIO.doubts

/** The third digit of a RUC: of a person, a public body, a company. Of the last two nobody can tell more by their digits. */
const isLikelyRuc = (digits: string): boolean =>
  ['6', '9'].includes(digits[2] ?? '') || isCedula(digits.slice(0, 10))

/** What to ask about a number that the form takes; null where it looks right, or is refused anyway. */
export const doubtAboutNumber = (typed: string): string | null => {
  const digits = cleanDigits(typed)
  if (/^[0-9]{10}$/.test(digits)) return isCedula(digits) ? null : TEXTO.cedula
  if (/^[0-9]{13}$/.test(digits)) return isLikelyRuc(digits) ? null : TEXTO.ruc
  return null
}

/** The domain to ask about, with the question. */
export const doubtAboutCorreo = (typed: string): { domain: string; text: string } | null => {
  const domain = likelyDomain(typed)
  return domain === null ? null : { domain, text: TEXTO.domain(domain) }
}
