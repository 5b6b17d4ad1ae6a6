import type { Subscription } from '@naf/contract'
import { isOpen, type StoredSuscripcion } from './record.ts'

/** `m•••@example.com`: its owner knows it by that, and whoever was forwarded a mail does not. */
const hidden = (correo: string): string => correo.replace(/^(.)[^@]*/u, '$1•••')

/** @param agreed what an account with the address said; null where there is none */
export const presentSubscription = (suscripcion: StoredSuscripcion, agreed: boolean | null): Subscription => {
  const { correo, acepta, devuelta, vence } = suscripcion
  return {
    Correo: hidden(correo),
    PorConfirmar: vence !== null && isOpen(suscripcion, Date.now()),
    Boletines: !devuelta && (acepta === true || agreed === true),
    Cuenta: agreed !== null,
  }
}
