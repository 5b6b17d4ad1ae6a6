/** The networks in which the centre is followed. */
export const REDES = ['Facebook', 'Instagram', 'TikTok', 'X', 'YouTube', 'LinkedIn', 'WhatsApp'] as const

export type Red = (typeof REDES)[number]
