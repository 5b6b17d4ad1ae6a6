/**
 * The rules for what identifies a person: cédula, RUC, telephone, e-mail, username, password. Plain functions on
 * strings that never throw.
 */

export const MENSAJES_IDENTIDAD = {
  correo: 'Correo electrónico inválido.',
  password: 'La contraseña debe tener al menos 6 caracteres.',
  telefono: 'Teléfono inválido. Debe empezar con 09 y tener 10 dígitos.',
  cedula: 'Cédula inválida.',
  ruc: 'RUC inválido.',
} as const

const SEPARATORS = /[\s.()/-]|\p{Dash_Punctuation}|\u2212/gu

/** East Asian keyboards type ASCII signs in full width: '０９９' is '099'. */
const inHalfWidth = (value: string): string =>
  value.replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))

/** A pasted number ('171 003–4065', 'tel:099/123-4567') without its separators. */
export const cleanDigits = (value: string): string =>
  inHalfWidth(value).trim().replace(/^tel:/i, '').replace(SEPARATORS, '')

/** As `cleanDigits`, also without the name before the number: 'RUC: 1710034065001', 'C.I. 171003406-5'. */
export const cleanCedulaRuc = (value: string): string =>
  cleanDigits(value).replace(/^(?:RUC|CI|C[EÉ]\u0301?DULA):?/i, '')

const PROVINCES = 24

/**
 * The rule of the Registro Civil: two digits for the province (01 to 24), then modulus 10 over the first nine digits
 * with the coefficients 2 and 1 in turn. A product above 9 loses 9.
 */
export const isCedula = (value: string): boolean => {
  if (!/^[0-9]{10}$/.test(value)) return false
  const province = Number(value.slice(0, 2))
  if (province < 1 || province > PROVINCES) return false
  const sum = [...value].slice(0, 9).reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return (10 - (sum % 10)) % 10 === Number(value[9])
}

/** The Registro Civil gives code 30 to people registered abroad. The specification's rule does not know it. */
export const isCedulaFromAbroad = (value: string): boolean => /^30[0-9]{8}(?:001)?$/.test(value)

/** A natural person's RUC: the cédula and 001. Companies' numbers do not match (docs/decisions/advisory-form.md). */
export const isRuc = (value: string): boolean =>
  value.length === 13 && value.endsWith('001') && isCedula(value.slice(0, 10))

/**
 * A telephone without separators, as it is dialled within Ecuador. Contacts store it as +593 99 123 4567, with 00
 * instead of the plus, or without either. Telephones of other countries stay as they are.
 */
export const toNationalTelefono = (digits: string): string =>
  digits.replace(/^(?:\+|00)?593(?:0(?=[2-9]))?([2-9][0-9]{7,8})$/, '0$1')

/** As `toNationalTelefono`. Nine digits that begin with 9 are a mobile of Ecuador without its 0. */
export const completeTelefono = (digits: string): string =>
  toNationalTelefono(digits).replace(/^9[0-9]{8}$/, '0$&')

export const isTelefono = (value: string): boolean => /^09[0-9]{8}$/.test(value)

/** RFC 5321, 4.5.3.1.3: a path of 256 octets without its angle brackets. */
export const CORREO_MAX = 254

const LOCAL_PART = String.raw`[A-Za-z0-9!#$%&'*+/=?^_\`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_\`{|}~-]+)*`
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?'
/** At most 64 characters before the at sign (RFC 5321, 4.5.3.1.1), as the identity provider requires. */
const CORREO = new RegExp(String.raw`^(?=[^@]{1,64}@)${LOCAL_PART}@${LABEL}(?:\.${LABEL})*\.[A-Za-z]{2,}$`)

/** One at sign, a domain in ASCII with a dot, no spaces, no control characters, no dot at an end or beside a dot. */
export const isCorreo = (value: string): boolean => value.length <= CORREO_MAX && CORREO.test(value)

/** Browsers and Node have `URL`; this package has the types of neither. */
declare const URL: new (address: string) => { hostname: string }

/** A domain with ñ or accents in its ASCII form, which the mail service needs. Chromium converts it, Firefox does not. */
const asciiDomain = (domain: string): string => {
  const isPlain = /^[\x20-\x7e]*$/.test(domain) || /[\s/:?#@[\]\\%]/.test(domain)
  if (isPlain) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    // No domain, which the rule below refuses.
    return domain
  }
}

/** The address in what phones, mail programs and links copy: `Ana <ana@x.ec>,` or `mailto:ana@x.ec`. */
export const cleanCorreo = (typed: string): string => {
  const link = /^\s*mailto:([^?]*)/i.exec(typed)?.[1]
  const text = link ?? /<([^<>]*)>[\s.,;]*$/.exec(typed)?.[1] ?? typed
  const address = text.replace(/^[\s<("'“”‘’]+/, '').replace(/[\s>)"'“”‘’.,;:]+$/, '')
  const at = address.lastIndexOf('@')
  return address.slice(0, at + 1) + asciiDomain(address.slice(at + 1))
}

export const USERNAME_MAX = 30

/** No accents or spaces, because people type it to log in. Names like `__ana__` are reserved by the database. */
export const isUsername = (value: string): boolean =>
  value.length <= USERNAME_MAX && /^(?!__.*__$)(?=.*[A-Za-z0-9])[A-Za-z0-9._-]{3,}$/.test(value)

/** The profile treats spaces alone as an empty field, so they are no password. */
export const isPassword = (value: string): boolean => value.length >= 6 && value.trim() !== ''
