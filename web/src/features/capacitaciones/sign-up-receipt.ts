/** Names it among the tab's notes. */
export const receiptName = (id: string): string => `recibo-capacitacion-${id}`

/** What the receipt says of a sign-up, and nothing more of what was typed. */
export interface GivenSignUp {
  estado: 'por_confirmar' | 'inscrito' | 'espera'
  correo: string
  /** What staff reads it by; null for visitors, who find it behind the link of the mail. */
  qr?: { training: string; participante: string } | null
}
