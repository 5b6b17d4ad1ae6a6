import { cleanCedulaRuc, cleanCorreo, isCedula, isCedulaFromAbroad, isCorreo } from '@naf/contract'
import { likelyDomain, withDomain } from '../lib/likely-correo.ts'

const TEXTO = {
  domain: (domain: string) => `¿Quisiste decir ${domain}?`,
  fix: 'Corregir',
  cedula: 'Este número no parece una cédula. Revísalo; si está bien, sigue adelante.',
  ruc: 'Este número no parece un RUC. Revísalo; si está bien, sigue adelante.',
} as const

/** What to ask about a field that the form takes, and what would put it right, where that is known. */
export interface FoundDoubt {
  text: string
  fix?: { label: string; value: string }
}

/** The third digit of a RUC: of a person, a public body, a company. Of the last two nobody can tell more by their digits. */
const isLikelyRuc = (digits: string): boolean =>
  ['6', '9'].includes(digits[2] ?? '') || isCedula(digits.slice(0, 10))

const ofNumber = (typed: string): FoundDoubt | null => {
  const digits = cleanCedulaRuc(typed)
  if (isCedulaFromAbroad(digits)) return null
  if (/^[0-9]{10}$/.test(digits)) return isCedula(digits) ? null : { text: TEXTO.cedula }
  if (/^[0-9]{13}$/.test(digits)) return isLikelyRuc(digits) ? null : { text: TEXTO.ruc }
  return null
}

const ofCorreo = (typed: string): FoundDoubt | null => {
  const correo = cleanCorreo(typed)
  const domain = likelyDomain(correo)
  if (domain === null) return null
  const value = withDomain(correo, domain)
  return isCorreo(value) ? { text: TEXTO.domain(domain), fix: { label: TEXTO.fix, value } } : null
}

/** By what a field asks for; null where it looks right, or is refused anyway. */
export const FIND_DOUBT = { cedulaRUC: ofNumber, correo: ofCorreo }
