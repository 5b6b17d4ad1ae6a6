import { formatNumber } from '../lib/format.ts'

export const MENSAJES_CUENTA_CARACTERES = {
  left: (left: number) =>
    left === 1 ? 'Te queda 1 carácter.' : `Te quedan ${formatNumber(left)} caracteres.`,
  over: (over: number) =>
    over === 1 ? 'Te sobra 1 carácter.' : `Te sobran ${formatNumber(over)} caracteres.`,
} as const
