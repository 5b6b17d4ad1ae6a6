/** Names it among the tab's notes. */
export const receiptName = (id: string): string => `recibo-capacitacion-${id}`

/** What the receipt says of a sign-up, and nothing more of what was typed. */
export interface GivenSignUp {
  estado: 'inscrito' | 'espera'
  correo: string
}
