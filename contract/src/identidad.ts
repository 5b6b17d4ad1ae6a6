/**
 * The rules for what identifies a person: cédula, RUC, telephone, e-mail, username, password.
 * Plain functions on strings; they never throw, whatever the string.
 */

export const MENSAJES_IDENTIDAD = {
  correo: 'Correo electrónico inválido.',
  password: 'La contraseña debe tener al menos 6 caracteres.',
  telefono: 'Teléfono inválido. Debe empezar con 09 y tener 10 dígitos.',
  cedula: 'Cédula inválida.',
  ruc: 'RUC inválido.',
} as const

const PASSWORD_MIN = 6
/** RFC 5321, 4.5.3.1.3: a path of 256 octets, less its angle brackets. */
export const CORREO_MAX = 254

const SEPARATORS = /[\s.()/-]|\p{Dash_Punctuation}|\u2212/gu

/** Numbers as people paste them ('171 003–4065', 'tel:099/123-4567') without the separators. */
export const cleanDigits = (value: string): string =>
  value.trim().replace(/^tel:/i, '').replace(SEPARATORS, '')

const CEDULA = /^[0-9]{10}$/
const RUC_SUFFIX = '001'
const PROVINCES = 24

/**
 * Ecuador's Registro Civil: two digits of the province (01–24), then modulus 10 over the first nine digits
 * with the coefficients 2 and 1 in turn; a product above 9 loses 9.
 */
export const isCedula = (value: string): boolean => {
  if (!CEDULA.test(value)) return false
  const province = Number(value.slice(0, 2))
  if (province < 1 || province > PROVINCES) return false
  const sum = [...value].slice(0, 9).reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return (10 - (sum % 10)) % 10 === Number(value[9])
}

/** The Registro Civil gives the code 30 to people registered abroad; the specification's rule does not know it. */
export const isCedulaFromAbroad = (value: string): boolean => /^30[0-9]{8}(?:001)?$/.test(value)

/** A natural person's RUC: the cédula and 001. Company numbers do not satisfy it (docs/decisions/ruc.md). */
export const isRuc = (value: string): boolean =>
  value.length === 13 && value.endsWith(RUC_SUFFIX) && isCedula(value.slice(0, 10))

/**
 * A telephone without its separators as it is dialled within Ecuador. Contacts hold it as +593 99 123 4567, with 00 for
 * the plus, or without either. A telephone of another country stays as it is.
 */
export const toNationalTelefono = (digits: string): string =>
  digits.replace(/^(?:\+|00)?593(?:0(?=[2-9]))?([2-9][0-9]{7,8})$/, '0$1')

export const isTelefono = (value: string): boolean => /^09[0-9]{8}$/.test(value)

/**
 * The basic pattern: something, an at sign, a domain with a dot; no spaces, no control characters, ASCII domain. Dots stand
 * between signs, and there are at most 64 signs before the at sign (RFC 5321, 4.5.3.1.1): the identity provider says so.
 */
export const isCorreo = (value: string): boolean =>
  value.length <= CORREO_MAX &&
  /^(?=[^@]{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*\.[A-Za-z]{2,}$/.test(
    value,
  )

/** An address as phones, mail programs and links copy it (`Ana <ana@x.ec>,`, `mailto:ana@x.ec`), without what is around it. */
export const cleanCorreo = (typed: string): string => {
  const link = /^\s*mailto:([^?]*)/i.exec(typed)?.[1]
  const text = link ?? /<([^<>]*)>[\s.,;]*$/.exec(typed)?.[1] ?? typed
  const address = text.replace(/^[\s<("'“”‘’]+/, '').replace(/[\s>)"'“”‘’.,;:]+$/, '')
  const at = address.lastIndexOf('@')
  return address.slice(0, at + 1) + asciiDomain(address.slice(at + 1))
}

/** Both platforms have it; neither one's types are known here. */
declare const URL: new (address: string) => { hostname: string }

/** A domain with ñ or accents as the mail service needs it. Chromium converts it in the field; Firefox does not. */
const asciiDomain = (domain: string): string => {
  const isPlain = /^[\x20-\x7e]*$/.test(domain) || /[\s/:?#@[\]\\%]/.test(domain)
  if (isPlain) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}

export const USERNAME_MAX = 30

/**
 * What a person logs in with: no accents or spaces, since it is typed. Names like `__ana__` are out: the database
 * reserves them.
 */
export const isUsername = (value: string): boolean =>
  value.length <= USERNAME_MAX && /^(?!__.*__$)[A-Za-z0-9._-]{3,}$/.test(value)

/** A username that may be chosen today. Some of dots and dashes alone were, once; who has one goes on using it. */
export const isNewUsername = (value: string): boolean => isUsername(value) && /[A-Za-z0-9]/.test(value)

/** Blanks alone are none: the profile takes them for a field left empty. */
export const isPassword = (value: string): boolean => value.length >= PASSWORD_MIN && value.trim() !== ''
