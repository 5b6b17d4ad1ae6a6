/** Names it among the tab's notes. */
export const receiptName = (id: string): string => `recibo-capacitacion-${id}`

/** What the receipt says of a sign-up, and nothing more of what was typed. */
export interface GivenSignUp {
  estado: 'por_confirmar' | 'inscrito' | 'espera'
  correo: string
  /** What staff reads it by; null where the browser cannot tell, as outside of https. */
  qr?: { training: string; participante: string } | null
}
