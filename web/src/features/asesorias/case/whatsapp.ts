const ECUADOR = '593'

/** A telephone as wa.me takes it: digits, with the country's; a number without one is Ecuador's. */
const internationalDigits = (telefono: string): string => {
  const digits = telefono.replace(/\D/g, '')
  if (telefono.trim().startsWith('+') || digits.startsWith(ECUADOR)) return digits
  return ECUADOR + digits.replace(/^0/, '')
}

/** Opens a conversation with somebody, with a beginning that can be changed before it is sent. */
export const whatsappUrl = (telefono: string, text: string): string =>
  `https://wa.me/${internationalDigits(telefono)}?text=${encodeURIComponent(text)}`
