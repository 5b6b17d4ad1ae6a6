import { completeTelefono } from '@naf/contract'

const ECUADOR = '593'

/** The digits of a telephone as wa.me takes them, country first; null for a landline of Ecuador. */
const internationalDigits = (telefono: string): string | null => {
  const number = completeTelefono(telefono.replace(/[^\d+]/g, ''))
  const foreign = /^(?:\+|00)(\d+)$/.exec(number)?.[1]
  if (foreign) return foreign
  return number.startsWith('09') ? ECUADOR + number.slice(1) : null
}

/** Opens a chat with the person, with a text that can be changed before sending; null for a number without WhatsApp. */
export const whatsappUrl = (telefono: string, text: string): string | null => {
  const digits = internationalDigits(telefono)
  return digits && `https://wa.me/${digits}?text=${encodeURIComponent(text)}`
}
